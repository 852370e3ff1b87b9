"""News between workers that share a PostgreSQL database; on SQLite the one worker tells them to itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from sqlalchemy import Connection, text

from bivouac.store.engine import POSTGRES_SETTINGS, locate

TABLES = "bivouac"
# All other channels travel over this one, so that a listener need not know their names beforehand.
NEWS = "bivouac_news"
LONGEST = 7900  # bytes; PostgreSQL refuses a message of 8000
TELL = text("SELECT pg_notify(:channel, :payload)")
OWN = "own news"  # where a connection to SQLite keeps them until they are committed
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0


def tell(connection: Connection, channel: str, payload: str) -> None:
    """Send news to all workers, when and if this transaction is committed."""
    if connection.dialect.name != "postgresql":
        connection.info.setdefault(OWN, []).append((channel, payload))
        return
    if channel != TABLES:
        channel, payload = NEWS, f"{channel} {payload}"
    assert len(payload.encode()) <= LONGEST, f"news of {len(payload.encode())} bytes are too long"
    connection.execute(TELL, {"channel": channel, "payload": payload})


def own_news(connection: Connection) -> list[tuple[str, str]]:
    """What a worker on SQLite has to tell itself; of what came to nothing, too."""
    told: list[tuple[str, str]] = connection.info.pop(OWN, [])
    return told


async def listen(url: str) -> AsyncGenerator[tuple[str, str], None]:
    """Give all news as (channel, payload), and ("bivouac", "") whenever some may have been missed.

    That is at the start and after each time the connection was lost. Nothing ends it but its caller.
    """
    place = locate(url)
    if place.get_backend_name() == "sqlite":
        return
    import psycopg  # an optional package, there when a PostgreSQL store could be opened

    address = place.set(drivername="postgresql").render_as_string(hide_password=False)
    pause = FIRST_PAUSE
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(address, autocommit=True, **POSTGRES_SETTINGS)
            async with connection:
                await connection.execute(f"LISTEN {TABLES}")
                await connection.execute(f"LISTEN {NEWS}")
                pause = FIRST_PAUSE
                yield TABLES, ""
                async for news in connection.notifies():
                    yield _read(news.channel, news.payload)
        except psycopg.OperationalError:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _read(channel: str, payload: str) -> tuple[str, str]:
    if channel == TABLES:
        return channel, payload
    inner, _, rest = payload.partition(" ")
    return inner, rest
