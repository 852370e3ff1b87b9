"""What makes the client an app that can be installed: its name, icons, colours and ways in."""

from typing import Any, Literal

from litestar import Request, Response, get
from litestar.params import FromQuery

from bivouac.core.words import words
from bivouac.server import who_asks
from bivouac.server.messages import Lang

PACKAGE = "bivouac.server"
PAPER = {"day": "#F3E9D3", "night": "#1A1B20"}  # as in web/index.html
HEADERS = {"cache-control": "public, max-age=3600", "vary": "accept-language"}
SHORTCUTS = (("lobby", "/lobby"), ("history", "/history"), ("rules", "/rules"))

AnyRequest = Request[Any, Any, Any]


@get("/app.webmanifest", media_type="application/manifest+json", include_in_schema=False)
async def manifest(
    request: AnyRequest,
    lang: FromQuery[Lang | None] = None,
    light: FromQuery[Literal["day", "night"]] = "day",
) -> Response[dict[str, Any]]:
    """The app as a device shows it, in the language of whoever installs it."""
    spoken = who_asks.language(request, None)
    say = words(PACKAGE, spoken).say
    told = {
        "id": "/",
        "name": say("app-name"),
        "short_name": "Bivouac",
        "description": say("app-about"),
        "lang": spoken,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "categories": ["games"],
        "background_color": PAPER[light],
        "theme_color": PAPER[light],
        "icons": [*_icons("icon", "any"), *_icons("icon-maskable", "maskable")],
        "shortcuts": [
            {"name": say(f"app-{name}"), "url": url, "icons": _icons("icon", "any")[:1]}
            for name, url in SHORTCUTS
        ],
    }
    return Response(told, headers=HEADERS, media_type="application/manifest+json")


def _icons(name: str, purpose: str) -> list[dict[str, str]]:
    return [
        {"src": f"/{name}-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in (192, 512)
    ]
