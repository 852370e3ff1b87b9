"""Ratings: changed with the result that changes them, once, and not by games that were hardly played."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bivouac.store import Conflict, Holder, Result, Standing, Store
from tests.store.samples import a_player, add, played, put_table
from tests.store.test_results import result

pytestmark = pytest.mark.anyio


def ten_points(results: Sequence[Result], before: Mapping[str, Standing]) -> dict[str, Standing]:
    """Ten points from whoever lost to whoever won."""
    new = {}
    for one in results:
        if one.player:
            known = before.get(one.player, Standing(one.player, one.game, 1500.0, 100.0, 0))
            points = 10 if one.won else -10
            new[one.player] = Standing(
                one.player, one.game, known.rating + points, known.spread, known.games + 1
            )
    return new


async def over(store: Store, table: str, *players: str, **changes: Any) -> None:
    """A rated game of these players, the first of whom has won."""
    for player in players:
        await store.add_player(a_player(player))
    await put_table(store, table, [Holder(seat, player) for seat, player in enumerate(players)])
    usual: dict[str, Any] = {"rated": True, "actions": 100}
    ends = [result(table, seat, player, **{**usual, **changes}) for seat, player in enumerate(players)]
    await add(store, table, played(2), status="over", ends=ends, rate=ten_points)


async def rating(store: Store, player: str) -> tuple[float, int] | None:
    """How strong a player is, and after how many games."""
    found = await store.people.standings(player)
    return (found[0].rating, found[0].games) if found else None


async def test_a_rating_changes_with_the_result_and_is_noted_there(store: Store) -> None:
    await over(store, "t1", "p1", "p2")
    assert await rating(store, "p1") == (1510.0, 1)
    assert await rating(store, "p2") == (1490.0, 1)
    assert [one.rating for one in await store.people.results_of("t1")] == [1510.0, 1490.0]


async def test_the_same_game_counts_once(store: Store) -> None:
    await over(store, "t1", "p1", "p2")
    again = [result("t1", 0, "p1", rated=True, actions=100)]
    await add(store, "t1", played(3), status="over", ends=again, rate=ten_points)
    assert await rating(store, "p1") == (1510.0, 1)


async def test_a_game_that_could_not_be_stored_rates_nobody(store: Store) -> None:
    await over(store, "t1", "p1", "p2")
    await put_table(store, "t2")
    ends = [result("t2", 0, "p1", rated=True), result("t2", 1, "p2", rated=True)]
    with pytest.raises(Conflict):
        await add(store, "t2", played(9), status="over", ends=ends, rate=ten_points)
    assert await rating(store, "p1") == (1510.0, 1)
    assert await store.people.results_of("t2") == []


async def test_a_game_that_is_not_rated_rates_nobody(store: Store) -> None:
    await over(store, "t1", "p1", "p2", rated=False)
    assert await rating(store, "p1") is None


async def test_games_that_end_at_once_all_count(store: Store) -> None:
    for player in ("p1", "p2", "p3"):
        await store.add_player(a_player(player))
    pairs = [("p1", "p2"), ("p2", "p3"), ("p3", "p1"), ("p2", "p1")] * 5
    await asyncio.gather(*(over(store, f"t{at}", *pair) for at, pair in enumerate(pairs)))
    known = [await rating(store, player) for player in ("p1", "p2", "p3")]
    assert [one[1] for one in known if one] == [15, 15, 10]
    assert sum(one[0] for one in known if one) == 4500


async def test_giving_up_early_against_the_same_player_again_and_again_counts_once_a_day(
    store: Store,
) -> None:
    early = {"actions": 5, "gave_up": True}
    await over(store, "t1", "p1", "p2", ended=1_000, **early)
    await over(store, "t2", "p1", "p2", ended=2_000, **early)
    await over(store, "t3", "p2", "p1", ended=3_000, **early)
    assert await rating(store, "p1") == (1510.0, 1)
    assert len(await store.people.results_of("t2")) == 2, "the result itself is kept"
    await over(store, "t4", "p1", "p3", ended=4_000, **early)
    assert await rating(store, "p1") == (1520.0, 2), "against somebody else it counts"
    await over(store, "t5", "p1", "p2", ended=5_000, actions=100, gave_up=True)
    assert await rating(store, "p1") == (1530.0, 3), "a game that was played counts, however it ended"
    await over(store, "t6", "p1", "p2", ended=3_000 + 25 * 3600 * 1000, **early)
    assert await rating(store, "p1") == (1540.0, 4), "a day later it counts again"


async def test_the_strongest_are_those_of_whom_it_is_surest(store: Store) -> None:
    await over(store, "t1", "p1", "p2")
    await over(store, "t2", "p1", "p3")
    best = await store.people.strongest("takara", 1, 10)
    assert [(one.player, one.rating) for one in best] == [("p1", 1520.0), ("p3", 1490.0), ("p2", 1490.0)]
    assert [one.player for one in await store.people.strongest("takara", 2, 10)] == ["p1"]
    assert await store.people.strongest("temple", 1, 10) == []
    assert [await store.people.place(one, 1) for one in best] == [1, 2, 2]


async def test_a_rating_goes_with_its_player(store: Store) -> None:
    await over(store, "t1", "p1", "p2")
    await store.forget_player("p1", lambda entry: entry.body)
    assert await store.people.standings("p1") == []
    assert [one.player for one in await store.people.strongest("takara", 1, 10)] == ["p2"]


async def test_a_player_who_is_gone_is_rated_no_more_and_the_other_is(store: Store) -> None:
    await store.add_player(a_player("p1"))
    await put_table(store, "t1")
    ends = [result("t1", seat, player, rated=True) for seat, player in enumerate(("p1", "gone"))]
    await add(store, "t1", played(2), status="over", ends=ends, rate=ten_points)
    assert await rating(store, "p1") == (1510.0, 1)
    assert await rating(store, "gone") is None
