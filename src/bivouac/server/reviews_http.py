"""Reviews over HTTP: asked for, watched while they are made, read as data or as a page."""

from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from bivouac.core.journal import parse
from bivouac.core.refusal import Refusal
from bivouac.core.words import words
from bivouac.review.mistakes import PACKAGE
from bivouac.review.page import page, sheet
from bivouac.review.style import STYLE
from bivouac.server import problems, who_asks
from bivouac.server.coach import must_not_help
from bivouac.server.course_messages import ReviewState
from bivouac.server.house import House
from bivouac.server.messages import Lang
from bivouac.server.reviews import read_review
from bivouac.server.tables_http import seen
from bivouac.store import Player
from bivouac.table import Table, successors

AnyRequest = Request[Any, Any, Any]
# The page brings its own style, and may use no other.
OWN_STYLE = b64encode(sha256(STYLE.encode()).digest()).decode()
PAGE_POLICY = (
    f"default-src 'none'; style-src 'sha256-{OWN_STYLE}'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


@post("/{id:str}/review", summary="Have a finished game reviewed", status_code=200, responses=problems.TABLE)
async def ask(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> ReviewState:
    """Begin a review, unless there is one."""
    player = await who_asks.somebody(request, house)
    text = await _journal(request, house, id, player)
    await must_not_help(house, id, player)
    asks = who_asks.name_of(request, player)
    if (await _state(house, id, text, asks)).review is None:
        house.reviews.begin(id, text, player.id, who_asks.network(request))
    return await _state(house, id, text, asks)


@get("/{id:str}/review", summary="The review of a finished game", responses=problems.TABLE)
async def show(request: AnyRequest, house: NamedDependency[House], id: FromPath[str]) -> ReviewState:
    """How far the review is; all of it once it is made."""
    player = await who_asks.player_of(request, house)
    text = await _journal(request, house, id, player)
    return await _state(house, id, text, who_asks.name_of(request, player))


@get(
    "/{id:str}/review/page",
    summary="The review of a finished game as a page",
    media_type=MediaType.HTML,
    responses=problems.TABLE,
)
async def read(
    request: AnyRequest,
    house: NamedDependency[House],
    id: FromPath[str],
    lang: FromQuery[Lang | None] = None,
) -> Response[str]:
    """The review to be read; while it is made, a page that says how far it is and looks again."""
    player = await who_asks.player_of(request, house)
    spoken = who_asks.language(request, player)
    text = await _journal(request, house, id, player)
    asks = who_asks.name_of(request, player)
    state = await _state(house, id, text, asks)
    names, game = await house.rooms.look(id, lambda table, room: (table.called(), table.game))
    if state.review is None:
        body = _waiting(state, game.facts.titles[spoken], spoken, f"/t/{id}")
    else:
        async with house.rooms.toll.working(asks):
            body = page(game, parse(text), state.review, spoken, names, f"/t/{id}")
    return Response(body, headers={"content-security-policy": PAGE_POLICY})


async def _journal(request: AnyRequest, house: House, id: str, player: Player | None) -> str:
    """The journal of a game that is over, for whoever may see it; a running game is nobody's to review."""

    def finished(table: Table) -> str:
        if table.status != "over":
            raise Refusal("not_over")
        return successors.export(table, house.signer.sign)

    return await house.rooms.look(
        id,
        lambda table, room: finished(seen(house, table, player)),
        who_asks.name_of(request, player),
    )


async def _state(house: House, id: str, journal: str, asks: str) -> ReviewState:
    """How far a review is; to read a long one is work, for which whoever asks pays."""
    kept = await house.store.review(id)
    async with house.rooms.toll.working(asks):
        found = read_review(kept)
        if found is not None:
            return ReviewState("ready", found.actions, found.actions, found)
        standing = house.reviews.stage(id)
        return ReviewState(standing.stage, standing.done, parse(journal).count)


def _waiting(state: ReviewState, title: str, lang: str, way: str) -> str:
    spoken = words(PACKAGE, lang)
    told = escape(spoken.say("review-stage", stage=state.stage, done=state.done, of=state.of))
    back = f'<a class="back" href="{escape(way)}">{escape(spoken.say("review-back"))}</a>'
    body = f'{back}<p role="status">{told}</p>'
    if state.stage not in ("waiting", "working"):
        return sheet(lang, spoken.say("review-title", game=title), body)
    bar = f'<progress max="{state.of}" value="{state.done}">{state.done} / {state.of}</progress>'
    stays = f'<p class="about">{escape(spoken.say("review-progress", "background"))}</p>'
    look = '<meta http-equiv="refresh" content="2">'
    return sheet(lang, spoken.say("review-progress", game=title), body + bar + stays, look)


router = Router("/api/tables", route_handlers=[ask, show, read], tags=["reviews"])
