"""`bivouac players`: who was here, and who is let in no more."""

import asyncio
import ipaddress
import re
import time
from datetime import datetime
from typing import Annotated, Literal

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from bivouac.cli.data_folder import Data, Database, database_of
from bivouac.cli.mistakes import CommandMistake
from bivouac.cli.parameters import Json
from bivouac.cli.spoken_language import spoken
from bivouac.cli.store_access import note, opened
from bivouac.server.identity import checked_login
from bivouac.server.networks import network_of
from bivouac.store import Ban, Player, Session, Store

SHOWN = 50
TERMS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}  # seconds
WIDEST = {4: 8, 6: 16}  # bits; a wider network would be most of the world
LONGEST_REASON = 200

Kind = Literal["player", "network"]


def players(
    ban: Annotated[str | None, typer.Option(metavar="WHO")] = None,
    unban: Annotated[str | None, typer.Option(metavar="WHO")] = None,
    until: Annotated[str | None, typer.Option(metavar="WHEN")] = None,
    reason: Annotated[str, typer.Option(metavar="TEXT")] = "",
    bans: Annotated[bool, typer.Option("--bans")] = False,
    reports: Annotated[bool, typer.Option("--reports")] = False,
    data: Data = None,
    database: Database = None,
    json_: Json = False,
) -> None:
    """List the players who were here last, the bans or the reports; let somebody in no more, or again."""
    if ban is None and (until is not None or reason):
        raise CommandMistake("without_ban")
    if len(reason) > LONGEST_REASON or not reason.isprintable():
        raise CommandMistake("reason", {"most": LONGEST_REASON})
    if reports:
        asyncio.run(_reports(database_of(data, database), json_))
        return
    now = _now()
    term = None if until is None else moment(until, now)
    asyncio.run(_players(database_of(data, database), ban, unban, (term, reason, now), bans, json_))


async def _players(
    url: str,
    ban: str | None,
    unban: str | None,
    term: tuple[int | None, str, int],
    bans: bool,
    as_json: bool,
) -> None:
    async with opened(url) as store:
        if ban is not None:
            kind, subject = await whom(store, ban)
            until, reason, now = term
            await store.ban(Ban(kind=kind, subject=subject, until=until, reason=reason, created=now))
            await note(store, "banned", subject, reason)
        if unban is not None:
            kind, subject = await whom(store, unban)
            if not await store.lift_ban(kind, subject):
                raise CommandMistake("not_banned", {"who": repr(unban[:60])})
            await note(store, "unbanned", subject)
        if bans:
            _show_bans(await store.bans(), as_json)
        elif ban is None and unban is None:
            await _show(store, as_json)


def _grid(kind: str, *columns: str) -> Grid:
    """An empty grid, its columns named in the reader's language."""
    grid = Grid(box=None)
    for column in columns:
        grid.add_column(spoken().say(f"{kind}-{column}"))
    return grid


async def _reports(url: str, as_json: bool) -> None:
    """What players told of one another, the latest first."""
    async with opened(url) as store:
        found = await store.people.reports(SHOWN)
    if as_json:
        _print([msgspec.structs.asdict(one) for one in found])
        return
    words = spoken()
    grid = _grid("reports", "at", "by", "of", "table", "reason", "words")
    for one in found:
        said = words.say(f"reports-reason-{one.reason}")
        grid.add_row(_when(one.at), one.reporter, one.subject, one.table_id, said, one.words)
    Console(highlight=False).print(grid)


async def whom(store: Store, who: str) -> tuple[Kind, str]:
    """The kind and the name of whom a ban is about: a network, a player's id, the name of an account."""
    try:
        network = ipaddress.ip_network(who if "/" in who else network_of(who), strict=False)
    except ValueError:
        player = await store.player(who) or await store.player_by_login(checked_login(who))
        if player is None:
            raise CommandMistake("nobody", {"who": repr(who[:60])}) from None
        return "player", player.id
    if network.prefixlen < WIDEST[network.version]:
        raise CommandMistake("wide_network", {"network": str(network), "least": WIDEST[network.version]})
    return "network", str(network)


def moment(text: str, now: int) -> int:
    """A term like 12h, 3d or 2w from now, or a date, in milliseconds since the epoch; none that is over."""
    term = re.fullmatch(r"(\d{1,4})([hdw])", text)
    if term is not None:
        return now + int(term[1]) * TERMS[term[2]] * 1000
    try:
        found = int(datetime.fromisoformat(text).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise CommandMistake("until", {"until": repr(text[:40])}) from None
    if found <= now:
        raise CommandMistake("until_over", {"until": repr(text[:40])})
    return found


async def _show(store: Store, as_json: bool) -> None:
    found = await store.latest_players(SHOWN)
    held = {player.id: await store.sessions_of(player.id) for player in found}
    bans = [ban for ban in await store.bans() if ban.until is None or ban.until > _now()]
    banned = {ban.subject for ban in bans if ban.kind == "player"}
    if as_json:
        _print([_plain(player, held[player.id], player.id in banned) for player in found])
        return
    words = spoken()
    grid = _grid("players", "player", "name", "account", "seen", "networks", "banned")
    for player in found:
        yes = words.say("players-yes") if player.id in banned else ""
        networks = " ".join(_networks(held[player.id]))
        grid.add_row(player.id, player.name, player.login or "", _when(player.seen), networks, yes)
    Console(highlight=False).print(grid)


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


def _plain(player: Player, held: list[Session], banned: bool) -> dict[str, object]:
    """A player for programs, without passphrase and mail address."""
    return {
        "id": player.id,
        "name": player.name,
        "login": player.login,
        "created": player.created,
        "seen": player.seen,
        "networks": _networks(held),
        "banned": banned,
    }


def _networks(held: list[Session]) -> list[str]:
    return sorted({session.network for session in held if session.network})


def _now() -> int:
    return time.time_ns() // 1_000_000


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def _print(told: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(told)).decode())
