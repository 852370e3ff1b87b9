"""Lists of tables and numbers about them, each read from the index that has its order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from sqlalchemy import Column, ColumnElement, Connection, and_, func, literal_column, or_, select

from bivouac.store.engine import name
from bivouac.store.journals import ROW, row
from bivouac.store.records import FINISHED, OPEN, Row, StoreError
from bivouac.store.schema import HOLDERS, PLAYERS, TABLES

AT_ONCE = 500
OF_EACH_HOST = 3  # so that nobody fills the list
LOOKED_THROUGH = 8

SOUND = TABLES.c.damaged == ""
DAMAGED = "damaged"  # asked for like a status

Turn = Literal["bot", "clock"]


def lobby(connection: Connection, limit: int) -> list[Row]:
    """The listed tables that gather or play, the latest touched first, a few of each host."""
    shown: list[Row] = []
    by_host: Counter[str] = Counter()
    for one in _latest(connection, OPEN, and_(TABLES.c.listed, SOUND), limit * LOOKED_THROUGH):
        by_host[one.host] += 1
        if by_host[one.host] <= OF_EACH_HOST or not one.host:
            shown.append(one)
    return shown[:limit]


def tables(connection: Connection, status: str | None, before: str | None, limit: int) -> list[Row]:
    """A page of all tables, of one status or the damaged ones, after the table that ended the page before."""
    which: ColumnElement[bool] | None = None
    if before is not None:
        last = row(connection, before)
        if last is None:
            raise StoreError("no_table", {"database": name(connection.engine.url), "table": before})
        earlier = and_(TABLES.c.touched == last.touched, TABLES.c.id < last.id)
        which = and_(TABLES.c.touched <= last.touched, or_(TABLES.c.touched < last.touched, earlier))
    if status == DAMAGED:
        which = ~SOUND if which is None else and_(~SOUND, which)
    statuses = (status,) if status and status != DAMAGED else OPEN + FINISHED
    return _latest(connection, statuses, which, limit)


def every_table(connection: Connection, after: str, limit: int) -> list[Row]:
    """Tables in the order of their ids, those after one."""
    found = connection.execute(select(*ROW).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(limit))
    return [Row(**values._mapping) for values in found]


def tables_of(connection: Connection, player: str, limit: int) -> list[Row]:
    """The tables that gather or play where a player holds a seat, the latest touched first."""
    seats = select(HOLDERS.c.table_id).where(HOLDERS.c.player == player, ~HOLDERS.c.rests)
    found = connection.execute(
        select(*ROW)
        .where(TABLES.c.id.in_(seats))
        .order_by(TABLES.c.touched.desc(), TABLES.c.id.desc())
        .limit(limit)
    )
    return [Row(**values._mapping) for values in found]


def playing_of(connection: Connection, player: str, game: str) -> list[Row]:
    """All tables in play of a game where a player holds a seat."""
    seats = select(HOLDERS.c.table_id).where(HOLDERS.c.player == player, ~HOLDERS.c.rests)
    found = connection.execute(
        select(*ROW).where(TABLES.c.id.in_(seats), TABLES.c.game == game, TABLES.c.status == "playing")
    )
    return [Row(**values._mapping) for values in found]


def finished_of(connection: Connection, player: str, game: str, limit: int) -> list[Row]:
    """The finished tables of a game where a player holds a seat, the latest touched first."""
    seats = select(HOLDERS.c.table_id).where(HOLDERS.c.player == player)
    found = connection.execute(
        select(*ROW)
        .where(TABLES.c.id.in_(seats), TABLES.c.game == game, TABLES.c.status.in_(FINISHED))
        .order_by(TABLES.c.touched.desc(), TABLES.c.id.desc())
        .limit(limit)
    )
    return [Row(**values._mapping) for values in found]


def waiting(connection: Connection, turn: Turn, touched_before: int, limit: int) -> list[str]:
    """The tables in play that have waited for such a turn since before then, the longest first."""
    # Written out, not handed in: a database uses a partial index only when it sees its condition.
    awaited: ColumnElement[str] = literal_column(f"'{turn}'")
    return list(
        connection.scalars(
            select(TABLES.c.id)
            .where(TABLES.c.turn == awaited, TABLES.c.status == "playing", TABLES.c.touched < touched_before)
            .where(SOUND)
            .order_by(TABLES.c.touched, TABLES.c.id)
            .limit(limit)
        )
    )


def to_archive(connection: Connection, touched_before: int, limit: int) -> list[str]:
    """The finished tables with entries to archive, untouched since before then, the oldest first."""
    found: list[tuple[int, str]] = []
    for status in FINISHED:
        rows = connection.execute(
            select(TABLES.c.touched, TABLES.c.id)
            .where(~TABLES.c.archived, TABLES.c.status == status, TABLES.c.touched < touched_before)
            .where(SOUND)
            .order_by(TABLES.c.touched, TABLES.c.id)
            .limit(limit)
        )
        found += [(touched, id) for touched, id in rows]
    return [id for _, id in sorted(found)[:limit]]


def last_seqs(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The last entry of each of these tables that is there."""
    return dict(_looked_up(connection, TABLES.c.id, TABLES.c.seq, ids))


def names(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """The names of these players, as far as they are known."""
    return dict(_looked_up(connection, PLAYERS.c.id, PLAYERS.c.name, ids))


def _looked_up(
    connection: Connection, key: Column[str], value: Column[Any], ids: Sequence[str]
) -> Iterator[tuple[str, Any]]:
    """The value beside each of these ids that is there; a query holds only so many."""
    for start in range(0, len(ids), AT_ONCE):
        some = select(key, value).where(key.in_(ids[start : start + AT_ONCE]))
        yield from ((id, found) for id, found in connection.execute(some))


def counts(connection: Connection) -> dict[str, int]:
    """How many tables of each status there are, and how many players."""
    found: dict[str, int] = dict.fromkeys(OPEN + FINISHED, 0)
    rows = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
    found.update((status, count) for status, count in rows)
    found["players"] = connection.execute(select(func.count()).select_from(PLAYERS)).scalar_one()
    return found


def _latest(connection: Connection, statuses: Sequence[str], which: Any, limit: int) -> list[Row]:
    """The latest touched of several statuses: a few rows from each end of the index, not a sort of all."""
    found: list[Row] = []
    for status in statuses:
        query = select(*ROW).where(TABLES.c.status == status)
        if which is not None:
            query = query.where(which)
        latest = query.order_by(TABLES.c.touched.desc(), TABLES.c.id.desc()).limit(limit)
        found += [Row(**values._mapping) for values in connection.execute(latest)]
    return sorted(found, key=lambda row: (row.touched, row.id), reverse=True)[:limit]
