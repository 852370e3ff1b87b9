"""Where tables rest: journals, players and secrets, on SQLite or PostgreSQL. An entry is opaque here."""

from bivouac.store.backups import backup, restore
from bivouac.store.bus import listen
from bivouac.store.records import (
    Conflict,
    Entry,
    Founding,
    Holder,
    LoginTaken,
    Player,
    Row,
    Snapshot,
    StoreError,
    Unreadable,
)
from bivouac.store.store import Store

__all__ = [
    "Conflict",
    "Entry",
    "Founding",
    "Holder",
    "LoginTaken",
    "Player",
    "Row",
    "Snapshot",
    "Store",
    "StoreError",
    "Unreadable",
    "backup",
    "listen",
    "restore",
]
