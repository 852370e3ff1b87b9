"""Bringing a database to the schema of this version, once, whoever comes first."""

from __future__ import annotations

import threading

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from bivouac.store.engine import name
from bivouac.store.records import StoreError

# Any number will do, as long as it is ours: workers that start together queue on it.
ADVISORY_LOCK = 0x6269766F756163
_ALEMBIC = threading.Lock()  # its context and its operations are global to the process


def migrate(engine: Engine, revision: str | None = None) -> None:
    """Lead an empty or older database to a revision, by default the newest; refuse any other database."""
    with _ALEMBIC:
        script = ScriptDirectory.from_config(_config())
        wanted = revision or str(script.get_current_head())
        with engine.connect() as connection:
            if version(connection) == wanted:
                return
        with engine.execution_options(writes=True).connect() as connection:
            _without_foreign_keys(connection, wanted)


def version(connection: Connection) -> str | None:
    """The revision of a database, None when it is empty; a foreign or newer one is refused."""
    place = name(connection.engine.url)
    heads = MigrationContext.configure(connection).get_current_heads()
    tables = set(inspect(connection).get_table_names())
    if tables - {"alembic_version"} and not (heads and "tables" in tables):
        raise StoreError("foreign", {"database": place})
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if not known.issuperset(heads):
        raise StoreError("newer", {"database": place})
    return heads[0] if heads else None


def _without_foreign_keys(connection: Connection, wanted: str) -> None:
    """Rebuilding a table, as SQLite must, would otherwise delete all rows that point to it."""
    sqlite = connection.dialect.name == "sqlite"
    driver = connection.connection.cursor()
    if sqlite:
        driver.execute("PRAGMA foreign_keys = OFF")
    try:
        with connection.begin():
            _upgrade(connection, wanted)
    finally:
        if sqlite:
            driver.execute("PRAGMA foreign_keys = ON")
        driver.close()


def _upgrade(connection: Connection, wanted: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})
    if version(connection) != wanted:  # while we waited, another worker may have done it
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, wanted)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "bivouac.store:migrations")
    return config
