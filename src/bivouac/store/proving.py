"""A backup proves itself: it is restored elsewhere, and every row found there again."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import Engine, MetaData, create_engine, select

from bivouac.store.backups import restore
from bivouac.store.records import StoreError
from bivouac.store.store import Store

AT_ONCE = 1000


@asynccontextmanager
async def restored(path: Path) -> AsyncIterator[Store]:
    """The store that a backup becomes when it is restored; StoreError unless it holds the very same rows."""
    with TemporaryDirectory(prefix="bivouac-proof-") as folder:
        place = Path(folder) / "bivouac.db"
        await restore(f"sqlite:///{place}", path, replace=False)
        kept, found = await asyncio.to_thread(lambda: (digests(path), digests(place)))
        if any(found.get(name) != digest for name, digest in kept.items()):
            raise StoreError("backup_unlike", {"file": str(path)})
        store = await Store.open(f"sqlite:///{place}")
        try:
            yield store
        finally:
            await store.close()


def digests(path: Path) -> dict[str, str]:
    """A digest of all rows of each table of a SQLite file, which is only read."""
    engine = create_engine(f"sqlite:///file:{path.resolve()}?mode=ro&uri=true")
    try:
        return _digests(engine)
    finally:
        engine.dispose()


def _digests(engine: Engine) -> dict[str, str]:
    found = MetaData()
    found.reflect(engine)
    told = {}
    with engine.connect() as connection:
        for table in found.sorted_tables:
            digest = hashlib.sha256()
            rows = select(table).order_by(*table.primary_key)
            for row in connection.execution_options(yield_per=AT_ONCE).execute(rows):
                digest.update(msgspec.msgpack.encode(tuple(row)))
            told[table.name] = digest.hexdigest()
    return told
