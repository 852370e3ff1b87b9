"""Where tables rest: journals, players and secrets, on SQLite or PostgreSQL. An entry is opaque here."""

from bivouac.store.backups import backup, restore
from bivouac.store.bus import listen
from bivouac.store.proving import restored
from bivouac.store.records import (
    Conflict,
    Entry,
    Event,
    Founding,
    Holder,
    LoginTaken,
    Player,
    Row,
    Snapshot,
    StoreError,
    Trace,
    Unreadable,
)
from bivouac.store.store import Store

__all__ = [
    "Conflict",
    "Entry",
    "Event",
    "Founding",
    "Holder",
    "LoginTaken",
    "Player",
    "Row",
    "Snapshot",
    "Store",
    "StoreError",
    "Trace",
    "Unreadable",
    "backup",
    "listen",
    "restore",
    "restored",
]
