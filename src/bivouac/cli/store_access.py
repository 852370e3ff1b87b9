"""An operator's hand in the store, beside a running server or without one."""

import getpass
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from bivouac.cli.mistakes import CommandMistake
from bivouac.server.clock_and_ids import Sources
from bivouac.server.operating import Operator, OperatorMistake
from bivouac.server.rooms import NoTable, Rooms
from bivouac.store import Conflict, Store
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


def operator(store: Store) -> Operator:
    """Whoever runs the command, by the name they have on this machine."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):  # a container may know no names
        name = str(os.getuid()) if hasattr(os, "getuid") else ""
    return Operator(store, name, lambda: time.time_ns() // 1_000_000)


async def note(store: Store, kind: str, subject: str = "", detail: str = "") -> None:
    """Put what an operator does on the trail."""
    await operator(store).note(kind, subject, detail)


@contextmanager
def as_commands_say() -> Iterator[None]:
    """What an operator cannot do is said in the words of the commands, which name their options."""
    try:
        yield
    except OperatorMistake as wrong:
        raise CommandMistake(wrong.code, wrong.facts) from None


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
