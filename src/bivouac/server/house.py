"""The house: everything a request may need, opened at the start and closed at the end."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bivouac.core.refusal import SetupError
from bivouac.server.bots_and_clocks import PATIENCE, BotsAndClocks
from bivouac.server.bus import Bus
from bivouac.server.client_files import ClientFiles
from bivouac.server.clock_and_ids import Sources
from bivouac.server.courses import Courses
from bivouac.server.house_key import pushing_of, signer_of
from bivouac.server.identity import DAY, IDLE_ACCOUNT, IDLE_GUEST, Identity
from bivouac.server.imports import Imports
from bivouac.server.lamps import Lamps
from bivouac.server.limits import Buckets, Places
from bivouac.server.lobby import LobbyKeeper
from bivouac.server.logs import hear_the_loop
from bivouac.server.notices import Notices
from bivouac.server.pulse import Pulse
from bivouac.server.pushing import Pushing
from bivouac.server.quotas import Quotas
from bivouac.server.reading import Damaged
from bivouac.server.restarting import keep_going
from bivouac.server.results import results_of
from bivouac.server.reviews import Reviews
from bivouac.server.rooms import NoTable, Room, Rooms
from bivouac.server.settings import Settings
from bivouac.server.thinkers import Thinkers
from bivouac.server.vacations import Vacations
from bivouac.store import Event, Store, Unreadable
from bivouac.table import Line
from bivouac.table.signatures import Signer

ROUND = 5.0  # seconds between two rounds of the caretaker
ARCHIVE_AFTER = 3600_000  # milliseconds after its last line a finished table is packed up
UNPLAYED = 14 * DAY  # a guest who never sat, spoke or opened a table is forgotten after that
SWEEP_EVERY = 600_000
AT_ONCE = 50

log = logging.getLogger(__name__)


class House:
    """All parts, tied together: what one table writes, the others who care are told."""

    def __init__(
        self,
        settings: Settings,
        sources: Sources,
        store: Store,
        secret: bytes,
        signer: Signer,
        pushing: Pushing | None,
    ) -> None:
        self.settings = settings
        self.sources = sources
        self.store = store
        self.signer = signer
        self.identity = Identity(store, sources, secret)
        self.rooms = Rooms(store, sources, settings.opened, alone=settings.workers == 1)
        self.thinkers = Thinkers(settings.bot_processes, seconds=settings.bot_seconds)
        self.imports = Imports(self.rooms, sources)
        self.reviews = Reviews(store)
        self.lamps = Lamps()
        self.courses = Courses()
        self.bots_and_clocks = BotsAndClocks(self.rooms, self.thinkers)
        self.lobby = LobbyKeeper(self.rooms)
        self.bus = Bus(settings, store, self.rooms, self.lobby, self.identity)
        self.vacations = Vacations(store, self.rooms)
        self.notices = Notices(settings, store, sources, self.identity, pushing)
        self.client = ClientFiles(Path(settings.client)) if settings.client else ClientFiles()
        self.requests = Buckets(settings.rate, settings.rate * 20)
        self.windows = Places()  # by network
        self.quotas = Quotas(settings.quotas)
        self.swept = sources.ticks() - SWEEP_EVERY
        self.counts: dict[str, int] = {}
        self.pulse = Pulse(store, self.rooms, settings)
        self._tie_together()

    def _tie_together(self) -> None:
        """Who hears of what from whom."""
        self.bus.take_over = self.bots_and_clocks.take_over
        self.bots_and_clocks.tell_queued = self.bus.tell_queued
        self.notices.here = self.bus.seats_present
        self.notices.call_time = self._call_time
        self.rooms.due = self.notices.due
        self.rooms.watchers = [
            self._tell,
            self.bus.notice,
            self.bots_and_clocks.notice,
            self.lobby.notice,
            self.vacations.notice,
            self.lamps.notice,
        ]

    def _tell(self, room: Room, lines: list[Line], wrote: bool) -> None:
        # Also without new lines: a table read again after a conflict holds some that nobody here was told.
        if room.table is not None:
            room.audience.tell(room.table, self.sources.now())

    async def _call_time(self, id: str) -> None:
        """Somebody's days have run out, unless they are on vacation and the table was not told."""
        await self.vacations.tell(id)
        await self.bots_and_clocks.call_time(id)

    async def note(self, kind: str, actor: str = "", subject: str = "", detail: str = "") -> None:
        """Put an event on the trail; when this returns it is there for good."""
        await self.store.note(Event(self.sources.now(), kind, actor, subject, detail))

    async def look_around(self) -> None:
        """One round: idle tables are put away, waiting bots woken, finished games packed up, guests swept."""
        now = self.sources.now()
        self.rooms.put_away_idle()
        for id in await self.store.waiting("bot", now - PATIENCE, AT_ONCE):
            await self.bots_and_clocks.look_after(id)
        await self.bus.hear_of_bans()
        self.counts = await self.store.counts()
        for id in await self.store.to_archive(now - ARCHIVE_AFTER, AT_ONCE):
            await self._archive(id)
        for id in await self.store.people.owed_results(AT_ONCE):
            await self._settle(id)
        await self._sweep(now)

    async def _settle(self, id: str) -> None:
        """Write down what a game was that ended before results were kept; nothing of one nobody can read."""
        try:
            found = await self.rooms.look(id, lambda table, room: results_of(table))
        except (NoTable, SetupError):
            found = []
        await self.store.people.settle_results(id, found)

    async def _archive(self, id: str) -> None:
        """Pack up a finished game; one that cannot be is marked, and keeps no other waiting."""
        try:
            await self.store.archive(id)
        except Unreadable as wrong:
            log.error("a table is damaged", extra={"table": id[:4], "part": "archive"})
            await self.store.mark(id, Damaged(id, "archive", str(wrong)).what)

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
                await self.bots_and_clocks.look_after(id)


@asynccontextmanager
async def open_house(settings: Settings, sources: Sources) -> AsyncIterator[House]:
    """A house with its doors open."""
    hear_the_loop(asyncio.get_running_loop())
    store = await Store.open(settings.database)
    try:
        secret = await store.secret("cookies", lambda: secrets.token_bytes(32))
        pushing = await pushing_of(settings, sources, store)
        house = House(settings, sources, store, secret, await signer_of(store), pushing)
        await house.identity.open()
        log.info("the house signs with this key", extra={"public_key": house.signer.key})
        rounds = asyncio.create_task(keep_going(house.look_around, ROUND))
        for_ever = (
            house.lobby.serve,
            house.lobby.serve_players,
            house.bus.serve,
            house.pulse.beat,
            house.notices.serve,
        )
        tasks = [rounds, *(asyncio.create_task(keep_going(work)) for work in for_ever)]
        await house.wake()
        try:
            yield house
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task
            unfinished = await house.bots_and_clocks.close()
            await house.bus.hand_over(unfinished)
            await house.notices.close()
            await house.vacations.close()
            await house.thinkers.close()
            await house.imports.close()
            await house.reviews.close()
            await house.lamps.close()
            await house.courses.close()
    finally:
        await store.close()
