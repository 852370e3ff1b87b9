"""The operator's page over HTTP: the same deeds as the commands, behind a key; nothing of a deal is told."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bivouac.server import operator_door, problems
from bivouac.server.house import House
from bivouac.server.operating import Operator, facts_of, seats_of
from bivouac.server.operator_messages import (
    BanFacts,
    CloseTable,
    Lift,
    NewBan,
    OperatorKey,
    PlayerPage,
    Reports,
    ReportView,
    TableFacts,
    TablePage,
    TraceView,
    Trail,
    TrailCheck,
    Vitals,
)
from bivouac.server.rooms import NoTable
from bivouac.server.vitals import vitals
from bivouac.store import Report

AnyRequest = Request[Any, Any, Any]
Short = Annotated[str | None, QueryParameter(max_length=80)]
Typed = Annotated[str, QueryParameter(max_length=80)]
Number = Annotated[int | None, QueryParameter(ge=1, le=1 << 53)]
PAGE = 50
DOOR = problems.SETUP | {
    401: problems.spec("Not the key, or one must come in again"),
    404: problems.spec("No such thing, or the page is shut"),
}


def _operator(house: House) -> Operator:
    return Operator(house.store, "web", house.sources.now)


async def _only_operators(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    await operator_door.must_be_in(connection, connection.app.state.house)


@post("/session", summary="Come in with the key", status_code=200, responses=DOOR)
async def come_in(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[OperatorKey]
) -> Response[Vitals]:
    """A session of its own, apart from any player's; every attempt is on the trail."""
    cookie = await operator_door.come_in(request, house, data.key)
    return Response(await vitals(house), cookies=[cookie])


@delete("/session", summary="Go out again", status_code=200, responses=DOOR)
async def go_out(house: NamedDependency[House]) -> Response[dict[str, str]]:
    """The cookie is taken back."""
    return Response({}, cookies=[operator_door.go_out(house)])


@get("/vitals", summary="How the house is", responses=DOOR, guards=[_only_operators])
async def look(request: AnyRequest, house: NamedDependency[House]) -> Response[Vitals]:
    """Figures of this worker and of what is stored; asking for them keeps the session."""
    return Response(await vitals(house), cookies=[await operator_door.must_be_in(request, house)])


@get("/reports", summary="What players told of one another", responses=DOOR, guards=[_only_operators])
async def reports(
    house: NamedDependency[House], before: Number = None, all: FromQuery[bool] = False
) -> Reports:
    """The latest first: those that wait for somebody, or all."""
    return await _reports(house, before, unresolved=not all)


@post("/reports/{id:str}", summary="Note that a report was seen to", status_code=200, responses=DOOR,
      guards=[_only_operators])  # fmt: skip
async def resolve(house: NamedDependency[House], id: FromPath[str]) -> Reports:
    """It waits no more; what waits is answered."""
    await _operator(house).resolve(id)
    return await _reports(house)


@get("/bans", summary="Who is let in no more", responses=DOOR, guards=[_only_operators])
async def bans(house: NamedDependency[House]) -> list[BanFacts]:
    """Every ban, the latest first."""
    return await _bans(house)


@post("/bans", summary="Let somebody in no more", status_code=200, responses=DOOR, guards=[_only_operators])
async def ban(house: NamedDependency[House], data: JSONBody[NewBan]) -> list[BanFacts]:
    """By id, account or network; their windows close at once."""
    await _operator(house).ban(data.who, data.until or None, data.reason)
    await house.bus.hear_of_bans()
    return await _bans(house)


@post("/bans/lift", summary="Let somebody in again", status_code=200, responses=DOOR,
      guards=[_only_operators])  # fmt: skip
async def lift(house: NamedDependency[House], data: JSONBody[Lift]) -> list[BanFacts]:
    """The ban is gone."""
    await _operator(house).lift_ban(data.who)
    await house.bus.hear_of_bans()
    return await _bans(house)


@get("/tables", summary="The tables, the latest first", responses=DOOR, guards=[_only_operators])
async def tables(house: NamedDependency[House], status: Short = None, before: Short = None) -> TablePage:
    """Who sits where and how it stands; seeds, hands and decks are not in it."""
    return await _tables(house, status or None, before)


@post("/tables/{id:str}/close", summary="End a table", status_code=200, responses=DOOR,
      guards=[_only_operators])  # fmt: skip
async def close_table(
    house: NamedDependency[House], id: FromPath[str], data: JSONBody[CloseTable]
) -> TablePage:
    """Where it stands, damaged or not; its windows are told at once."""
    await _operator(house).close_table(id, data.reason, house.rooms.write)
    return await _tables(house)


@get("/players", summary="Who was here, or is looked for", responses=DOOR, guards=[_only_operators])
async def players(house: NamedDependency[House], sought: Typed = "") -> PlayerPage:
    """By id, account, handle or part of a name; without passphrases and mail addresses."""
    people = house.store
    some = await (people.people.find(sought, PAGE) if sought.strip() else people.latest_players(PAGE))
    return PlayerPage(await facts_of(people, some, house.sources.now()))


@get("/trail", summary="What concerns safety, the latest first", responses=DOOR, guards=[_only_operators])
async def trail(
    house: NamedDependency[House], before: Number = None, kind: Short = None, about: Short = None
) -> Trail:
    """A page of the trail: all of it, of one kind, or about one id."""
    found = await house.store.trail(PAGE, before=before, kind=kind or None, subject=about or None)
    shown = [msgspec.convert(one, TraceView, from_attributes=True) for one in found]
    return Trail(shown, found[-1].number if len(found) == PAGE else None)


@get("/trail/check", summary="Was the trail tampered with?", responses=DOOR, guards=[_only_operators])
async def check_trail(house: NamedDependency[House]) -> TrailCheck:
    """Every event is read; the last digest is worth noting elsewhere."""
    broken = await house.store.broken_trail()
    last = await house.store.trail(1)
    return TrailCheck(broken, last[0].number if last else 0, last[0].link if last else "")


async def _reports(house: House, before: int | None = None, *, unresolved: bool = True) -> Reports:
    found = await house.store.people.reports(PAGE, before, unresolved=unresolved)
    names = await house.store.names(sorted({id for one in found for id in (one.reporter, one.subject)}))
    shown = [_report(one, names) for one in found]
    return Reports(shown, found[-1].at if len(found) == PAGE else None)


async def _bans(house: House) -> list[BanFacts]:
    found = await house.store.bans()
    names = await house.store.names([ban.subject for ban in found if ban.kind == "player"])
    return [
        BanFacts(ban.kind, ban.subject, names.get(ban.subject, ""), ban.until, ban.reason, ban.created)
        for ban in found
    ]


async def _tables(house: House, status: str | None = None, before: str | None = None) -> TablePage:
    if before is not None and await house.store.row(before) is None:
        raise NoTable(before)
    found = await house.store.tables(status=status, before=before, limit=PAGE)
    shown = [
        TableFacts(
            id=row.id,
            game=row.game,
            status=row.status,
            damaged=row.damaged,
            created=row.created,
            touched=row.touched,
            lines=row.seq,
            seats=seats_of(row),
        )
        for row in found
    ]
    return TablePage(shown, found[-1].id if len(found) == PAGE else None)


def _report(one: Report, names: dict[str, str]) -> ReportView:
    return ReportView(
        id=one.id,
        at=one.at,
        reporter=one.reporter,
        reporter_name=names.get(one.reporter, ""),
        subject=one.subject,
        subject_name=names.get(one.subject, ""),
        table=one.table_id,
        reason=one.reason,
        words=one.words,
        resolved=one.resolved,
    )


router = Router(
    operator_door.PATH,
    route_handlers=[
        come_in, go_out, look, reports, resolve, bans, ban, lift, tables, close_table, players, trail,
        check_trail,
    ],
    tags=["operator"],
)  # fmt: skip
