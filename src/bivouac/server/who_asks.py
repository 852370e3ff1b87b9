"""Who makes a request, from where, with what, in which language, and the cookie they go home with."""

from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.exceptions import NotAuthorizedException

from bivouac.core.words import LANGUAGES
from bivouac.server.house import House
from bivouac.server.identity import COOKIE, COOKIE_SECONDS, Caller
from bivouac.server.mistakes import preferred
from bivouac.server.networks import network_of
from bivouac.server.safety import NEW_COOKIE
from bivouac.store import Ban, Player, Session

Connection = ASGIConnection[Any, Any, Any, Any]
# Looked for in this order in what a browser says of itself: many claim to be several.
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


class Banned(Exception):
    """Whoever asks is let in no more: nothing was done."""

    def __init__(self, ban: Ban) -> None:
        super().__init__(ban.reason)
        self.ban = ban


async def caller_of(connection: Connection, house: House) -> Caller | None:
    """Whose cookie came along, and of which session; nobody's, if they are banned."""
    caller = await _caller(connection, house)
    return None if caller is None or house.identity.bans.of_player(caller.player.id) else caller


async def player_of(connection: Connection, house: House) -> Player | None:
    """The player whose cookie came along."""
    caller = await caller_of(connection, house)
    return None if caller is None else caller.player


async def ban_of(connection: Connection, house: House) -> Ban | None:
    """The ban of whoever asks, or of where they come from."""
    caller = await _caller(connection, house)
    by_name = None if caller is None else house.identity.bans.of_player(caller.player.id)
    return by_name or house.identity.bans.of_network(network(connection))


async def somebody(request: Request[Any, Any, Any], house: House) -> Player:
    """The player who asks; a stranger becomes a guest at once, unless too many of them did today."""
    return (await somebody_here(request, house)).player


async def somebody_here(request: Request[Any, Any, Any], house: House) -> Caller:
    """The same with their session."""
    caller = await _welcome(request, house)
    if caller is None:
        lang = language(request, None)
        most = house.quotas.guests
        caller = await house.identity.new_guest(lang, device(request), network(request), most)
        send_cookie(request, house, caller.session)
    return caller


async def known(request: Request[Any, Any, Any], house: House) -> Player:
    """The player who asks; a stranger is refused."""
    return (await known_here(request, house)).player


async def known_here(request: Request[Any, Any, Any], house: House) -> Caller:
    """The same with their session."""
    caller = await _welcome(request, house)
    if caller is None:
        raise NotAuthorizedException("nobody is known by that cookie")
    return caller


def name_of(connection: Connection, player: Player | None) -> str:
    """Who pays for what is asked: the player, or the network of a stranger."""
    return player.id if player is not None else network(connection)


def send_cookie(connection: Connection, house: House, session: Session) -> None:
    """Send the cookie of a session home."""
    value = f"{COOKIE}={house.identity.cookie_for(session)}; Max-Age={COOKIE_SECONDS}"
    connection.scope["state"][NEW_COOKIE] = value


def take_cookie_back(connection: Connection) -> None:
    """Take the cookie back."""
    connection.scope["state"][NEW_COOKIE] = f"{COOKIE}=; Max-Age=0"


def network(connection: Connection) -> str:
    """Where a request comes from."""
    return network_of(connection.client.host if connection.client else "")


def device(connection: Connection) -> str:
    """What a request was made with, in two words that its owner knows again; nothing more is kept of it."""
    said = connection.headers.get("user-agent", "")
    browser = next((name for sign, name in BROWSERS.items() if sign in said), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in said), "")
    return ", ".join(part for part in (browser, system) if part)


def language(connection: Connection, player: Player | None) -> str:
    """The language asked for, else the player's, else the browser's."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    if player is not None and player.lang in LANGUAGES:
        return player.lang
    return preferred(connection.headers.get("accept-language", ""))


async def _caller(connection: Connection, house: House) -> Caller | None:
    return await house.identity.caller_of(connection.cookies.get(COOKIE), network(connection))


async def _welcome(request: Request[Any, Any, Any], house: House) -> Caller | None:
    """Whoever asks; a ban is told to whom it concerns."""
    caller = await _caller(request, house)
    ban = None if caller is None else house.identity.bans.of_player(caller.player.id)
    if ban is not None:
        raise Banned(ban)
    return caller
