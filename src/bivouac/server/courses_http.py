"""What-ifs with a judge: how everybody's chances went, action by action, beside the game it began from."""

from typing import Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody

from bivouac.core.refusal import Refusal
from bivouac.review.following import Step
from bivouac.server import problems, who_asks
from bivouac.server.coach import must_not_help
from bivouac.server.course_messages import Course, CourseStep, Fork
from bivouac.server.courses import Played, parting, played
from bivouac.server.house import House
from bivouac.server.messages import Lang, Opened
from bivouac.server.rooms import NoTable
from bivouac.server.tables_http import opened, seen
from bivouac.store import Player
from bivouac.table import Table, coaching, successors

AnyRequest = Request[Any, Any, Any]


@post("/{id:str}/fork", summary="What if", responses=problems.TABLE)
async def fork(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], data: JSONBody[Fork]
) -> Opened:
    """A new table from just after an action, against bots."""
    player = await who_asks.somebody(request, house)
    new = await house.rooms.look(
        id,
        lambda table, room: successors.fork(
            seen(house, table, player),
            house.sources.table_id(),
            data.at,
            player.id,
            player.name,
            house.sources.now(),
        ),
        who_asks.name_of(request, player),
    )
    return await opened(request, house, new, player)


@get("/{id:str}/course", summary="A what-if as the judge sees it", responses=problems.TABLE)
async def course(
    request: AnyRequest, house: NamedDependency[House], id: FromPath[str], lang: FromQuery[Lang | None] = None
) -> Course:
    """Every seat's chances since the what-if began, and in the game it began from after the same action."""
    player = await who_asks.somebody(request, house)
    spoken = who_asks.language(request, player)

    def judged(table: Table) -> tuple[Played, str]:
        if not _may_be_judged(table, player):
            raise Refusal("not_over")
        return played(table), table.charter.origin if coaching.is_what_if(table) else ""

    game, origin = await house.rooms.look(
        id, lambda table, room: judged(seen(house, table, player)), who_asks.name_of(request, player)
    )
    await must_not_help(house, id, player)
    beside = await _origin(house, origin, player) if origin else None
    begin = 0 if beside is None else parting(game, beside)
    asks = player.id, who_asks.network(request)
    steps = await house.courses.follow(game, begin, *asks)
    other = [] if beside is None else await house.courses.follow(beside, begin, *asks)
    ends = [(game, steps)] if beside is None else [(game, steps), (beside, other)]
    whole = all(begin + len(found) > len(one.actions) for one, found in ends)
    return Course(
        begin, [_said(step, spoken) for step in steps], [_said(step, spoken) for step in other], whole
    )


async def _origin(house: House, id: str, player: Player) -> Played | None:
    """The game a what-if began from, if there is nothing secret about it for this player."""
    try:
        return await house.rooms.look(
            id,
            lambda table, room: played(seen(house, table, player)) if _may_be_judged(table, player) else None,
        )
    except (NoTable, PermissionDeniedException):
        return None


def _may_be_judged(table: Table, player: Player) -> bool:
    """What is over, for whoever may see it; what is played on, for who tries it out alone."""
    if table.status == "over":
        return True
    return coaching.is_what_if(table) and any(seat.player == player.id for seat in table.seats)


def _said(step: Step, lang: str) -> CourseStep:
    return CourseStep(step.number, step.seat, step.labels.get(lang, ""), step.chances)


router = Router("/api/tables", route_handlers=[fork, course], tags=["what-ifs"])
