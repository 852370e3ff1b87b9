"""What all of a player's games come to: kept beside the results, and changed with each that is added.

A profile then costs the same after ten games and after ten thousand.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, permutations
from typing import Any

from sqlalchemy import Connection, case, delete, select, update

from bivouac.store.engine import insert
from bivouac.store.records import Companion, Result, Streak, Tally
from bivouac.store.schema import COMPANIONS, PLAYERS, RESULTS, STREAKS, TALLIES


def add(connection: Connection, results: Sequence[Result]) -> None:
    """Count a game that is new; whoever counts another at the same time locks rows in the same order."""
    people = {result.player: result for result in results if result.player}  # of two seats, one
    known = [people[player] for player in sorted(people)]
    for one in known:
        if one.counted:
            _tally(connection, one)
    for one in known:
        if one.counted:
            _prolong(connection, one)
    met = [_met(people[player], other) for player, other in permutations(sorted(people), 2)]
    if met:
        adding = insert(connection, COMPANIONS)
        summed = {name: COMPANIONS.c[name] + adding.excluded[name] for name in ("met", "together", "won")}
        connection.execute(adding.on_conflict_do_update(index_elements=["player", "other"], set_=summed), met)


def forget(connection: Connection, player: str) -> None:
    """Nothing is summed up of a player any more, nor with whom others have played."""
    mine = select(COMPANIONS.c.other).where(COMPANIONS.c.player == player)
    theirs = delete(COMPANIONS).where(COMPANIONS.c.player.in_(mine), COMPANIONS.c.other == player)
    connection.execute(theirs)
    for table in (COMPANIONS, TALLIES, STREAKS):
        connection.execute(delete(table).where(table.c.player == player))


def of_player(connection: Connection, player: str) -> list[Tally]:
    """What a player has done, by game and count of seats."""
    columns = [TALLIES.c[name] for name in Tally.__struct_fields__]
    found = select(*columns).where(TALLIES.c.player == player).order_by(TALLIES.c.game, TALLIES.c.seats)
    return [Tally(*row) for row in connection.execute(found)]


def streaks(connection: Connection, player: str) -> list[Streak]:
    """How often a player has won in a row, by game."""
    columns = [STREAKS.c[name] for name in Streak.__struct_fields__]
    found = select(*columns).where(STREAKS.c.player == player).order_by(STREAKS.c.game)
    return [Streak(*row) for row in connection.execute(found)]


def companions(connection: Connection, player: str) -> list[Companion]:
    """Everybody a player has finished a game with."""
    found = select(COMPANIONS).where(COMPANIONS.c.player == player).order_by(COMPANIONS.c.other)
    return [_companion(row) for row in connection.execute(found)]


def dearest(connection: Connection, player: str, limit: int) -> list[Companion]:
    """Those a player has played with most often."""
    often = select(COMPANIONS).where(COMPANIONS.c.player == player, COMPANIONS.c.together > 0)
    found = often.order_by(COMPANIONS.c.together.desc(), COMPANIONS.c.other).limit(limit)
    return [_companion(row) for row in connection.execute(found)]


def named_companions(connection: Connection, player: str) -> list[tuple[str, str, int]]:
    """The id and the name of everybody a player has finished a game with, and how many games."""
    here = COMPANIONS.join(PLAYERS, PLAYERS.c.id == COMPANIONS.c.other)
    told = select(PLAYERS.c.id, PLAYERS.c.name, COMPANIONS.c.met).select_from(here)
    found = connection.execute(told.where(COMPANIONS.c.player == player))
    return [(id, name, met) for id, name, met in found]


def _tally(connection: Connection, one: Result) -> None:
    scored = int(one.points is not None)
    counts = {"played": 1, "won": int(one.won), "scored": scored, "points": one.points or 0}
    adding = insert(connection, TALLIES).values(
        player=one.player, game=one.game, seats=one.seats, best=one.points, **counts
    )
    summed: dict[str, Any] = {name: TALLIES.c[name] + adding.excluded[name] for name in counts}
    better = TALLIES.c.best.is_(None) | (adding.excluded.best > TALLIES.c.best)
    summed["best"] = case((better, adding.excluded.best), else_=TALLIES.c.best)
    keys = ["player", "game", "seats"]
    connection.execute(adding.on_conflict_do_update(index_elements=keys, set_=summed))


def _prolong(connection: Connection, one: Result) -> None:
    """The streak goes on or ends; a game that comes late, after later ones, has it counted anew."""
    won = int(one.won)
    adding = insert(connection, STREAKS).values(
        player=one.player, game=one.game, now=won, longest=won, ended=one.ended
    )
    now = STREAKS.c.now + 1 if one.won else won
    longer = case((STREAKS.c.longest < now, now), else_=STREAKS.c.longest)
    following = adding.on_conflict_do_update(
        index_elements=["player", "game"],
        set_={"now": now, "longest": longer, "ended": one.ended},
        where=STREAKS.c.ended <= one.ended,
    )
    if connection.execute(following.returning(STREAKS.c.game)).one_or_none() is None:
        _count_anew(connection, one.player, one.game)


def _count_anew(connection: Connection, player: str, game: str) -> None:
    which = (RESULTS.c.player == player, RESULTS.c.game == game, RESULTS.c.counted)
    order = (RESULTS.c.ended, RESULTS.c.table_id)
    won = list(connection.scalars(select(RESULTS.c.won).where(*which).order_by(*order)))
    runs = [len(list(group)) if own else 0 for own, group in groupby(won)]
    counted = {"now": runs[-1], "longest": max(runs)}
    here = (STREAKS.c.player == player, STREAKS.c.game == game)
    connection.execute(update(STREAKS).where(*here).values(**counted))


def _met(one: Result, other: str) -> dict[str, Any]:
    counts = {"met": 1, "together": int(one.counted), "won": int(one.counted and one.won)}
    return {"player": one.player, "other": other, **counts}


def _companion(row: Any) -> Companion:
    return Companion(row.other, row.met, row.together, row.won)
