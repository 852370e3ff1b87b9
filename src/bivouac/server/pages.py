"""The plain list of tables, for where the client is not built, and the signs of life for machines."""

from datetime import UTC, datetime, timedelta
from html import escape
from typing import Any

from litestar import MediaType, Request, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from bivouac import __version__, compiled
from bivouac.core.words import words
from bivouac.games import game, names
from bivouac.server import problems
from bivouac.server.addresses import friends_url, qr_svg
from bivouac.server.house import House
from bivouac.server.messages import Health, TableCard
from bivouac.server.rooms import Closing
from bivouac.store import Player

PACKAGE = "bivouac.server"
SECURITY_DAYS = 180
AnyRequest = Request[Any, Any, Any]


@get("/health", summary="Is the server well?", tags=["health"], responses=problems.COMMON)
async def health(house: NamedDependency[House]) -> Health:
    """Alive, and which version; a problem when the loop, the database or the bots are not well."""
    await house.pulse.check()
    return _health(house)


@get("/ready", summary="May people be sent here?", tags=["health"], responses=problems.COMMON)
async def ready(house: NamedDependency[House]) -> Health:
    """The same while new tables are begun here; a problem once the server is about to end."""
    if house.rooms.closing:
        raise Closing
    await house.pulse.check()
    return _health(house)


@get("/.well-known/security.txt", media_type=MediaType.TEXT, include_in_schema=False)
async def security(house: NamedDependency[House]) -> str:
    """Whom to tell of a weakness, as RFC 9116 has it; nothing where the operator named nobody."""
    contact = house.settings.contact
    if not contact:
        raise NotFoundException("nobody is named here; see SECURITY.md of the project")
    expires = datetime.fromtimestamp(house.sources.now() / 1000, UTC) + timedelta(days=SECURITY_DAYS)
    return (
        f"Contact: {contact}\nExpires: {expires:%Y-%m-%dT00:00:00Z}\nPreferred-Languages: en, fr\n"
        f"Canonical: {house.settings.public_url.rstrip('/')}/.well-known/security.txt\n"
    )


def _health(house: House) -> Health:
    waiting = len(house.pulse.bots_waiting)
    return Health(True, __version__, bool(compiled), round(house.pulse.lag * 1000), waiting)


async def plain_home(request: AnyRequest, house: House, player: Player | None, lang: str) -> str:
    """That there is no client, the tables one may join, one's own, the games, the way here for friends."""
    lobby = await house.lobby.list_for(None if player is None else player.id, lang)
    spoken = words(PACKAGE, lang)
    sections = [
        _section(spoken.say("page-open"), lobby.open, lang, spoken.say("page-none")),
        _section(spoken.say("page-mine"), lobby.mine, lang, spoken.say("page-none")),
    ]
    games = "".join(
        f"<li><b>{escape(game(name).facts.titles[lang])}</b>: {escape(game(name).facts.blurbs[lang])}</li>"
        for name in names()
    )
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Bivouac</title>'
        f'<meta name="viewport" content="width=device-width"><h1>Bivouac</h1>'
        f"<p>{escape(spoken.say('page-no-client'))}</p>{''.join(sections)}"
        f"<h2>{escape(spoken.say('page-games'))}</h2><ul>{games}</ul>"
        f"{_for_friends(house, request, spoken.say('page-friends'))}</html>"
    )


def _for_friends(house: House, request: AnyRequest, title: str) -> str:
    url = friends_url(house.settings, request.url.port or house.settings.port)
    return "" if url is None else f"<h2>{escape(title)}</h2><p>{escape(url)}</p>{qr_svg(url)}"


def _section(title: str, cards: list[TableCard], lang: str, none: str) -> str:
    lines = "".join(f"<li>{_card(card, lang)}</li>" for card in cards) or f"<li>{escape(none)}</li>"
    return f"<h2>{escape(title)}</h2><ul>{lines}</ul>"


def _card(card: TableCard, lang: str) -> str:
    seats = ", ".join(escape(seat.name or seat.bot or "…") for seat in card.seats)
    title = escape(game(card.game).facts.titles[lang]) if card.game in names() else escape(card.game)
    return f'<a href="/t/{escape(card.id)}">{title}</a> ({seats})'
