"""Backups: of one moment, in one file, between the two kinds of database; and what is refused."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bivouac.store import Conflict, Holder, Snapshot, Store, StoreError, backup, restore
from tests.store.samples import a_player, add, played, put_table, said

pytestmark = pytest.mark.anyio

Spoil = Callable[[Path], Any]


async def fill(url: str) -> None:
    """A database with something of everything."""
    store = await Store.open(url)
    await put_table(store, "live", holders=[Holder(0, "p1"), Holder(1, "p2")])
    await add(store, "live", played(2), said(3))
    await store.save_snapshot("live", Snapshot(2, "1", b"\x00state"))
    await put_table(store, "rest", listed=False)
    await add(store, "rest", played(2), said(3), status="over", listed=False)
    await store.archive("rest")
    await store.add_player(a_player("p1", login="ada"))
    await store.add_player(a_player("p2", name="Zoé"))
    await store.secret("cookies", lambda: b"\xff\x00")
    await store.close()


async def contents(url: str) -> list[Any]:
    """All that a store tells."""
    store = await Store.open(url)
    told: list[Any] = [await store.counts()]
    for table in ("live", "rest", "new"):
        told += [await store.row(table), await store.entries(table), await store.holders(table)]
        told += [await store.snapshot(table)]
    told += [await store.player(id) for id in ("p1", "p2", "new")]
    told += [await store.secret("cookies", lambda: b"none"), await store.to_archive(9_999, 9)]
    await store.close()
    return told


@pytest.mark.parametrize("other", ["sqlite", "postgres"])
async def test_a_backup_restores_everything_on_either_database(
    shared_url: str, other: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file, target = tmp_path / "backup.db", f"sqlite:///{tmp_path}/other/bivouac.db"
    if other == "postgres":
        target = str(request.getfixturevalue("another_postgres_url"))
    await fill(shared_url)
    before = await contents(shared_url)
    await backup(shared_url, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [found.name for found in tmp_path.iterdir() if found.is_file()] == ["backup.db"]
    await restore(target, file, replace=False)
    assert await contents(target) == before
    assert await contents(shared_url) == before


async def test_a_backup_is_itself_a_database_to_play_on(shared_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    await fill(shared_url)
    await backup(shared_url, file)
    assert await contents(f"sqlite:///{file}") == await contents(shared_url)


async def test_a_backup_shows_one_moment_of_a_database_in_use(shared_url: str, tmp_path: Path) -> None:
    store = await Store.open(shared_url)
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        await put_table(store, table, seq=1)
    underway, stop = asyncio.Event(), asyncio.Event()

    async def play() -> None:
        seq = 2
        while not stop.is_set():
            await asyncio.gather(*(add(store, table, played(seq), touched=seq) for table in tables))
            underway.set()
            seq += 1

    playing = asyncio.ensure_future(play())
    await underway.wait()
    await backup(shared_url, tmp_path / "backup.db")
    stop.set()
    await playing
    await store.close()
    copy = await Store.open(f"sqlite:///{tmp_path}/backup.db")
    for row in await copy.tables(status=None, before=None, limit=100):
        assert [entry.seq for entry in await copy.entries(row.id)] == list(range(1, row.seq + 1))
        assert row.seq >= 2
        await add(copy, row.id, played(row.seq + 1))
    await copy.close()


async def test_a_database_that_holds_something_is_replaced_only_if_asked(
    shared_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    await fill(shared_url)
    before = await contents(shared_url)
    await backup(shared_url, file)
    store = await Store.open(shared_url)
    await put_table(store, "new")
    await add(store, "live", played(4))
    await store.close()
    changed = await contents(shared_url)
    with pytest.raises(StoreError, match="holds games or players already"):
        await restore(shared_url, file, replace=False)
    assert await contents(shared_url) == changed
    await restore(shared_url, file, replace=True)
    assert await contents(shared_url) == before


async def test_a_running_store_goes_on_with_what_was_restored(sqlite_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    await backup(sqlite_url, tmp_path / "backup.db")
    store = await Store.open(sqlite_url)
    await add(store, "live", played(4))
    await restore(sqlite_url, tmp_path / "backup.db", replace=True)
    assert await store.changed_elsewhere()
    with pytest.raises(Conflict):
        await add(store, "live", played(5))
    await add(store, "live", played(4, "again"))
    await store.close()


def letter(file: Path) -> None:
    file.write_text("This is a letter. " * 500)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def scratch(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096 * 2 : 4096 * 3] = bytes(range(256)) * 16
    file.write_bytes(bytes(data))


def strange(file: Path) -> None:
    file.unlink()
    run(file, "CREATE TABLE bookmarks (url TEXT)")


def newer(file: Path) -> None:
    run(file, "UPDATE alembic_version SET version_num = '9999'")


def bereft(file: Path) -> None:
    run(file, "DELETE FROM tables")


def run(file: Path, sql: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(sql)
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (letter, "no backup, or it is damaged"),
        (cut, "no backup, or it is damaged"),
        (scratch, "no backup, or it is damaged"),
        (bereft, "no backup, or it is damaged"),
        (strange, "it holds something else"),
        (newer, "written by a newer Bivouac"),
        (lambda file: file.write_bytes(b""), "no backup, it is empty"),
        (Path.unlink, "there is no such file"),
    ],
)
async def test_a_spoilt_backup_is_refused_and_nothing_is_lost(
    sqlite_url: str, tmp_path: Path, spoil: Spoil, words: str
) -> None:
    file = tmp_path / "backup.db"
    await fill(sqlite_url)
    before = await contents(sqlite_url)
    await backup(sqlite_url, file)
    spoil(file)
    with pytest.raises(StoreError, match=words) as refused:
        await restore(sqlite_url, file, replace=True)
    assert str(refused.value).startswith(f"{file}: ")
    assert await contents(sqlite_url) == before


async def test_a_backup_is_never_written_over_anything(sqlite_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    for path in (tmp_path / "data" / "bivouac.db", tmp_path / "data"):
        with pytest.raises(StoreError, match="nothing is written over"):
            await backup(sqlite_url, path)
    (tmp_path / "file").write_text("plain")
    with pytest.raises(StoreError, match="cannot be written there"):
        await backup(sqlite_url, tmp_path / "file" / "backup.db")


async def test_there_is_no_backup_of_nothing(tmp_path: Path, postgres_url: str) -> None:
    for url in ("sqlite://", f"sqlite:///{tmp_path}/nowhere.db", postgres_url):
        with pytest.raises(StoreError, match=r"no database|nothing|in memory"):
            await backup(url, tmp_path / "backup.db")
    with pytest.raises(StoreError, match="into memory"):
        await restore("sqlite://", tmp_path / "backup.db", replace=True)
    assert list(tmp_path.iterdir()) == []
