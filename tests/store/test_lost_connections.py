"""A PostgreSQL server that goes away: what was committed is known, what was not is written or told."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection

from bivouac.store import Conflict, Store, StoreError
from tests.store.relay import Relay
from tests.store.samples import MADE, a_player, a_row, add, one_batch, played, put_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def relay(postgres_url: str) -> Iterator[Relay]:
    """A wire to a database of its own; the folder is short, as the name of a socket must be."""
    with tempfile.TemporaryDirectory(prefix="relay-") as folder:
        wire = Relay(postgres_url, Path(folder))
        yield wire
        wire.close()


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_commit_whose_answer_is_lost_counts_once(relay: Relay, when: str) -> None:
    store = await Store.open(relay.url)
    await put_table(store, "t1")
    await put_table(store, "t2")
    cuts = [when]

    def cut(connection: Connection) -> None:
        while cuts:
            relay.cut_next_commit(cuts.pop())

    async with one_batch(store):
        store.writer.submit(cut)
        jobs = [
            asyncio.ensure_future(job)
            for job in (
                add(store, "t1", played(2), played(3)),
                add(store, "t1", played(3, "too late")),
                add(store, "t2", played(2)),
                put_table(store, "t3"),
                store.create(a_row("t2", game="agartha"), [played(1)]),
                store.add_player(a_player()),
            )
        ]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert cuts == []
    assert relay.cuts == []
    assert [type(result) for result in results if result] == [Conflict, Conflict]
    assert isinstance(results[1], Conflict)
    assert isinstance(results[4], Conflict)
    assert await store.entries("t1") == [MADE, played(2), played(3)]
    assert await store.entries("t2") == [MADE, played(2)]
    assert await store.entries("t3") == [MADE]
    assert await store.row("t2") == a_row("t2", status="playing", touched=2_000, seq=2)
    assert await store.player("p1") == a_player()
    await store.close()


async def test_a_connection_lost_again_and_again_does_not_write_twice(relay: Relay) -> None:
    store = await Store.open(relay.url)
    await put_table(store, "t1")
    for when in ("before", "after", "before"):
        relay.cut_next_commit(when)
    await add(store, "t1", played(2))
    assert relay.cuts == []
    assert await store.entries("t1") == [MADE, played(2)]
    await store.close()


async def test_idle_connections_that_were_lost_are_replaced(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await put_table(store, "t1")
    await asyncio.gather(*(store.row("t1") for _ in range(8)))
    with psycopg.connect(postgres_url, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    await add(store, "t1", played(2))
    assert await asyncio.gather(*(store.entries("t1") for _ in range(8))) == [[MADE, played(2)]] * 8
    await store.close()


async def test_a_server_that_is_gone_is_told_and_found_again(relay: Relay, postgres_url: str) -> None:
    store = await Store.open(relay.url)
    await put_table(store, "t1")
    relay.close()
    results = await asyncio.gather(
        *(add(store, "t1", played(2)) for _ in range(5)), store.row("t1"), return_exceptions=True
    )
    for result in results:
        assert isinstance(result, StoreError)
        assert "cannot be reached" in str(result) or "was lost" in str(result)
        assert "\n" not in str(result)
    folder = Path(relay.url.partition("host=")[2])
    (folder / ".s.PGSQL.5432").unlink()
    again = Relay(postgres_url, folder)
    await add(store, "t1", played(2))
    assert await store.entries("t1") == [MADE, played(2)]
    await store.close()
    again.close()
