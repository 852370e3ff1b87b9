"""The schema of the HTTP interface, where the framework's own says less than is true."""

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from bivouac.server import messages, operator_messages, ways_messages

ROOMS = (messages, operator_messages, ways_messages)  # where bodies are described
REFERENCE = "#/components/schemas/{name}"
OPTIONAL_BODIES = tuple(f"/api/tables/{{id}}/{what}" for what in ("join", "leave", "qr"))


class TrueSchema(JsonRenderPlugin):
    """What is served: bodies are described by the library that reads them, with all their limits."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema as JSON."""
        schemas = openapi_schema["components"]["schemas"]
        for name, schema in body_schemas().items():
            assert name in schemas, f"the framework calls {name} otherwise"
            schemas[name] = schema
        for path in OPTIONAL_BODIES:
            openapi_schema["paths"][path]["post"]["requestBody"]["required"] = False
        return super().render(request, openapi_schema)


def body_schemas() -> dict[str, Any]:
    """Every body a request may have, and what it is made of."""
    bodies = [
        kind
        for room in ROOMS
        for kind in vars(room).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__struct_config__.forbid_unknown_fields
        and kind.__struct_config__.tag is None
    ]
    return msgspec.json.schema_components(bodies, ref_template=REFERENCE)[1]


def name_all_methods(app: Litestar) -> None:
    """Let OPTIONS name every method of a path; the framework names those of its first handler only."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            handler = route.create_options_handler(route.path)
            handler.owner = route.route_handlers[0].owner
            handler.on_registration(app)
            model = handler.create_kwargs_model(path_parameters=route.path_parameters)
            route.route_handler_map["OPTIONS"] = (handler, model)
