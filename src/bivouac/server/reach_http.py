"""How friends come in, for whoever shows them the way."""

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency

from bivouac.server import problems
from bivouac.server.addresses import OPEN_COMMAND, friends_url
from bivouac.server.house import House
from bivouac.server.messages import Reach


@get("/api/reach", summary="How friends come in", tags=["health"], responses=problems.COMMON)
async def reach(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Reach:
    """The address for everybody else; where only this machine comes in, the command that opens the house."""
    friends = friends_url(house.settings, request.url.port or house.settings.port)
    return Reach(friends or "", "" if friends else OPEN_COMMAND)
