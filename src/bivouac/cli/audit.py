"""`bivouac audit`: the trail of what concerns safety, and whether it was tampered with."""

import asyncio
from datetime import datetime
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from bivouac.cli.data_folder import Data, Database, database_of
from bivouac.cli.mistakes import CommandMistake
from bivouac.cli.parameters import Json
from bivouac.cli.spoken_language import spoken
from bivouac.cli.store_access import opened
from bivouac.store import Trace

SHOWN = 50


def audit(
    kind: Annotated[str | None, typer.Option(metavar="KIND")] = None,
    about: Annotated[str | None, typer.Option(metavar="ID")] = None,
    before: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    data: Data = None,
    database: Database = None,
    json_: Json = False,
) -> None:
    """List what concerns safety, the latest first, and check that nothing was changed or taken away."""
    asyncio.run(_audit(database_of(data, database), kind, about, before, json_))


async def _audit(url: str, kind: str | None, about: str | None, before: int | None, as_json: bool) -> None:
    async with opened(url) as store:
        traces = await store.trail(SHOWN, before=before, kind=kind, subject=about)
        broken = await store.broken_trail()
        last = await store.trail(1)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(traces)).decode())
    else:
        _show(traces)
    if broken is not None:
        raise CommandMistake("tampered", {"event": str(broken)})
    if not as_json and last:
        print(spoken().say("audit-holds", count=last[0].number, link=last[0].link))


def _show(traces: list[Trace]) -> None:
    words = spoken()
    grid = Grid(box=None)
    for column in ("number", "at", "kind", "actor", "subject", "detail"):
        grid.add_column(words.say(f"audit-{column}"))
    for trace in traces:
        moment = datetime.fromtimestamp(trace.at / 1000).strftime("%Y-%m-%d %H:%M:%S")
        grid.add_row(str(trace.number), moment, trace.kind, trace.actor, trace.subject, trace.detail)
    Console(highlight=False).print(grid)
