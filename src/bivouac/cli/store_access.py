"""An operator's hand in the store, beside a running server or without one."""

import getpass
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from bivouac.cli.mistakes import CommandMistake
from bivouac.server.clock_and_ids import Sources
from bivouac.server.rooms import NoTable, Rooms
from bivouac.store import Conflict, Event, Store
from bivouac.table import Table

Result = TypeVar("Result")

PATIENCE = 10.0  # seconds


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store, closed again at the end."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def note(store: Store, kind: str, subject: str = "", detail: str = "") -> None:
    """Put what an operator does on the trail, with the name they have on this machine."""
    try:
        actor = getpass.getuser()
    except (KeyError, OSError):  # a container may know no names
        actor = str(os.getuid()) if hasattr(os, "getuid") else ""
    await store.note(Event(time.time_ns() // 1_000_000, kind, f"operator:{actor}", subject, detail))


async def at_table(store: Store, id: str, command: Callable[[Table], Result]) -> Result:
    """Do something at a table; a running server hears of it within a second.

    Where people act quickly, theirs may be the next line again and again: then it is tried for a while.
    """
    rooms = Rooms(store, Sources(), 0, alone=False)
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return await rooms.write(id, command)
        except NoTable:
            raise CommandMistake("no_table", {"table": repr(id[:40])}) from None
        except Conflict:
            if time.monotonic() > deadline:
                raise CommandMistake("busy_table", {"table": repr(id[:40])}) from None
