"""A table's row, its journal and what hangs on it, inside a transaction that somebody else opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, select, update

from bivouac.store import bus, hosting, ratings, results
from bivouac.store.archives import Damaged, pack, unpack
from bivouac.store.engine import insert, name
from bivouac.store.records import (
    FINISHED,
    Conflict,
    Entry,
    Forgotten,
    Founding,
    Holder,
    Rate,
    Result,
    Row,
    Snapshot,
    StoreError,
    Unreadable,
)
from bivouac.store.schema import ARCHIVES, ENTRIES, HOLDERS, PLAYERS, SNAPSHOTS, TABLES

ROW = [column for column in TABLES.c if column.name != "archived"]
# The statement of every append, built once; its execution says which columns change.
MOVE_ON = update(TABLES).where(TABLES.c.id == bindparam("of"), TABLES.c.seq == bindparam("before"))
# On PostgreSQL the news go with it: one journey to the server instead of two.
MOVE_ON_AND_TELL = MOVE_ON.returning(func.pg_notify(bus.TABLES, bindparam("news")))
ADD = ENTRIES.insert()
ENTRY = (ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.body, ENTRIES.c.author)


def create(connection: Connection, new: Founding) -> None:
    """Add a table with its first entries; a table of that name raises Conflict, one too many Full."""
    row = new.row
    if new.allowance is not None:
        hosting.check(connection, new.allowance)
    values = {column.name: getattr(row, column.name) for column in ROW}
    adding = insert(connection, TABLES).values(archived=False, **values).on_conflict_do_nothing()
    if connection.execute(adding.returning(TABLES.c.id)).one_or_none() is None:
        raise Conflict(row.id, 1)
    _add(connection, row.id, new.entries)
    _seat(connection, row.id, new.holders, rests=row.status in FINISHED)
    results.add(connection, new.results)
    bus.tell(connection, bus.TABLES, f"{row.id} {row.seq}")


def append(
    connection: Connection,
    table: str,
    entries: Sequence[Entry],
    *,
    holders: Sequence[Holder] | None,
    seats: bytes | None,
    founding: Founding | None,
    ends: Sequence[Result],
    rate: Rate,
    **changes: Any,
) -> None:
    """Add entries to a journal that ends right before them, else raise Conflict; change its row with them.

    A table that these entries speak of is added with them; so is what the game was once they end it, and
    what that makes of the ratings of its players.
    """
    first, last = entries[0].seq, entries[-1].seq
    if seats is not None:
        changes["seats"] = seats
    if any(entry.author is None for entry in entries):
        changes["archived"] = False
    # The row is the lock: whoever moves its seq on has the right to write, even where entries are archived.
    place = {"of": table, "before": first - 1, "seq": last}
    if connection.dialect.name == "postgresql":
        moved = connection.execute(MOVE_ON_AND_TELL, {**place, **changes, "news": f"{table} {last}"})
    else:
        moved = connection.execute(MOVE_ON, {**place, **changes})
    if moved.rowcount == 0:
        raise Conflict(table, first)
    _add(connection, table, entries)
    if holders is not None:
        connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table))
        _seat(connection, table, holders)
    if changes["status"] in FINISHED:
        _rest(connection, table)
    if results.add(connection, ends):
        ratings.apply(connection, ends, rate)
    if founding is not None:
        create(connection, founding)


def landed(connection: Connection, table: str, entries: Sequence[Entry]) -> bool:
    """Whether a journal holds exactly these entries at their place."""
    if not entries:
        return row(connection, table) is not None
    found = all_entries(connection, table, entries[0].seq - 1)
    return found[: len(entries)] == list(entries)


def row(connection: Connection, table: str) -> Row | None:
    """The table of that name."""
    found = connection.execute(select(*ROW).where(TABLES.c.id == table)).one_or_none()
    return Row(**found._mapping) if found else None


def holders(connection: Connection, table: str) -> list[Holder]:
    """Who holds which seat of a table."""
    found = connection.execute(
        select(HOLDERS.c.seat, HOLDERS.c.player).where(HOLDERS.c.table_id == table).order_by(HOLDERS.c.seat)
    )
    return [Holder(*values) for values in found]


def all_entries(connection: Connection, table: str, after: int) -> list[Entry]:
    """The entries of a journal after a seq, archived and live ones in order."""
    live = _live(connection, table, ENTRIES.c.seq > after)
    archived = [entry for entry in _archived(connection, table) if entry.seq > after]
    return sorted(archived + live, key=lambda entry: entry.seq) if archived else live


def mark(connection: Connection, table: str, damaged: str) -> None:
    """Note what cannot be read of a table, or that all of it can."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(damaged=damaged))


def shut(connection: Connection, table: str) -> None:
    """End a table that no line can be written at any more."""
    ended = {"status": "closed", "turn": "", "listed": False}
    shutting = update(TABLES).where(TABLES.c.id == table, TABLES.c.damaged != "")
    if connection.execute(shutting.values(ended)).rowcount:
        _rest(connection, table)


def archive(connection: Connection, table: str) -> None:
    """Pack all entries of a finished table but those with an author into one row; drop its snapshot."""
    status = connection.execute(
        select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()
    ).scalar_one_or_none()
    if status not in FINISHED:
        return
    rest = _live(connection, table, ENTRIES.c.author.is_(None))
    if rest:
        entries = _archived(connection, table) + rest
        packed = pack(entries)
        if unpack(packed) != entries:  # the rows go only when what replaces them is proved
            raise StoreError(
                f"{name(connection.engine.url)}: the journal of table {table} cannot be archived"
            )
        connection.execute(delete(ARCHIVES).where(ARCHIVES.c.table_id == table))
        connection.execute(insert(connection, ARCHIVES).values(table_id=table, body=packed))
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.author.is_(None)))
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(archived=True))


def snapshot(connection: Connection, table: str) -> Snapshot | None:
    """The latest snapshot of a table."""
    found = connection.execute(
        select(SNAPSHOTS.c.seq, SNAPSHOTS.c.rules, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table)
    ).one_or_none()
    return Snapshot(*found) if found else None


def save_snapshot(connection: Connection, table: str, saved: Snapshot) -> None:
    """Keep a snapshot instead of the one before; a table that is not there raises Conflict."""
    if row(connection, table) is None:
        raise Conflict(table, saved.seq)
    values = {"seq": saved.seq, "rules": saved.rules, "body": saved.body}
    # A slow worker may come late with an older snapshot of the same rules.
    newer = (SNAPSHOTS.c.seq <= saved.seq) | (SNAPSHOTS.c.rules != saved.rules)
    connection.execute(
        insert(connection, SNAPSHOTS)
        .values(table_id=table, **values)
        .on_conflict_do_update(index_elements=["table_id"], set_=values, where=newer)
    )


def _live(connection: Connection, table: str, which: Any) -> list[Entry]:
    found = connection.execute(
        select(*ENTRY).where(ENTRIES.c.table_id == table, which).order_by(ENTRIES.c.seq)
    )
    return [Entry(*values) for values in found]


def _archived(connection: Connection, table: str) -> list[Entry]:
    packed = connection.execute(select(ARCHIVES.c.body).where(ARCHIVES.c.table_id == table)).scalar()
    if packed is None:
        return []
    try:
        return unpack(packed)
    except Damaged as wrong:
        facts = {"database": name(connection.engine.url), "table": table, "detail": str(wrong)}
        raise Unreadable("unreadable", facts) from None


def _add(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    _check_authors(connection, {entry.author for entry in entries if entry.author is not None})
    if entries:
        connection.execute(
            ADD,
            [
                {
                    "table_id": table,
                    "seq": entry.seq,
                    "at": entry.at,
                    "kind": entry.kind,
                    "body": entry.body,
                    "author": entry.author,
                }
                for entry in entries
            ],
        )


def _seat(connection: Connection, table: str, held: Sequence[Holder], *, rests: bool = False) -> None:
    if held:
        rows = [
            {"table_id": table, "seat": holder.seat, "player": holder.player, "rests": rests}
            for holder in held
        ]
        connection.execute(HOLDERS.insert(), rows)


def _rest(connection: Connection, table: str) -> None:
    """Nobody plays at that table any more."""
    there = (HOLDERS.c.table_id == table, ~HOLDERS.c.rests)
    connection.execute(update(HOLDERS).where(*there).values(rests=True))


def _check_authors(connection: Connection, authors: set[str]) -> None:
    """Forgotten if one of them was deleted; nobody is, from here on, before this is committed."""
    if authors:
        known = select(PLAYERS.c.id).where(PLAYERS.c.id.in_(authors))
        if len(connection.execute(known.with_for_update(read=True, key_share=True)).all()) < len(authors):
            raise Forgotten
