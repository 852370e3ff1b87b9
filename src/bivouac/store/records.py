"""What the store takes and gives, and its ways of saying no."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec

from bivouac.core.mistakes import PlayerMistake
from bivouac.core.words import words

PACKAGE = "bivouac.store"
OPEN = ("gathering", "playing")
FINISHED = ("over", "closed")


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log; its body is opaque, and its author, if any, may have it blanked."""

    seq: int
    at: int
    kind: str
    body: bytes
    author: str | None = None


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the list of tables knows it.

    `turn` says for whom it waits: a "bot", people whose "clock" runs, other "people", or nobody. What is
    to be shown of its seats, and in brief of its game, is opaque here.
    """

    id: str
    game: str
    rules: str
    charter: bytes
    status: str
    turn: str
    listed: bool
    created: int
    touched: int
    seq: int
    seats: bytes = b"[]"
    damaged: str = ""  # what of it could not be read when somebody last tried
    host: str = ""
    brief: bytes = b""
    due: int | None = None  # when somebody must look at it, whatever happens there until then


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat."""

    seat: int
    player: str


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What a game was for one of its seats; a bot and somebody who has left for good have no player.

    A game is `counted` if it says something of its players: no lesson, no what-if, nobody in two seats.
    """

    player: str
    ended: int
    table_id: str
    seat: int
    bot: str = ""
    game: str
    seats: int
    rank: int
    won: bool
    points: int | None = None
    gave_up: bool = False
    length: int = 0  # milliseconds from the deal to the end
    actions: int = 0
    counted: bool = True
    rated: bool = False
    rating: float | None = None  # of the player once the game had counted
    spread: float | None = None


class Standing(msgspec.Struct, frozen=True):
    """How strong a player is in a game, how unsure that is, and after how many games."""

    player: str
    game: str
    rating: float
    spread: float
    games: int


# From the results of a game and what its players were before, what they are now; by player.
Rate = Callable[[Sequence[Result], Mapping[str, Standing]], Mapping[str, Standing]]


def unrated(results: Sequence[Result], before: Mapping[str, Standing]) -> Mapping[str, Standing]:
    """Nobody is stronger or weaker for that game."""
    return before


class Tally(msgspec.Struct, frozen=True):
    """What a player has done in a game at tables of so many seats."""

    game: str
    seats: int
    played: int
    won: int
    scored: int  # games that gave points
    points: int  # all of them
    best: int | None


class Streak(msgspec.Struct, frozen=True):
    """Games won in a row, now and at best."""

    game: str
    now: int
    longest: int


class Companion(msgspec.Struct, frozen=True):
    """Somebody a player has met at tables: how often, how often it counted, and how often the player won."""

    player: str
    met: int
    together: int
    won: int


class Judged(msgspec.Struct, frozen=True):
    """A review, opaque here, of a game in which the player had that seat."""

    seat: int
    review: bytes


class Career(msgspec.Struct, frozen=True):
    """What all games of a player come to."""

    tallies: list[Tally]
    streaks: list[Streak]
    standings: dict[str, Standing]  # by game
    latest: dict[str, list[bool]]  # by game: were they won, the first of them first
    ways: dict[str, list[float]]  # by game: what the rating has been
    companions: list[Companion]  # those met most often
    reviews: list[Judged]  # of the latest games


class Bond(msgspec.Struct, frozen=True):
    """What somebody says of another: a friend, once both say so; muted; blocked."""

    player: str
    other: str
    kind: Literal["friend", "mute", "block"]
    at: int


class Invitation(msgspec.Struct, frozen=True):
    """A friend wants somebody at a table that gathers."""

    player: str
    table_id: str
    inviter: str
    at: int


class Report(msgspec.Struct, frozen=True):
    """What the operator is told of somebody."""

    id: str
    at: int
    reporter: str
    subject: str
    table_id: str
    reason: str
    words: str
    resolved: int | None = None  # when the operator had seen to it


class Past(msgspec.Struct, frozen=True):
    """A game that is over, as one of its players looks back on it."""

    status: str
    results: list[Result]  # by seat
    reviewed: bool


class Allowance(msgspec.Struct, frozen=True):
    """How many open tables a host may have, and all who come from the host's network together."""

    host: str
    by_host: int
    network: str
    by_network: int


class Founding(msgspec.Struct, frozen=True):
    """A new table, with its first entries and those who sit there; founded only if its host may have it."""

    row: Row
    entries: list[Entry]
    holders: list[Holder]
    allowance: Allowance | None = None
    results: list[Result] = []  # of a game that comes here when it is over


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A person, with a login only if they wanted an account."""

    id: str
    name: str
    lang: str
    generation: int
    created: int
    seen: int
    login: str | None = None
    passphrase: str | None = None
    mail: str | None = None
    confirmed: bool = False  # has somebody who reads that mail said so?
    handle: str | None = None  # by what others find an account
    private: bool = False  # is it to be found by nobody?
    by_mail: bool = True  # is “your turn” sent to a confirmed address,
    by_webhook: bool = False  # and to the operator's webhook?


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """One browser in which a player is known; void once the player's generation is another."""

    id: str
    player: str
    generation: int = 0
    created: int
    seen: int
    device: str = ""
    network: str = ""


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """Whom the house lets in no more: a player or a network, for ever or until a moment, and why."""

    kind: Literal["player", "network"]
    subject: str
    until: int | None = None
    reason: str = ""
    created: int = 0


class Claim(msgspec.Struct, frozen=True):
    """One notice of one kind to one seat, of the wait that began with a line."""

    table_id: str
    seat: int
    kind: Literal["turn", "reminder"]
    wait: int


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """Where messages for one browser are taken, and the keys with which only it can read them."""

    id: str
    player: str
    session: str
    endpoint: str
    key: bytes
    auth: bytes
    created: int


class Vacation(msgspec.Struct, frozen=True):
    """When a player is away, so that no days of theirs run."""

    player: str
    begins: int
    ends: int


class Snapshot(msgspec.Struct, frozen=True):
    """A game as it stood after an entry, for one version of its rules."""

    seq: int
    rules: str
    body: bytes


class Event(msgspec.Struct, frozen=True):
    """Something that concerns safety: when, what, who did it, to whom or what; ids only, never names."""

    at: int
    kind: str
    actor: str = ""
    subject: str = ""
    detail: str = ""


class Numbered(msgspec.Struct, frozen=True, kw_only=True):
    """An event on the trail, with its number."""

    number: int
    at: int
    kind: str
    actor: str
    subject: str
    detail: str


class Trace(Numbered, frozen=True, kw_only=True):
    """The same with the digest that ties it to those before."""

    link: str


class StoreError(PlayerMistake):
    """The database cannot do what is asked: a code and facts, for the operator; a player is told no more."""

    def say(self, lang: str) -> str:
        """What is wrong in one line, in the operator's language."""
        return words(PACKAGE, lang).say(f"mistake-{self.code}", **self.facts)


class Unreadable(StoreError):
    """What is stored of one table cannot be read; the rest of the database can."""


class Conflict(Exception):
    """Somebody else has written that entry, or the table is not there: nothing has changed."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(
            f"entry {seq} cannot be written: the journal stands elsewhere"
        )  # no name: it is logged
        self.table = table
        self.seq = seq


class Full(Exception):
    """There are as many as may be: nothing has changed."""

    def __init__(self, what: str, most: int) -> None:
        super().__init__(f"{what}: at most {most}")
        self.what = what
        self.most = most


class Forgotten(Exception):
    """Whoever would have written this has been deleted meanwhile: nothing has changed."""


class LoginTaken(Exception):
    """Another player has that login: nothing has changed."""

    def __init__(self, login: str) -> None:
        super().__init__("that login is taken")
        self.login = login
