"""Vacations: an account has some days in a year in which none of its time by correspondence runs.

Who is away is known to the database; the tables are told, so that everybody there knows. A table that was
not is asked before anybody's time is called.
"""

import asyncio
import logging

import msgspec

from bivouac.core.refusal import SetupError
from bivouac.server.rooms import NoTable, Room, Rooms
from bivouac.server.ways_messages import VACATION_DAYS
from bivouac.store import Conflict, Row, Store, StoreError, Vacation
from bivouac.store.waits import used
from bivouac.table import Charter, Line, Table
from bivouac.table.charter import DAY
from bivouac.table.lines import Started
from bivouac.table.playing import stay_away

MOST_TABLES = 1_000

log = logging.getLogger(__name__)


class Vacations:
    """Begins and ends vacations, and tells the tables of whoever is away."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self.tasks: set[asyncio.Task[None]] = set()

    def notice(self, room: Room, lines: list[Line], wrote: bool) -> None:
        """A game begins: whoever is on vacation already is so here, too."""
        begins = wrote and any(isinstance(line.fact, Started) for line in lines)
        if begins and room.table is not None and _by_post(room.table):
            task = asyncio.create_task(self.tell(room.id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Wait for what is being told."""
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def days_left(self, player: str) -> int:
        """How many whole days of the year one may still be away."""
        now = self.rooms.sources.now()
        taken = await self.store.waits.vacations_of(player, now)
        return max(0, (VACATION_DAYS * DAY - used(taken, now)) // DAY)

    async def current(self, player: str) -> Vacation | None:
        """The vacation a player is on."""
        found = await self.store.waits.vacations([player], self.rooms.sources.now())
        return found[0] if found else None

    async def begin(self, player: str, days: int) -> None:
        """Be away for so many days; Full if the year has not as many left."""
        now = self.rooms.sources.now()
        away = Vacation(player, now, now + days * DAY)
        await self.store.waits.go_away(away, now, VACATION_DAYS * DAY)
        await self._tell_everywhere(away)

    async def end(self, player: str) -> bool:
        """Be back before its end; was one away?"""
        back = await self.store.waits.come_back(player, self.rooms.sources.now())
        if back is not None:
            await self._tell_everywhere(back)
        return back is not None

    async def tell(self, id: str) -> None:
        """Note at a table who of its players is on vacation."""
        try:
            players = await self.rooms.look(id, lambda table, room: _players(table))
            now = self.rooms.sources.now()
            for away in await self.store.waits.vacations(players, now) if players else []:
                await self._note(id, away)
        except (NoTable, SetupError, Conflict, StoreError) as wrong:
            log.warning(
                "a table was not told of a vacation", extra={"table": id[:4], "reason": type(wrong).__name__}
            )

    async def _tell_everywhere(self, away: Vacation) -> None:
        for row in await self.store.tables_of(away.player, MOST_TABLES):
            if row.status == "playing" and not row.damaged and _has_days(row):
                try:
                    await self._note(row.id, away)
                except (NoTable, SetupError, Conflict) as wrong:
                    log.warning(
                        "a table was not told of a vacation",
                        extra={"table": row.id[:4], "reason": type(wrong).__name__},
                    )

    async def _note(self, id: str, away: Vacation) -> None:
        now = self.rooms.sources.now()
        await self.rooms.write(id, lambda table: stay_away(table, away.player, away.begins, away.ends, now))


def _by_post(table: Table) -> bool:
    return table.clock is not None and table.clock.plan.days > 0


def _players(table: Table) -> list[str]:
    """Whose vacation matters at a table."""
    if not _by_post(table) or table.status != "playing":
        return []
    return sorted({seat.player for seat in table.seats if seat.player is not None})


def _has_days(row: Row) -> bool:
    try:
        clock = msgspec.json.decode(row.charter, type=Charter).clock
    except msgspec.MsgspecError:  # a table nobody can read has other troubles
        return False
    return clock is not None and clock.days > 0
