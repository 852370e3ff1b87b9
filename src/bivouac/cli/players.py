"""`bivouac players`: who was here, and who is let in no more."""

import asyncio
import time
from datetime import datetime
from typing import Annotated, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from bivouac.cli.data_folder import Data, Database, database_of
from bivouac.cli.mistakes import CommandMistake
from bivouac.cli.parameters import Json
from bivouac.cli.spoken_language import spoken
from bivouac.cli.store_access import as_commands_say, opened, operator
from bivouac.server.operating import PlayerFacts, facts_of
from bivouac.store import Ban, Store

SHOWN = 50


def players(
    sought: Annotated[str | None, typer.Argument(metavar="WORDS")] = None,
    ban: Annotated[str | None, typer.Option(metavar="WHO")] = None,
    unban: Annotated[str | None, typer.Option(metavar="WHO")] = None,
    until: Annotated[str | None, typer.Option(metavar="WHEN")] = None,
    reason: Annotated[str, typer.Option(metavar="TEXT")] = "",
    bans: Annotated[bool, typer.Option("--bans")] = False,
    reports: Annotated[bool, typer.Option("--reports")] = False,
    resolve: Annotated[str | None, typer.Option(metavar="REPORT")] = None,
    data: Data = None,
    database: Database = None,
    json_: Json = False,
) -> None:
    """List the players who were here last, the bans or the reports; let somebody in no more, or again."""
    if ban is None and (until is not None or reason):
        raise CommandMistake("without_ban")
    wishes = _Wishes(sought or "", ban, unban, (until, reason), bans, reports, resolve)
    asyncio.run(_players(database_of(data, database), wishes, json_))


class _Wishes(NamedTuple):
    sought: str
    ban: str | None
    unban: str | None
    term: tuple[str | None, str]
    bans: bool
    reports: bool
    resolve: str | None

    @property
    def changes(self) -> bool:
        return any(wish is not None for wish in (self.ban, self.unban, self.resolve))


async def _players(url: str, wishes: _Wishes, as_json: bool) -> None:
    async with opened(url) as store:
        with as_commands_say():
            if wishes.ban is not None:
                await operator(store).ban(wishes.ban, *wishes.term)
            if wishes.unban is not None:
                await operator(store).lift_ban(wishes.unban)
            if wishes.resolve is not None:
                await operator(store).resolve(wishes.resolve)
        if wishes.reports:
            await _show_reports(store, as_json)
        elif wishes.bans:
            _show_bans(await store.bans(), as_json)
        elif not wishes.changes:
            await _show(store, wishes.sought, as_json)


def _grid(kind: str, *columns: str) -> Grid:
    """An empty grid, its columns named in the reader's language."""
    grid = Grid(box=None)
    for column in columns:
        grid.add_column(spoken().say(f"{kind}-{column}"))
    return grid


async def _show_reports(store: Store, as_json: bool) -> None:
    """What players told of one another, the latest first."""
    found = await store.people.reports(SHOWN)
    if as_json:
        _print([msgspec.structs.asdict(one) for one in found])
        return
    words = spoken()
    grid = _grid("reports", "report", "at", "by", "of", "table", "reason", "words", "resolved")
    for one in found:
        said = words.say(f"reports-reason-{one.reason}")
        done = "" if one.resolved is None else _when(one.resolved)
        grid.add_row(one.id, _when(one.at), one.reporter, one.subject, one.table_id, said, one.words, done)
    Console(highlight=False).print(grid)


async def _show(store: Store, sought: str, as_json: bool) -> None:
    some = await (store.people.find(sought, SHOWN) if sought else store.latest_players(SHOWN))
    found = await facts_of(store, some, _now())
    if as_json:
        _print([msgspec.structs.asdict(one) for one in found])
        return
    grid = _grid("players", "player", "name", "account", "seen", "networks", "banned")
    for one in found:
        grid.add_row(*_row(one))
    Console(highlight=False).print(grid)


def _row(one: PlayerFacts) -> list[str]:
    yes = spoken().say("players-yes") if one.banned else ""
    return [one.id, one.name, one.login or "", _when(one.seen), " ".join(one.networks), yes]


def _show_bans(found: list[Ban], as_json: bool) -> None:
    if as_json:
        _print([msgspec.structs.asdict(ban) for ban in found])
        return
    words = spoken()
    grid = Grid(box=None)
    for column in ("who", "until", "reason"):
        grid.add_column(words.say(f"players-{column}"))
    for ban in found:
        until = words.say("players-for-good") if ban.until is None else _when(ban.until)
        grid.add_row(ban.subject, until, ban.reason)
    Console(highlight=False).print(grid)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def _print(told: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(told)).decode())
