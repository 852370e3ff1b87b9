"""From a URL to a database engine, and from a driver's complaint to one clear sentence."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import QueuePool, StaticPool

from bivouac.core.mistakes import why
from bivouac.store.records import StoreError

READERS = 4
BUSY_SECONDS = 10
# A connection whose other end has vanished is given up within half a minute, not after hours.
POSTGRES_SETTINGS: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
    # Our questions are short: compiling one takes the server longer than answering it.
    "options": "-c jit=off",
}
DURABLE = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # whoever wants to be forgotten must not linger in the file
    # KiB for each connection: with the usual 2000 a server grows for hours, and appends are no faster.
    "PRAGMA cache_size = -512",
)
# For a file that counts only once it is whole: no log beside it, and one fsync at the end.
THROWAWAY = ("PRAGMA journal_mode = MEMORY", "PRAGMA synchronous = OFF", "PRAGMA foreign_keys = ON")

REPLACEMENT = "\ufffd"

SQLITE_REASONS = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "not_writable",
    sqlite3.SQLITE_PERM: "not_writable",
    sqlite3.SQLITE_CANTOPEN: "not_opened",
    sqlite3.SQLITE_NOTADB: "no_database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_IOERR: "disk",
}


def locate(url: str) -> URL:
    """The database that a URL names, with the driver we use for it."""
    try:
        place = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("database_url") from None
    if place.drivername in ("postgresql", "postgres"):
        return place.set(drivername="postgresql+psycopg")
    if place.drivername not in ("sqlite", "postgresql+psycopg"):
        raise StoreError("database_kind", {"database": name(place)})
    return place


def name(place: URL) -> str:
    """How messages call a database: never with its password."""
    if place.get_backend_name() == "sqlite":
        return place.database or "the database in memory"
    shown = URL.create("postgresql", place.username, None, place.host, place.port, place.database)
    return shown.render_as_string()


def in_memory(place: URL) -> bool:
    """Whether the database is gone once it is closed."""
    return place.get_backend_name() == "sqlite" and place.database in (None, "", ":memory:")


def prepare(place: URL, pragmas: tuple[str, ...] = DURABLE) -> Engine:
    """An engine for a database; a SQLite file and its folder are there afterwards, for our eyes only."""
    if place.get_backend_name() == "sqlite":
        return _prepare_sqlite(place, pragmas)
    try:
        return _prepare_postgres(place)
    except ModuleNotFoundError:
        raise StoreError("postgres_package") from None


def _prepare_postgres(place: URL) -> Engine:
    from psycopg.types.string import StrDumperUnknown  # it comes with an extra

    engine = create_engine(
        place,
        connect_args=POSTGRES_SETTINGS,
        pool_size=READERS + 1,
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,  # what a statement was filled with is nobody's to read in a log
    )

    class Writable(StrDumperUnknown):
        """PostgreSQL keeps every character but one; whoever sends that one is not told that it is ill."""

        def dump(self, text: str) -> Any:
            return super().dump(text.replace("\0", REPLACEMENT))

    @event.listens_for(engine, "connect")
    def _set(connection: Any, record: object) -> None:
        connection.adapters.register_dumper(str, Writable)

    return engine


def _prepare_sqlite(place: URL, pragmas: tuple[str, ...]) -> Engine:
    if not in_memory(place):
        _make_file(Path(place.database or ""))
    engine = create_engine(
        place,
        # No transaction but those we begin ourselves: the driver's own would break savepoints.
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False},
        poolclass=StaticPool if in_memory(place) else QueuePool,
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def _set(connection: Any, record: object) -> None:
        for pragma in pragmas:
            connection.execute(pragma).fetchall()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # A writer queues for the lock at once: a transaction that starts by reading could not wait for it.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _make_file(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as wrong:
        raise StoreError("database_place", {"file": str(path), "why": why(wrong)}) from None


def explain(place: URL, wrong: DBAPIError) -> StoreError:
    """What a driver complains about, as one sentence for the operator."""
    cause = wrong.orig
    if isinstance(cause, sqlite3.Error):
        # The low byte is the kind of the error, the rest its variety.
        kind = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        code, detail = SQLITE_REASONS.get(kind, "driver"), str(cause)
    else:
        code, detail = _postgres_reason(cause, wrong.connection_invalidated)
    return StoreError(code, {"database": name(place), "detail": detail})


def _postgres_reason(cause: BaseException | None, lost: bool) -> tuple[str, str]:
    """A code, and what the server or the driver said."""
    state = getattr(cause, "sqlstate", None)
    if state == "53100":
        return "disk_full", ""
    if state and not lost:
        return "driver", str(cause).partition("\n")[0]
    # Without a state of SQL nobody answered at all.
    return "lost" if lost else "unreachable", " ".join(str(cause).split())


def is_locked(wrong: DBAPIError) -> bool:
    """Whether a writer has already waited in vain for another program."""
    code = getattr(wrong.orig, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def insert(connection: Connection, table: Any) -> Any:
    """An insertion that knows `on_conflict`: both databases have the same one, under two names."""
    return {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[connection.dialect.name](table)
