"""The lists of tables: who sees which, in which order, page by page."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event

from bivouac.store import Holder, Row, Store, StoreError
from tests.store.samples import a_player, a_row, add, played, put_table

pytestmark = pytest.mark.anyio


def ids(rows: list[Row]) -> list[str]:
    return [row.id for row in rows]


async def test_the_lobby_has_the_listed_tables_that_are_open_the_latest_first(store: Store) -> None:
    await put_table(store, "old", touched=1, status="playing")
    await put_table(store, "new", touched=9)
    await put_table(store, "middle", touched=5, status="playing")
    await put_table(store, "hidden", touched=8, listed=False)
    await put_table(store, "over", touched=7, status="over")
    await put_table(store, "closed", touched=7, status="closed")
    assert ids(await store.lobby(10)) == ["new", "middle", "old"]
    assert await store.lobby(1) == [a_row("new", touched=9)]
    await add(store, "old", played(2), touched=20)
    await add(store, "new", played(2), touched=21, listed=False)
    assert ids(await store.lobby(10)) == ["old", "middle"]


async def test_a_player_finds_the_tables_where_they_sit(store: Store) -> None:
    await put_table(store, "a", touched=1, holders=[Holder(0, "p1"), Holder(1, "p2")])
    await put_table(store, "b", touched=3, status="playing", holders=[Holder(1, "p1"), Holder(0, "p1")])
    await put_table(store, "c", touched=2, holders=[Holder(0, "p2")])
    await put_table(store, "past", touched=4, status="over", holders=[Holder(0, "p1")])
    assert ids(await store.tables_of("p1", 10)) == ["b", "a"]
    assert ids(await store.tables_of("p1", 1)) == ["b"]
    assert ids(await store.tables_of("p2", 10)) == ["c", "a"]
    assert await store.tables_of("p3", 10) == []


async def test_the_operator_pages_through_all_tables_and_meets_each_once(store: Store) -> None:
    statuses = ("gathering", "playing", "over", "closed")
    for number in range(23):
        await put_table(store, f"t{number:02}", touched=number // 5, status=statuses[number % 4])
    for status in (None, "playing"):
        met: list[str] = []
        before = None
        while page := await store.tables(status=status, before=before, limit=4):
            met += ids(page)
            before = page[-1].id
        expected = [f"t{number:02}" for number in range(22, -1, -1)]
        assert met == [id for id in expected if status is None or int(id[1:]) % 4 == 1]
    with pytest.raises(StoreError, match="no table nowhere"):
        await store.tables(status=None, before="nowhere", limit=4)


async def test_bots_find_the_tables_that_wait_for_them_the_longest_waiting_first(store: Store) -> None:
    await put_table(store, "b", touched=5, status="playing", turn="bot")
    await put_table(store, "a", touched=4, status="playing", turn="bot")
    await put_table(store, "late", touched=9, status="playing", turn="bot")
    await put_table(store, "people", touched=4, status="playing")
    await put_table(store, "over", touched=4, status="over", turn="bot")
    assert await store.waiting("bot", 9, 10) == ["a", "b"]
    assert await store.waiting("bot", 10, 2) == ["a", "b"]
    await add(store, "a", played(2), turn="people", touched=6)
    assert await store.waiting("bot", 10, 10) == ["b", "late"]


async def test_finished_tables_are_archived_once_the_oldest_first(store: Store) -> None:
    await put_table(store, "b", touched=5, status="over")
    await put_table(store, "a", touched=4, status="closed")
    await put_table(store, "late", touched=9, status="over")
    await put_table(store, "playing", touched=1, status="playing")
    assert await store.to_archive(9, 10) == ["a", "b"]
    assert await store.to_archive(10, 1) == ["a"]
    await store.archive("a")
    assert await store.to_archive(10, 10) == ["b", "late"]


async def test_the_last_entries_of_many_tables_are_asked_for_at_once(store: Store) -> None:
    await put_table(store, "a")
    await put_table(store, "b")
    await add(store, "b", played(2), played(3))
    many = [f"nowhere {number}" for number in range(1_200)]
    assert await store.last_seqs(["a", *many, "b"]) == {"a": 1, "b": 3}
    assert await store.last_seqs([]) == {}


async def test_tables_whose_clock_runs_are_found_apart_from_those_that_wait_for_bots(store: Store) -> None:
    await put_table(store, "clock", touched=5, status="playing", turn="clock")
    await put_table(store, "bot", touched=4, status="playing", turn="bot")
    assert await store.waiting("clock", 9, 10) == ["clock"]
    assert await store.waiting("clock", 5, 10) == []


async def test_the_names_of_many_players_are_asked_for_at_once(store: Store) -> None:
    await store.add_player(a_player("p1", name="Ada"))
    await store.add_player(a_player("p2", name="Zoé"))
    many = [f"nobody {number}" for number in range(1_200)]
    assert await store.names(["p1", *many, "p2"]) == {"p1": "Ada", "p2": "Zoé"}
    assert await store.names([]) == {}


async def test_tables_are_counted_by_status_and_players_with_them(store: Store) -> None:
    assert await store.counts() == {"gathering": 0, "playing": 0, "over": 0, "closed": 0, "players": 0}
    for number, status in enumerate(("playing", "playing", "over", "gathering")):
        await put_table(store, f"t{number}", status=status)
    await store.add_player(a_player())
    assert await store.counts() == {"gathering": 1, "playing": 2, "over": 1, "closed": 0, "players": 1}


async def test_every_list_is_read_from_the_index_that_has_its_order(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await put_table(store)
    asked: list[tuple[str, Any]] = []

    @event.listens_for(store.engine, "before_cursor_execute")
    def _note(connection: object, cursor: object, sql: str, values: Any, context: object, many: bool) -> None:
        if sql.startswith("SELECT"):
            asked.append((sql, values))

    await store.lobby(9)
    await store.waiting("bot", 9, 9)
    await store.waiting("clock", 9, 9)
    await store.to_archive(9, 9)
    await store.tables(status=None, before="t1", limit=9)
    event.remove(store.engine, "before_cursor_execute", _note)
    with store.engine.connect() as connection:
        plans = [
            " ".join(row[-1] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values))
            for sql, values in asked
        ]
    indices = ["listed"] * 2 + ["waiting_for_bot", "waiting_for_clock"] + ["not_archived"] * 2
    for plan, index in zip(plans, indices, strict=False):
        assert f"USING INDEX tables_{index} " in plan.replace("COVERING ", "")
    assert "USING PRIMARY KEY" in plans[6]
    assert all("INDEX tables_by_status (status=? AND touched<?)" in plan for plan in plans[7:])
    assert not any("TEMP B-TREE" in plan for plan in plans)
    await store.close()
