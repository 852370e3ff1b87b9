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

from bivouac.server import refusal_counts
from bivouac.server.house import House
from bivouac.server.mistakes import preferred, problem
from bivouac.server.networks import network_of

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
API, SOCKETS, ASK_WHO = "/api/", "/ws/", "/api/me"
PUBLIC = ("/api/games", "/api/schema", "/assets/")  # the same for everybody
PERSONAL = "/leaderboard"  # but for this, which says where the reader stands
NEW_COOKIE = "bivouac_new_cookie"

log = logging.getLogger("bivouac.requests")


class Objection(NamedTuple):
    """Why a request is not passed on; `wait` seconds are all it takes, if there are any."""

    status: int
    error: str
    code: str = ""
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
                own = list(message["headers"])
                guards = [*_keep_private(scope, own), *_usual(own), *_cookie(house, scope)]
                message["headers"] = [*own, *guards]
                _log(scope, message["status"], begun)
            elif message["type"] == "websocket.accept":
                message["headers"] = [*message.get("headers", []), *_cookie(house, scope)]
            await send(message)

        if scope["type"] == ScopeType.WEBSOCKET:
            with house.windows.take(_network(scope)):
                await self.app(scope, receive, dressed)
        else:
            await self.app(scope, receive, dressed)


def allowed_host(house: House, host: str) -> bool:
    """Do we go by that name? Numbers always do; names only if ours, lest a stranger's name lead here."""
    try:
        parts = urlsplit(f"//{host}")
        name = parts.hostname or ""
        whole = name if parts.port is None else f"{name}:{parts.port}"
    except ValueError:
        return False
    if host.lower().replace("[", "").replace("]", "") != whole:  # somebody, or a path, was put beside it
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
        return Objection(421, "unknown_host")
    if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS:
        public = house.settings.public_url.rstrip("/")
        ours = [f"http://{host}", f"https://{host}", *([public] if public else [])]
        stranger = headers.get("origin", ours[0]) not in ours
        if stranger or headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            return Objection(403, "foreign_origin")
    wait = math.ceil(house.requests.take(_network(scope), time.monotonic()))
    if wait:
        return Objection(429, "too_fast", "wait", wait)
    full = house.windows.taken(_network(scope)) >= house.settings.windows
    if scope["type"] == ScopeType.WEBSOCKET and full:
        return Objection(429, "too_many_windows")
    return _banned(house, scope)


def _banned(house: House, scope: HTTPScope | WebSocketScope) -> Objection | None:
    """A network that is let in no more still gets the pages, and the answer that says until when and why."""
    ban = house.identity.bans.of_network(_network(scope))
    path = scope["path"].rstrip("/")
    if ban is None or path == ASK_WHO or not path.startswith((API, SOCKETS)):
        return None
    return Objection(403, "banned", "network_banned")


def _network(scope: HTTPScope | WebSocketScope) -> str:
    return network_of((scope.get("client") or ("", 0))[0])


def _usual(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What guards every answer, but for a policy that the answer brings itself."""
    brought = {name.lower() for name, _ in headers}
    return [header for header in HEADERS if header[0] not in brought]


def _keep_private(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What is answered to one person is kept by nobody on the way, unless the answer itself allows it."""
    path = scope["path"].rstrip("/")
    public = path.startswith(PUBLIC) and not path.endswith(PERSONAL)
    allowed = public or any(name.lower() == b"cache-control" for name, _ in headers)
    return [] if allowed else [(b"cache-control", b"no-store")]


async def _refuse(
    scope: HTTPScope | WebSocketScope, receive: Receive, send: Send, objection: Objection
) -> None:
    refusal_counts.count(objection.error)
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + objection.status, "reason": objection.error})
        return
    accepted = b"".join(value for name, value in scope["headers"] if name == b"accept-language")
    lang = preferred(accepted.decode("latin-1"))
    facts = {"seconds": objection.wait} if objection.wait else {}
    body = msgspec.json.encode(problem(objection.error, lang, objection.code, facts))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *HEADERS]
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
