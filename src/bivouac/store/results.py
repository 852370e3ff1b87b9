"""What games were for those who played them: written with their last line, read back by pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, or_, select, tuple_, update

from bivouac.store import tallies
from bivouac.store.engine import insert
from bivouac.store.records import Past, Result
from bivouac.store.schema import OWED_RESULTS, RESULTS, REVIEWS, TABLES

MOST_COMPANIONS = 500


class Moment(NamedTuple):
    """Where a page of a history ended."""

    ended: int
    table: str


class Search(NamedTuple):
    """Which of a player's games are looked for: all of them, unless something is said."""

    game: str | None = None
    won: bool | None = None
    companions: Sequence[str] | None = None  # with one of these,
    seldom: bool = False  # who were met so seldom that their games are looked through, not one's own


def add(connection: Connection, results: Sequence[Result]) -> bool:
    """Keep what a game was for its seats, once and for all, and count it in; was it new?"""
    if not results:
        return False
    adding = insert(connection, RESULTS).on_conflict_do_nothing(index_elements=["table_id", "seat"])
    rows = [msgspec.structs.asdict(result) for result in results]
    new = len(connection.execute(adding.returning(RESULTS.c.seat), rows).all()) > 0
    if new:
        tallies.add(connection, results)
    return new


def history(
    connection: Connection, player: str, search: Search, before: Moment | None, limit: int
) -> list[Past]:
    """A page of the games that a player has finished, the latest first."""
    page = select(RESULTS.c.table_id).where(RESULTS.c.player == player, *_sought(search), _first_seat())
    if before is not None:
        earlier = and_(RESULTS.c.ended == before.ended, RESULTS.c.table_id < before.table)
        page = page.where(RESULTS.c.ended <= before.ended, or_(RESULTS.c.ended < before.ended, earlier))
    latest = page.order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id.desc()).limit(limit)
    return _pasts(connection, list(connection.scalars(latest)))


def of_table(connection: Connection, table: str) -> list[Result]:
    """What a game was for each of its seats."""
    return _by_table(connection, [table]).get(table, [])


def forget(connection: Connection, player: str) -> None:
    """Leave a player's results to the others who were there, without a name."""
    connection.execute(update(RESULTS).where(RESULTS.c.player == player).values(player=""))
    tallies.forget(connection, player)


def owed(connection: Connection, limit: int) -> list[str]:
    """Tables whose games were over before results were kept."""
    return list(connection.scalars(select(OWED_RESULTS.c.table_id).limit(limit)))


def settle(connection: Connection, table: str, results: Sequence[Result]) -> None:
    """Keep the results that a table owed, if it has any."""
    settled = delete(OWED_RESULTS).where(OWED_RESULTS.c.table_id == table)
    if connection.execute(settled).rowcount:
        add(connection, results)


def _sought(search: Search) -> list[ColumnElement[bool]]:
    which: list[ColumnElement[bool]] = []
    if search.game is not None:
        which.append(RESULTS.c.game == search.game)
    if search.won is not None:
        which.append(RESULTS.c.won == search.won)
    if search.companions is not None:
        which.append(_with(search.companions[:MOST_COMPANIONS], seldom=search.seldom))
    return which


def _with(companions: Sequence[str], *, seldom: bool) -> ColumnElement[bool]:
    theirs = RESULTS.alias("theirs")
    was_there = theirs.c.player.in_(companions)
    if seldom:
        played = select(theirs.c.ended, theirs.c.table_id).where(was_there)
        return tuple_(RESULTS.c.ended, RESULTS.c.table_id).in_(played)
    there = and_(theirs.c.table_id == RESULTS.c.table_id, was_there)
    return exists(select(theirs.c.seat).where(there))


def _first_seat() -> ColumnElement[bool]:
    """Whoever held two seats of a table finds it once."""
    other = RESULTS.alias("other")
    earlier = and_(
        other.c.player == RESULTS.c.player,
        other.c.ended == RESULTS.c.ended,
        other.c.table_id == RESULTS.c.table_id,
        other.c.seat < RESULTS.c.seat,
    )
    return ~exists(select(other.c.seat).where(earlier))


def _pasts(connection: Connection, tables: list[str]) -> list[Past]:
    results = _by_table(connection, tables)
    status: Select[tuple[str, str]] = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(tables))
    statuses = {row.id: row.status for row in connection.execute(status)}
    reviews = select(REVIEWS.c.table_id).where(REVIEWS.c.table_id.in_(tables))
    reviewed = set(connection.scalars(reviews))
    return [Past(statuses[id], results[id], id in reviewed) for id in tables]


def _by_table(connection: Connection, tables: Sequence[str]) -> dict[str, list[Result]]:
    found: dict[str, list[Result]] = {}
    rows = select(RESULTS).where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.table_id, RESULTS.c.seat)
    for values in connection.execute(rows):
        result = Result(**values._mapping)
        found.setdefault(result.table_id, []).append(result)
    return found
