"""Ways to be told over HTTP: push, mail, webhook switched on and off, vacations, the way out of mails."""

import hashlib
from base64 import urlsafe_b64decode
from typing import Any

from litestar import Request, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from bivouac.core.mistakes import PlayerMistake
from bivouac.server import problems, who_asks
from bivouac.server.endpoints import checked_endpoint
from bivouac.server.house import House
from bivouac.server.identity import Caller
from bivouac.server.limits import slow_down
from bivouac.server.push_encryption import is_point
from bivouac.server.ways_messages import ChangeWays, GoAway, PushPlace, Subscribe, Unsubscribed, Ways
from bivouac.store import Subscription
from bivouac.table.views import whole_seconds

AnyRequest = Request[Any, Any, Any]


@get("/ways", summary="By which ways one is told", responses=problems.TABLE)
async def show(request: AnyRequest, house: NamedDependency[House]) -> Ways:
    """What this server offers, and what one has switched on."""
    return await _ways(house, await who_asks.known_here(request, house))


@patch("/ways", summary="Switch mail or webhook on or off", responses=problems.TABLE)
async def change(request: AnyRequest, house: NamedDependency[House], data: JSONBody[ChangeWays]) -> Ways:
    """What is not mentioned stays."""
    if any(type(switch) is int for switch in (await request.json()).values()):
        raise ClientException("a switch is true or false")  # the framework would take 0 for false
    caller = await _who_wishes(request, house)
    wanted = {"by_mail": data.mail, "by_webhook": data.webhook}
    columns = {name: on for name, on in wanted.items() if on is not None}
    if columns:
        player = await house.identity.change(caller.player, **columns)
        caller = Caller(caller.session, player)
    return await _ways(house, caller)


@post("/push", summary="Tell this browser, too", status_code=200, responses=problems.TABLE)
async def subscribe(request: AnyRequest, house: NamedDependency[House], data: JSONBody[Subscribe]) -> Ways:
    """From now on “your turn” is sent to this browser, until it signs out."""
    caller = await _who_wishes(request, house)
    if house.notices.pushing is None:
        raise NotFoundException(extra={"code": "no_push"})
    endpoint = checked_endpoint(data.endpoint, anywhere=house.settings.push_anywhere)
    key, auth = _bytes(data.key), _bytes(data.auth)
    if not is_point(key):
        raise PlayerMistake("push_key")
    await house.store.waits.subscribe(
        Subscription(
            id=hashlib.sha256(endpoint.encode()).hexdigest()[:32],
            player=caller.player.id,
            session=caller.session.id,
            endpoint=endpoint,
            key=key,
            auth=auth,
            created=house.sources.now(),
        )
    )
    await house.note("push_on", caller.player.id)
    return await _ways(house, caller)


@delete("/push/{id:str}", summary="Tell a browser no more", status_code=200, responses=problems.TABLE)
async def unsubscribe(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> Ways:
    """Nothing is sent there any more."""
    caller = await _who_wishes(request, house)
    if await house.store.waits.unsubscribe(id, caller.player.id):
        await house.note("push_off", caller.player.id)
    return await _ways(house, caller)


@post("/vacation", summary="Go on vacation", status_code=200, responses=problems.TABLE)
async def go_away(request: AnyRequest, house: NamedDependency[House], data: JSONBody[GoAway]) -> Ways:
    """No days of yours run at tables by correspondence; those who play there are told."""
    caller = await _who_wishes(request, house)
    if caller.player.login is None:
        raise PermissionDeniedException(extra={"code": "vacation_account"})
    await house.vacations.begin(caller.player.id, data.days)
    await house.note("vacation_begun", caller.player.id, detail=str(data.days))
    return await _ways(house, caller)


@delete("/vacation", summary="Come back from vacation", status_code=200, responses=problems.TABLE)
async def come_back(request: AnyRequest, house: NamedDependency[House]) -> Ways:
    """The days that were not used are left for another time."""
    caller = await _who_wishes(request, house)
    if await house.vacations.end(caller.player.id):
        await house.note("vacation_ended", caller.player.id)
    return await _ways(house, caller)


@post("/{token:str}", summary="End the mails, by the link in one", status_code=200, responses=problems.GAME)
async def stop(request: AnyRequest, house: NamedDependency[House], token: FromPath[str]) -> Unsubscribed:
    """Nobody need be signed in: the token came by that mail. A mail program may ask by itself (RFC 8058)."""
    slow_down(house.quotas.attempts, who_asks.network(request))
    player = await house.identity.stop_mail(token)
    if player is None:
        raise NotFoundException(extra={"code": "confirmation"})
    await house.note("mail_stopped", player.id)
    return Unsubscribed()


@get("/{token:str}", summary="The page that ends the mails", responses=problems.GAME)
async def stopping(token: FromPath[str]) -> Redirect:
    """To look at a link must change nothing: programs that check mails open every one."""
    return Redirect(f"/unsubscribe#token={token}")


async def _ways(house: House, caller: Caller) -> Ways:
    player, pushing = caller.player, house.notices.pushing
    devices = {one.id: one.device for one in await house.store.sessions_of(player.id)}
    away = await house.vacations.current(player.id)
    return Ways(
        push_key=None if pushing is None else pushing.sender.key,
        secure=house.settings.secure,
        browsers=[
            PushPlace(
                one.id,
                devices.get(one.session, ""),
                whole_seconds(one.created),
                one.session == caller.session.id,
            )
            for one in await house.store.waits.subscriptions(player.id)
        ],
        mails=bool(house.settings.smtp),
        mail=player.by_mail,
        webhooks=bool(house.settings.webhook),
        webhook=player.by_webhook,
        vacation=None if away is None else away.ends,
        vacation_left=await house.vacations.days_left(player.id) if player.login is not None else 0,
    )


async def _who_wishes(request: AnyRequest, house: House) -> Caller:
    """Whoever asks, unless they ask too often."""
    caller = await who_asks.known_here(request, house)
    slow_down(house.quotas.wishes, caller.player.id)
    return caller


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


router = Router(
    "/api/me",
    route_handlers=[show, change, subscribe, unsubscribe, go_away, come_back],
    tags=["notices"],
)
stop_router = Router("/api/unsubscribe", route_handlers=[stop, stopping], tags=["notices"])
