"""News between workers: appends tell themselves, and whoever may have missed something knows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from bivouac.store import Conflict, Store, backup, listen, restore
from tests.store.samples import add, played, put_table

pytestmark = pytest.mark.anyio

News = asyncio.Queue[tuple[str, str]]


@asynccontextmanager
async def listening(url: str) -> AsyncIterator[News]:
    """What a worker hears, from when it is connected on."""
    heard: News = asyncio.Queue()

    async def hear() -> None:
        async with aclosing(listen(url)) as news:
            async for one in news:
                heard.put_nowait(one)

    task = asyncio.ensure_future(hear())
    assert await asyncio.wait_for(heard.get(), 10) == ("bivouac", "")
    yield heard
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def next_of(heard: News) -> tuple[str, str]:
    return await asyncio.wait_for(heard.get(), 10)


async def test_every_worker_hears_of_an_append_and_of_its_last_seq(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    async with listening(postgres_url) as one, listening(postgres_url) as two:
        await put_table(store, "t1")
        await add(store, "t1", played(2), played(3))
        with pytest.raises(Conflict):
            await add(store, "t1", played(3))
        await store.notify("presence", "t1 p1 here")
        for heard in (one, two):
            assert await next_of(heard) == ("bivouac", "t1 1")
            assert await next_of(heard) == ("bivouac", "t1 3")
            assert await next_of(heard) == ("presence", "t1 p1 here")
            assert heard.empty()
    await store.close()


async def test_a_listener_that_lost_its_connection_says_that_it_may_have_missed_something(
    postgres_url: str,
) -> None:
    store = await Store.open(postgres_url)
    async with listening(postgres_url) as heard:
        with psycopg.connect(postgres_url, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
        assert await next_of(heard) == ("bivouac", "")
        await put_table(store, "t1")
        assert await next_of(heard) == ("bivouac", "t1 1")
    await store.close()


async def test_all_workers_look_again_after_a_restore(postgres_url: str, tmp_path: Path) -> None:
    store = await Store.open(postgres_url)
    await backup(postgres_url, tmp_path / "backup.db")
    async with listening(postgres_url) as heard:
        await restore(postgres_url, tmp_path / "backup.db", replace=True)
        assert await next_of(heard) == ("bivouac", "")
    await store.close()


async def test_on_sqlite_there_are_no_news(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await store.notify("presence", "t1 p1 here")
    assert [news async for news in listen(sqlite_url)] == []
    assert not await store.changed_elsewhere()
    await store.close()


async def test_on_postgresql_nobody_needs_to_look_for_changes(postgres_url: str) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    await put_table(other, "t1")
    assert not await store.changed_elsewhere()
    await store.close()
    await other.close()
