"""Connections: how long and how large a request's head may be, and how many may be open at once.

An idle connection costs its holder nothing and us a descriptor. So nobody is kept waiting for one: when all
places are taken, the connection longest idle of whoever holds the most makes room for the next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from typing import Any

import uvicorn
from prometheus_client import Counter, Gauge
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bivouac.server import refusal_counts
from bivouac.server.networks import network_of

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

LARGEST_HEAD = 32 << 10  # bytes
MOST_HEADERS = 100
HEAD_SECONDS = 10.0  # from the first moment to the end of the head
BODY_SECONDS = 60.0  # from the end of the head to that of the body
LAST_LOOK = 0.1  # seconds: what came in time, while we ourselves were late, is read in them
OPEN = Gauge("bivouac_connections", "Connections that are open")
SHED = Counter("bivouac_connections_shed", "Idle connections that made room for others")
KEPT_BACK = 128  # descriptors for databases, files and the pipes of bots


class Door:
    """Who is in: connections by address, and which of them are idle, the longest first."""

    def __init__(self, most: int, most_each: int, proxies: Collection[str] = ()) -> None:
        self.most = most
        self.most_each = most_each
        self.proxies = frozenset(network_of(proxy) for proxy in proxies)  # behind each are many people
        self.most_windows = most * 3 // 4  # so that plain requests always find a place
        self.count = 0
        self.windows = 0
        self._idle: dict[str, OrderedDict[asyncio.Transport, None]] = {}
        self._held: dict[str, int] = {}

    def enter(self, address: str, transport: asyncio.Transport) -> bool:
        """Take a place, which somebody idle may have to give up; false if nobody is."""
        full_for_them = address not in self.proxies and self._held.get(address, 0) >= self.most_each
        if full_for_them and not self._make_room(address):
            refusal_counts.count("no_room")
            return False
        if self.count >= self.most and not self._make_room(self._greediest()):
            refusal_counts.count("no_room")
            return False
        self.count += 1
        OPEN.inc()
        self._held[address] = self._held.get(address, 0) + 1
        self.rest(address, transport)
        return True

    def rest(self, address: str, transport: asyncio.Transport) -> None:
        """This connection has nothing to do from now on."""
        self._idle.setdefault(address, OrderedDict())[transport] = None

    def work(self, address: str, transport: asyncio.Transport) -> None:
        """This connection is needed from now on."""
        self._idle.get(address, OrderedDict()).pop(transport, None)

    def leave(self, address: str, transport: asyncio.Transport) -> None:
        """Give the place back."""
        self.work(address, transport)
        self.count -= 1
        OPEN.dec()
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
            self._idle.pop(address, None)

    def _greediest(self) -> str:
        """The address with the most idle connections."""
        return max(self._idle, key=lambda address: len(self._idle[address]), default="")

    def _make_room(self, address: str) -> bool:
        idle = self._idle.get(address)
        if not idle:
            return False
        transport, _ = idle.popitem(last=False)
        SHED.inc()
        transport.abort()  # its place is given back when the loop tells its protocol
        return True


class Config(uvicorn.Config):
    """How uvicorn is run, with the door its connections come through; each worker has one of its own."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        super().__init__(app, http=Request, ws=Window, **more)
        self.door = door


class Request(HttpToolsProtocol):
    """A connection that speaks HTTP, bounded in every direction before any of our code sees it."""

    config: Config
    address = ""
    inside = False
    head = 0  # bytes since the last request ended; -1 once the head is whole
    named = 0  # of them, the bytes of the address and of headers that were understood
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, or be shown out if nobody can make room."""
        super().connection_made(transport)
        self.address = _origin(transport)
        self.inside = self.config.door.enter(self.address, transport)
        if self.inside:
            self._hurry(HEAD_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._hurry(None)
        if self.inside:
            self.inside = False
            self.config.door.leave(self.address, self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hear some more, unless the head grows beyond all bounds."""
        if self.head == 0:
            self._hurry(HEAD_SECONDS)
        if self.head >= 0:
            self.head += len(data)
        super().data_received(data)
        if self.head > LARGEST_HEAD:  # and still not whole, or it would not be counted any more
            self._refuse()

    def on_message_begin(self) -> None:
        """Another request."""
        self.named = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Some more of the address; a head that comes all at once is measured by its parts."""
        super().on_url(url)
        self._measure(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more header, of not too many."""
        super().on_header(name, value)
        self._measure(len(name) + len(value))
        if len(self.headers) > MOST_HEADERS:
            self._refuse()

    def on_headers_complete(self) -> None:
        """From now on the connection is at work; the body may take its time, but not for ever."""
        if self.transport.is_closing():
            return
        self.head = -1
        self._hurry(BODY_SECONDS)
        self.config.door.work(self.address, self.transport)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some more of the body."""
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole; how long we take to answer is our own affair."""
        self._hurry(None)
        self.head = 0
        if self.transport.is_closing():
            return
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Nothing to do until the next request."""
        super().on_response_complete()
        if self.inside and not self.pipeline and not self.transport.is_closing():
            self.config.door.rest(self.address, self.transport)

    def handle_websocket_upgrade(self) -> None:
        """Become a window, which takes the place over, unless there are too many of them."""
        self._hurry(None)
        if self.config.door.windows >= self.config.door.most_windows:
            self._answer(b"503 Service Unavailable")
        elif not self.transport.is_closing():
            self.inside = False
            super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What is no request is counted."""
        refusal_counts.count("no_request")
        super().send_400_response(msg)

    def _hurry(self, seconds: float | None) -> None:
        """Close the connection then, unless told otherwise before."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self.deadline = self.loop.call_later(LAST_LOOK, self._shut)

    def _shut(self) -> None:
        if not self.transport.is_closing():
            refusal_counts.count("too_slow")
            self._answer(b"408 Request Timeout")

    def _measure(self, size: int) -> None:
        self.named += size
        if self.named > LARGEST_HEAD:
            self._refuse()

    def _refuse(self) -> None:
        if not self.transport.is_closing():
            refusal_counts.count("head_too_large")
            self._answer(b"431 Request Header Fields Too Large")

    def _answer(self, status: bytes) -> None:
        self.transport.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()


class Window(WebSocketsSansIOProtocol):
    """A connection that has become a socket; it is never idle, and counted by the door until it ends."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Be counted among the windows."""
        super().connection_made(transport)
        self.config.door.windows += 1

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self.config.door.windows -= 1
        self.config.door.leave(_origin(self.transport), self.transport)
        super().connection_lost(exc)


def _origin(transport: asyncio.Transport) -> str:
    """The network at the other end; nothing where the system has no such thing."""
    return network_of((get_remote_addr(transport) or ("", 0))[0])


def possible(connections: int) -> int:
    """So many connections, or as many as descriptors can be had for; the limit is raised as far as it may."""
    able = _raise_descriptors(connections + KEPT_BACK) - KEPT_BACK
    return max(1, min(connections, able))


def _raise_descriptors(wanted: int) -> int:
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
