"""The application: every route, every error, and the house behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ControllerRouterHandler

from bivouac import __version__
from bivouac.server import (
    app_manifest,
    client_http,
    company_http,
    courses_http,
    games_http,
    onlookers_http,
    operator_http,
    pages,
    people_http,
    players_http,
    problems,
    proofs_http,
    reach_http,
    reviews_http,
    rules_http,
    sockets,
    tables_http,
    ways_http,
)
from bivouac.server.clock_and_ids import Sources
from bivouac.server.house import House, open_house
from bivouac.server.json_body import JsonRequest
from bivouac.server.metrics import watch
from bivouac.server.safety import Safety
from bivouac.server.schema import TrueSchema, name_all_methods
from bivouac.server.settings import Settings

LONGEST_BODY = 64 << 10


class Metrics(PrometheusController):
    """What a monitor reads."""

    path = "/metrics"
    include_in_schema = False


ROUTES: list[ControllerRouterHandler] = [
    pages.health,
    pages.ready,
    pages.security,
    reach_http.reach,
    rules_http.router,
    app_manifest.manifest,
    client_http.page,
    client_http.hashed_file,
    client_http.named_file,
    games_http.router,
    tables_http.router,
    proofs_http.router,
    reviews_http.router,
    courses_http.router,
    onlookers_http.router,
    players_http.router,
    people_http.router,
    people_http.games_router,
    company_http.router,
    ways_http.router,
    ways_http.stop_router,
    company_http.tables_router,
    company_http.lobby_router,
    operator_http.router,
    people_http.players_router,
    sockets.lobby_socket,
    sockets.table_socket,
    Metrics,
]


def create_app(settings: Settings, sources: Sources | None = None) -> Litestar:
    """An application over the database of the settings; ids, moments, seeds and luck may be injected."""

    @asynccontextmanager
    async def open_for(app: Litestar) -> AsyncIterator[None]:
        async with open_house(settings, sources or Sources()) as house:
            app.state.house = house
            with watch(house):
                yield

    def the_house() -> House:
        house = app.state.house
        assert isinstance(house, House), "requests come while the house is open"
        return house

    prometheus = PrometheusConfig(
        app_name="bivouac",
        prefix="bivouac",
        group_path=True,
        scopes={ScopeType.HTTP},  # a socket would pay for it with every message
    )
    app = Litestar(
        ROUTES,
        lifespan=[open_for],
        dependencies={"house": Provide(the_house, sync_to_thread=False)},
        exception_handlers=problems.HANDLERS,
        after_exception=[problems.tell_of_sockets],
        middleware=[prometheus.middleware],
        request_class=JsonRequest,
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Bivouac", version=__version__, path="/api/schema", render_plugins=[TrueSchema()]
        ),
    )
    name_all_methods(app)
    app.asgi_handler = Safety(app.asgi_handler)  # outside the routes, so that none is missed
    return app
