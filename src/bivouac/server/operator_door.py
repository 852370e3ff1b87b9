"""The door to the operator's page: one key for the house, and a short session for whoever has it."""

import hashlib
import hmac
import secrets
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException

from bivouac.server import who_asks
from bivouac.server.house import House
from bivouac.server.limits import slow_down
from bivouac.store import Store

Connection = ASGIConnection[Any, Any, Any, Any]
SECRET = "operator key"  # the digest of the key, not the key: a backup lets nobody in
COOKIE = "bivouac_operator"
PATH = "/api/operator"
IDLE = 30 * 60  # seconds after which one must come in again, unless the page was open meanwhile
LONGEST = 12 * 3600  # seconds after which one must, in any case
KEY_BYTES = 20


async def unlock_anew(store: Store) -> str:
    """A new key; the former one, and whoever came in with it, is shut out."""
    key = secrets.token_urlsafe(KEY_BYTES)
    await store.put_secret(SECRET, _digest(key))
    return key


async def shut_door(store: Store) -> None:
    """No key opens the page any more."""
    await store.put_secret(SECRET, b"")


async def come_in(request: Connection, house: House, key: str) -> Cookie:
    """The cookie of a session for whoever has the key; every attempt is on the trail, and few are allowed."""
    slow_down(house.quotas.attempts, who_asks.network(request))
    lock = await _lock(house)
    if not hmac.compare_digest(_digest(key), lock):
        # Only false keys count for the house as a whole: whoever guesses locks nobody out elsewhere.
        slow_down(house.quotas.attempts_at_operator, SECRET)
        await house.note("operator_refused")
        raise NotAuthorizedException(extra={"code": "operator_key"})
    await house.note("operator_signed_in", "operator:web")
    return _cookie(house, _signed(house, lock, _seconds(house)))


async def must_be_in(connection: Connection, house: House) -> Cookie:
    """Refuse whoever has not come in, or too long ago; the cookie that lets them stay a while longer."""
    lock = await _lock(house)
    try:
        since, seen = _signer(house, lock).loads(connection.cookies.get(COOKIE, ""))
    except BadSignature:
        raise NotAuthorizedException(extra={"code": "operator_out"}) from None
    if _seconds(house) > min(seen + IDLE, since + LONGEST):
        raise NotAuthorizedException(extra={"code": "operator_out"})
    return _cookie(house, _signed(house, lock, since))


def go_out(house: House) -> Cookie:
    """The cookie taken back."""
    return _cookie(house, "", 0)


async def _lock(house: House) -> bytes:
    """The digest of the key; without one the page is shut."""
    lock = await house.store.known_secret(SECRET)
    if not lock:
        raise NotFoundException(extra={"code": "operator_shut"})
    return lock


def _digest(key: str) -> bytes:
    """Keys are drawn from so many that nobody finds one from its digest."""
    return hashlib.sha256(key.strip().encode()).digest()


def _signer(house: House, lock: bytes) -> URLSafeSerializer:
    """Another key makes another signer: what was signed under the former one is void."""
    return URLSafeSerializer(house.identity.derived("operator", lock), salt="operator")


def _signed(house: House, lock: bytes, since: int) -> str:
    return str(_signer(house, lock).dumps([since, _seconds(house)]))


def _seconds(house: House) -> int:
    return house.sources.now() // 1000


def _cookie(house: House, value: str, seconds: int = IDLE) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        path=PATH,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=house.settings.secure,
    )
