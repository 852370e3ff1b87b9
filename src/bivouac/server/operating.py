"""What an operator may do, by a command or from their page: one way for both, and always on the trail."""

import ipaddress
import re
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Literal

import msgspec

from bivouac.core.mistakes import PlayerMistake
from bivouac.core.words import words
from bivouac.server.identity import checked_login
from bivouac.server.networks import network_of
from bivouac.server.reading import Damaged, plates_of
from bivouac.store import Ban, Event, Player, Row, Session, Store
from bivouac.table import Table
from bivouac.table.playing import close

PACKAGE = "bivouac.server"
TERMS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}  # seconds
WIDEST = {4: 8, 6: 16}  # bits; a wider network would be most of the world
LONGEST_REASON = 200

Kind = Literal["player", "network"]
Write = Callable[[str, Callable[[Table], None]], Awaitable[None]]


class OperatorMistake(PlayerMistake):
    """What an operator asked for cannot be done; a command says it in words of its own."""

    def say(self, lang: str) -> str:
        """The mistake in one line, in the reader's language."""
        return words(PACKAGE, lang).say(f"mistake-{self.code}", **self.facts)


class Operator:
    """Somebody who looks after the house, under the name that the trail keeps."""

    def __init__(self, store: Store, name: str, now: Callable[[], int]) -> None:
        self.store = store
        self.name = name
        self.now = now

    async def note(self, kind: str, subject: str = "", detail: str = "") -> None:
        """Put what was done on the trail."""
        await self.store.note(Event(self.now(), kind, f"operator:{self.name}", subject, detail))

    async def ban(self, who: str, until: str | None, reason: str) -> None:
        """Let somebody, or whoever comes from a network, in no more."""
        term = None if until is None else moment(until, self.now())
        text = checked_reason(reason)
        kind, subject = await whom(self.store, who)
        await self.store.ban(Ban(kind=kind, subject=subject, until=term, reason=text, created=self.now()))
        await self.note("banned", subject, text)

    async def lift_ban(self, who: str) -> None:
        """Let them in again."""
        kind, subject = await whom(self.store, who)
        if not await self.store.lift_ban(kind, subject):
            raise OperatorMistake("not_banned", {"who": repr(who[:60])})
        await self.note("unbanned", subject)

    async def close_table(self, table: str, reason: str, write: Write) -> None:
        """End a table, damaged or not; its windows are told."""
        text = checked_reason(reason)
        try:
            await write(table, lambda laid: close(laid, "operator", self.now()))
        except Damaged:  # no line can be written there: its row alone is closed
            await self.store.shut(table)
        await self.note("table_closed", table, text)

    async def resolve(self, report: str) -> None:
        """A report has been seen to."""
        subject = await self.store.people.resolve_report(report, self.now())
        if subject is None:
            raise OperatorMistake("no_report", {"report": repr(report[:60])})
        await self.note("report_resolved", subject)


class PlayerFacts(msgspec.Struct, frozen=True):
    """A player as an operator sees them: without passphrase and mail address."""

    id: str
    name: str
    login: str | None
    created: int
    seen: int
    networks: list[str]
    banned: bool


async def facts_of(store: Store, found: list[Player], now: int) -> list[PlayerFacts]:
    """What an operator needs to know of these players."""
    holding = [ban for ban in await store.bans() if ban.until is None or ban.until > now]
    banned = {ban.subject for ban in holding if ban.kind == "player"}
    held = {player.id: await store.sessions_of(player.id) for player in found}
    return [
        PlayerFacts(
            id=player.id,
            name=player.name,
            login=player.login,
            created=player.created,
            seen=player.seen,
            networks=_networks(held[player.id]),
            banned=player.id in banned,
        )
        for player in found
    ]


class SeatFacts(msgspec.Struct, frozen=True):
    """Who sits where: the player's id is what a ban wants."""

    kind: str
    bot: str
    player: str


def seats_of(row: Row) -> list[SeatFacts]:
    """Who sits at a table."""
    return [SeatFacts(plate.kind, plate.bot, plate.player) for plate in plates_of(row)]


async def whom(store: Store, who: str) -> tuple[Kind, str]:
    """The kind and the name of whom a ban is about: a network, a player's id, the name of an account."""
    try:
        network = ipaddress.ip_network(who if "/" in who else network_of(who), strict=False)
    except ValueError:
        player = await store.player(who) or await store.player_by_login(checked_login(who))
        if player is None:
            raise OperatorMistake("nobody", {"who": repr(who[:60])}) from None
        return "player", player.id
    if network.prefixlen < WIDEST[network.version]:
        raise OperatorMistake("wide_network", {"network": str(network), "least": WIDEST[network.version]})
    return "network", str(network)


def moment(text: str, now: int) -> int:
    """A term like 12h, 3d or 2w from now, or a date, in milliseconds since the epoch; none that is over."""
    term = re.fullmatch(r"(\d{1,4})([hdw])", text)
    if term is not None:
        return now + int(term[1]) * TERMS[term[2]] * 1000
    try:
        found = int(datetime.fromisoformat(text).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise OperatorMistake("until", {"until": repr(text[:40])}) from None
    if found <= now:
        raise OperatorMistake("until_over", {"until": repr(text[:40])})
    return found


def checked_reason(reason: str) -> str:
    """The reason, if it is one line that is not too long."""
    if len(reason) > LONGEST_REASON or not reason.isprintable():
        raise OperatorMistake("reason", {"most": LONGEST_REASON})
    return reason


def _networks(held: list[Session]) -> list[str]:
    return sorted({session.network for session in held if session.network})
