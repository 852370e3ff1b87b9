"""Oneself over HTTP: a name, a language, an account if one wants it, and the way out."""

import math
import time
from typing import Any

import msgspec
from litestar import Request, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException, TooManyRequestsException
from litestar.params import JSONBody

from bivouac.server import answers, callers, farewell
from bivouac.server.house import House
from bivouac.server.identity import checked_login, checked_mail, renamed
from bivouac.server.messages import Credentials, Keeping, Me, Rename
from bivouac.store import Player

AnyRequest = Request[Any, Any, Any]


@get("/", summary="Who one is here", responses=answers.COMMON)
async def who(request: AnyRequest, house: NamedDependency[House]) -> Me:
    """A stranger has no name yet."""
    return _me(request, house, await callers.player_of(request, house))


@patch("/", summary="Take another name, language or mail address", responses=answers.TABLE)
async def change(request: AnyRequest, house: NamedDependency[House], data: JSONBody[Rename]) -> Me:
    """What is not mentioned stays."""
    player = await callers.somebody(request, house)
    if data.name is not None:
        player = renamed(player, data.name)
    if data.lang is not None:
        player = msgspec.structs.replace(player, lang=data.lang)
    if data.mail is not None:
        player = msgspec.structs.replace(player, mail=checked_mail(data.mail))
    await house.identity.change(player)
    return _me(request, house, player)


@delete("/", summary="Delete one's own data", status_code=200, responses=answers.TABLE)
async def forget(request: AnyRequest, house: NamedDependency[House]) -> Me:
    """Name, account and words are gone; what was played stays with those who played it."""
    player = await callers.known(request, house)
    await farewell.forget(house, player)
    await house.note("forgotten", player.id)
    callers.part(request)
    return _me(request, house, None)


@post(
    "/account",
    summary="Keep one's tables under a name and a passphrase",
    status_code=200,
    responses=answers.TABLE,
)
async def register(request: AnyRequest, house: NamedDependency[House], data: JSONBody[Keeping]) -> Me:
    """The guest one is becomes an account, which nobody takes over by finding its browser open."""
    _slow_down(request, house)
    name = checked_login(data.login)
    player = await callers.somebody(request, house)
    kept = player.passphrase
    if kept is not None and not await house.identity.matches(kept, data.former or ""):
        raise NotAuthorizedException("the former passphrase is another one")
    hashed = await house.identity.hash(data.passphrase)
    player = msgspec.structs.replace(player, login=name, passphrase=hashed)
    await house.identity.change(player)
    await house.note("account_made" if kept is None else "passphrase_changed", player.id)
    return _me(request, house, player)


@post("/login", summary="Come back to one's account", status_code=200, responses=answers.TABLE)
async def login(request: AnyRequest, house: NamedDependency[House], data: JSONBody[Credentials]) -> Me:
    """The same answer for an unknown name and a wrong passphrase."""
    _slow_down(request, house)
    player = await house.store.player_by_login(checked_login(data.login))
    right = await house.identity.matches(None if player is None else player.passphrase, data.passphrase)
    if player is None or not right or player.banned:
        await house.note("sign_in_refused", subject="" if player is None else player.id)
        raise NotAuthorizedException("no such name and passphrase")
    await house.note("signed_in", player.id)
    callers.greet(request, house, player)
    return _me(request, house, player)


@post("/logout", summary="Leave this device", status_code=200, responses=answers.COMMON)
async def logout(request: AnyRequest, house: NamedDependency[House]) -> Me:
    """The cookie is taken back."""
    callers.part(request)
    return _me(request, house, None)


@post("/revoke", summary="Leave every other device", status_code=200, responses=answers.TABLE)
async def revoke(request: AnyRequest, house: NamedDependency[House]) -> Me:
    """All cookies but the new one of this device are void."""
    player = await callers.known(request, house)
    player = msgspec.structs.replace(player, generation=player.generation + 1)
    await house.identity.change(player)
    await house.bus.part_with(player.id)
    await house.note("sessions_revoked", player.id)
    callers.greet(request, house, player)
    return _me(request, house, player)


def _slow_down(request: AnyRequest, house: House) -> None:
    """Passphrases are tried slowly."""
    address = request.client.host if request.client else ""
    wait = math.ceil(house.attempts.take(address, time.monotonic()))
    if wait:
        retry = {"retry-after": str(wait)}
        raise TooManyRequestsException(f"too many attempts; wait {wait} seconds", headers=retry)


def _me(request: AnyRequest, house: House, player: Player | None) -> Me:
    lang = callers.language(request, player)
    mails = bool(house.settings.smtp)
    if player is None:
        return Me(False, "", lang, None, None, mails)
    return Me(True, player.name, lang, player.login, player.mail, mails)


router = Router(
    "/api/me", route_handlers=[who, change, forget, register, login, logout, revoke], tags=["players"]
)
