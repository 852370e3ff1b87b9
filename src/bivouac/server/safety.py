"""What every request must pass: a host we go by, our own origin, a human pace; what every answer bears."""

import ipaddress
import logging
import math
import time
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from bivouac.server import refusals
from bivouac.server.house import House
from bivouac.server.messages import Problem

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_NAMES = frozenset({"localhost"})
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is its invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NEW_COOKIE = "bivouac_new_cookie"

log = logging.getLogger("bivouac.requests")


class Objection(NamedTuple):
    """Why a request is not passed on; `wait` seconds are all it takes, if there are any."""

    status: int
    error: str
    say: str
    wait: int = 0


class Safety:
    """Around everything, also around what no route was found for; it knows nothing of games."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or pass on and dress the answer."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        house: House = scope["litestar_app"].state.house
        objection = _objection(house, scope)
        if objection is not None:
            await _refuse(scope, receive, send, objection)
            return
        begun = time.perf_counter()

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                message["headers"] = [*message["headers"], *HEADERS, *_cookie(house, scope)]
                _log(scope, message["status"], begun)
            elif message["type"] == "websocket.accept":
                message["headers"] = [*message.get("headers", []), *_cookie(house, scope)]
            await send(message)

        if scope["type"] == ScopeType.WEBSOCKET:
            with house.windows.take(_address(scope)):
                await self.app(scope, receive, dressed)
        else:
            await self.app(scope, receive, dressed)


def allowed_host(house: House, host: str) -> bool:
    """Do we go by that name? Numbers always do; names only if ours, lest a stranger's name lead here."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in OWN_NAMES or name == urlsplit(house.settings.public_url).hostname:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return bool(name) and name == house.settings.host
    return True


def _objection(house: House, scope: HTTPScope | WebSocketScope) -> Objection | None:
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    host = headers.get("host", "")
    told_once = sum(name == b"host" for name, _ in scope["headers"]) == 1
    if not told_once or not allowed_host(house, host):
        return Objection(421, "unknown_host", "This server does not go by that name; see --public-url.")
    if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS:
        ours = (f"http://{host}", f"https://{host}", house.settings.public_url.rstrip("/"))
        stranger = headers.get("origin", ours[0]) not in ours
        if stranger or headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            return Objection(403, "foreign_origin", "Requests from other sites are not answered.")
    wait = math.ceil(house.requests.take(_address(scope), time.monotonic()))
    if wait:
        return Objection(429, "too_fast", f"Too many requests; wait {wait} seconds.", wait)
    if scope["type"] == ScopeType.WEBSOCKET and house.windows.full(_address(scope)):
        return Objection(429, "too_many_windows", "Too many windows are open; close one first.")
    return None


def _address(scope: HTTPScope | WebSocketScope) -> str:
    return (scope.get("client") or ("", 0))[0]


async def _refuse(
    scope: HTTPScope | WebSocketScope, receive: Receive, send: Send, objection: Objection
) -> None:
    refusals.count(objection.error)
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + objection.status, "reason": objection.error})
        return
    body = msgspec.json.encode(Problem(objection.error, objection.say))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if objection.wait:
        headers.append((b"retry-after", str(objection.wait).encode()))
    await send({"type": "http.response.start", "status": objection.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _cookie(house: House, scope: Scope) -> list[tuple[bytes, bytes]]:
    """The cookie a handler wants set, if any."""
    value = scope["state"].get(NEW_COOKIE)
    if value is None:
        return []
    cookie = f"{value}; Path=/; HttpOnly; SameSite=Lax{'; Secure' if house.settings.secure else ''}"
    return [(b"set-cookie", cookie.encode())]


def _log(scope: Scope, status: int, begun: float) -> None:
    """One line a request, with the route instead of the path: a path holds the name of a table."""
    milliseconds = round((time.perf_counter() - begun) * 1000, 1)
    route = scope.get("path_template", "")
    log.info("request", extra={"route": route, "status": status, "ms": milliseconds})
