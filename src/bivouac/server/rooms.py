"""The tables open in this process: loaded when somebody comes, written through, dropped when idle."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeVar

import msgspec

from bivouac.core.refusal import Refusal, SetupError
from bivouac.server import ratings, reading
from bivouac.server.audience import DAMAGED, Audience
from bivouac.server.briefs import brief_of
from bivouac.server.clock_and_ids import Sources
from bivouac.server.reading import Damaged, Plate
from bivouac.server.results import ends_in, results_of
from bivouac.server.toll import Toll
from bivouac.store import Allowance, Conflict, Entry, Founding, Full, Holder, Row, Snapshot, Store, StoreError
from bivouac.table import Line, Table
from bivouac.table.lines import Said, Took, encode, kind_of

Result = TypeVar("Result")

RETRIES = 8
SNAPSHOT_EVERY = 1000  # actions: below that a game is played again faster than a document is read
IDLE = 60_000  # milliseconds without anybody after which a table is put away

log = logging.getLogger(__name__)


class NoTable(Exception):
    """There is no table of that name, which is not repeated: it may be logged."""

    def __init__(self, id: str) -> None:
        super().__init__("there is no such table")
        self.id = id


class Closing(SetupError):
    """No new table is begun here: this process is about to end."""


class Room:
    """One table in this process: whoever holds the lock may change it, and everybody here hears of it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.audience = Audience()
        self.network = ""  # from where somebody who sits here last came
        self.touched = 0  # in ticks: a clock that is set keeps no table open, and puts none away
        self.snapshot = 0  # the action after which the last snapshot was taken
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.replaced: set[tuple[int, str]] = set()  # seats and the bots that think for theirs, once told

    @property
    def busy(self) -> bool:
        """Must this table stay open?"""
        return bool(self.audience.listeners or self.thinking or self.alarm or self.lock.locked())


class Rooms:
    """All rooms of this process. `written` is called with a room after lines were stored or read."""

    def __init__(self, store: Store, sources: Sources, opened: int, *, alone: bool) -> None:
        self.store = store
        self.sources = sources
        self.opened = opened
        self.alone = alone  # does no other process serve these tables?
        self.closing = False  # is no new table begun here any more?
        self.toll = Toll()
        self.rooms: dict[str, Room] = {}
        self.watchers: list[Callable[[Room, list[Line], bool], None]] = []
        self.due: Callable[[Table], int | None] = _never  # when the house must look at a table

    def room(self, id: str) -> Room:
        """The room of a table, which may still be empty."""
        if id not in self.rooms:
            self.rooms[id] = Room(id)
        return self.rooms[id]

    async def found(self, table: Table, allowance: Allowance | None = None) -> Room:
        """Store a new table and open it; Full if it is one more than its host may have."""
        self.check_open()
        new = founding_of(table, self.sources.now(), allowance, due=self.due(table))
        room = self.room(table.id)
        async with room.lock:
            try:
                await self.store.create(new.row, new.entries, new.holders, allowance, new.results)
            except Full:
                self.rooms.pop(table.id, None)
                raise
            self._take_in(room, table)
        return room

    async def keep(self, new: Founding, snapshot: Snapshot | None, allowance: Allowance) -> None:
        """Store a new table that another process wrote down; it is opened when somebody looks."""
        self.check_open()
        await self.store.create(new.row, new.entries, new.holders, allowance, new.results)
        if snapshot is not None:
            await self.store.save_snapshot(new.row.id, snapshot)

    async def write(
        self,
        id: str,
        command: Callable[[Table], Result],
        *,
        author: str | None = None,
        founding: Table | None = None,
        allowance: Allowance | None = None,
    ) -> Result:
        """Do something at a table; when this returns it is on disk and everybody here has been told.

        Another process may have written first: then the table is read again and asked again. Whoever asked
        may go away meanwhile: what is on its way to the disk is still told to everybody else. A new table
        that the command names is stored with its lines; one that it does not name, because another was
        named before, is not stored at all.
        """
        if founding is not None:
            self.check_open()
        return await asyncio.shield(self._write(self.room(id), command, author, _New(founding, allowance)))

    def check_open(self) -> None:
        """Closing if no new table is begun here any more."""
        if self.closing:
            raise Closing("this server is about to end; try again in a moment")

    async def _write(
        self, room: Room, command: Callable[[Table], Result], author: str | None, new: "_New"
    ) -> Result:
        async with room.lock:
            for _ in range(RETRIES):
                table = await self._open(room)
                known = table.seq
                try:
                    result = command(table)
                    if not table.fresh:
                        if await self._moved_on(room, known):
                            continue
                        return result
                    await self._store(table, author, new)
                except Conflict:
                    room.table = None
                    continue
                except Refusal:
                    if table.fresh:
                        room.table = None  # it holds lines that are not on disk
                    if await self._moved_on(room, known):
                        continue
                    raise
                except BaseException:
                    room.table = None  # nobody knows what it holds
                    raise
                lines, table.fresh = table.fresh, []
                if new.table is not None:  # nobody has heard of it yet, so nobody holds its lock
                    self._take_in(self.room(new.table.id), new.table)
                self._announce(room, lines, wrote=True)
                await self._maybe_snapshot(room, table)
                return result
        raise Conflict(room.id, 0)

    async def look(self, id: str, question: Callable[[Table, Room], Result], by: str = "") -> Result:
        """Ask something about a table as it stands on disk; whoever it is asked by pays for the work."""
        if by:
            async with self.toll.passing(by):
                return await self._look(self.room(id), question, by)
        return await self._look(self.room(id), question, by)

    async def _look(self, room: Room, question: Callable[[Table, Room], Result], by: str) -> Result:
        async with room.lock:
            table = await self._open(room)
            await self._moved_on(room, table.seq)
            begun = time.monotonic()  # not that of the processor: it is how long everybody else has waited
            try:
                return question(table, room)
            finally:
                if by:
                    self.toll.charge(by, time.monotonic() - begun)

    async def catch_up(self, id: str) -> None:
        """Read what another process has written at a table that is open here."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            with suppress(Damaged):  # whoever looks at it has been told
                if room.table is not None:
                    await self._read_on(room, room.table.seq)
                elif room.audience.listeners:
                    await self._open(room)

    async def reread(self, id: str) -> None:
        """Read a table anew whose past was changed on disk, and tell everybody here all of it again."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            room.table = None
            if not room.audience.listeners:
                return
            with suppress(Damaged):  # whoever looks at it has been told
                table = await self._open(room)
                for listener in room.audience.listeners:
                    listener.seq = 0
                    room.audience.welcome(table, listener, self.sources.now())

    def put_away_idle(self) -> None:
        """Drop the tables nobody has asked for in a while."""
        before = self.sources.ticks() - IDLE
        for id, room in list(self.rooms.items()):
            if not room.busy and room.touched < before:
                del self.rooms[id]

    async def _open(self, room: Room) -> Table:
        room.touched = self.sources.ticks()
        if room.table is None:
            try:
                room.table = await self._load(room)
            except (NoTable, Damaged):
                self.rooms.pop(room.id, None)
                raise
            self._announce(room, [], wrote=self.alone)
        return room.table

    async def _moved_on(self, room: Room, known: int) -> bool:
        """Has another process written after the line known here? Its news may still be on their way."""
        return not self.alone and await self._read_on(room, known)

    async def _read_on(self, room: Room, known: int) -> bool:
        """Read what was written after a line, and say whether there was anything."""
        entries = await self.store.entries(room.id, known)
        if entries and room.table is not None:
            try:
                lines = reading.fold(room.table, entries, self.opened)
            except Damaged as wrong:
                await self._mark(room, wrong)
                raise
            self._announce(room, lines, wrote=False)
        return bool(entries)

    async def _row(self, room: Room) -> Row:
        row = await self.store.row(room.id)
        if row is None:
            raise NoTable(room.id)
        return row

    async def _load(self, room: Room) -> Table:
        row = await self._row(room)
        snapshot = reading.snapshot_of(await self.store.snapshot(room.id))
        try:
            entries = await reading.stored(self.store, row)
            while entries and entries[-1].seq > row.seq and (newer := await self._row(room)).seq > row.seq:
                row, entries = (
                    newer,
                    await reading.stored(self.store, newer),
                )  # another process wrote meanwhile
            table = reading.read(row, entries, snapshot, self.opened)
        except Damaged as wrong:
            await self._mark(room, wrong, row.damaged)
            raise
        if row.damaged:
            await self.store.mark(room.id, "")
        room.snapshot = 0 if snapshot is None else snapshot.number
        return table

    async def _mark(self, room: Room, wrong: Damaged, known: str = "") -> None:
        """The table stands still from now on: its windows are told, and the list of tables says why."""
        room.table = None
        for listener in room.audience.listeners:
            listener.cut(*DAMAGED)
        if wrong.what == known:
            return
        log.error("a table is damaged", extra={"table": room.id[:4], "part": wrong.part})
        try:
            await self.store.mark(room.id, wrong.what)
        except StoreError:
            log.exception("a damaged table could not be marked", extra={"table": room.id[:4]})

    def _take_in(self, room: Room, table: Table) -> None:
        """Open a table that has just been stored."""
        lines, table.fresh = table.fresh, []
        room.table = table
        room.touched = self.sources.ticks()
        self._announce(room, lines, wrote=True)

    async def _store(self, table: Table, author: str | None, new: "_New") -> None:
        seated = any(kind_of(line.fact) in ("took", "left", "planned") for line in table.fresh)
        await self.store.append(
            table.id,
            [_entry(line, author) for line in table.fresh],
            status=table.status,
            turn=table.turn,
            listed=table.listed,
            touched=table.fresh[-1].at,
            holders=_holders(table) if seated else None,
            seats=_plates(table),
            brief=brief_of(table),
            due=self.due(table),
            ends=ends_in(table),
            rate=ratings.rate,
            founding=self._founding(new),
        )

    def _founding(self, new: "_New") -> Founding | None:
        if new.table is None:
            return None
        return founding_of(new.table, self.sources.now(), new.allowance, due=self.due(new.table))

    async def _maybe_snapshot(self, room: Room, table: Table) -> None:
        if table.status == "playing" and table.course.count - room.snapshot >= SNAPSHOT_EVERY:
            room.snapshot = table.course.count
            await self.store.save_snapshot(table.id, kept_of(table))

    def _announce(self, room: Room, lines: list[Line], *, wrote: bool) -> None:
        for watcher in self.watchers:
            watcher(room, lines, wrote)


class _New(NamedTuple):
    """A table that is founded with the lines that name it, if its host may have one more."""

    table: Table | None
    allowance: Allowance | None


def _never(table: Table) -> int | None:
    return None


def founding_of(
    table: Table, now: int, allowance: Allowance | None = None, *, due: int | None = None
) -> Founding:
    """A new table as it is stored."""
    row = Row(
        id=table.id,
        game=table.charter.game,
        rules=table.charter.rules,
        charter=msgspec.json.encode(table.charter),
        status=table.status,
        turn=table.turn,
        listed=table.listed,
        created=now,
        touched=now,
        seq=table.seq,
        seats=_plates(table),
        host=table.charter.host,
        brief=brief_of(table),
        due=due,
    )
    lines = [_entry(line, None) for line in table.fresh]
    return Founding(row, lines, _holders(table), allowance, results_of(table))


def kept_of(table: Table) -> Snapshot:
    """The game as it stands, to be stored beside its lines."""
    kept = table.snapshot()
    return Snapshot(kept.seq, kept.rules, msgspec.json.encode(kept))


def _entry(line: Line, author: str | None) -> Entry:
    """A line as it is stored; what bears a person's name bears their id, so that it can be deleted."""
    fact = line.fact
    owner = (fact.player or None) if isinstance(fact, Took) else author if isinstance(fact, Said) else None
    return Entry(line.seq, line.at, kind_of(fact), encode(fact), owner)


def _plates(table: Table) -> bytes:
    """The seats as the list of tables shows them; names are looked up by player."""
    left = table.bequest()
    plates = [Plate(seat.kind, seat.acting_bot, seat.player or "", left) for seat in table.seats]
    return msgspec.json.encode(plates)


def _holders(table: Table) -> list[Holder]:
    return [Holder(at, seat.player) for at, seat in enumerate(table.seats) if seat.player is not None]
