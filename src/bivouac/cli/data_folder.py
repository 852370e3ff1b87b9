"""Where tables rest: the data folder, the database, and the lock that keeps two servers apart."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from bivouac.core.refusal import SetupError

try:
    import fcntl
except ImportError:  # Windows has other locks
    import msvcrt

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
        raise SetupError(f"{folder}: no tables can be kept here: {wrong.strerror}") from None
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
    name = Path(f"{path}.lock")
    try:
        file = os.fdopen(os.open(name, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), "a+b")
    except OSError as wrong:
        raise SetupError(f"{name}: no tables can be kept here: {wrong.strerror}") from None
    with file:
        try:
            if "fcntl" in globals():
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            else:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            raise SetupError(f"{path}: another server has these tables open") from None
        yield
