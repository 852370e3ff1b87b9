"""News between the processes that serve the same tables: which line was written, who is present."""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from itertools import chain

from bivouac.server.audience import ENDED, NO_ONLOOKERS, SENT_OFF, Elsewhere, Listener, shuns
from bivouac.server.identity import Identity
from bivouac.server.lobby import LobbyKeeper
from bivouac.server.messages import Queued
from bivouac.server.rooms import Room, Rooms
from bivouac.server.settings import Settings
from bivouac.store import Store, StoreError, listen
from bivouac.table import Line
from bivouac.table.lines import Left, Took

POLL = 1.0  # seconds between two looks at what an operator's command may have written
ECHO = 2.0  # seconds between two calls by which a process knows that it hears the others
PRESENT_FOR = 45_000  # milliseconds for which another process's word on presence holds
REFRESH = 15.0
MOST_TOLD = 200  # onlookers of a table whom another process hears of: news are short

log = logging.getLogger(__name__)


class Bus:
    """With PostgreSQL a listener; with SQLite, where only an operator writes beside us, a look at times."""

    def __init__(
        self, settings: Settings, store: Store, rooms: Rooms, lobby: LobbyKeeper, identity: Identity
    ) -> None:
        self.settings = settings
        self.store = store
        self.rooms = rooms
        self.lobby = lobby
        self.identity = identity
        self.name = str(os.getpid())
        self.take_over: Callable[[str], None] = lambda id: None
        self.missed: set[str] = set()  # tables with news that could not be read
        self.elsewhere: dict[str, dict[str, Elsewhere]] = {}  # by table and worker
        self.changed: set[str] = set()  # tables at which other seats are present here than the others know
        self.queued: list[str] = []  # bots here that wait for their turn to think, untold elsewhere
        self.news = asyncio.Event()  # is there something to tell the others?
        self.called = ("", 0)  # the last call into the news, and when it went out

    async def serve(self) -> None:
        """Hear and repeat, for ever."""
        if self.settings.database.startswith("postgres"):
            async with asyncio.TaskGroup() as both:
                both.create_task(self._listen())
                both.create_task(self._repeat())
                both.create_task(self._call())
                both.create_task(self._tell_changes())
        else:
            await self._poll()

    def notice(self, room: Room, lines: list[Line], wrote: bool) -> None:
        """Whoever sits down or gets up with a window open is present, or an onlooker, from then on."""
        moved = any(isinstance(line.fact, Took | Left) for line in lines)
        if moved and room.table is not None and room.audience.listeners:
            room.audience.broadcast(room.audience.presence(room.table, self.rooms.sources.now()))
            if self.settings.workers > 1:
                self.changed.add(room.id)
                self.news.set()

    async def _tell_changes(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            changed, self.changed = self.changed, set()
            queued, self.queued = self.queued, []
            for room in [self.rooms.rooms[id] for id in changed if id in self.rooms.rooms]:
                await self.tell_presence(room)
            for told in queued:
                with suppress(StoreError):  # whoever does not hear of it waits all the same
                    await self.store.notify("bivouac_queued", told)

    async def tell_presence(self, room: Room) -> None:
        """Tell the other processes who is present at a table here."""
        if self.settings.workers > 1 and room.table is not None:
            seats = ",".join(map(str, room.audience.seats_here(room.table)))
            watchers = room.audience.watchers_here(room.table)
            onlookers = ",".join(room.audience.onlookers_here(room.table)[:MOST_TOLD])
            told = f"{room.id} {self.name} {watchers} {seats} {onlookers}"
            with suppress(StoreError):  # it is told again before long; no window breaks off for it
                await self.store.notify("bivouac_presence", told)

    def tell_queued(self, id: str, seat: int, seq: int) -> None:
        """Tell everybody at a table that a bot waits for its turn to think, in the other processes too."""
        self._excuse(id, seat, seq)
        if self.settings.workers > 1:
            self.queued.append(f"{self.name} {id} {seat} {seq}")
            self.news.set()

    async def reread(self, id: str) -> None:
        """Read a table anew, here and in the other processes: something of its past was deleted."""
        await self.rooms.reread(id)
        if self.settings.workers > 1:
            await self.store.notify("bivouac_reread", id)

    async def heed(self, player: str) -> None:
        """Know a player anew and close the windows of ended sessions; the other processes hear of it, too."""
        self.identity.ask_again(player)
        for listener in self._windows():
            gone = listener.player == player and listener.session is not None
            if gone and not await self.identity.goes_on(listener.session or ""):
                listener.cut(*ENDED)

    async def listen_anew(self, player: str) -> None:
        """Know anew whose words a player does not want in their windows, and who looks on no more."""
        unwanted = await self.store.people.unwanted(player)
        for room in list(self.rooms.rooms.values()):
            for listener in list(room.audience.listeners):
                if listener.player == player:
                    await self.attune(listener, room.id)
                elif listener.player in unwanted and shuns(room.table, listener.player, {player}):
                    listener.cut(*NO_ONLOOKERS)

    async def attune(self, listener: Listener, table: str) -> None:
        """Let a window on a table leave out the words that its owner does not want."""
        if listener.player is not None:
            unheard = await self.store.people.unheard(listener.player)
            listener.unheard = frozenset(unheard)
            listener.unheard_onlookers = frozenset(self.identity.onlooker(table, one) for one in unheard)

    async def show_out(self) -> None:
        """Close the windows of all who are banned by now."""
        bans = self.identity.bans
        for listener in self._windows():
            if bans.of_player(listener.player) or bans.of_network(listener.network):
                listener.cut(*ENDED)

    async def send_off(self, table: str, onlooker: str) -> None:
        """Close the windows of an onlooker on a table, here and in the other processes."""
        self._send_off(table, onlooker)
        if self.settings.workers > 1:
            await self.store.notify("bivouac_sent_off", f"{table} {onlooker}")

    async def hand_over(self, tables: list[str]) -> None:
        """Ask the other processes to see to tables that this one saw to; they would notice by themselves."""
        if self.settings.workers > 1:
            with suppress(StoreError):
                for id in tables:
                    await self.store.notify("bivouac_handover", id)

    async def _listen(self) -> None:
        async for channel, payload in listen(self.settings.database):
            if channel == "bivouac_presence":
                self._present(payload)
            elif channel == "bivouac_handover":
                self.take_over(payload)
            elif channel == "bivouac_reread":
                await self.rooms.reread(payload)
            elif channel == "bivouac_player":
                await self.heed(payload)
                await self.listen_anew(payload)
            elif channel == "bivouac_bans":
                await self.hear_of_bans()
            elif channel == "bivouac_echo":
                self._hear_echo(payload)
            elif channel == "bivouac_sent_off":
                self._send_off(*payload.split(" "))
            elif channel == "bivouac_queued":
                self._hear_of_queue(payload)
            elif payload:
                self.lobby.changed.set()
                await self._catch_up(payload.split(" ")[0])
            else:  # we may have missed something
                self.identity.ask_again_of_all()
                await self.hear_of_bans()
                for player in {listener.player for listener in self._windows()} - {None}:
                    await self.heed(player or "")
                for id in list(self.rooms.rooms):
                    await self._catch_up(id)

    async def hear_of_bans(self) -> None:
        """Know who is banned by now, and show them out."""
        await self.identity.bans.read()
        await self.show_out()

    def _send_off(self, table: str, onlooker: str) -> None:
        room = self.rooms.rooms.get(table)
        if room is None or room.table is None:
            return
        for listener in list(room.audience.listeners):
            if not room.table.seats_of(listener.player) and listener.onlooker == onlooker:
                listener.cut(*SENT_OFF)

    def _hear_of_queue(self, payload: str) -> None:
        worker, id, seat, seq = payload.split(" ")
        if worker != self.name:
            self._excuse(id, int(seat), int(seq))

    def _excuse(self, id: str, seat: int, seq: int) -> None:
        room = self.rooms.rooms.get(id)
        if room is not None:
            room.audience.broadcast(Queued(seq, seat))

    def _windows(self) -> list[Listener]:
        audiences = [room.audience.listeners for room in self.rooms.rooms.values()]
        return list(chain(self.lobby.listeners, *audiences))

    def _present(self, payload: str) -> None:
        id, worker, watchers, seats, onlookers = payload.split(" ")
        if worker == self.name:
            return
        now = self.rooms.sources.now()
        present = [int(seat) for seat in seats.split(",") if seat]
        players = [player for player in onlookers.split(",") if player]
        told = Elsewhere(now + PRESENT_FOR, present, int(watchers), players)
        self.elsewhere.setdefault(id, {})[worker] = told
        room = self.rooms.rooms.get(id)
        if room is None or room.table is None:
            return
        room.audience.elsewhere[worker] = told
        room.audience.broadcast(room.audience.presence(room.table, now))

    def seats_present(self, id: str) -> set[int]:
        """The seats of a table with a window open, here or in another process."""
        now = self.rooms.sources.now()
        told = [one for one in self.elsewhere.get(id, {}).values() if one.until > now]
        seats = {seat for one in told for seat in one.seats}
        room = self.rooms.rooms.get(id)
        if room is not None and room.table is not None:
            seats |= set(room.audience.seats_here(room.table))
        return seats

    def _forget_the_gone(self) -> None:
        now = self.rooms.sources.now()
        for id, workers in list(self.elsewhere.items()):
            self.elsewhere[id] = {name: told for name, told in workers.items() if told.until > now}
            if not self.elsewhere[id]:
                del self.elsewhere[id]

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REFRESH)
            self._forget_the_gone()
            for id in list(self.missed):
                await self._catch_up(id)
            for room in list(self.rooms.rooms.values()):
                if room.audience.listeners:
                    await self.tell_presence(room)

    async def _call(self) -> None:
        """Call into the news: they come in the order of their commits, so what came before was heard, too."""
        while True:
            self.called = secrets.token_hex(8), self.rooms.sources.ticks()
            with suppress(StoreError):  # unheard, we ask the database about everybody again
                await self.store.notify("bivouac_echo", self.called[0])
            await asyncio.sleep(ECHO)

    def _hear_echo(self, call: str) -> None:
        known, at = self.called
        if call == known:
            self.identity.vouch(at)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            asked = self.rooms.sources.ticks()
            changed = await self.store.changed_elsewhere()
            if changed:
                self.identity.ask_again_of_all()
            self.identity.vouch(asked)
            if changed:
                await self.hear_of_bans()
                self.lobby.changed.set()
                open_here = [id for id, room in self.rooms.rooms.items() if room.table is not None]
                for id, seq in (await self.store.last_seqs(open_here)).items():
                    table = self.rooms.room(id).table
                    if table is not None and table.seq < seq:
                        await self._catch_up(id)

    async def _catch_up(self, id: str) -> None:
        """Whatever is wrong with one table, the others are told their news; it is tried again later."""
        self.missed.discard(id)
        try:
            await self.rooms.catch_up(id)
        except Exception:
            self.missed.add(id)
            log.exception("a table could not be read again", extra={"table": id[:4]})
