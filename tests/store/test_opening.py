"""Opening a database: made, brought up to date, or refused in one sentence."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy import text as sql

from bivouac.store import Store, StoreError, engine
from bivouac.store.migrating import ADVISORY_LOCK, migrate
from bivouac.store.schema import METADATA
from tests.store.samples import put_table

pytestmark = pytest.mark.anyio

OPEN = "import asyncio, sys; from bivouac.store import Store; asyncio.run(Store.open(sys.argv[1]))"


async def refusal(url: str) -> str:
    """The one sentence with which a database is refused."""
    with pytest.raises(StoreError) as refused:
        await Store.open(url)
    assert "\n" not in str(refused.value)
    return str(refused.value)


async def test_the_migrations_lead_exactly_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    assert await asyncio.wrap_future(store.writer.submit(differences)) == []


def test_the_migrations_write_the_same_statements_as_the_schema(tmp_path: Path) -> None:
    def statements(made: Engine) -> set[str]:
        with made.connect() as connection:
            rows = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
            # The order of constraints and the blanks between them are not part of a schema.
            return {
                " ".join(sorted(part.strip() for part in sql.replace("\n", " ").split(", ")))
                for (sql,) in rows
                if "alembic_version" not in sql
            }

    migrated = engine.prepare(engine.locate(f"sqlite:///{tmp_path}/migrated.db"))
    migrate(migrated)
    declared = create_engine(f"sqlite:///{tmp_path}/declared.db")
    METADATA.create_all(declared)
    assert statements(migrated) == statements(declared)
    for made in (migrated, declared):
        made.dispose()


def indices(connection: Connection) -> dict[str, str]:
    rows = connection.exec_driver_sql(
        "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"
    )
    return {name: definition for name, definition in rows if name != "alembic_version_pkc"}


def test_the_migrations_make_the_same_partial_indices_on_postgresql(postgres_url: str) -> None:
    made = engine.prepare(engine.locate(postgres_url))
    migrate(made)
    with made.begin() as connection:
        migrated = indices(connection)
        METADATA.drop_all(connection)
        METADATA.create_all(connection)
        assert indices(connection) == migrated
        assert "WHERE listed" in migrated["tables_listed"]
    made.dispose()


async def test_a_file_and_its_folder_are_made_and_only_their_owner_reads_them(
    sqlite_url: str, tmp_path: Path
) -> None:
    store = await Store.open(sqlite_url)
    await put_table(store)
    for file in (tmp_path / "data").iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await store.close()
    assert sorted(file.name for file in (tmp_path / "data").iterdir()) == ["bivouac.db", "bivouac.db.kept"]


async def test_sqlite_is_set_to_survive_a_power_cut(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)

    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    assert await asyncio.wrap_future(store.writer.submit(settings)) == ["wal", 2, 1]
    with store.engine.connect() as connection:
        assert settings(connection) == ["wal", 2, 1]
    await store.close()


async def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("plain")
    assert f"{tmp_path}/file/data/bivouac.db" in await refusal(f"sqlite:///{tmp_path}/file/data/bivouac.db")
    assert "cannot be opened there" in await refusal("sqlite:////proc/bivouac/bivouac.db")
    assert "folder" in (await refusal(f"sqlite:///{tmp_path}")).lower()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_file_of_somebody_else_is_told(sqlite_url: str, tmp_path: Path) -> None:
    await (await Store.open(sqlite_url)).close()
    (tmp_path / "data" / "bivouac.db").chmod(0o400)
    assert "cannot be opened there" in await refusal(sqlite_url)


async def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "bivouac.db"
    for text in ("This is a letter, and no database. " * 100, "short"):
        file.write_text(text)
        assert "this is not a database" in await refusal(f"sqlite:///{file}")
        assert file.read_text() == text


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    connection.close()
    assert "it holds something else" in await refusal(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmarks",)]
    connection.close()


async def test_a_database_of_a_newer_version_is_told_and_left_alone(shared_url: str) -> None:
    store = await Store.open(shared_url)
    await put_table(store)
    with store.engine.execution_options(writes=True).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await store.close()
    assert "written by a newer Bivouac" in await refusal(shared_url)
    made = engine.prepare(engine.locate(shared_url))
    with made.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one() == 1
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one() == "9999"
    made.dispose()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("bivouac.db", "must be named by a URL"),
        ("postgresql://host:port/x", "must be named by a URL"),
        ("mysql://me:hush@host/bivouac", "sqlite:// or postgresql://"),
        ("postgresql://me:hush@127.0.0.1:1/bivouac", "cannot be reached"),
        ("postgresql://me:hush@/bivouac?host=/nowhere", "cannot be reached"),
    ],
)
async def test_a_url_that_leads_nowhere_is_told_without_its_password(url: str, words: str) -> None:
    said = await refusal(url)
    assert words in said
    assert "hush" not in said


async def test_a_database_missing_on_a_postgresql_server_is_told(postgres: str) -> None:
    assert '"nowhere" does not exist' in await refusal(postgres.replace("/postgres?", "/nowhere?"))


def test_workers_that_start_together_migrate_once(shared_url: str) -> None:
    workers = [
        subprocess.Popen([sys.executable, "-c", OPEN, shared_url], stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    complaints = [worker.communicate(timeout=60)[1] for worker in workers]
    assert [worker.returncode for worker in workers] == [0, 0], complaints


async def test_a_worker_waits_while_another_migrates(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as other:
        other.execute("SELECT pg_advisory_xact_lock(%s)", (ADVISORY_LOCK,))
        opening = asyncio.ensure_future(Store.open(postgres_url))
        await asyncio.sleep(0.5)
        assert not opening.done()
        other.rollback()
    await (await opening).close()


@pytest.mark.parametrize("how", ["emptied", "deleted"])
async def test_a_database_that_was_emptied_is_no_new_house(sqlite_url: str, how: str) -> None:
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    await (await Store.open(sqlite_url)).close()
    await (await Store.open(sqlite_url)).close()
    for name in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        name.unlink(missing_ok=True)
    if how == "emptied":
        file.touch()
    with pytest.raises(StoreError, match=r"it is empty, but tables were kept here.*bivouac\.db\.kept"):
        await Store.open(sqlite_url)
    Path(f"{file}.kept").unlink()
    await (await Store.open(sqlite_url)).close()
    assert Path(f"{file}.kept").stat().st_mode & 0o777 == 0o600


async def test_who_was_known_banned_or_a_host_before_sessions_still_is(shared_url: str) -> None:
    old = engine.prepare(engine.locate(shared_url))
    migrate(old, "0001")
    with old.begin() as connection:
        connection.execute(
            sql(
                "INSERT INTO players (id, name, lang, generation, created, seen, banned) "
                "VALUES ('ada', 'Ada', 'fr', 3, 1, 2, false), ('bo', 'Bo', 'fr', 0, 1, 2, true)"
            )
        )
        row = (
            "INSERT INTO tables (id, game, rules, charter, status, turn, listed, created, touched, seq, "
            "seats, archived) "
            "VALUES (:id, 'takara', '1', :charter, 'playing', '', false, 1, 1, 0, :seats, false)"
        )
        for id, charter in (("whole", b'{"host":"ada"}'), ("damaged", b"\xff{")):
            connection.execute(sql(row), {"id": id, "charter": charter, "seats": b"[]"})
    old.dispose()
    store = await Store.open(shared_url)
    session, player = await store.session("old 3 ada") or pytest.fail("the session is lost")
    assert (session.player, player.name, player.confirmed) == ("ada", "Ada", False)
    assert [(ban.kind, ban.subject, ban.until) for ban in await store.bans()] == [("player", "bo", None)]
    assert {row.id: row.host for row in await store.tables(status=None, before=None, limit=5)} == {
        "whole": "ada",
        "damaged": "",
    }
    await store.close()
