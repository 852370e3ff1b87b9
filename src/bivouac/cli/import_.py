"""`bivouac import`: a journal file as a table."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bivouac.cli.data_folder import Data, Database, database_of
from bivouac.cli.journals import at, read
from bivouac.cli.store_access import note, opened
from bivouac.core.journal import JournalError
from bivouac.games import game
from bivouac.server.clock_and_ids import Sources
from bivouac.server.rooms import Rooms
from bivouac.table.successors import lay


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE")], data: Data = None, database: Database = None
) -> None:
    """Lay a journal on a table of its own and print the table's id; its seats wait for nobody."""
    print(asyncio.run(_import(database_of(data, database), file)))


async def _import(url: str, file: Path) -> str:
    journal = read(file)
    sources = Sources()
    try:
        table = lay(game(journal.game), journal, sources.table_id(), "", "", sources.now(), alone=True)
    except JournalError as wrong:
        raise at(file, wrong) from None
    async with opened(url) as store:
        await Rooms(store, sources, 0, alone=False).found(table)
        await note(store, "imported", table.id)
    return table.id
