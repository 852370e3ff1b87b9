"""What every request must pass: a host we go by, our own origin, a human pace; what every answer bears."""

import ipaddress
import logging
import time
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from bivouac.server.house import House

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_NAMES = frozenset({"localhost", "testserver.local"})
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


class Safety:
    """The middleware around everything; it knows nothing of games."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or pass on and dress the answer."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        house: House = scope["litestar_app"].state.house
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        problem = _objection(house, scope, headers)
        if problem is not None:
            await _refuse(scope, receive, send, *problem)
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

        await self.app(scope, receive, dressed)


def allowed_host(house: House, host: str) -> bool:
    """Do we go by that name? Numbers always do; names only if ours, lest a stranger's name lead here."""
    name = urlsplit(f"//{host}").hostname or ""
    if name in OWN_NAMES or name == urlsplit(house.settings.public_url).hostname:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name == house.settings.host
    return True


def _objection(house: House, scope: Scope, headers: dict[str, str]) -> tuple[int, str, str] | None:
    host = headers.get("host", "")
    if not allowed_host(house, host):
        return 421, "unknown_host", "This server does not go by that name; see --public-url."
    if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS:
        origin = headers.get("origin")
        ours = (f"http://{host}", f"https://{host}", house.settings.public_url.rstrip("/"))
        if origin is not None and origin not in ours:
            return 403, "foreign_origin", "Requests from other sites are not answered."
        if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            return 403, "foreign_origin", "Requests from other sites are not answered."
    address = (scope.get("client") or ("", 0))[0]
    wait = house.requests.take(address, time.monotonic())
    if wait:
        return 429, "too_fast", f"Too many requests; wait {wait:.0f} seconds."
    return None


async def _refuse(
    scope: HTTPScope | WebSocketScope, receive: Receive, send: Send, status: int, error: str, say: str
) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status % 1000, "reason": error})
        return
    body = f'{{"error":"{error}","say":"{say}","refusal":null}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _cookie(house: House, scope: Scope) -> list[tuple[bytes, bytes]]:
    """The cookie a handler wants set, if any."""
    value = scope["state"].get(NEW_COOKIE)
    if value is None:
        return []
    age = house.settings.secure
    cookie = f"{value}; Path=/; HttpOnly; SameSite=Lax{'; Secure' if age else ''}"
    return [(b"set-cookie", cookie.encode())]


def _log(scope: Scope, status: int, begun: float) -> None:
    """One line a request, with the route instead of the path: a path holds the name of a table."""
    milliseconds = round((time.perf_counter() - begun) * 1000, 1)
    route = scope.get("path_template", "")
    log.info("request", extra={"route": route, "status": status, "ms": milliseconds})
