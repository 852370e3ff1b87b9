"""`bivouac restore`: everything as it was when a backup was made."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bivouac.cli.data_folder import Data, Database, database_of, lock
from bivouac.cli.store_access import note, opened
from bivouac.store import restore as read_backup


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    replace: Annotated[bool, typer.Option("--replace")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Fill an empty database from a backup, or replace all that one holds; no server may be running."""
    url = database_of(data, database)
    with lock(url):
        asyncio.run(_restore(url, file, replace))


async def _restore(url: str, file: Path, replace: bool) -> None:
    await read_backup(url, file, replace=replace)
    async with opened(url) as store:
        await note(store, "restored", detail=file.name)
