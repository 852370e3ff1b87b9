"""`bivouac tables`: what an operator sees and may end."""

import asyncio
from datetime import datetime
from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from bivouac.cli.data_folder import Data, Database, database_of
from bivouac.cli.parameters import Json
from bivouac.cli.spoken_language import spoken
from bivouac.cli.store_access import as_commands_say, at_table, opened, operator
from bivouac.server.operating import seats_of
from bivouac.store import Row

SHOWN = 50


def tables(
    status: Annotated[str | None, typer.Option(metavar="STATUS")] = None,
    before: Annotated[str | None, typer.Option(metavar="TABLE")] = None,
    close_: Annotated[str | None, typer.Option("--close", metavar="TABLE")] = None,
    reason: Annotated[str, typer.Option(metavar="TEXT")] = "",
    data: Data = None,
    database: Database = None,
    json_: Json = False,
) -> None:
    """List the tables, the latest first; or close one."""
    url = database_of(data, database)
    if close_ is None:
        asyncio.run(_list(url, status, before, json_))
    else:
        asyncio.run(_close(url, close_, reason))


async def _list(url: str, status: str | None, before: str | None, as_json: bool) -> None:
    async with opened(url) as store:
        _show(await store.tables(status=status, before=before, limit=SHOWN), as_json)


async def _close(url: str, id: str, reason: str) -> None:
    async with opened(url) as store:
        with as_commands_say():
            await operator(store).close_table(id, reason, partial(at_table, store))


def _show(rows: list[Row], as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode([_plain(row) for row in rows])).decode())
        return
    words = spoken()
    grid = Grid(box=None)
    for column in ("table", "game", "status", "seats", "touched"):
        grid.add_column(words.say(f"tables-{column}"))
    for row in rows:
        seats = " ".join(seat.bot or seat.player or "…" for seat in seats_of(row))
        moment = datetime.fromtimestamp(row.touched / 1000).strftime("%Y-%m-%d %H:%M")
        status = f"{row.status}, {words.say('tables-damaged')}" if row.damaged else row.status
        grid.add_row(row.id, row.game, status, seats, moment)
    Console(highlight=False).print(grid)


def _plain(row: Row) -> dict[str, object]:
    """A table for programs, without its charter, which holds the seed."""
    facts = {key: value for key, value in msgspec.structs.asdict(row).items() if value is not None}
    facts.pop("charter", None)
    return {**facts, "seats": [msgspec.structs.asdict(seat) for seat in seats_of(row)]}
