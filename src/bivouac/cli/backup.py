"""`bivouac backup`: everything stored, in one file, while the server goes on, and the proof of it."""

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer

from bivouac.cli.data_folder import Data, Database, database_of
from bivouac.cli.mistakes import CommandMistake
from bivouac.cli.spoken_language import spoken
from bivouac.cli.store_access import note, opened
from bivouac.core.mistakes import why
from bivouac.server.backing_up import named_now, outworn
from bivouac.server.clock_and_ids import Sources
from bivouac.server.rooms import Rooms
from bivouac.store import Store, restored
from bivouac.store import backup as write_backup

PAGE = 500


def backup(
    file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    into: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    keep: Annotated[int, typer.Option(metavar="N", min=1)] = 7,
    days: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    verify: Annotated[bool, typer.Option("--verify/--no-verify", metavar="")] = True,
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy all tables and players of one moment to a file; it holds secrets, keep it safe."""
    if (file is None) == (into is None):
        raise CommandMistake("backup_where")
    url = database_of(data, database)
    path = file if file is not None else _next_in(into or Path())
    told = asyncio.run(_backup(url, path, verify))
    if into is not None:
        for old in outworn(into, keep, days, time.time()):
            old.unlink()
    if told:
        print(told)


async def _backup(url: str, path: Path, verify: bool) -> str:
    await write_backup(url, path)
    async with opened(url) as store:
        await note(store, "backed_up", detail=path.name)
    if not verify:
        return ""
    async with restored(path) as store:
        return await _prove(store, path)


async def _prove(store: Store, path: Path) -> str:
    """Open every table in play of what was restored; SetupError names those that cannot be."""
    rooms = Rooms(store, Sources(), 0, alone=False)
    counted, damaged = 0, []
    for status in ("gathering", "playing"):
        last: str | None = None
        while rows := await store.tables(status=status, before=last, limit=PAGE):
            for row in rows:
                counted += 1
                try:
                    await rooms.look(row.id, lambda table, room: None)
                except Exception:  # whatever is wrong with one table, the others are opened too
                    damaged.append(row.id)
                rooms.rooms.pop(row.id, None)
            last = rows[-1].id
    if damaged:
        raise CommandMistake("backup_damaged", {"file": str(path), "tables": ", ".join(damaged)})
    return spoken().say("backup-proved", file=str(path), tables=counted)


def _next_in(folder: Path) -> Path:
    """A file of this moment in a folder, which is there afterwards for our eyes only."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as wrong:
        raise CommandMistake("backup_folder", {"folder": str(folder), "why": why(wrong)}) from None
    return folder / named_now(time.time())
