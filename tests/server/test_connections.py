"""Connections that cost their holder nothing: heads never ended, heads without end, and very many of them."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from bivouac.server import connections
from bivouac.server.connections import KEPT_BACK, Door, possible
from tests.server.houses import Served, served, started, until

OTHER = "127.0.0.2"  # another address of the same machine
QUESTION = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"


def dial(house: Served, source: str = "127.0.0.1") -> socket.socket:
    """A connection that has said nothing."""
    return socket.create_connection(house.bound.getsockname(), 10, (source, 0))


@contextmanager
def idle(house: Served, count: int) -> Iterator[list[socket.socket]]:
    """So many of them from one address."""
    with ExitStack() as stack:
        yield [stack.enter_context(dial(house)) for _ in range(count)]


def said(line: socket.socket, seconds: float = 10.0) -> bytes:
    """All that is answered before the other side hangs up."""
    line.settimeout(seconds)
    heard = b""
    try:
        while piece := line.recv(1 << 16):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


def asks(house: Served, source: str) -> int:
    """The status of a plain request from an address."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=10) as client:
        return client.get(f"{house.url}/health").status_code


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience that a test can wait for."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.5)


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET /health HT", QUESTION, QUESTION.replace(b"GET", b"POST") + b"content-length: 9\r\n\r\nhalf"],
)
def test_a_request_that_does_not_end_is_given_up(quick: None, begun: bytes) -> None:
    with served() as house, dial(house) as line:
        line.sendall(begun)
        began = time.monotonic()
        assert b"408" in said(line)
        assert time.monotonic() - began < 5
        until(lambda: house.server.config.door.count == 0)  # type: ignore[attr-defined]


def test_who_asked_in_time_while_the_house_itself_was_late_is_answered(
    quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hear = connections.Request.on_header

    def hear_slowly(line: connections.Request, name: bytes, value: bytes) -> None:
        if value == b"slowly":
            time.sleep(1.0)  # past the deadline of the other head, which comes meanwhile
        hear(line, name, value)

    monkeypatch.setattr(connections.Request, "on_header", hear_slowly)
    with served() as house, dial(house) as line, dial(house) as other:
        until(lambda: house.server.config.door.count == 2)  # type: ignore[attr-defined]
        other.sendall(QUESTION + b"read-me: slowly\r\n\r\n")
        time.sleep(0.2)
        line.sendall(QUESTION + b"connection: close\r\n\r\n")
        assert said(line).startswith(b"HTTP/1.1 200")


def test_a_head_that_comes_byte_by_byte_gains_nothing(quick: None) -> None:
    with served() as house, dial(house) as line:
        began = time.monotonic()
        with suppress(OSError):
            for byte in QUESTION * 10:
                line.sendall(bytes([byte]))
                time.sleep(0.02)
        assert time.monotonic() - began < 5, "it would have taken eight"


@pytest.mark.parametrize(
    "head",
    [b"x: " + b"y" * (1 << 20), b"x: y\r\n" * 20_000, b"x" * (1 << 20)],
    ids=["one long header", "many headers", "one long name"],
)
def test_a_head_without_end_is_refused(head: bytes) -> None:
    with served() as house:
        with dial(house) as line:
            with suppress(OSError):
                line.sendall(QUESTION + head)
            assert b"200 OK" not in said(line)
        assert asks(house, "127.0.0.1") == 200


@pytest.mark.parametrize(
    "request_",
    [
        QUESTION + b"x: " + b"y" * 40_000 + b"\r\n\r\n",
        QUESTION.replace(b"/health", b"/" + b"x" * 40_000) + b"\r\n",
    ],
    ids=["a header", "an address"],
)
def test_a_head_that_is_too_large_is_refused_though_it_comes_all_at_once(request_: bytes) -> None:
    with served() as house, dial(house) as line:
        line.sendall(request_)
        assert said(line).startswith(b"HTTP/1.1 431")


def test_a_request_with_a_hundred_headers_and_a_long_body_passes() -> None:
    with served() as house:
        guest = house.guest("Ada")
        headers = {f"x-{number}": "y" * 100 for number in range(80)}
        answer = guest.http.patch("/api/me", json={"name": "Bo"}, headers=headers)
        assert answer.status_code == 200
        assert guest.http.post("/api/tables/import", json={"text": "x" * 500_000}).status_code == 400


def test_idle_connections_of_one_address_lock_nobody_out() -> None:
    with (
        served(connections=80, connections_each=1000, trusted_proxies="") as house,
        idle(house, 300) as lines,
    ):
        assert asks(house, OTHER) == 200
        assert asks(house, "127.0.0.1") == 200
        guest = house.guest("Ada")
        table = guest.opens("human", "human")
        guest.joins(table)
        assert guest.window(table).ask("ping")["type"] == "pong"
        assert house.server.config.door.count <= 82  # type: ignore[attr-defined]
        assert len(lines) == 300


def test_one_address_has_its_share_of_connections() -> None:
    with served(connections=500, connections_each=20, trusted_proxies="") as house, idle(house, 60):
        until(lambda: house.server.config.door.count <= 21)  # type: ignore[attr-defined]
        assert asks(house, OTHER) == 200
        assert asks(house, "127.0.0.1") == 200


def test_what_is_no_request_is_counted_and_fills_no_log(tmp_path: Path) -> None:
    with started(tmp_path / "data") as house:
        port = int(house.url.rpartition(":")[2])
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", port), 10) as line:
                line.sendall(b"this is no request\r\n\r\n")
                assert b"400" in said(line)
        told = house.guest().get("/metrics")
        assert 'bivouac_refusals_total{reason="no_request"} 20.0' in told
        assert "bivouac_connections " in told
        assert house.end() == 0
    assert "Invalid" not in house.log.read_text()


def test_windows_leave_room_for_requests() -> None:
    with served(connections=40, connections_each=1000, windows=1000, quotas=0) as house:
        guest = house.guest("Ada")
        table = guest.opens("human", "human")
        for _ in range(30):
            guest.window(table)
        with pytest.raises(Exception, match="503"):
            guest.window(table)
        assert asks(house, OTHER) == 200


def test_eleven_hundred_idle_connections_and_the_usual_limit_of_descriptors(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 4096:
        pytest.skip(f"this machine allows {hard} descriptors")
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))  # what the server inherits
    try:
        process = started(tmp_path / "data")
        house = process.__enter__()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 3000), hard))
    with ExitStack() as stack:
        stack.callback(lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard)))
        stack.push(process)
        port = int(house.url.rpartition(":")[2])
        for _ in range(1100):
            stack.enter_context(socket.create_connection(("127.0.0.1", port), 10))
        with httpx.Client(transport=httpx.HTTPTransport(local_address=OTHER), timeout=10) as client:
            assert client.get(f"{house.url}/health").status_code == 200
        guest = house.guest("Ada")
        assert guest.opens("human", "human")


class Line:
    """A connection as far as a door cares."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        """Be cut off."""
        self.aborted = True


def test_the_door_makes_room_at_the_cost_of_whoever_holds_most() -> None:
    door = Door(4, 3)
    greedy = [Line() for _ in range(3)]
    modest = Line()
    for line in greedy:
        assert door.enter("a", line)  # type: ignore[arg-type]
    assert door.enter("b", modest)  # type: ignore[arg-type]
    assert door.enter("c", Line())  # type: ignore[arg-type]
    assert [line.aborted for line in greedy] == [True, False, False]
    assert not modest.aborted
    for line in greedy[1:]:
        door.work("a", line)  # type: ignore[arg-type]
    assert not door.enter("a", Line()), "their own are all at work"  # type: ignore[arg-type]
    assert not modest.aborted


def test_a_machine_that_allows_little_gives_as_many_as_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1024))
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: raised.append(limits))
    assert possible(4096) == 1024 - KEPT_BACK
    assert raised == [(1024, 1024)]
    assert possible(50) == 50
