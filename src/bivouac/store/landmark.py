"""A mark beside a SQLite database that tables were kept there: an emptied one is not taken for new."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Engine

from bivouac.core.mistakes import why
from bivouac.store.engine import in_memory, name
from bivouac.store.migrating import version
from bivouac.store.records import StoreError


def check(engine: Engine) -> None:
    """StoreError if the database is empty though it once held something."""
    mark = _mark(engine)
    if mark is None or not mark.exists():
        return
    with engine.connect() as connection:
        emptied = version(connection) is None
    if emptied:
        raise StoreError("emptied", {"database": name(engine.url), "mark": mark.name})


def leave(engine: Engine) -> None:
    """Mark that tables are kept here."""
    mark = _mark(engine)
    if mark is not None and not mark.exists():
        try:
            os.close(os.open(mark, os.O_WRONLY | os.O_CREAT, 0o600))
        except OSError as wrong:
            raise StoreError("mark", {"file": str(mark), "why": why(wrong)}) from None


def _mark(engine: Engine) -> Path | None:
    """Where the mark of a database is; PostgreSQL is looked after by people who know what they delete."""
    if engine.dialect.name != "sqlite" or in_memory(engine.url):
        return None
    return Path(f"{engine.url.database}.kept")
