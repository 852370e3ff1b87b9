"""The tables open in this process: loaded when somebody comes, written through, dropped when idle."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec

from bivouac.core.refusal import Refusal, SetupError
from bivouac.games import game
from bivouac.server.audience import Audience
from bivouac.server.sources import Sources
from bivouac.store import Allowance, Conflict, Entry, Founding, Full, Holder, Row, Snapshot, Store
from bivouac.table import Charter, Line, Table
from bivouac.table.lines import Said, Took, decode, encode, kind_of
from bivouac.table.table import Snapshot as TableSnapshot

Result = TypeVar("Result")

RETRIES = 8
SNAPSHOT_EVERY = 1000  # actions: below that a game is played again faster than a document is read
IDLE = 60_000  # milliseconds without anybody after which a table is put away


class Plate(msgspec.Struct, frozen=True, array_like=True):
    """What is written in front of a seat."""

    kind: str
    bot: str
    player: str


class NoTable(Exception):
    """There is no table of that name."""


class Room:
    """One table in this process: whoever holds the lock may change it, and everybody here hears of it."""

    def __init__(self, id: str, opened: int) -> None:
        self.id = id
        self.opened = opened
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.audience = Audience()
        self.touched = 0
        self.snapshot = 0  # the action after which the last snapshot was taken
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.told: dict[int, int] = {}  # by seat, the line of the turn it was notified of

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
        self.rooms: dict[str, Room] = {}
        self.watchers: list[Callable[[Room, list[Line], bool], None]] = []

    def room(self, id: str) -> Room:
        """The room of a table, which may still be empty."""
        if id not in self.rooms:
            self.rooms[id] = Room(id, self.sources.now())
        return self.rooms[id]

    async def found(self, table: Table, allowance: Allowance | None = None) -> Room:
        """Store a new table and open it; Full if it is one more than its host may have."""
        new = _founding(table, self.sources.now(), allowance)
        room = self.room(table.id)
        async with room.lock:
            try:
                await self.store.create(new.row, new.entries, new.holders, allowance)
            except Full:
                self.rooms.pop(table.id, None)
                raise
            self._take_in(room, table)
        return room

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
        return await asyncio.shield(self._write(self.room(id), command, author, _New(founding, allowance)))

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

    async def look(self, id: str, question: Callable[[Table, Room], Result]) -> Result:
        """Ask something about a table as it stands on disk."""
        room = self.room(id)
        async with room.lock:
            table = await self._open(room)
            await self._moved_on(room, table.seq)
            return question(table, room)

    async def catch_up(self, id: str) -> None:
        """Read what another process has written at a table that is open here."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            if room.table is None:
                if room.audience.listeners:
                    await self._open(room)
                return
            await self._read_on(room, room.table.seq)

    async def reread(self, id: str) -> None:
        """Read a table anew whose past was changed on disk, and tell everybody here all of it again."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            room.table = None
            if room.audience.listeners:
                table = await self._open(room)
                for listener in room.audience.listeners:
                    listener.seq = 0
                    room.audience.welcome(table, listener, self.sources.now())

    def put_away_idle(self) -> None:
        """Drop the tables nobody has asked for in a while."""
        before = self.sources.now() - IDLE
        for id, room in list(self.rooms.items()):
            if not room.busy and room.touched < before:
                del self.rooms[id]

    async def _open(self, room: Room) -> Table:
        room.touched = self.sources.now()
        if room.table is None:
            try:
                room.table = await self._load(room)
            except NoTable:
                self.rooms.pop(room.id, None)
                raise
            self._announce(room, [], wrote=self.alone)
        return room.table

    async def _moved_on(self, room: Room, known: int) -> bool:
        """Has another process written after the line known here? Its news may still be on their way."""
        return not self.alone and await self._read_on(room, known)

    async def _read_on(self, room: Room, known: int) -> bool:
        """Read what was written after a line, and say whether there was anything."""
        lines = _lines(await self.store.entries(room.id, known))
        if lines and room.table is not None:
            room.table.read(lines, self.opened)
            self._announce(room, lines, wrote=False)
        return bool(lines)

    async def _load(self, room: Room) -> Table:
        row = await self.store.row(room.id)
        if row is None:
            raise NoTable(room.id)
        charter = msgspec.json.decode(row.charter, type=Charter)
        try:
            rules = game(charter.game)
        except KeyError:
            raise SetupError(f"the game {charter.game!r} is not installed here") from None
        kept = await self.store.snapshot(room.id)
        snapshot = None if kept is None else msgspec.json.decode(kept.body, type=TableSnapshot)
        table = Table(room.id, charter, rules)
        table.read(_lines(await self.store.entries(room.id)), self.opened, snapshot)
        room.snapshot = 0 if snapshot is None else snapshot.number
        return table

    def _take_in(self, room: Room, table: Table) -> None:
        """Open a table that has just been stored."""
        lines, table.fresh = table.fresh, []
        room.table = table
        room.touched = self.sources.now()
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
            founding=new.founding(self.sources.now()),
        )

    async def _maybe_snapshot(self, room: Room, table: Table) -> None:
        if table.status == "playing" and table.journal.count - room.snapshot >= SNAPSHOT_EVERY:
            kept = table.snapshot()
            room.snapshot = kept.number
            await self.store.save_snapshot(
                table.id, Snapshot(kept.seq, kept.rules, msgspec.json.encode(kept))
            )

    def _announce(self, room: Room, lines: list[Line], *, wrote: bool) -> None:
        for watcher in self.watchers:
            watcher(room, lines, wrote)


class _New(NamedTuple):
    """A table that is founded with the lines that name it, if its host may have one more."""

    table: Table | None
    allowance: Allowance | None

    def founding(self, now: int) -> Founding | None:
        return None if self.table is None else _founding(self.table, now, self.allowance)


def _founding(table: Table, now: int, allowance: Allowance | None = None) -> Founding:
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
    )
    return Founding(row, [_entry(line, None) for line in table.fresh], _holders(table), allowance)


def _entry(line: Line, author: str | None) -> Entry:
    """A line as it is stored; what bears a person's name bears their id, so that it can be deleted."""
    fact = line.fact
    owner = (fact.player or None) if isinstance(fact, Took) else author if isinstance(fact, Said) else None
    return Entry(line.seq, line.at, kind_of(fact), encode(fact), owner)


def _plates(table: Table) -> bytes:
    """The seats as the list of tables shows them; names are looked up by player."""
    return msgspec.json.encode([Plate(seat.kind, seat.mind, seat.player or "") for seat in table.seats])


def _lines(entries: list[Entry]) -> list[Line]:
    return [Line(entry.seq, entry.at, decode(entry.body)) for entry in entries]


def _holders(table: Table) -> list[Holder]:
    return [Holder(at, seat.player) for at, seat in enumerate(table.seats) if seat.player is not None]
