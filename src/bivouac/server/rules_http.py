"""The rules of every game as plain pages, the same for everybody: no cookie, complete without a script."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get
from litestar.params import FromPath, FromQuery, QueryParameter

from bivouac.server import who_asks
from bivouac.server.games_http import PACKED, known_game
from bivouac.server.messages import Lang
from bivouac.server.rules_look import POLICY
from bivouac.server.rules_page import Sought, index, page, whole_page

AnyRequest = Request[Any, Any, Any]
Typed = Annotated[str, QueryParameter(max_length=80)]
HEADERS = {
    "content-security-policy": POLICY,
    "cache-control": "public, max-age=600",
    "vary": "accept-language, accept-encoding",
}


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def list_rules(request: AnyRequest, lang: FromQuery[Lang | None] = None) -> Response[str]:
    """The games whose rules can be read."""
    return Response(index(who_asks.language(request, None)), headers=HEADERS)


@get("/{game:str}", media_type=MediaType.HTML, include_in_schema=False)
async def rules(
    request: AnyRequest,
    game: FromPath[str],
    q: Typed = "",
    group: Typed = "",
    lang: FromQuery[Lang | None] = None,
) -> Response[str]:
    """The rules of a game in short, every piece and every ruling; or those that are looked for."""
    known_game(game)
    spoken = who_asks.language(request, None)
    sought = Sought(q.strip(), group)
    body = page(game, spoken, sought) if any(sought) else whole_page(game, spoken)
    return Response(body, headers=HEADERS)


router = Router("/rules", route_handlers=[list_rules, rules], middleware=[PACKED])
