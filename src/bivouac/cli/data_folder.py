"""Where tables rest: the data folder, the database, and the lock that keeps two servers apart."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from bivouac.cli.file_lock import held
from bivouac.cli.mistakes import CommandMistake
from bivouac.core.mistakes import why

Data = Annotated[Path | None, typer.Option(envvar="BIVOUAC_DATA", metavar="FOLDER")]
Database = Annotated[str | None, typer.Option(envvar="BIVOUAC_DATABASE", metavar="URL")]


def database_of(data: Path | None, database: str | None) -> str:
    """The address of the database: the one given, or a file in the data folder, which is made."""
    if database:
        return database
    folder = (data or user_data_path("bivouac", appauthor=False)).expanduser().absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        facts = {"folder": str(folder), "why": why(wrong)}
        raise CommandMistake("data_folder", facts) from None
    return f"sqlite:///{folder / 'bivouac.db'}"


def backups_beside(database: str) -> str:
    """The folder for backups beside a SQLite file; none for a database that is elsewhere."""
    path = database.removeprefix("sqlite:///")
    return "" if path in (database, "") else str(Path(path).absolute().with_name("backups"))


@contextmanager
def lock(database: str) -> Iterator[None]:
    """Keep a SQLite database to oneself while it is served; PostgreSQL is made to be shared."""
    path = database.removeprefix("sqlite:///")
    if path == database or not path:
        yield
        return
    with held(Path(f"{path}.lock"), CommandMistake("served", {"file": path})):
        yield
