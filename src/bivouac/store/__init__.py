"""Where tables rest: journals, players and secrets, on SQLite or PostgreSQL. An entry is opaque here."""

from bivouac.store.backups import backup, restore
from bivouac.store.bus import listen
from bivouac.store.proving import restored
from bivouac.store.records import (
    Allowance,
    Ban,
    Conflict,
    Entry,
    Event,
    Forgotten,
    Founding,
    Full,
    Holder,
    LoginTaken,
    Player,
    Row,
    Session,
    Snapshot,
    StoreError,
    Trace,
    Unreadable,
)
from bivouac.store.sessions import Crowd
from bivouac.store.store import Store

__all__ = [
    "Allowance",
    "Ban",
    "Conflict",
    "Crowd",
    "Entry",
    "Event",
    "Forgotten",
    "Founding",
    "Full",
    "Holder",
    "LoginTaken",
    "Player",
    "Row",
    "Session",
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
