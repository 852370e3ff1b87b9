"""Oneself over HTTP: a name, a language, an account if one wants it, its devices, and the way out."""

from typing import Any

from litestar import Request, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody

from bivouac.server import forgetting, problems, who_asks
from bivouac.server.games_http import known_game
from bivouac.server.house import House
from bivouac.server.identity import DAY, Caller, SessionEnded, checked_login, checked_mail
from bivouac.server.limits import slow_down
from bivouac.server.messages import Credentials, Device, Keeping, MailToken, Me, Rename
from bivouac.server.reading import plates_of
from bivouac.store import Ban, Player
from bivouac.table.seats import fair_name

AnyRequest = Request[Any, Any, Any]
REMEMBERED = 200  # games that somebody played: what was left before those is forgotten


@get("/", summary="Who one is here", responses=problems.COMMON)
async def who(request: AnyRequest, house: NamedDependency[House]) -> Me:
    """A stranger has no name yet; whoever is banned is told until when, and why."""
    caller = await who_asks.caller_of(request, house)
    if caller is not None and caller.session.created + DAY < house.sources.now():
        # A browser forgets a cookie that is not sent again.
        who_asks.send_cookie(request, house, caller.session)
    player = None if caller is None else caller.player
    return _me(request, house, player, await who_asks.ban_of(request, house))


@patch("/", summary="Take another name, language or mail address, or hide", responses=problems.TABLE)
async def change(request: AnyRequest, house: NamedDependency[House], data: JSONBody[Rename]) -> Me:
    """What is not mentioned stays; a new mail address is asked whether it is read."""
    player = await who_asks.somebody(request, house)
    columns: dict[str, Any] = {}
    if data.name is not None:
        columns["name"] = fair_name(data.name)
    if data.lang is not None:
        columns["lang"] = data.lang
    if data.profile is not None:
        columns["private"] = data.profile == "hidden"
    mail = None if data.mail is None else checked_mail(data.mail)
    if data.mail is not None and mail != player.mail:
        columns |= {"mail": mail, "confirmed": False}
    if columns.get("mail"):
        slow_down(house.quotas.mails, player.id, who_asks.network(request))
    if columns:
        player = await house.identity.change(player, **columns)
    if columns.get("mail"):
        house.notices.ask_to_confirm(player, house.identity.mail_token(player))
    return _me(request, house, player)


@post("/mail", summary="Say that one reads one's mail", status_code=200, responses=problems.TABLE)
async def confirm(request: AnyRequest, house: NamedDependency[House], data: JSONBody[MailToken]) -> Me:
    """Whoever has the token reads that mail: from now on “your turn” is sent there."""
    player = await house.identity.confirm_mail(data.token)
    if player is None:
        raise NotFoundException(extra={"code": "confirmation"})
    return _me(request, house, await who_asks.player_of(request, house))


@delete("/", summary="Delete one's own data", status_code=200, responses=problems.TABLE)
async def forget(request: AnyRequest, house: NamedDependency[House]) -> Me:
    """Name, account and words are gone; what was played stays with those who played it."""
    player = await who_asks.known(request, house)
    await forgetting.forget(house, player)
    await house.note("forgotten", player.id)
    who_asks.take_cookie_back(request)
    return _me(request, house, None)


@post(
    "/account",
    summary="Keep one's tables under a name and a passphrase",
    status_code=200,
    responses=problems.TABLE,
)
async def register(request: AnyRequest, house: NamedDependency[House], data: JSONBody[Keeping]) -> Me:
    """The guest one is becomes an account, known only here; nobody takes one over by finding it open."""
    slow_down(house.quotas.attempts, who_asks.network(request))
    name = checked_login(data.login)
    caller = await who_asks.somebody_here(request, house)
    kept = caller.player.passphrase
    if kept is not None:
        slow_down(house.quotas.attempts_at, caller.player.id)
        if not await house.identity.matches(kept, data.former or ""):
            raise NotAuthorizedException(extra={"code": "former"})
    hashed = await house.identity.hash(data.passphrase)
    made = "account_made" if kept is None else "passphrase_changed"
    handle = caller.player.handle or house.sources.handle()
    return await _renew(request, house, caller, made, login=name, passphrase=hashed, handle=handle)


@post("/login", summary="Come back to one's account", status_code=200, responses=problems.TABLE)
async def login(request: AnyRequest, house: NamedDependency[House], data: JSONBody[Credentials]) -> Me:
    """The same answer, after the same time, for an unknown name and a wrong passphrase."""
    slow_down(house.quotas.attempts, who_asks.network(request))
    name = checked_login(data.login)
    slow_down(house.quotas.attempts_at, name)
    player = await house.store.player_by_login(name)
    hashed = None if player is None else player.passphrase
    right = await house.identity.matches(hashed, data.passphrase)
    ban = None if player is None else house.identity.bans.of_player(player.id)
    if player is None or hashed is None or not right or ban is not None:
        await house.note("sign_in_refused", subject="" if player is None else player.id)
        if right and ban is not None:
            raise who_asks.Banned(ban)
        raise NotAuthorizedException(extra={"code": "passphrase"})
    before = await who_asks.caller_of(request, house)
    session = house.identity.new_session(player.id, who_asks.device(request), who_asks.network(request))
    here = await house.store.sign_in(session, hashed, None if before is None else before.session.id)
    if here is None:  # the passphrase was changed while it was compared
        raise NotAuthorizedException(extra={"code": "passphrase"})
    if before is not None:
        await house.bus.heed(before.player.id)
    await house.note("signed_in", player.id)
    who_asks.send_cookie(request, house, session)
    return _me(request, house, here)


@post("/logout", summary="Leave this device", status_code=200, responses=problems.COMMON)
async def logout(request: AnyRequest, house: NamedDependency[House]) -> Me:
    """The session is over, whoever else may have its cookie."""
    caller = await who_asks.caller_of(request, house)
    if caller is not None:
        await _end(house, caller, caller.session.id)
    who_asks.take_cookie_back(request)
    return _me(request, house, None)


@post("/revoke", summary="Leave every other device", status_code=200, responses=problems.TABLE)
async def revoke(request: AnyRequest, house: NamedDependency[House]) -> Me:
    """All sessions but a new one of this device are over."""
    return await _renew(request, house, await who_asks.known_here(request, house), "sessions_revoked")


@get("/sessions", summary="The devices one is signed in on", responses=problems.TABLE)
async def sessions(request: AnyRequest, house: NamedDependency[House]) -> list[Device]:
    """Every session of the caller's, the latest used first."""
    return await _devices(house, await who_asks.known_here(request, house))


@delete("/sessions/{id:str}", summary="Leave one device", status_code=200, responses=problems.TABLE)
async def end_session(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> list[Device]:
    """That session is over, and its windows closed; these are left."""
    caller = await who_asks.known_here(request, house)
    if not await _end(house, caller, id):
        raise NotFoundException("there is no such session")
    return await _devices(house, caller)


@get("/legacies/{game:str}", summary="What earlier games left to the next", responses=problems.GAME)
async def legacies(request: AnyRequest, house: NamedDependency[House], game: FromPath[str]) -> list[str]:
    """Choices of the option of that game which is `inherited`; a stranger has none."""
    known_game(game)
    caller = await who_asks.caller_of(request, house)
    if caller is None:
        return []
    rows = await house.store.finished_of(caller.player.id, game, REMEMBERED)
    return sorted({left for row in rows for plate in plates_of(row) for left in plate.left})


async def _devices(house: House, caller: Caller) -> list[Device]:
    held = await house.store.sessions_of(caller.player.id)
    here = caller.session.id
    return [Device(one.id, one.device, one.created, one.seen, one.id == here) for one in held]


async def _end(house: House, caller: Caller, session: str) -> bool:
    ended = await house.store.end_session(session, caller.player.id)
    await house.bus.heed(caller.player.id)
    if ended:
        await house.note("session_ended", caller.player.id)
    return ended


async def _renew(request: AnyRequest, house: House, caller: Caller, event: str, **account: str) -> Me:
    """Sign out everywhere and in again here, perhaps with another account."""
    before = caller.player
    session = house.identity.new_session(before.id, who_asks.device(request), who_asks.network(request))
    player = await house.store.renew_player(session, before.generation, before.passphrase, **account)
    await house.bus.heed(before.id)
    if player is None:
        raise SessionEnded
    await house.note(event, player.id)
    who_asks.send_cookie(request, house, session)
    return _me(request, house, player)


def _me(request: AnyRequest, house: House, player: Player | None, ban: Ban | None = None) -> Me:
    lang = who_asks.language(request, player)
    mails = bool(house.settings.smtp)
    banned = None if ban is None else problems.ban_view(ban, lang)
    if player is None:
        return Me(False, "", lang, None, None, False, mails, banned, False, None)
    own = player.login, player.mail, player.confirmed
    mark = house.identity.mark(player)
    return Me(True, player.name, lang, *own, mails, banned, player.private, player.handle, mark)


router = Router(
    "/api/me",
    route_handlers=[
        who, change, confirm, forget, register, login, logout, revoke, sessions, end_session, legacies,
    ],
    tags=["players"],
)  # fmt: skip
