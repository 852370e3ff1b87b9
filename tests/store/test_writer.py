"""The writer: what waits is committed together, and whoever fails fails alone."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from bivouac.store import Conflict, Store, StoreError, engine
from tests.store.samples import MADE, a_player, add, one_batch, played, put_table

pytestmark = pytest.mark.anyio


async def ask(store: Store, sql: str) -> int:
    """The answer to a statement on the writer's own connection."""

    def answer(connection: Connection) -> int:
        return int(connection.exec_driver_sql(sql).scalar_one())

    return await asyncio.wrap_future(store.writer.submit(answer))


async def test_what_waits_is_committed_in_one_transaction(store: Store) -> None:
    commits: list[int] = []
    event.listen(store.engine, "commit", lambda connection: commits.append(1))
    async with one_batch(store):
        waiting = [asyncio.ensure_future(put_table(store, f"t{number}")) for number in range(100)]
    await asyncio.gather(*waiting)
    assert len(commits) == 2
    assert (await store.counts())["gathering"] == 100


@pytest.mark.parametrize("sql", ["SELECT 1", "nonsense"])
async def test_a_job_that_breaks_takes_nobody_with_it(store: Store, sql: str) -> None:
    def divide(connection: Connection) -> float:
        connection.exec_driver_sql("UPDATE tables SET seq = 99 WHERE id = 't1'")
        return 1 / 0

    def write_twice(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE tables SET seq = 99 WHERE id = 't1'")
        connection.exec_driver_sql("INSERT INTO secrets (name, value) VALUES ('s', NULL)")

    await put_table(store, "t1")
    async with one_batch(store):
        jobs: list[asyncio.Future[Any]] = [
            asyncio.ensure_future(add(store, "t1", played(2))),
            asyncio.wrap_future(store.writer.submit(divide, "t1")),
            asyncio.wrap_future(store.writer.submit(write_twice, "t1")),
            asyncio.ensure_future(store.add_player(a_player(name="\ud800"))),
            asyncio.ensure_future(add(store, "t1", played(2, "too late"))),
            asyncio.ensure_future(add(store, "t1", played(3))),
            asyncio.ensure_future(put_table(store, "t2")),
        ]
        broken = asyncio.wrap_future(store.writer.submit(lambda c: c.exec_driver_sql(sql).close(), "t1"))
    results = await asyncio.gather(*jobs, return_exceptions=True)
    kinds = [type(result) for result in results if result is not None]
    assert kinds == [ZeroDivisionError, StoreError, UnicodeEncodeError, Conflict]
    assert await store.last_seqs(["t1", "t2"]) == {"t1": 3, "t2": 1}
    if sql == "nonsense":
        with pytest.raises(StoreError, match="nonsense"):
            await broken


async def test_a_caller_who_leaves_before_the_turn_of_their_job_has_not_written(store: Store) -> None:
    await put_table(store, "t1")
    async with one_batch(store):
        leaving = asyncio.ensure_future(add(store, "t1", played(2)))
        staying = asyncio.ensure_future(put_table(store, "t2"))
        await asyncio.sleep(0.05)
        leaving.cancel()
    await staying
    assert await store.entries("t1") == [MADE]


async def test_closing_writes_what_waits_and_then_nothing_more(shared_url: str) -> None:
    store = await Store.open(shared_url)
    waiting = [asyncio.ensure_future(put_table(store, f"t{number}")) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreError, match="closed"):
        await put_table(store, "late")
    await store.close()
    again = await Store.open(shared_url)
    assert (await again.counts())["gathering"] == 50
    await again.close()


async def test_a_full_disk_fails_the_append_that_needs_room_and_nothing_else(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await put_table(store, "t1")
    await add(store, "t1", played(2))
    await ask(store, f"PRAGMA max_page_count = {await ask(store, 'PRAGMA page_count') + 2}")
    large, small = played(3, "x" * 50_000), played(2)
    await put_table(store, "t2")
    results = await asyncio.gather(add(store, "t1", large), add(store, "t2", small), return_exceptions=True)
    assert isinstance(results[0], StoreError)
    assert "bivouac.db: the disk is full" in str(results[0])
    assert results[1] is None
    assert await store.entries("t1") == [MADE, played(2)]
    assert await store.entries("t2") == [MADE, small]
    assert await store.last_seqs(["t1"]) == {"t1": 2}
    await ask(store, "PRAGMA max_page_count = 1000000")
    await add(store, "t1", large)
    assert await store.entries("t1") == [MADE, played(2), large]
    await store.close()


async def test_a_database_that_another_program_locks_is_told_and_works_again_afterwards(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_SECONDS", 0.2)
    store = await Store.open(sqlite_url)
    await put_table(store, "t1")
    other = sqlite3.connect(tmp_path / "data" / "bivouac.db")
    other.execute("BEGIN IMMEDIATE")
    results = await asyncio.gather(
        add(store, "t1", played(2)), put_table(store, "t2"), return_exceptions=True
    )
    for result in results:
        assert isinstance(result, StoreError)
        assert "another program keeps it locked" in str(result)
    assert await store.entries("t1") == [MADE]
    other.rollback()
    other.close()
    await add(store, "t1", played(2))
    assert await store.entries("t1") == [MADE, played(2)]
    await store.close()


async def test_a_change_by_another_program_is_noticed_once(sqlite_url: str) -> None:
    store, command = await Store.open(sqlite_url), await Store.open(sqlite_url)
    await put_table(store, "t1")
    assert not await store.changed_elsewhere()
    await add(command, "t1", played(2))
    assert await store.changed_elsewhere()
    assert not await store.changed_elsewhere()
    await command.row("t1")
    await add(store, "t1", played(3))
    assert not await store.changed_elsewhere()
    assert await command.changed_elsewhere()
    await command.close()
    assert not await store.changed_elsewhere()
    await store.close()


async def test_a_failed_job_is_no_change_by_another_program(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await put_table(store, "t1")
    await ask(store, "PRAGMA max_page_count = 1")
    with pytest.raises(StoreError):
        await add(store, "t1", played(2, "x" * 50_000))
    with pytest.raises(Conflict):
        await add(store, "t1", played(1))
    assert not await store.changed_elsewhere()
    await store.close()
