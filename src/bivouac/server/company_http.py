"""Company over HTTP: friends, the muted, the blocked, invitations, reports, and a seat for any comer."""

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter

from bivouac.server import company, problems, who_asks
from bivouac.server.games_http import known_game
from bivouac.server.house import House
from bivouac.server.limits import slow_down
from bivouac.server.people_messages import (
    AboutPerson,
    AboutSeat,
    Company,
    FreeSeat,
    Invite,
    Person,
    ReportSeat,
)
from bivouac.server.tables_http import seen
from bivouac.store import Invitation, Player, Report
from bivouac.table import gathering

AnyRequest = Request[Any, Any, Any]
GameName = Annotated[str, QueryParameter(max_length=60)]
Name = Annotated[str, QueryParameter(min_length=1, max_length=80)]
SeatCount = Annotated[int, QueryParameter(ge=1, le=12)]


@get("/company", summary="Whom one wants for company", responses=problems.TABLE)
async def show(request: AnyRequest, house: NamedDependency[House]) -> Company:
    """Friends, those who ask, the muted and the blocked, and where one is invited."""
    return await company.of(house, await who_asks.known(request, house))


@post("/company", summary="Say whom one wants for company", status_code=200, responses=problems.TABLE)
async def say(request: AnyRequest, house: NamedDependency[House], data: JSONBody[AboutPerson]) -> Company:
    """Ask for or end a friendship, mute, block, or forgive, by the handle of an account."""
    player = await _who_wishes(request, house)
    await company.say(house, player, await company.named(house, player, data.handle), data.wish)
    return await company.of(house, player)


@get("/called", summary="Accounts of a name", responses=problems.TABLE)
async def called(request: AnyRequest, house: NamedDependency[House], name: Name) -> list[Person]:
    """Those that do not hide, capitals and accents aside; one asks as oneself, and not too often."""
    return await company.called(house, await _who_wishes(request, house), name)


@delete("/invitations/{id:str}", summary="Decline an invitation", status_code=200, responses=problems.TABLE)
async def decline(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> Company:
    """The invitation to that table is gone."""
    player = await who_asks.known(request, house)
    await house.store.people.decline(player.id, id)
    return await company.of(house, player)


@post(
    "/{id:str}/company", summary="Mute or block whoever sits there", status_code=200, responses=problems.TABLE
)
async def say_of_seat(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], data: JSONBody[AboutSeat]
) -> Company:
    """The same of somebody at a table, who may be a guest."""
    player = await _who_wishes(request, house)
    await company.say(house, player, await _at(house, id, player, data.seat), data.wish)
    return await company.of(house, player)


@post("/{id:str}/invite", summary="Invite a friend to a table", status_code=200, responses=problems.TABLE)
async def invite(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], data: JSONBody[Invite]
) -> Company:
    """A friend is told of a table that gathers, by whoever sits there or has opened it."""
    player = await _who_wishes(request, house)
    friend = await house.store.people.by_handle(data.handle)

    def may(table: Any, room: Any) -> None:
        gathering.must_gather(table)
        gathering.must_belong(table, player.id)

    await house.rooms.look(id, may)
    at = house.sources.now()
    if friend is None or not await house.store.people.invite(Invitation(friend.id, id, player.id, at)):
        raise NotFoundException(extra={"code": "no_friend"})
    house.lobby.changed.set()
    return await company.of(house, player)


@post("/{id:str}/report", summary="Tell the operator of somebody", status_code=200, responses=problems.TABLE)
async def report(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], data: JSONBody[ReportSeat]
) -> Company:
    """What happened at a table, in a few words; the trail keeps who told of whom."""
    player = await _who_wishes(request, house)
    subject = await _at(house, id, player, data.seat)
    words = " ".join(data.words.split())
    at = house.sources.now()
    await house.store.people.report(
        Report(house.sources.session_id(), at, player.id, subject.id, id, data.reason, words)
    )
    await house.note("reported", player.id, subject.id, data.reason)
    return await company.of(house, player)


@get("/seat", summary="A free seat at a table of strangers", responses=problems.GAME)
async def free_seat(
    request: AnyRequest, house: NamedDependency[House], game: GameName, seats: SeatCount
) -> FreeSeat:
    """The table of that game and size that has waited longest for somebody; none where none does."""
    known_game(game)
    player = await who_asks.player_of(request, house)
    return FreeSeat(await house.lobby.free_seat(None if player is None else player.id, game, seats))


async def _at(house: House, id: str, player: Player, seat: int) -> Player:
    """The player in a seat of a table that the caller may see."""
    holder = await house.rooms.look(
        id, lambda table, room: company.seated(seen(house, table, player), seat), player.id
    )
    found = await house.store.player(holder)
    if found is None:
        raise NotFoundException(extra={"code": "nobody_there"})
    return found


async def _who_wishes(request: AnyRequest, house: House) -> Player:
    """Whoever asks, unless they ask too often."""
    player = await who_asks.known(request, house)
    slow_down(house.quotas.wishes, player.id)
    return player


router = Router("/api/me", route_handlers=[show, say, called, decline], tags=["company"])
tables_router = Router("/api/tables", route_handlers=[say_of_seat, invite, report], tags=["company"])
lobby_router = Router("/api/lobby", route_handlers=[free_seat], tags=["company"])
