"""`bivouac export`: the journal of a table as a file."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from bivouac.cli.data_folder import Data, Database, database_of
from bivouac.cli.store_access import at_table, note, opened
from bivouac.server.house_key import signer_of
from bivouac.table.successors import export as written


def export(
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Write the journal of a table with its seed, also of one in play; to the terminal without a file."""
    text = asyncio.run(_export(database_of(data, database), table))
    if file is None:
        print(text, end="")
    else:
        # For our eyes only: it holds the seed, also of a game in play.
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)


async def _export(url: str, id: str) -> str:
    async with opened(url) as store:
        signer = await signer_of(store)
        text, status = await at_table(
            store, id, lambda table: (written(table, signer.sign, operator=True), table.status)
        )
        await note(store, "seed_read", id, status)  # before anybody has seen it
        return text
