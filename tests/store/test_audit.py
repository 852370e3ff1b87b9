"""The trail of what concerns safety: it only grows, on either database, and tells who tampers with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from bivouac.store import Event, Store, backup, restore
from bivouac.store.engine import locate, prepare

pytestmark = pytest.mark.anyio


async def leave_traces(store: Store, count: int) -> None:
    for number in range(count):
        await store.note(Event(1000 + number, "signed_in", f"player{number}", "", "é"))


async def test_events_stand_in_order_and_are_found_again(store: Store) -> None:
    await leave_traces(store, 3)
    await store.note(Event(2000, "banned", "operator:root", "player1"))
    assert [trace.number for trace in await store.trail(10)] == [4, 3, 2, 1]
    assert [trace.number for trace in await store.trail(2, before=4)] == [3, 2]
    assert [trace.kind for trace in await store.trail(10, kind="banned")] == ["banned"]
    assert [trace.number for trace in await store.trail(10, subject="player1")] == [4, 2]
    assert await store.broken_trail() is None


async def test_many_at_once_leave_one_chain(shared_url: str) -> None:
    stores = [await Store.open(shared_url) for _ in range(3)]
    await asyncio.gather(*(leave_traces(store, 10) for store in stores))
    assert [trace.number for trace in await stores[0].trail(100)] == list(range(30, 0, -1))
    assert await stores[1].broken_trail() is None
    for store in stores:
        await store.close()


CHANGES = [
    "UPDATE audit SET actor = 'somebody else' WHERE number = 2",
    "DELETE FROM audit WHERE number = 2",
    "DELETE FROM audit",
]
ONLY_SQLITE = ["REPLACE INTO audit VALUES (2, 0, 'x', 'x', 'x', 'x', 'x')"]
ONLY_POSTGRES = ["TRUNCATE audit"]


def behind(url: str, work: Callable[[Connection], Any]) -> None:
    """Something done to the database without our leave."""
    engine = prepare(locate(url))
    try:
        with engine.execution_options(writes=True).begin() as connection:
            work(connection)
    finally:
        engine.dispose()


async def test_the_database_itself_refuses_every_change(shared_url: str) -> None:
    store = await Store.open(shared_url)
    await leave_traces(store, 3)
    for change in CHANGES + (ONLY_POSTGRES if shared_url.startswith("postgres") else ONLY_SQLITE):
        with pytest.raises(DBAPIError, match="only be added to"):
            behind(shared_url, lambda connection, change=change: connection.execute(text(change)))  # type: ignore[misc]
    assert [trace.actor for trace in await store.trail(9)] == ["player2", "player1", "player0"]
    await store.close()


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ("UPDATE audit SET actor = 'x' WHERE number = 2", 2),
        ("DELETE FROM audit WHERE number = 2", 2),
        ("DELETE FROM audit WHERE number = 1", 1),
        ("INSERT INTO audit VALUES (9, 0, 'x', 'x', 'x', 'x', 'x')", 4),
    ],
)
async def test_who_takes_the_guards_away_is_told_of(tmp_path: Path, change: str, place: int) -> None:
    url = f"sqlite:///{tmp_path}/bivouac.db"
    store = await Store.open(url)
    await leave_traces(store, 3)

    def tamper(connection: Connection) -> None:
        for guard in ("update", "delete", "replace"):
            connection.execute(text(f"DROP TRIGGER audit_refuses_{guard}"))
        connection.execute(text(change))

    behind(url, tamper)
    assert await store.broken_trail() == place
    await store.close()


async def test_a_backup_carries_the_trail_and_a_restore_does_not_undo_one(
    shared_url: str, tmp_path: Path
) -> None:
    file, other = tmp_path / "backup.db", f"sqlite:///{tmp_path}/other.db"
    store = await Store.open(shared_url)
    await leave_traces(store, 2)
    await backup(shared_url, file)
    await leave_traces(store, 1)
    await restore(other, file, replace=False)
    await restore(shared_url, file, replace=True)
    assert len(await store.trail(9)) == 3
    assert await store.broken_trail() is None
    await store.close()
    copy = await Store.open(other)
    assert len(await copy.trail(9)) == 2
    await copy.note(Event(1, "restored"))
    assert await copy.broken_trail() is None
    await copy.close()
