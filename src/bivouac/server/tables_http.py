"""Tables over HTTP: opening, joining, starting, looking, and what comes after the end."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar
from urllib.parse import quote

from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bivouac.core.contract import SPECTATOR
from bivouac.core.refusal import Refusal
from bivouac.games import open_game
from bivouac.server import problems, who_asks
from bivouac.server.addresses import friends_url, qr_svg
from bivouac.server.audience import admits
from bivouac.server.bot_limits import check_bot
from bivouac.server.company import must_meet
from bivouac.server.hearing import heard
from bivouac.server.house import House
from bivouac.server.messages import (
    Join,
    Joined,
    JournalText,
    Key,
    Lang,
    Leave,
    Lobby,
    NewLesson,
    NewTable,
    Obstacles,
    Opened,
    PlanSeat,
)
from bivouac.server.ratings import check_anchor, check_rated
from bivouac.server.rooms import Room
from bivouac.server.thinking_share import check_share
from bivouac.store import Allowance, Player
from bivouac.table import SeatPlan, Table, charter, gathering, lessons, pledges, rated, successors, views
from bivouac.table.seats import fair_name
from bivouac.table.views import Position, TableView, Told

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
LONGEST_JOURNAL = 2 << 20
LONGEST_KEY = 300
LAST = 2**53  # what lies beyond cannot even be put into words; what lies between, a ruling refuses
Number = Annotated[int, QueryParameter(ge=-LAST, le=LAST)]
NumberIfAny = Annotated[int | None, QueryParameter(ge=-LAST, le=LAST)]
Wording = Annotated[str, QueryParameter(max_length=200)]  # as long as what may be played


@get("/", summary="The tables one may join, and one's own", responses=problems.COMMON)
async def list_tables(
    request: AnyRequest, house: NamedDependency[House], lang: FromQuery[Lang | None] = None
) -> Lobby:
    """The tables with a seat open to anybody, and the caller's own."""
    player = await who_asks.player_of(request, house)
    spoken = who_asks.language(request, player)
    return await house.lobby.list_for(None if player is None else player.id, spoken)


@post("/", summary="Open a table", responses=problems.SETUP)
async def open_table(request: AnyRequest, house: NamedDependency[House], data: JSONBody[NewTable]) -> Opened:
    """Open a table; nobody sits at it yet."""
    wanted = open_game(data.game)
    plans = [
        SeatPlan(seat.kind, check_bot(seat.bot, wanted) if seat.kind == "bot" else seat.bot)
        for seat in data.seats
    ]
    player = await who_asks.somebody(request, house)
    if data.rated:
        bots = [plan.bot for plan in plans if plan.kind == "bot"]
        rated.must_have_account(rated=True, account=player.login is not None)
        check_rated(wanted, len(plans), data.clock, bots)
    agreed = charter.found(
        wanted,
        options=data.options,
        seats=plans,
        seed=house.sources.seed(),
        host=player.id,
        clock=data.clock,
        private=data.private,
        absence=data.absence,
        coach=data.coach,
        alone=player.login is not None,
        rated=data.rated,
    )
    return await opened(request, house, Table(house.sources.table_id(), agreed, wanted), player)


@post("/lesson", summary="Open a table at which a game teaches itself", responses=problems.SETUP)
async def open_lesson(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[NewLesson]
) -> Opened:
    """A table of the caller's, seated and begun."""
    player = await who_asks.somebody(request, house)
    table = lessons.found(
        open_game(data.game),
        house.sources.table_id(),
        house.sources.seed(),
        player.id,
        player.name,
        house.sources.now(),
    )
    return await opened(request, house, table, player)


@post(
    "/import",
    summary="Lay a journal or a position on a table",
    responses=problems.SETUP,
    request_max_body_size=LONGEST_JOURNAL,
)
async def import_journal(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[JournalText]
) -> Opened:
    """A journal, or a position as a what-if, as a table of the caller's."""
    player = await who_asks.somebody(request, house)
    allowance = house.quotas.tables(player, who_asks.network(request))
    id = await house.imports.lay(data.text, player, allowance)
    house.lobby.changed.set()
    return await house.rooms.look(id, lambda table, room: _card(request, house, table, player))


@get("/{id:str}", summary="A table", responses=problems.TABLE)
async def show_table(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> TableView:
    """A table as the caller may know it, without the game itself."""
    player = await who_asks.player_of(request, house)
    return await house.rooms.look(
        id,
        lambda table, room: _view(house, seen(house, table, player), player),
        who_asks.name_of(request, player),
    )


@post("/{id:str}/join", summary="Sit down", status_code=200, responses=problems.TABLE)
async def join(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], data: JSONBody[Join | None] = None
) -> Joined:
    """Sit down, or find one's seat again; the same seat when one sits already."""
    wish = data or Join()
    player = await who_asks.somebody(request, house)
    if wish.name is not None and fair_name(wish.name) != player.name:
        player = await house.identity.change(player, name=fair_name(wish.name))
    key = house.identity.read_key(wish.key, id)
    unwanted = await house.store.people.unwanted(player.id)

    def sit(table: Table) -> int:
        now = house.sources.now()
        if len(key) == 2 and table.seats[key[0]].turnover == key[1]:
            gathering.recover(table, key[0], player.id, player.name, now)
            return int(key[0])
        if _shut_out(house, table, player):
            raise PermissionDeniedException(extra={"code": "shut_out"})
        closed = not any(seat.kind == "open" for seat in table.seats)
        must_meet(table, player.id, unwanted)
        rated.must_have_account(table.charter.rated, player.login is not None)
        invited = closed or key == ["invitation"] or player.id == table.charter.host
        seat = gathering.take(table, player.id, player.name, now, seat=wish.seat, invited=invited)
        if wish.word_hash is not None:
            pledges.pledge(table, player.id, seat, wish.word_hash, now)
        return seat

    seat = await house.rooms.write(id, sit)
    await house.store.people.decline(player.id, id)

    def joined(table: Table, room: Room) -> Joined:
        key = house.identity.seat_key(id, seat, table.seats[seat].turnover)
        return Joined(seat, key, _view(house, table, player))

    return await house.rooms.look(id, joined)


@post("/{id:str}/leave", summary="Get up", status_code=200, responses=problems.TABLE)
async def leave(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], data: JSONBody[Leave | None] = None
) -> TableView:
    """Get up before the start."""
    player = await who_asks.known(request, house)
    seat = None if data is None else data.seat
    return await _do(
        house, id, player, lambda table: gathering.leave(table, player.id, _now(house), seat=seat)
    )


@post(
    "/{id:str}/seats", summary="Give a free seat to somebody else", status_code=200, responses=problems.TABLE
)
async def plan_seat(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], data: JSONBody[PlanSeat]
) -> TableView:
    """A free seat becomes a friend's, anybody's or a bot's."""
    player = await who_asks.known(request, house)

    def give(table: Table) -> None:
        bot = check_bot(data.bot, table.game) if data.kind == "bot" else ""
        if bot and table.charter.rated:
            check_anchor(bot, table.charter.game)
        gathering.plan(table, player.id, data.seat, data.kind, _now(house), bot=bot)

    return await _do(house, id, player, give)


@post("/{id:str}/start", summary="Begin the game", status_code=200, responses=problems.TABLE)
async def start(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> TableView:
    """Call the start, once every seat is taken: the game begins when all words pledged have been said."""
    player = await who_asks.known(request, house)
    acting = await house.rooms.look(id, lambda table, room: [seat.acting_bot for seat in table.seats])
    bots = [bot for bot in acting if bot]
    await check_share(house.store, player, bots, id, _now(house))
    return await _do(house, id, player, lambda table: gathering.start(table, player.id, _now(house)))


@post(
    "/{id:str}/close", summary="Give up a table before the start", status_code=200, responses=problems.TABLE
)
async def close(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> TableView:
    """The host's table is closed; no game had begun."""
    player = await who_asks.known(request, house)
    return await _do(house, id, player, lambda table: gathering.close(table, player.id, _now(house)))


@get("/{id:str}/outlook", summary="The game as the caller sees it", responses=problems.TABLE)
async def outlook(
    request: AnyRequest,
    house: NamedDependency[House],
    id: FromPath[str],
    at: NumberIfAny = None,
    seat: NumberIfAny = None,
) -> dict[str, Any]:
    """The outlook of the caller's seat now or after an earlier action; of any seat once the game is over."""
    return (await _position(request, house, id, at, seat)).outlook


@get(
    "/{id:str}/position", summary="The outlook, what is asked and what may be done", responses=problems.TABLE
)
async def position(
    request: AnyRequest,
    house: NamedDependency[House],
    id: FromPath[str],
    at: NumberIfAny = None,
    seat: NumberIfAny = None,
    lang: FromQuery[Lang | None] = None,
) -> Position:
    """The same with the question in words, and the moves when it is the caller's turn."""
    return await _position(request, house, id, at, seat)


@get("/{id:str}/log", summary="What the caller has witnessed", responses=problems.TABLE)
async def log(
    request: AnyRequest,
    house: NamedDependency[House],
    id: FromPath[str],
    after: Number = 0,
    seat: NumberIfAny = None,
    lang: FromQuery[Lang | None] = None,
) -> list[Told]:
    """Every line after one, told to the caller's seat; to any seat once the game is over."""
    player = await who_asks.player_of(request, house)
    unheard = frozenset() if player is None else frozenset(await house.store.people.unheard(player.id))
    onlookers = frozenset(house.identity.onlooker(id, one) for one in unheard)
    return await _look(
        request,
        house,
        id,
        seat,
        lambda table, viewer, lang: heard(table, views.news(table, viewer, after, lang), unheard, onlookers),
    )


@get("/{id:str}/why", summary="Why an action cannot be played", responses=problems.TABLE)
async def why(
    request: AnyRequest,
    house: NamedDependency[House],
    id: FromPath[str],
    text: Wording,
    lang: FromQuery[Lang | None] = None,
) -> dict[str, Any]:
    """The ruling against an action, or nothing when it is legal."""

    def asked(table: Table, viewer: int, spoken: str) -> dict[str, Any] | None:
        return views.why_not(table, viewer, text, spoken)

    return {"refusal": await _look(request, house, id, None, asked)}


@get("/{id:str}/obstacles", summary="Why nothing can be done with a piece", responses=problems.TABLE)
async def obstacles(
    request: AnyRequest,
    house: NamedDependency[House],
    id: FromPath[str],
    element: Wording,
    lang: FromQuery[Lang | None] = None,
) -> Obstacles:
    """The rulings against all that a click on this piece could mean to the caller."""
    player = await who_asks.player_of(request, house)
    spoken = who_asks.language(request, player)

    def ask(table: Table, room: Room) -> Obstacles:
        viewer = _viewer(seen(house, table, player), player, None)
        return Obstacles(views.obstacles(table, viewer, element, spoken))

    return await house.rooms.look(id, ask, who_asks.name_of(request, player))


@get("/{id:str}/odds", summary="The chances of an action", responses=problems.TABLE)
async def odds(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], text: Wording
) -> dict[str, Any]:
    """Exact chances from what the caller knows, where the game has them."""
    player = await who_asks.player_of(request, house)
    chances = await house.rooms.look(
        id,
        lambda table, room: views.odds(table, _viewer(seen(house, table, player), player, None), text),
        who_asks.name_of(request, player),
    )
    return {"odds": chances}


@post(
    "/{id:str}/qr",
    summary="The table's link as a picture",
    media_type="image/svg+xml",
    status_code=200,
    responses=problems.TABLE,
)
async def qr(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], data: JSONBody[Key | None] = None
) -> str:
    """An SVG to point a camera at; the invitation goes along where the seats want one, and into no log."""
    player = await who_asks.player_of(request, house)
    link = await house.rooms.look(id, lambda table, room: _link(request, house, seen(house, table, player)))
    if data is not None and data.key:
        link = f"{link}#key={quote(data.key, safe='')}"
    return qr_svg(link)


@get(
    "/{id:str}/journal",
    summary="The journal of a finished game",
    media_type=MediaType.TEXT,
    responses=problems.TABLE,
)
async def journal(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> Response[str]:
    """The journal with its seed, signed by the house, of a game that is over or was given up."""
    player = await who_asks.player_of(request, house)
    sign = house.signer.sign
    text = await house.rooms.look(
        id,
        lambda table, room: successors.export(seen(house, table, player), sign),
        who_asks.name_of(request, player),
    )
    return Response(text, headers={"content-disposition": f'attachment; filename="bivouac-{id[:8]}.txt"'})


@post("/{id:str}/rematch", summary="Play again with the same seats", responses=problems.TABLE)
async def rematch(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> Opened:
    """The new table, or the one that was already opened for it."""
    player = await who_asks.known(request, house)
    unwanted = await house.store.people.unwanted(player.id)

    def ask(table: Table, room: Room) -> str | Table:
        if player.id not in (seat.player for seat in table.seats):
            raise Refusal("not_seated")
        must_meet(table, player.id, unwanted)
        for seat in table.seats:
            if seat.kind == "bot":  # a journal may have brought one that nobody may open a table with
                check_bot(seat.bot, table.game)
        return table.follower or successors.rematch(
            table, house.sources.table_id(), house.sources.seed(), _now(house)
        )

    asked = await house.rooms.look(id, ask)
    allowance = house.quotas.tables(player, who_asks.network(request))
    follower = asked if isinstance(asked, str) else await _follow(house, id, asked, allowance)
    return await house.rooms.look(follower, lambda table, room: _card(request, house, table, player))


async def _follow(house: House, id: str, new: Table, allowance: Allowance) -> str:
    """Name the new table at the old one and store it, both or neither; or the one that was named before."""
    return await house.rooms.write(
        id,
        lambda table: successors.follow(table, new.id, _now(house)),
        founding=new,
        allowance=allowance,
    )


def _now(house: House) -> int:
    return house.sources.now()


def seen(house: House, table: Table, player: Player | None) -> Table:
    """The table, unless the caller has nothing to do with it and its host wants nobody, or not them."""
    id = None if player is None else player.id
    asks = table.status != "gathering" or _shut_out(house, table, player)
    if asks and not admits(table, id, house.identity.onlooker(table.id, id)):
        raise PermissionDeniedException(extra={"code": "no_onlookers"})
    return table


def _shut_out(house: House, table: Table, player: Player | None) -> bool:
    """Has the host sent this player away for good? Whoever holds a seat is no onlooker."""
    id = None if player is None else player.id
    return not table.seats_of(id) and table.minded.get(house.identity.onlooker(table.id, id)) == "out"


def _viewer(table: Table, player: Player | None, seat: int | None) -> int:
    """The seat to look from: one's own, or any once nothing is secret any more."""
    mine = table.seats_of(None if player is None else player.id)
    if seat is not None and seat != SPECTATOR:
        if not 0 <= seat < len(table.seats):
            raise Refusal("no_such_seat", {"seat": seat + 1})
        if seat not in mine and table.status != "over":
            raise Refusal("not_seated")
        return seat
    acting = [number for number in table.actors() if number in mine]
    return SPECTATOR if seat == SPECTATOR else (acting or mine or [SPECTATOR])[0]


async def _position(request: AnyRequest, house: House, id: str, at: int | None, seat: int | None) -> Position:
    return await _look(
        request, house, id, seat, lambda table, viewer, lang: views.position(table, viewer, lang, at)
    )


async def _look(
    request: AnyRequest, house: House, id: str, seat: int | None, told: Callable[[Table, int, str], T]
) -> T:
    """What a table tells the caller, from a seat and in a language."""
    player = await who_asks.player_of(request, house)
    lang = who_asks.language(request, player)
    return await house.rooms.look(
        id,
        lambda table, room: told(table, _viewer(seen(house, table, player), player, seat), lang),
        who_asks.name_of(request, player),
    )


async def _do(house: House, id: str, player: Player, command: Any) -> TableView:
    await house.rooms.write(id, command)
    return await house.rooms.look(id, lambda table, room: _view(house, table, player))


async def opened(request: AnyRequest, house: House, table: Table, player: Player) -> Opened:
    """A table that was just laid, stored within what its host may have, as they are shown it."""
    await house.rooms.found(table, house.quotas.tables(player, who_asks.network(request)))
    house.lobby.changed.set()  # a new table may have no line yet that would tell of it
    return _card(request, house, table, player)


def _card(request: AnyRequest, house: House, table: Table, player: Player) -> Opened:
    link = _link(request, house, table)
    return Opened(table.id, link, house.identity.invitation(table.id), _view(house, table, player))


def _link(request: AnyRequest, house: House, table: Table) -> str:
    """The table's address for others: never by a name that only this machine goes by."""
    base = house.settings.public_url or str(request.base_url)
    if request.url.hostname in ("localhost", "127.0.0.1", "::1"):
        base = friends_url(house.settings, request.url.port or house.settings.port) or base
    return f"{base.rstrip('/')}/t/{table.id}"


def _view(house: House, table: Table, player: Player | None) -> TableView:
    return views.table_view(table, None if player is None else player.id, _now(house))


router = Router(
    "/api/tables",
    route_handlers=[
        list_tables, open_table, open_lesson, import_journal, show_table, join, leave, plan_seat, start,
        close, outlook, position, log, why, obstacles, odds, qr, journal, rematch,
    ],
    tags=["tables"],
)  # fmt: skip
