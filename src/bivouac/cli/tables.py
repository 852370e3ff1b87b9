"""`bivouac tables`: what an operator sees and may end."""

import asyncio
import time
from datetime import datetime
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from bivouac.cli.data_folder import Data, Database, database_of
from bivouac.cli.parameters import Json
from bivouac.cli.spoken_language import spoken
from bivouac.cli.store_access import at_table, note, opened
from bivouac.server.reading import Damaged, plates_of
from bivouac.store import Row, Store
from bivouac.table.playing import close

SHOWN = 50


def tables(
    status: Annotated[str | None, typer.Option(metavar="STATUS")] = None,
    before: Annotated[str | None, typer.Option(metavar="TABLE")] = None,
    close_: Annotated[str | None, typer.Option("--close", metavar="TABLE")] = None,
    data: Data = None,
    database: Database = None,
    json_: Json = False,
) -> None:
    """List the tables, the latest first; or close one."""
    asyncio.run(_tables(database_of(data, database), status, before, close_, json_))


async def _tables(
    url: str, status: str | None, before: str | None, closed: str | None, as_json: bool
) -> None:
    async with opened(url) as store:
        if closed is None:
            _show(await store.tables(status=status, before=before, limit=SHOWN), as_json)
        else:
            await _close(store, closed)
            await note(store, "table_closed", closed)


async def _close(store: Store, id: str) -> None:
    try:
        await at_table(store, id, lambda table: close(table, "operator", time.time_ns() // 1_000_000))
    except Damaged:  # no line can be written there: its row alone is closed
        await store.shut(id)


def _show(rows: list[Row], as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode([_plain(row) for row in rows])).decode())
        return
    words = spoken()
    grid = Grid(box=None)
    for column in ("table", "game", "status", "seats", "touched"):
        grid.add_column(words.say(f"tables-{column}"))
    for row in rows:
        seats = " ".join(seat["bot"] or seat["player"] or "…" for seat in _seats(row))
        moment = datetime.fromtimestamp(row.touched / 1000).strftime("%Y-%m-%d %H:%M")
        status = f"{row.status}, {words.say('tables-damaged')}" if row.damaged else row.status
        grid.add_row(row.id, row.game, status, seats, moment)
    Console(highlight=False).print(grid)


def _seats(row: Row) -> list[dict[str, str]]:
    """Who sits where: the player's id is what `players --ban` wants."""
    return [{"kind": plate.kind, "bot": plate.bot, "player": plate.player} for plate in plates_of(row)]


def _plain(row: Row) -> dict[str, object]:
    """A table for programs, without its charter, which holds the seed."""
    facts = {key: value for key, value in msgspec.structs.asdict(row).items() if value is not None}
    facts.pop("charter", None)
    return {**facts, "seats": _seats(row)}
