"""The house: everything a request may need, opened at the start and closed at the end."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bivouac.server.bus import Bus
from bivouac.server.client_files import ClientFiles
from bivouac.server.duties import keep
from bivouac.server.identity import DAY, IDLE_ACCOUNT, IDLE_GUEST, Identity
from bivouac.server.limits import Buckets, Places
from bivouac.server.lobby import LobbyKeeper
from bivouac.server.minders import PATIENCE, Minders
from bivouac.server.notices import Notices
from bivouac.server.quotas import Quotas
from bivouac.server.rooms import Room, Rooms
from bivouac.server.settings import Settings
from bivouac.server.sources import Sources
from bivouac.server.thinkers import Thinkers
from bivouac.store import Store
from bivouac.table import Line

ROUND = 5.0  # seconds between two rounds of the caretaker
ARCHIVE_AFTER = 3600_000  # milliseconds after its last line a finished table is packed up
UNPLAYED = 14 * DAY  # a guest who never sat, spoke or opened a table is forgotten after that
SWEEP_EVERY = 600_000
AT_ONCE = 50


class House:
    """All parts, tied together: what one table writes, the others who care are told."""

    def __init__(self, settings: Settings, sources: Sources, store: Store, secret: bytes) -> None:
        self.settings = settings
        self.sources = sources
        self.store = store
        self.identity = Identity(store, sources, secret)
        self.rooms = Rooms(store, sources, settings.opened, alone=settings.workers == 1)
        self.thinkers = Thinkers(settings.bot_processes, seconds=settings.bot_seconds)
        self.minders = Minders(self.rooms, self.thinkers)
        self.lobby = LobbyKeeper(self.rooms)
        self.bus = Bus(settings, store, self.rooms, self.lobby, self.identity)
        self.notices = Notices(settings, self.rooms, store)
        self.client = ClientFiles(Path(settings.client)) if settings.client else ClientFiles()
        self.requests = Buckets(settings.rate, settings.rate * 20)
        self.windows = Places()  # by network
        self.quotas = Quotas(settings.quotas)
        self.swept = sources.ticks() - SWEEP_EVERY
        self.counts: dict[str, int] = {}
        self.rooms.watchers = [self._tell, self.minders.notice, self.lobby.notice, self.notices.notice]

    def _tell(self, room: Room, lines: list[Line], wrote: bool) -> None:
        # Also without new lines: a table read again after a conflict holds some that nobody here was told.
        if room.table is not None:
            room.audience.tell(room.table, self.sources.now())

    async def look_around(self) -> None:
        """One round: idle tables are put away, waiting bots woken, finished games packed up, guests swept."""
        now = self.sources.now()
        self.rooms.put_away_idle()
        for id in await self.store.waiting("bot", now - PATIENCE, AT_ONCE):
            await self.minders.look_after(id)
        await self.bus.hear_of_bans()
        self.counts = await self.store.counts()
        for id in await self.store.to_archive(now - ARCHIVE_AFTER, AT_ONCE):
            await self.store.archive(id)
        await self._sweep(now)

    async def _sweep(self, now: int) -> None:
        """Forget, from time to time, guests who never played and sessions nobody uses."""
        if self.sources.ticks() >= self.swept + SWEEP_EVERY:
            self.swept = self.sources.ticks()
            await self.store.sweep_sessions(now - IDLE_GUEST, now - IDLE_ACCOUNT)
            while await self.store.sweep_guests(now - UNPLAYED, AT_ONCE) == AT_ONCE:
                pass

    async def wake(self) -> None:
        """At the opening: every table whose clock runs, and every bot that was cut off."""
        for turn in ("clock", "bot"):
            for id in await self.store.waiting(turn, self.sources.now() + 1, 10_000):
                await self.minders.look_after(id)


@asynccontextmanager
async def open_house(settings: Settings, sources: Sources) -> AsyncIterator[House]:
    """A house with its doors open."""
    store = await Store.open(settings.database)
    try:
        secret = await store.secret("cookies", lambda: secrets.token_bytes(32))
        house = House(settings, sources, store, secret)
        await house.identity.open()
        rounds = asyncio.create_task(keep(house.look_around, ROUND))
        tasks = [rounds, *(asyncio.create_task(keep(work)) for work in (house.lobby.serve, house.bus.serve))]
        await house.wake()
        try:
            yield house
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task
            await house.minders.close()
            await house.notices.close()
            await house.thinkers.close()
    finally:
        await store.close()
