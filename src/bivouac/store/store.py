"""The store as the server calls it: every question and every change, awaited."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from bivouac.store import (
    audit,
    bans,
    bus,
    checking,
    journals,
    landmark,
    lists,
    players,
    reviews,
    sessions,
)
from bivouac.store.engine import READERS, explain, in_memory, locate, prepare
from bivouac.store.migrating import migrate
from bivouac.store.people import People
from bivouac.store.records import (
    Allowance,
    Ban,
    Entry,
    Event,
    Founding,
    Holder,
    Player,
    Rate,
    Result,
    Row,
    Session,
    Snapshot,
    StoreError,
    Trace,
    unrated,
)
from bivouac.store.sessions import Crowd
from bivouac.store.waits import Waits
from bivouac.store.writer import Writer

T = TypeVar("T")


class Store:
    """An open database. Changes go through one writer and are durable when awaited; reads run beside it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        # What is read in several steps must be of one moment; SQLite's transactions are so anyway.
        postgres = engine.dialect.name == "postgresql"
        self._reading = engine.execution_options(isolation_level="REPEATABLE READ") if postgres else engine
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="bivouac-store-reader")
        self._seen = (0, 0)
        self.people = People(self._read, self._write)
        self.waits = Waits(self._read, self._write)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database, new or old, and bring it to the schema of this version."""
        engine = await asyncio.to_thread(_opened, url)
        store = cls(engine)
        try:
            await store.changed_elsewhere()
        except StoreError:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Write what waits, and let the database go."""
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()

    async def create(
        self,
        row: Row,
        entries: Sequence[Entry],
        holders: Sequence[Holder] = (),
        allowance: Allowance | None = None,
        results: Sequence[Result] = (),
    ) -> None:
        """Add a table with its first entries; one of that name raises Conflict, one too many Full."""
        new = _checked(Founding(row, list(entries), list(holders), allowance, list(results)))
        landed = partial(journals.landed, table=row.id, entries=entries)
        await self._write(partial(journals.create, new=new), row.id, landed)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        status: str,
        turn: str,
        listed: bool,
        touched: int,
        holders: Sequence[Holder] | None = None,
        seats: bytes | None = None,
        brief: bytes = b"",
        due: int | None = None,
        founding: Founding | None = None,
        ends: Sequence[Result] = (),
        rate: Rate = unrated,
    ) -> None:
        """Add entries to a journal and change its row, all or nothing; Conflict if others were quicker.

        A new table that the entries name is added with them, or not at all; and so is what the game was for
        its seats where they end it, and what `rate` makes of that.
        """
        _check_order(entries, entries[0].seq)  # there are some, or nothing would tell who came first
        work = partial(
            journals.append,
            table=table,
            entries=entries,
            holders=holders,
            status=status,
            turn=turn,
            listed=listed,
            touched=touched,
            seats=seats,
            brief=brief,
            due=due,
            ends=ends,
            rate=rate,
            founding=None if founding is None else _checked(founding),
        )
        await self._write(work, table, partial(journals.landed, table=table, entries=entries))

    async def row(self, table: str) -> Row | None:
        """The table of that name."""
        return await self._read(partial(journals.row, table=table))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a journal after a seq, archived and live ones in order."""
        return await self._read(partial(journals.all_entries, table=table, after=after))

    async def holders(self, table: str) -> list[Holder]:
        """Who holds which seat of a table."""
        return await self._read(partial(journals.holders, table=table))

    async def lobby(self, limit: int) -> list[Row]:
        """The listed tables that gather or play, the latest touched first."""
        return await self._read(partial(lists.lobby, limit=limit))

    async def tables_of(self, player: str, limit: int) -> list[Row]:
        """The tables that gather or play where a player holds a seat, the latest touched first."""
        return await self._read(partial(lists.tables_of, player=player, limit=limit))

    async def playing_of(self, player: str, game: str) -> list[Row]:
        """All tables in play of a game where a player holds a seat."""
        return await self._read(partial(lists.playing_of, player=player, game=game))

    async def finished_of(self, player: str, game: str, limit: int) -> list[Row]:
        """The finished tables of a game where a player holds a seat, the latest touched first."""
        return await self._read(partial(lists.finished_of, player=player, game=game, limit=limit))

    async def tables(self, *, status: str | None, before: str | None, limit: int) -> list[Row]:
        """A page of tables, the latest touched first, that goes on after the table with the id `before`."""
        return await self._read(partial(lists.tables, status=status, before=before, limit=limit))

    async def waiting(self, turn: lists.Turn, touched_before: int, limit: int) -> list[str]:
        """The tables in play that have waited for such a turn since before then, the longest first."""
        return await self._read(partial(lists.waiting, turn=turn, touched_before=touched_before, limit=limit))

    async def names(self, players: Sequence[str]) -> dict[str, str]:
        """The names of these players, as far as they are known."""
        return await self._read(partial(lists.names, ids=players))

    async def to_archive(self, touched_before: int, limit: int) -> list[str]:
        """The finished tables with entries to archive, untouched since before then, the oldest first."""
        return await self._read(partial(lists.to_archive, touched_before=touched_before, limit=limit))

    async def archive(self, table: str) -> None:
        """Put all entries of a finished table but those with an author into one compressed row."""
        await self._write(partial(journals.archive, table=table), table)

    async def mark(self, table: str, damaged: str) -> None:
        """Note what cannot be read of a table, or, with nothing, that all of it can."""
        await self._write(partial(journals.mark, table=table, damaged=damaged), table)

    async def shut(self, table: str) -> None:
        """End a table that was marked as damaged, since no line can be written there."""
        await self._write(partial(journals.shut, table=table), table)

    async def every_table(self, after: str, limit: int) -> list[Row]:
        """Tables in the order of their ids, those after one: play that goes on meanwhile hides none."""
        return await self._read(partial(lists.every_table, after=after, limit=limit))

    async def check(self) -> list[str]:
        """What is wrong with the database itself, one sentence each."""
        return await self._read(checking.check)

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot of a table."""
        return await self._read(partial(journals.snapshot, table=table))

    async def review(self, table: str) -> bytes | None:
        """The review of a table's game, if one was made."""
        return await self._read(partial(reviews.find, table=table))

    async def keep_review(self, table: str, body: bytes) -> None:
        """Keep a review of a table's game."""
        await self._write(partial(reviews.keep, table=table, body=body), table)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot instead of the one before; Conflict if there is no such table."""
        await self._write(partial(journals.save_snapshot, table=table, saved=snapshot), table)

    async def player(self, id: str) -> Player | None:
        """The player with that id."""
        return await self._read(partial(players.by_id, id=id))

    async def player_by_login(self, login: str) -> Player | None:
        """The player with that login."""
        return await self._read(partial(players.by_login, login=login))

    async def latest_players(self, limit: int) -> list[Player]:
        """Those who were here last."""
        return await self._read(partial(players.latest, limit=limit))

    async def add_player(
        self, player: Player, session: Session | None = None, crowd: Crowd | None = None
    ) -> None:
        """Add a player, with their first session; LoginTaken for another's login, Full in a crowd."""
        await self._write(partial(players.add, player=player, session=session, crowd=crowd), player.id)

    async def change_player(self, id: str, generation: int, **values: Any) -> Player | None:
        """The player after these columns were written; None, and nothing was, if their generation is over."""
        return await self._write(partial(players.change, id=id, generation=generation, values=values), id)

    async def renew_player(
        self, session: Session, generation: int, former: str | None, **account: str
    ) -> Player | None:
        """Begin a new generation with this session alone, and with another account if one is given.

        None, and nothing has changed, if the generation or the passphrase of before is theirs no more.
        """
        work = partial(players.renew, session=session, generation=generation, former=former, account=account)
        return await self._write(work, session.player)

    async def sign_in(self, session: Session, passphrase: str, instead_of: str | None) -> Player | None:
        """The player in a new session, instead of another of that browser; None if the hash is another."""
        work = partial(players.sign_in, session=session, passphrase=passphrase, instead_of=instead_of)
        return await self._write(work, session.player)

    async def confirm_mail(self, id: str, mail: str) -> Player | None:
        """The player, who reads that mail; None if it is not their address any more."""
        return await self._write(partial(players.confirm_mail, id=id, mail=mail), id)

    async def stop_mail(self, id: str, mail: str) -> Player | None:
        """The player, who wants no more mail there; None if it is not their address any more."""
        return await self._write(partial(players.stop_mail, id=id, mail=mail), id)

    async def session(self, id: str) -> tuple[Session, Player] | None:
        """A session that holds, and whose it is."""
        return await self._read(partial(sessions.find, id=id))

    async def sessions_of(self, player: str) -> list[Session]:
        """A player's sessions that hold, the latest seen first."""
        return await self._read(partial(sessions.of_player, player=player))

    async def end_session(self, id: str, player: str) -> bool:
        """End one session of a player; was there one?"""
        return await self._write(partial(sessions.end, id=id, player=player), player)

    async def see_session(self, session: Session, at: int, network: str) -> None:
        """Note that a session was used, and so its player seen."""

        def both(connection: Connection) -> None:
            players.see(connection, session.player, at)
            sessions.see(connection, session.id, at, network)

        await self._write(both, session.player)

    async def sweep_sessions(self, seen_before: int, accounts_before: int) -> int:
        """Delete the sessions nobody has used since then; how many."""
        return await self._write(
            partial(sessions.sweep, seen_before=seen_before, accounts_before=accounts_before)
        )

    async def sweep_guests(self, seen_before: int, limit: int) -> int:
        """Delete guests not seen since then who never sat, spoke or opened a table; how many."""
        return await self._write(partial(players.sweep, seen_before=seen_before, limit=limit))

    async def bans(self) -> list[Ban]:
        """Everybody who is let in no more, the latest first."""
        return await self._read(bans.all_bans)

    async def ban(self, ban: Ban) -> None:
        """Let somebody in no more; every worker hears of it."""
        await self._write(partial(bans.put, ban=ban))

    async def lift_ban(self, kind: str, subject: str) -> bool:
        """Let somebody in again; were they banned?"""
        return await self._write(partial(bans.lift, kind=kind, subject=subject))

    async def forget_player(self, id: str, redact: Callable[[Entry], bytes]) -> list[str]:
        """Delete a player and where they sat, and what their own entries say of them; journals stay.

        The tables whose journals have changed.
        """
        return await self._write(partial(players.forget, id=id, redact=redact), id)

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The secret of that name, made once for ever and the same for all workers."""
        return await self._write(partial(players.secret, name=name, make=make))

    async def known_secret(self, name: str) -> bytes | None:
        """The secret of that name, if there is one."""
        return await self._read(partial(players.known_secret, name=name))

    async def put_secret(self, name: str, value: bytes) -> None:
        """Keep a secret instead of the one before."""
        await self._write(partial(players.put_secret, name=name, value=value))

    async def note(self, event: Event) -> None:
        """Add an event to the trail, which only grows."""
        await self._write(partial(audit.note, event=event), audit.KEY)

    async def trail(
        self,
        limit: int,
        *,
        before: int | None = None,
        kind: str | None = None,
        subject: str | None = None,
    ) -> list[Trace]:
        """The latest events first, further back than the number `before`."""
        ask = partial(audit.trail, limit=limit, before=before, kind=kind, subject=subject)
        return await self._read(ask)

    async def broken_trail(self) -> int | None:
        """The number of the first event that was tampered with, as far as the trail itself can tell."""
        return await self._read(audit.broken)

    async def last_seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """The last entry of each of these tables that is there."""
        return await self._read(partial(lists.last_seqs, ids=tables))

    async def counts(self) -> dict[str, int]:
        """How many tables of each status there are, and how many players."""
        return await self._read(lists.counts)

    async def ping(self) -> None:
        """StoreError unless the database can be read and its writer is at work."""
        await self._read(_nothing)
        await self._write(_nothing)

    async def notify(self, channel: str, payload: str) -> None:
        """Send news to the other workers; a channel is one word."""
        assert " " not in channel, "a channel is one word"
        if self.engine.dialect.name == "postgresql":
            await self._write(partial(bus.tell, channel=channel, payload=payload))

    async def changed_elsewhere(self) -> bool:
        """Whether another program has changed a SQLite database since this was last asked."""
        if self.engine.dialect.name != "sqlite":
            return False
        seen = await self._write(self._data_version)
        changed, self._seen = seen != self._seen, seen
        return changed

    def _data_version(self, connection: Connection) -> tuple[int, int]:
        # The number means something only among answers of one connection, and our own changes do not count
        # on the connection that makes them.
        version = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
        return self.writer.connections, int(version)

    async def _write(
        self,
        work: Callable[[Connection], T],
        key: str = "",
        landed: Callable[[Connection], bool] | None = None,
    ) -> T:
        return await asyncio.wrap_future(self.writer.submit(work, key, landed))

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        if in_memory(self.engine.url):
            return await self._write(ask)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, ask)

    def _ask(self, ask: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return ask(connection)
        except DBAPIError as wrong:
            raise explain(self.engine.url, wrong) from None


def _nothing(connection: Connection) -> None:
    connection.exec_driver_sql("SELECT 1").scalar_one()


def _opened(url: str) -> Engine:
    place = locate(url)
    engine = prepare(place)
    try:
        landmark.check(engine)
        migrate(engine)
        landmark.leave(engine)
    except (DBAPIError, StoreError) as wrong:
        engine.dispose()
        raise (explain(place, wrong) if isinstance(wrong, DBAPIError) else wrong) from None
    return engine


def _checked(new: Founding) -> Founding:
    _check_order(new.entries, 1)
    assert new.row.seq == len(new.entries), "a new table's seq is that of its last entry"
    return new


def _check_order(entries: Sequence[Entry], first: int) -> None:
    seqs = [entry.seq for entry in entries]
    assert seqs == list(range(first, first + len(seqs))), f"entries must follow each other, not {seqs}"
