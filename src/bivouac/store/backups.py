"""A whole database as one SQLite file, and back: taken while others play, proved before it counts."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, MetaData, Table, func, select
from sqlalchemy.exc import DBAPIError

from bivouac.core.mistakes import why
from bivouac.store import bus
from bivouac.store.engine import THROWAWAY, explain, in_memory, locate, name, prepare
from bivouac.store.migrating import migrate, version
from bivouac.store.records import StoreError

AT_ONCE = 1000
VERSIONS = "alembic_version"
TRAIL = "audit"


async def backup(url: str, path: Path) -> None:
    """Copy a database, as it stands at one moment, into a new SQLite file of the same version."""
    await asyncio.to_thread(_backup, locate(url), path)


async def restore(url: str, path: Path, *, replace: bool) -> None:
    """Fill a database with a backup, all or nothing; one that holds anything is replaced only if asked."""
    await asyncio.to_thread(_restore, locate(url), path, replace)


def _backup(place: URL, path: Path) -> None:
    if in_memory(place):
        raise StoreError("backup_of_memory")
    if place.get_backend_name() == "sqlite" and not Path(place.database or "").is_file():
        raise StoreError("backup_of_none", {"database": name(place)})
    if path.exists():
        raise StoreError("backup_taken", {"file": str(path)})
    with _new_file(path) as unfinished:
        _copy_out(place, unfinished)
        _prove(unfinished)
        _flush(unfinished)
        os.replace(unfinished, path)
        _flush(path.parent)


def _copy_out(place: URL, path: Path) -> None:
    with _opened(place) as source, _opened(_at(path), THROWAWAY) as target:
        if source.dialect.name == "postgresql":
            source = source.execution_options(isolation_level="REPEATABLE READ")
        with source.connect() as reading:
            revision = version(reading)
            if revision is None:
                raise StoreError("backup_of_nothing", {"database": name(place)})
            migrate(target, revision)
            with target.begin() as writing:
                _copy(reading, writing)


def _restore(place: URL, path: Path, replace: bool) -> None:
    if in_memory(place):
        raise StoreError("restore_to_memory")
    with tempfile.TemporaryDirectory(prefix="bivouac-restore-") as folder:
        copy = Path(folder) / "copy.db"
        _fetch(path, copy)
        with _opened(_at(copy), THROWAWAY) as source, _opened(place) as target:
            migrate(source)
            migrate(target)
            with source.connect() as reading, target.execution_options(writes=True).begin() as writing:
                _empty(writing, replace)
                _copy(reading, writing)
                bus.tell(writing, bus.TABLES, "")


def _fetch(path: Path, copy: Path) -> None:
    """Copy a backup to where an older one can be brought to this version; the file itself is only read."""
    if not path.is_file():
        raise StoreError("backup_missing", {"file": str(path)})
    try:
        source = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        target = sqlite3.connect(copy)
        try:
            source.backup(target)
        finally:
            source.close()
            target.close()
        _prove(copy)
        with _opened(_at(copy), THROWAWAY) as engine, engine.connect() as connection:
            known = version(connection)
    except (sqlite3.Error, DBAPIError):
        raise StoreError("backup_damaged", {"file": str(path)}) from None
    except StoreError as wrong:
        raise StoreError(wrong.code, {**wrong.facts, "database": str(path)}) from None
    if known is None:
        raise StoreError("backup_empty", {"file": str(path)})


def _empty(connection: Connection, replace: bool) -> None:
    """Delete everything but the trail, without leave only the secrets that a first start makes."""
    tables = _tables(connection)
    spared = ("secrets", TRAIL)
    held = [table.name for table in tables if table.name not in spared and _count(connection, table)]
    if held and not replace:
        raise StoreError("restore_over", {"database": name(connection.engine.url)})
    for table in reversed(tables):
        if table.name != TRAIL:
            connection.execute(table.delete())


def _copy(reading: Connection, writing: Connection) -> None:
    """Copy every row of every table, and count them on both sides."""
    sources = {table.name: table for table in _tables(reading)}
    for target in _tables(writing):
        source = sources[target.name]
        if target.name == TRAIL and _count(writing, target):
            continue  # what happened here is not undone by what happened there
        rows = reading.execution_options(yield_per=AT_ONCE).execute(select(source)).mappings()
        for some in rows.partitions():
            writing.execute(target.insert(), [dict(row) for row in some])
        if _count(reading, source) != _count(writing, target):
            facts = {"database": name(reading.engine.url), "table": source.name}
            raise StoreError("rows_lost", facts)


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are there, not as this version has them: the database may be older."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _prove(path: Path) -> None:
    """Have SQLite read every page of a file and follow every reference."""
    connection = sqlite3.connect(path)
    try:
        answer = connection.execute("PRAGMA integrity_check(1)").fetchone()
        dangling = connection.execute("PRAGMA foreign_key_check").fetchone()
    finally:
        connection.close()
    if answer != ("ok",) or dangling:
        raise sqlite3.DatabaseError("the check of the file failed")


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """A file beside its final place, for our eyes only, gone unless it was renamed."""
    try:
        handle, unfinished = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        os.close(handle)
    except OSError as wrong:
        raise StoreError("backup_place", {"file": str(path), "why": why(wrong)}) from None
    try:
        yield Path(unfinished)
    except (OSError, sqlite3.Error) as wrong:
        raise StoreError("backup_failed", {"file": str(path), "detail": str(wrong)}) from None
    finally:
        with suppress(FileNotFoundError):
            os.unlink(unfinished)


@contextmanager
def _opened(place: URL, pragmas: tuple[str, ...] | None = None) -> Iterator[Engine]:
    engine = prepare(place, pragmas) if pragmas else prepare(place)
    try:
        yield engine
    except DBAPIError as wrong:
        raise explain(place, wrong) from None
    finally:
        engine.dispose()


def _at(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
