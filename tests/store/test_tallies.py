"""What results come to: counted with each that is added, the same as all of them counted at once."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, select

from bivouac.store import Result, Store, engine
from bivouac.store.migrating import migrate
from bivouac.store.schema import COMPANIONS, RESULTS, STREAKS, TABLES, TALLIES
from tests.store.samples import a_player, a_row, add, played, put_table
from tests.store.test_results import over

pytestmark = pytest.mark.anyio

KEPT = (TALLIES, STREAKS, COMPANIONS)


async def test_games_are_summed_up_by_game_and_seats(store: Store) -> None:
    await over(store, "t1", "p1", "p2", points=10)
    await over(store, "t2", "p2", "p1", points=20)
    await over(store, "t3", "p1", "p2", "p3", seats=3, points=40)
    await over(store, "t4", "p1", seats=1, points=None, game="continent")
    found = [msgspec.structs.astuple(one) for one in (await store.people.career("p1")).tallies]
    assert found == [
        ("continent", 1, 1, 1, 0, 0, None),
        ("takara", 2, 2, 1, 2, 30, 20),
        ("takara", 3, 1, 1, 1, 40, 40),
    ]


@pytest.mark.parametrize(
    ("results", "now", "longest"),
    [("w", 1, 1), ("wwl", 0, 2), ("wwlw", 1, 2), ("lllwww", 3, 3), ("ll", 0, 0)],
)
async def test_a_streak_is_of_games_won_in_a_row(store: Store, results: str, now: int, longest: int) -> None:
    for at, letter in enumerate(results):
        pair = ("p1", "p2") if letter == "w" else ("p2", "p1")
        await over(store, f"t{at}", *pair, ended=5_000 + at)
    career = await store.people.career("p1")
    (streak,) = career.streaks
    assert (streak.now, streak.longest) == (now, longest)
    assert career.latest["takara"] == [letter == "w" for letter in results]


async def test_a_result_that_comes_late_takes_its_place_in_a_streak(store: Store) -> None:
    await over(store, "t1", "p1", "p2", ended=1)
    await over(store, "t3", "p1", "p2", ended=3)
    await over(store, "t2", "p2", "p1", ended=2)
    (mine,), (theirs,) = [(await store.people.career(player)).streaks for player in ("p1", "p2")]
    assert ((mine.now, mine.longest), (theirs.now, theirs.longest)) == ((1, 1), (0, 1))


async def test_what_does_not_count_is_remembered_as_a_meeting_alone(store: Store) -> None:
    await over(store, "t1", "p1", "p2", "p1", seats=3, counted=False)
    career = await store.people.career("p1")
    assert (career.tallies, career.streaks, career.companions) == ([], [], [])
    await store.add_player(a_player("p2", name="Bo"))
    assert await store.people.companions("p1") == [("p2", "Bo", 1)]


async def test_companions_are_those_one_has_played_with_most(store: Store) -> None:
    await over(store, "t1", "p1", "p2")
    await over(store, "t2", "p2", "p1", "p3", seats=3)
    found = [msgspec.structs.astuple(one) for one in (await store.people.career("p1")).companions]
    assert found == [("p2", 2, 2, 1), ("p3", 1, 1, 0)]


async def test_of_the_departed_nothing_is_summed_up_any_more(store: Store) -> None:
    await store.add_player(a_player("p1"))
    await over(store, "t1", "p1", "p2")
    await store.forget_player("p1", lambda entry: entry.body)
    with store.engine.connect() as connection:
        left = [row for table in KEPT for row in connection.execute(select(table))]
    assert {row.player for row in left} == {"p2"}
    assert (await store.people.career("p2")).companions == []


def by_lot(dice: Random) -> list[Result]:
    """A hundred games of five people, some of which do not count, some at the same moment."""
    found = []
    for number in range(100):
        players = dice.sample(["p1", "p2", "p3", "p4", ""], dice.choice((1, 2, 3)))
        winner, counted = dice.randrange(len(players)), dice.random() < 0.9
        if dice.random() < 0.1:
            players, counted = [*players, players[0]], False
        common: dict[str, Any] = {
            "table_id": f"t{number:03}",
            "ended": number // 2,
            "game": dice.choice(("takara", "temple")),
            "seats": len(players),
            "counted": counted,
        }
        found += [
            Result(
                player=player,
                seat=seat,
                rank=1 if seat == winner else 2,
                won=seat == winner,
                points=dice.choice((None, dice.randrange(-5, 50))),
                **common,
            )
            for seat, player in enumerate(players)
        ]
    return found


def kept(connection: Connection) -> list[list[tuple[Any, ...]]]:
    """Every row of what is kept."""
    return [sorted(tuple(row) for row in connection.execute(select(table))) for table in KEPT]


async def test_a_database_of_before_is_counted_as_if_it_had_always_been(shared_url: str) -> None:
    made = engine.prepare(engine.locate(shared_url))
    migrate(made, "0011")
    games = by_lot(Random(3))
    tables = sorted({result.table_id for result in games})
    with made.execution_options(writes=True).begin() as connection:
        rows = [{**msgspec.structs.asdict(a_row(id)), "archived": False} for id in tables]
        connection.execute(TABLES.insert(), rows)
        connection.execute(RESULTS.insert(), [msgspec.structs.asdict(result) for result in games])
    made.dispose()
    store = await Store.open(shared_url)
    with store.engine.connect() as connection:
        counted_at_once = kept(connection)
    assert all(counted_at_once)

    def empty(connection: Connection) -> None:
        for table in (*KEPT, RESULTS, TABLES):
            connection.execute(delete(table))

    await asyncio.wrap_future(store.writer.submit(empty))

    for id in tables:
        await put_table(store, id)
        ends = [result for result in games if result.table_id == id]
        await add(store, id, played(2), status="over", ends=ends)
    with store.engine.connect() as connection:
        assert kept(connection) == counted_at_once
    await store.close()
