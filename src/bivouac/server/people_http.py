"""People over HTTP: what waits for one, what one has played, who is strong at what."""

from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, QueryParameter

from bivouac.server import histories, leaderboards, problems, profiles, who_asks
from bivouac.server.exports import everything_of
from bivouac.server.games_http import known_game
from bivouac.server.house import House
from bivouac.server.limits import slow_down
from bivouac.server.people_messages import History, Leaderboard, Profile, Turns

AnyRequest = Request[Any, Any, Any]
Short = Annotated[str | None, QueryParameter(max_length=80)]
PROFILE = problems.COMMON | {404: problems.spec("No such profile, or a private one")}
Typed = Annotated[str, QueryParameter(max_length=80)]


@get("/history", summary="The games one has finished", responses=problems.COMMON)
async def history(
    request: AnyRequest,
    house: NamedDependency[House],
    game: Short = None,
    end: FromQuery[Literal["won", "lost"] | None] = None,
    sought: Typed = "",
    after: Short = None,
) -> History:
    """A page of them, all or those of a game, an end or a companion; a stranger has none."""
    player = await who_asks.player_of(request, house)
    if player is None:
        return History([], None)
    return await histories.page(house.store, player.id, game=game, end=end, sought=sought, after=after)


@get("/turns", summary="How many tables wait for one's turn", responses=problems.COMMON)
async def turns(request: AnyRequest, house: NamedDependency[House]) -> Turns:
    """For the title of whatever page one is at; nobody waits for a stranger."""
    player = await who_asks.player_of(request, house)
    return Turns(0 if player is None else await house.lobby.waiting_for(player.id))


@get("/{name:str}/leaderboard", summary="The strongest players of a game", responses=problems.GAME)
async def leaderboard(request: AnyRequest, house: NamedDependency[House], name: FromPath[str]) -> Leaderboard:
    """Accounts that have played enough rated games, and the caller wherever they stand."""
    known_game(name)
    player = await who_asks.player_of(request, house)
    return await leaderboards.of(house.store, name, None if player is None else player.id)


@get("/profile", summary="What one's games tell of oneself", responses=problems.TABLE)
async def own_profile(request: AnyRequest, house: NamedDependency[House]) -> Profile:
    """One's own profile, in full."""
    return await profiles.of(house.store, await who_asks.known(request, house), mine=True)


@get("/export", summary="All that is kept of oneself, in one file", responses=problems.TABLE)
async def export(request: AnyRequest, house: NamedDependency[House]) -> Response[dict[str, Any]]:
    """A JSON file to be kept; not made too often."""
    player = await who_asks.known(request, house)
    slow_down(house.quotas.exports, player.id)
    told = await everything_of(house.store, player, house.sources.now())
    headers = {"content-disposition": 'attachment; filename="bivouac-my-data.json"'}
    return Response(told, headers=headers)


@get("/{handle:str}/profile", summary="What somebody's games tell of them", responses=PROFILE)
async def profile(request: AnyRequest, house: NamedDependency[House], handle: FromPath[str]) -> Profile:
    """The profile of an account, unless it is private: then it is as if there were none."""
    asking = await who_asks.player_of(request, house)
    found = await house.store.people.by_handle(handle)
    mine = found is not None and asking is not None and found.id == asking.id
    unwanted = set() if asking is None else await house.store.people.unwanted(asking.id)
    if found is None or found.id in unwanted or (found.private and not mine):
        raise NotFoundException(extra={"code": "no_profile"})
    return await profiles.of(house.store, found, mine=mine)


router = Router("/api/me", route_handlers=[history, turns, own_profile, export], tags=["players"])
players_router = Router("/api/players", route_handlers=[profile], tags=["players"])
games_router = Router("/api/games", route_handlers=[leaderboard], tags=["games"])
