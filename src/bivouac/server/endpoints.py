"""Where a push may go: to a relay on the internet, by https, and never to a neighbour of ours.

A browser names the address itself, so anybody could name one that only this machine can reach.
"""

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import SplitResult, urlsplit

from bivouac.core.mistakes import PlayerMistake

TIMEOUT = 10.0
LONGEST_ENDPOINT = 1000


class Forbidden(OSError):
    """A name that leads to where no push may go."""


def checked_endpoint(endpoint: str, *, anywhere: bool) -> str:
    """The address, unless no relay has such a one; `anywhere` is for relays of the operator's own."""
    try:
        place = urlsplit(endpoint)
        port = place.port
    except ValueError:
        raise PlayerMistake("push_endpoint") from None
    plain = place.scheme == "https" and port in (None, 443) and not _is_near(place.hostname or "")
    whole = bool(place.hostname) and not place.username and not place.password and not place.fragment
    tidy = len(endpoint) <= LONGEST_ENDPOINT and endpoint.isascii() and endpoint.isprintable()
    if not (whole and tidy and (plain or (anywhere and place.scheme in ("http", "https")))):
        raise PlayerMistake("push_endpoint")
    return endpoint


def origin_of(endpoint: str) -> str:
    """The relay of an address, as proofs name it."""
    place = urlsplit(endpoint)
    return f"{place.scheme}://{place.netloc}"


def connect(endpoint: str, *, anywhere: bool) -> http.client.HTTPConnection:
    """A connection to the relay, by a name that was looked up once; Forbidden if it leads to a neighbour."""
    place = urlsplit(endpoint)
    port = place.port or (443 if place.scheme == "https" else 80)
    found = _looked_up(place, port, anywhere=anywhere)
    connection: http.client.HTTPConnection
    if place.scheme == "https":
        connection = http.client.HTTPSConnection(place.hostname or "", port, timeout=TIMEOUT)
        plain = socket.create_connection(found, TIMEOUT)
        connection.sock = _secured(plain, place.hostname or "")
    else:
        connection = http.client.HTTPConnection(place.hostname or "", port, timeout=TIMEOUT)
        connection.sock = socket.create_connection(found, TIMEOUT)
    return connection


@contextmanager
def in_time(line: socket.socket, seconds: float = TIMEOUT) -> Iterator[None]:
    """Cut off what takes longer: a relay that says a byte now and then would hold a sender for hours."""
    alarm = threading.Timer(seconds, _cut, [line])
    alarm.daemon = True
    alarm.start()
    try:
        yield
    finally:
        alarm.cancel()


def _cut(line: socket.socket) -> None:
    with suppress(OSError):
        socket.socket.shutdown(line, socket.SHUT_RDWR)  # below TLS, which would wait for the other side


def _secured(plain: socket.socket, name: str) -> ssl.SSLSocket:
    try:
        with in_time(plain):
            return ssl.create_default_context().wrap_socket(plain, server_hostname=name)
    except OSError:
        plain.close()
        raise


def _looked_up(place: SplitResult, port: int, *, anywhere: bool) -> tuple[str, int]:
    """The address to connect to, itself: a second look-up could be answered differently."""
    found = socket.getaddrinfo(place.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not anywhere and any(_is_near(address) for address in addresses):
        raise Forbidden("that name leads to a neighbour")
    return addresses[0], port


def _is_near(host: str) -> bool:
    """Is it an address that is not on the internet?"""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    return not address.is_global or address.is_multicast or (mapped is not None and not mapped.is_global)
