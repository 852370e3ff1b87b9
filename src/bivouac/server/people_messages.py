"""What travels on the wire about people: what they have played, and with whom."""

from typing import Annotated, Literal

import msgspec

Cursor = Annotated[str, msgspec.Meta(max_length=80)]


class PastSeat(msgspec.Struct, frozen=True):
    """Who sat where in a game that is over, and what it was for them.

    A person without a name has left for good, or never told one: `departed` says which.
    """

    name: str
    bot: str
    mine: bool
    departed: bool
    rank: int
    won: bool
    points: int | None
    gave_up: bool


class PastGame(msgspec.Struct, frozen=True):
    """A game that is over, as one of its players looks back on it."""

    id: str
    game: str
    status: Literal["over", "closed"]
    ended: int
    length: int  # milliseconds
    actions: int
    counted: bool  # no lesson, no what-if, nobody in two seats
    rated: bool
    rating: int | None  # one's own, once this game had counted
    reviewed: bool
    seats: list[PastSeat]


class Played(msgspec.Struct, frozen=True):
    """What one has done at tables of a game with so many seats."""

    game: str
    seats: int
    played: int
    won: int
    average: float | None  # points
    best: int | None


class Run(msgspec.Struct, frozen=True):
    """How it went in a game: the latest results, games won in a row now and at best, and ratings in order."""

    game: str
    latest: list[bool]
    streak: int
    longest: int
    rating: int | None
    spread: int | None
    way: list[int]


class Companion(msgspec.Struct, frozen=True):
    """Somebody one often plays with; no handle leads to whoever wants none or has no account."""

    name: str
    handle: str | None
    together: int
    won: int


class Profile(msgspec.Struct, frozen=True):
    """What somebody's games tell of them; `accuracy` and `luck` are means over those that were reviewed."""

    name: str
    handle: str | None
    mine: bool
    private: bool
    games: list[Played]
    runs: list[Run]
    companions: list[Companion]  # only one's own are told
    reviewed: int
    accuracy: float | None
    luck: float | None


class Person(msgspec.Struct, frozen=True):
    """Somebody else; who has no account has no handle either."""

    name: str
    handle: str | None


class InvitationCard(msgspec.Struct, frozen=True):
    """A friend wants one at a table; the key opens its seats."""

    table: str
    game: str
    name: str
    at: int
    key: str


class Company(msgspec.Struct, frozen=True):
    """Whom one wants for company and whom not: friends, those who ask, those one has asked, invitations."""

    friends: list[Person]
    asking: list[Person]
    asked: list[Person]
    muted: list[Person]
    blocked: list[Person]
    invitations: list[InvitationCard]


Wish = Literal["friend", "mute", "block", "nothing"]
Handle = Annotated[str, msgspec.Meta(max_length=40)]


class AboutPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one wishes of an account."""

    handle: Handle
    wish: Wish


class AboutSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one wishes of whoever sits there, account or guest."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=98)]
    wish: Wish


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A friend to be invited."""

    handle: Handle


class ReportSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator is told of whoever sits there."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=98)]
    reason: Literal["words", "name", "cheating", "stalling", "other"]
    words: Annotated[str, msgspec.Meta(max_length=500)] = ""


class FreeSeat(msgspec.Struct, frozen=True):
    """A table with a free seat of the kind that was looked for, if there is one."""

    table: str | None


class Ranked(msgspec.Struct, frozen=True):
    """Somebody among the strongest of a game: points of Elo, all but surely within twice the spread."""

    place: int | None  # none for whoever is far behind
    name: str
    handle: str | None
    rating: int
    spread: int
    games: int
    mine: bool


class Leaderboard(msgspec.Struct, frozen=True):
    """The strongest accounts of a game that have played `least` rated games, and oneself wherever one is."""

    game: str
    least: int
    strongest: list[Ranked]
    me: Ranked | None


class History(msgspec.Struct, frozen=True):
    """A page of one's games, the latest first; `next` asks for the one after, where there are more."""

    games: list[PastGame]
    next: str | None


class Turns(msgspec.Struct, frozen=True):
    """How many tables wait for one's own turn."""

    waiting: int
