"""`bivouac backup`: everything stored, in one file, while the server goes on."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bivouac.cli.places import Data, Database, database_of
from bivouac.store import backup as write_backup


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")], data: Data = None, database: Database = None
) -> None:
    """Copy all tables and players of one moment to a file; it holds secrets, keep it safe."""
    asyncio.run(write_backup(database_of(data, database), file))
