"""What travels between the operator's page and the house: figures, reports, bans, tables, the trail."""

from typing import Annotated

import msgspec

from bivouac.server.operating import LONGEST_REASON, PlayerFacts, SeatFacts
from bivouac.store import records

Reason = Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)]
Who = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class OperatorKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key to the page."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Vitals(msgspec.Struct, frozen=True):
    """How the house is, as the worker sees it that answers; `faults` names what is wrong."""

    faults: list[str]
    version: str
    compiled: bool
    workers: int
    lag: int  # milliseconds the event loop was late by, at worst of late
    windows: int
    tables: int  # open in this worker
    thinking: int  # bots that are to act
    queued: dict[str, int]  # bots that wait for a process, by lane
    longest: int  # milliseconds a table has waited for its bot
    stored: dict[str, int]
    refusals: dict[str, int]
    backup: int | None  # seconds since the last one
    reports: int  # that nobody has seen to; at most a page is counted


class ReportView(msgspec.Struct, frozen=True):
    """What somebody told of somebody; names as far as they have one."""

    id: str
    at: int
    reporter: str
    reporter_name: str
    subject: str
    subject_name: str
    table: str
    reason: str
    words: str
    resolved: int | None


class Reports(msgspec.Struct, frozen=True):
    """A page of reports; `next` goes on."""

    reports: list[ReportView]
    next: int | None


class BanFacts(msgspec.Struct, frozen=True):
    """Who is let in no more; the name is that of a player who has one."""

    kind: str
    subject: str
    name: str
    until: int | None
    reason: str
    created: int


class NewBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to let in no more: an id, an account or a network; a term like 3d, a date, or for good."""

    who: Who
    until: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    reason: Reason = ""


class Lift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to let in again."""

    who: Who


class TableFacts(msgspec.Struct, frozen=True):
    """A table as an operator sees it: who sits there and how it stands, nothing of its deal."""

    id: str
    game: str
    status: str
    damaged: str
    created: int
    touched: int
    lines: int
    seats: list[SeatFacts]


class TablePage(msgspec.Struct, frozen=True):
    """A page of tables; `next` goes on."""

    tables: list[TableFacts]
    next: str | None


class CloseTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a table is closed, for the trail."""

    reason: Reason = ""


class PlayerPage(msgspec.Struct, frozen=True):
    """Those who were here last, or who were looked for."""

    players: list[PlayerFacts]


class TraceView(records.Numbered, frozen=True, kw_only=True):
    """An event on the trail."""


class Trail(msgspec.Struct, frozen=True):
    """A page of the trail; `next` goes on."""

    traces: list[TraceView]
    next: int | None


class TrailCheck(msgspec.Struct, frozen=True):
    """The first event that was tampered with, if any; else the last digest, to be noted elsewhere."""

    broken: int | None
    last: int
    link: str
