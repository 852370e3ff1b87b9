"""When somebody who is to act must be told, reminded, or has run out of time; all from a table's row."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from bivouac.table import Table
from bivouac.table.waiting import wait_of, waits_since

PATIENCE = 60_000  # milliseconds one is given to come back before being written to

Kind = Literal["turn", "reminder"]


class Wait(msgspec.Struct, frozen=True, array_like=True):
    """A seat that is to act: since when, and by correspondence until when, and whether its player is away."""

    seat: int
    line: int  # with which the wait began, so that it is told from the next one
    since: int
    until: int = 0  # the moment at which its days will have run out
    term: int = 0  # all its days, in milliseconds
    away: int = 0  # until when its player is on vacation


def waits_of(table: Table) -> list[Wait]:
    """Everybody a table waits for."""
    since, now = waits_since(table), table.lines[-1].at
    clock = table.clock if table.clock is not None and table.clock.plan.days else None
    if clock is None:
        return [Wait(seat, wait_of(table, seat), since) for seat in table.thinking()]
    return [
        Wait(
            seat,
            wait_of(table, seat),
            clock.since[seat],
            clock.end(seat),
            clock.plan.allowance,
            clock.away_until(seat, now),
        )
        for seat in table.thinking()
        if seat in clock.since
    ]


def first_look(waits: Iterable[Wait], share: float, *, speaks: bool) -> int | None:
    """The moment at which the house must look at the table; None if it never need."""
    return next_look(waits, share, 0, speaks=speaks)


def next_look(waits: Iterable[Wait], share: float, now: int, *, speaks: bool) -> int | None:
    """The next moment after now at which there is something to tell anybody, or somebody's time runs out."""
    moments = [
        moment
        for wait in waits
        for moment in (
            *((wait.since + PATIENCE, wait.away, reminder(wait, share)) if speaks else ()),
            wait.until,
        )
        if moment > now
    ]
    return min(moments, default=None)


def reminder(wait: Wait, share: float) -> int:
    """The moment at which only that share of the days is left; 0 where nobody is reminded."""
    return wait.until - round(share * wait.term) if wait.until and share else 0


def to_tell(wait: Wait, share: float, now: int) -> Kind | None:
    """What the seat should have been told by now; nothing on vacation, or before it had time to come back."""
    if now < wait.since + PATIENCE or now < wait.away or (wait.until and now >= wait.until):
        return None
    return "reminder" if wait.until and share and now >= reminder(wait, share) else "turn"


def is_late(wait: Wait, now: int) -> bool:
    """Have the days of the seat run out?"""
    return 0 < wait.until <= now
