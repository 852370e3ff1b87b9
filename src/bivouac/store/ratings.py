"""How strong accounts are: changed with the result that changes it, and read as a list of the strongest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from sqlalchemy import Connection, func, literal, or_, select, update

from bivouac.store.engine import insert
from bivouac.store.records import Rate, Result, Standing
from bivouac.store.schema import PLAYERS, RATINGS, RESULTS

LEAST = 2  # of the spread, below the rating: what somebody is at least worth, all but surely
QUICK = 10  # actions a seat: a game given up before that was hardly played
COUNTED = 1_000  # places: whoever is further behind is told no number
DAY = 24 * 3600 * 1000


def apply(connection: Connection, results: Sequence[Result], rate: Rate) -> None:
    """Change the ratings of those who played a rated game, and note with its results what became of them."""
    rated = [result for result in results if result.rated and result.player]
    if not rated or _given_up_again(connection, rated):
        return
    game = rated[0].game
    known = _lock(connection, sorted(result.player for result in rated))
    new = rate(results, standings(connection, game, known))
    for result in rated:
        if result.player in known:
            _put(connection, result, new[result.player])


def standings(connection: Connection, game: str, players: Sequence[str]) -> dict[str, Standing]:
    """How strong these players are in a game, as far as that is known."""
    found = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(players))
    return {row.player: _standing(row) for row in connection.execute(found)}


def of_player(connection: Connection, player: str) -> list[Standing]:
    """How strong a player is, in each game."""
    found = select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.game)
    return [_standing(row) for row in connection.execute(found)]


def strongest(connection: Connection, game: str, least: int, limit: int) -> list[Standing]:
    """The strongest accounts of a game that have played it often enough, but for those who are private."""
    found = (
        select(RATINGS)
        .join(PLAYERS)
        .where(RATINGS.c.game == game, RATINGS.c.games >= least, ~PLAYERS.c.private)
        .order_by(RATINGS.c.sure.desc(), RATINGS.c.player.desc())
        .limit(limit)
    )
    return [_standing(row) for row in connection.execute(found)]


def place(connection: Connection, standing: Standing, least: int) -> int | None:
    """The place among those who have played often enough, 1 being the strongest; None far behind."""
    sure = standing.rating - LEAST * standing.spread
    listed = (RATINGS.c.game == standing.game, RATINGS.c.sure > sure, RATINGS.c.games >= least)
    ahead = select(RATINGS.c.player).join(PLAYERS).where(*listed, ~PLAYERS.c.private).limit(COUNTED)
    found = connection.execute(select(func.count()).select_from(ahead.subquery())).scalar_one()
    return None if found == COUNTED else 1 + found


def _given_up_again(connection: Connection, rated: Sequence[Result]) -> bool:
    """Have two of these already hardly played a game that one of them gave up, within a day?"""
    table, ended = rated[0].table_id, rated[0].ended
    if not any(result.gave_up for result in rated) or rated[0].actions >= QUICK * rated[0].seats:
        return False
    for one, other in combinations(sorted(result.player for result in rated), 2):
        mine, theirs = RESULTS.alias("mine"), RESULTS.alias("theirs")
        together = mine.join(theirs, mine.c.table_id == theirs.c.table_id)
        before = select(literal(1)).select_from(together).where(
            mine.c.player == one,
            mine.c.ended > ended - DAY,
            mine.c.table_id != table,
            mine.c.rated,
            mine.c.actions < QUICK * mine.c.seats,
            theirs.c.player == other,
            or_(mine.c.gave_up, theirs.c.gave_up),
        )  # fmt: skip
        if connection.execute(before.limit(1)).scalar():
            return True
    return False


def _lock(connection: Connection, players: Sequence[str]) -> list[str]:
    """Those of these players who are still here; until this is committed nobody else rates them."""
    here = select(PLAYERS.c.id).where(PLAYERS.c.id.in_(players)).order_by(PLAYERS.c.id)
    return list(connection.scalars(here.with_for_update(key_share=True)))


def _put(connection: Connection, result: Result, new: Standing) -> None:
    values = {
        "rating": new.rating,
        "spread": new.spread,
        "sure": new.rating - LEAST * new.spread,
        "games": new.games,
        "changed": result.ended,
    }
    putting = insert(connection, RATINGS).values(player=result.player, game=result.game, **values)
    connection.execute(putting.on_conflict_do_update(index_elements=["player", "game"], set_=values))
    here = (RESULTS.c.table_id == result.table_id, RESULTS.c.seat == result.seat)
    connection.execute(update(RESULTS).where(*here).values(rating=new.rating, spread=new.spread))


def _standing(row: Any) -> Standing:
    return Standing(row.player, row.game, row.rating, row.spread, row.games)
