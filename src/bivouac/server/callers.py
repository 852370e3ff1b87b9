"""Who makes a request, in which language, and the cookie they go home with."""

from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.exceptions import NotAuthorizedException

from bivouac.core.words import LANGUAGES
from bivouac.server.house import House
from bivouac.server.identity import COOKIE, COOKIE_SECONDS
from bivouac.server.safety import NEW_COOKIE
from bivouac.store import Player

Connection = ASGIConnection[Any, Any, Any, Any]


async def player_of(connection: Connection, house: House) -> Player | None:
    """The player whose cookie came along."""
    return await house.identity.player_of(connection.cookies.get(COOKIE))


async def somebody(request: Request[Any, Any, Any], house: House) -> Player:
    """The player who asks; a stranger becomes a guest at once."""
    player = await player_of(request, house)
    if player is None:
        player = await house.identity.new_guest(language(request, None))
        greet(request, house, player)
    return player


async def known(request: Request[Any, Any, Any], house: House) -> Player:
    """The player who asks; a stranger is refused."""
    player = await player_of(request, house)
    if player is None:
        raise NotAuthorizedException("nobody is known by that cookie")
    return player


def name_of(connection: Connection, player: Player | None) -> str:
    """Who pays for what is asked: the player, or the address of a stranger."""
    return player.id if player is not None else connection.client.host if connection.client else "?"


def greet(connection: Connection, house: House, player: Player) -> None:
    """Send the player's cookie home."""
    value = f"{COOKIE}={house.identity.cookie_for(player)}; Max-Age={COOKIE_SECONDS}"
    connection.scope["state"][NEW_COOKIE] = value


def part(connection: Connection) -> None:
    """Take the cookie back."""
    connection.scope["state"][NEW_COOKIE] = f"{COOKIE}=; Max-Age=0"


def language(connection: Connection, player: Player | None) -> str:
    """The language asked for, else the player's, else the browser's."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    if player is not None and player.lang in LANGUAGES:
        return player.lang
    wanted = connection.headers.get("accept-language", "").lower()
    places = {lang: wanted.find(lang) for lang in LANGUAGES if lang in wanted}
    return min(places, key=lambda lang: places[lang]) if places else "en"
