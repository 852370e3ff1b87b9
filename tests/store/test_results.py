"""Results: kept with the last line of a game or not at all, once, and found again page by page."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from bivouac.store import Conflict, Holder, Moment, Result, Search, Store
from tests.store.samples import a_player, add, played, put_table

pytestmark = pytest.mark.anyio


def result(table: str, seat: int, player: str, **changes: Any) -> Result:
    """What a game of Takara was for a seat."""
    usual: dict[str, Any] = {"game": "takara", "ended": 5_000, "seats": 2, "rank": seat + 1, "won": seat == 0}
    return Result(**{"table_id": table, "seat": seat, "player": player, **usual, **changes})


async def over(store: Store, table: str, *players: str, **changes: Any) -> None:
    """A game of these players, the first of whom has won."""
    await put_table(store, table, [Holder(seat, player) for seat, player in enumerate(players)])
    ends = [result(table, seat, player, **changes) for seat, player in enumerate(players)]
    await add(store, table, played(2), status="over", ends=ends)


async def ids(store: Store, player: str, limit: int = 10, **where: Any) -> list[str]:
    """The tables on a page of a player's history."""
    return [past.results[0].table_id for past in await store.people.history(player, limit, **where)]


async def test_a_result_comes_with_the_last_line_or_not_at_all(store: Store) -> None:
    await over(store, "t1", "p1", "p2")
    assert await ids(store, "p1") == ["t1"]
    await put_table(store, "t2", [Holder(0, "p1")])
    with pytest.raises(Conflict):
        await add(store, "t2", played(9), status="over", ends=[result("t2", 0, "p1")])
    assert await ids(store, "p1") == ["t1"]


async def test_a_result_is_kept_once(store: Store) -> None:
    await over(store, "t1", "p1", "p2")
    await add(store, "t1", played(3), status="over", ends=[result("t1", 0, "p1", rank=2, won=False)])
    assert [(one.seat, one.won) for one in await store.people.results_of("t1")] == [(0, True), (1, False)]


async def test_a_history_is_read_on_from_where_a_page_ended(store: Store) -> None:
    for number in range(7):
        await over(store, f"t{number}", "p1", "p2", ended=5_000 + number // 2)
    whole = ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
    assert await ids(store, "p1") == whole
    read: list[str] = []
    before: Moment | None = None
    while page := await store.people.history("p1", 2, before=before):
        read += [past.results[0].table_id for past in page]
        before = Moment(page[-1].results[0].ended, page[-1].results[0].table_id)
    assert read == whole
    assert await ids(store, "p3") == []


async def test_a_game_is_found_by_its_game_its_end_and_who_was_there(store: Store) -> None:
    await over(store, "t1", "p1", "p2", ended=1)
    await over(store, "t2", "p3", "p1", ended=2)
    await over(store, "t3", "p1", "p3", ended=3, game="temple")
    assert await ids(store, "p1", search=Search(game="temple")) == ["t3"]
    assert await ids(store, "p1", search=Search(won=True)) == ["t3", "t1"]
    for seldom in (False, True):
        with_them = Search(won=False, companions=["p3"], seldom=seldom)
        assert await ids(store, "p1", search=with_them) == ["t2"]
        assert await ids(store, "p1", search=Search(companions=["p3"], seldom=seldom)) == ["t3", "t2"]
    await store.add_player(a_player("p2", name="Bo"))
    assert await store.people.companions("p1") == [("p2", "Bo", 1)], "of whom is still here"


async def test_who_held_two_seats_finds_the_game_once(store: Store) -> None:
    await over(store, "t1", "p1", "p1")
    assert await ids(store, "p1") == ["t1"]
    assert await store.people.companions("p1") == []


async def test_a_game_says_whether_it_was_reviewed_and_how_it_ended(store: Store) -> None:
    await over(store, "t1", "p1", "p2")
    (past,) = await store.people.history("p1", 1)
    assert (past.status, past.reviewed) == ("over", False)
    await store.keep_review("t1", b"{}")
    (past,) = await store.people.history("p1", 1)
    assert past.reviewed


async def test_the_departed_leave_their_results_without_a_name(store: Store) -> None:
    await store.add_player(a_player("p1"))
    await over(store, "t1", "p1", "p2")
    await store.forget_player("p1", lambda entry: entry.body)
    (past,) = await store.people.history("p2", 1)
    assert [one.player for one in past.results] == ["", "p2"]
    assert await ids(store, "p1") == []


async def test_a_table_that_rests_is_nobodys_open_table(store: Store) -> None:
    await put_table(store, "t1", [Holder(0, "p1")])
    assert [row.id for row in await store.tables_of("p1", 9)] == ["t1"]
    await add(store, "t1", played(2), status="over")
    assert await store.tables_of("p1", 9) == []
    await put_table(store, "t2", [Holder(0, "p1")], status="over")
    assert await store.tables_of("p1", 9) == []


async def test_what_ended_before_results_were_kept_is_owed_and_settled_once(store: Store) -> None:
    await put_table(store, "t1", [Holder(0, "p1")], status="over")
    await store._write(lambda open: open.execute(text("INSERT INTO owed_results VALUES ('t1')")))
    assert await store.people.owed_results(9) == ["t1"]
    await store.people.settle_results("t1", [result("t1", 0, "p1")])
    assert await store.people.owed_results(9) == []
    assert await ids(store, "p1") == ["t1"]
    await store.people.settle_results("t2", [result("t2", 0, "p1")])
    assert await ids(store, "p1") == ["t1"], "a table that owes nothing pays nothing"
