"""The browser client over HTTP: one page for all its addresses, and the files that page asks for."""

import gzip
from functools import lru_cache
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from bivouac.server import pages, who_asks
from bivouac.server.client_files import HASHED, ClientFile
from bivouac.server.house import House

AnyRequest = Request[Any, Any, Any]
ADDRESSES = [
    "/",
    "/history",
    "/lobby",
    "/me",
    "/player/{handle:str}",
    "/strongest/{game:str}",
    "/t/{id:str}",
    "/new",
    "/new/{game:str}",
    "/learn",
    "/learn/{game:str}",
    "/confirm",
    "/operator",
    "/notices",
    "/unsubscribe",
]
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@get(ADDRESSES, media_type=MediaType.HTML, include_in_schema=False)
async def page(request: AnyRequest, house: NamedDependency[House]) -> Response[str] | Response[bytes]:
    """The client; a plain list of tables where it is not built."""
    player = await who_asks.player_of(request, house)
    lang = who_asks.language(request, player)
    html = house.client.index(lang)
    if html is not None:
        headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding, accept-language, cookie"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(html, media_type=MediaType.HTML, headers=headers)
        return Response(
            _packed(html), media_type=MediaType.HTML, headers={**headers, "content-encoding": "gzip"}
        )
    return Response(await pages.plain_home(request, house, player, lang), media_type=MediaType.HTML)


@lru_cache(16)
def _packed(html: str) -> bytes:
    """The page in a language, made small once for all who ask."""
    return gzip.compress(html.encode(), 9, mtime=0)


@get("/assets/{name:path}", include_in_schema=False)
async def hashed_file(
    request: AnyRequest, house: NamedDependency[House], name: FromPath[str]
) -> Response[bytes]:
    """A file whose name changes with its content."""
    return _sent(request, house.client.find(HASHED + str(name).lstrip("/")))


@get("/{name:str}", include_in_schema=False)
async def named_file(
    request: AnyRequest, house: NamedDependency[House], name: FromPath[str]
) -> Response[bytes]:
    """A file beside the page, like its icon."""
    return _sent(request, house.client.find(name))


def _sent(request: AnyRequest, found: ClientFile | None) -> Response[bytes]:
    if found is None:
        raise NotFoundException("no such page")
    headers = {
        "cache-control": FOR_EVER if found.lasting else ASK_AGAIN,
        "etag": found.tag,
        "vary": "accept-encoding",
    }
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=found.media_type
        )
    return Response(found.content, headers=headers, media_type=found.media_type)
