"""What the store takes and gives, and its three ways of saying no."""

from __future__ import annotations

import msgspec

from bivouac.core.refusal import SetupError

OPEN = ("gathering", "playing")
FINISHED = ("over", "closed")


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal; its body is opaque, and its author, if any, may have it blanked."""

    seq: int
    at: int
    kind: str
    body: bytes
    author: str | None = None


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the list of tables knows it.

    `turn` says for whom it waits: a "bot", people whose "clock" runs, other "people", or nobody. What is
    to be shown of its seats is opaque here.
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


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat."""

    seat: int
    player: str


class Founding(msgspec.Struct, frozen=True):
    """A new table, with its first entries and those who sit there."""

    row: Row
    entries: list[Entry]
    holders: list[Holder]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A person, with a login only if they wanted an account."""

    id: str
    name: str
    lang: str
    generation: int
    created: int
    seen: int
    banned: bool = False
    login: str | None = None
    passphrase: str | None = None
    mail: str | None = None


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


class Trace(msgspec.Struct, frozen=True, kw_only=True):
    """An event on the trail, with its number and the digest that ties it to those before."""

    number: int
    at: int
    kind: str
    actor: str
    subject: str
    detail: str
    link: str


class StoreError(SetupError):
    """The database cannot do what is asked; one sentence tells the operator why."""


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


class LoginTaken(Exception):
    """Another player has that login: nothing has changed."""

    def __init__(self, login: str) -> None:
        super().__init__("that login is taken")
        self.login = login
