"""How the house feels: whether its loop keeps time, its database answers and its bots are not stuck."""

import asyncio
import time
from collections import deque

from prometheus_client import Histogram

from bivouac.core.refusal import SetupError
from bivouac.server.rooms import Rooms
from bivouac.server.settings import Settings
from bivouac.store import Store, StoreError

BEAT = 0.25  # seconds
REMEMBERED = 40  # beats: ten seconds
LATE = 5.0  # seconds by which a beat may be late before nobody can be said to be served
ANSWER = 3.0  # seconds in which a database answers
FRESH = 1.0  # seconds for which an answer of the database is trusted
ATTEMPTS = 4  # times a bot's longest move: it is tried twice, then stood in for

LAG = Histogram(
    "bivouac_loop_lag_seconds",
    "By how much the event loop is late",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)


class Unwell(SetupError):
    """The house cannot serve as it should; it says what is wrong."""


class Pulse:
    """Felt all the time; asked when a monitor wants to know."""

    def __init__(self, store: Store, rooms: Rooms, settings: Settings) -> None:
        self.store = store
        self.rooms = rooms
        self.settings = settings
        self.beats: deque[float] = deque(maxlen=REMEMBERED)
        self._asked = 0.0
        self._answered = True

    async def beat(self) -> None:
        """Notice by how much the loop is late, for ever."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(BEAT)
            late = max(0.0, time.monotonic() - before - BEAT)
            self.beats.append(late)
            LAG.observe(late)

    @property
    def lag(self) -> float:
        """By how many seconds the loop was late at worst in the last ten seconds."""
        return max(self.beats, default=0.0)

    @property
    def bots_waiting(self) -> list[float]:
        """For how many seconds each table here that waits for a bot has done so."""
        now = self.rooms.sources.now()
        waiting = (room.table for room in self.rooms.rooms.values() if room.thinking is not None)
        return [max(0.0, (now - table.lines[-1].at) / 1000) for table in waiting if table and table.lines]

    async def database_answers(self) -> bool:
        """Can it be read and written, now or a moment ago?"""
        if time.monotonic() - self._asked > FRESH:
            self._asked = time.monotonic()
            try:
                async with asyncio.timeout(ANSWER):
                    await self.store.ping()
                self._answered = True
            except (StoreError, TimeoutError):
                self._answered = False
        return self._answered

    async def faults(self) -> dict[str, str]:
        """Everything that is wrong, by the part of the house."""
        wrong = {}
        if not await self.database_answers():
            wrong["database"] = "the database does not answer"
        if self.lag > LATE:
            wrong["loop"] = f"the loop was late by {self.lag:.1f} s"
        stuck = max(self.bots_waiting, default=0.0)
        if stuck > ATTEMPTS * self.settings.bot_seconds:
            wrong["bots"] = f"a table has waited for its bot for {stuck:.0f} s"
        return wrong

    async def check(self) -> None:
        """Unwell, with everything that is wrong, unless nothing is."""
        wrong = await self.faults()
        if wrong:
            raise Unwell("; ".join(wrong.values()))
