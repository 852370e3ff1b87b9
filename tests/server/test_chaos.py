"""Chaos on the socket: whatever comes over the wire, the game goes on and nothing is played twice."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Window, play_on
from tests.server.houses import Served, served, until
from tests.server.prepared import begun
from tests.server.weather import BINARY, MALFORMED, RESERVED, TEXT, Sailor, assert_sound, frame

TOO_LARGE, LAGGING, TOO_FAST = 1009, 4408, 4429


def two_windows(house: Served) -> list[Window]:
    """A game of two."""
    people = [house.guest("Ada"), house.guest("Bo")]
    table = begun(house, *people)
    return [guest.window(table) for guest in people]


def assert_goes_on(house: Served, windows: list[Window]) -> None:
    """The players play on, and the journal is sound."""
    assert play_on(windows, Random(1), 6) == 6
    assert_sound(house, windows[0].table["id"])


@pytest.mark.parametrize(
    "text", MALFORMED, ids=lambda text: text[:40].encode("unicode_escape").decode() or "empty"
)
def test_a_message_that_means_nothing_is_a_mistake_and_nothing_is_done(house: Served, text: str) -> None:
    windows = two_windows(house)
    windows[0].socket.send(text)
    mistake = windows[0].wait("mistake")
    assert mistake["reason"]
    assert mistake["seq"] == windows[0].seq
    assert_goes_on(house, windows)


def test_frames_of_bytes_and_empty_frames_are_mistakes(house: Served) -> None:
    windows = two_windows(house)
    for data in (b"", b"\x00\xff", b'{"type":"ping","client":"x"}'):
        windows[0].socket.send(data)
        windows[0].wait("mistake")
    windows[0].socket.socket.sendall(frame(TEXT, b"") + frame(BINARY, b""))
    windows[0].wait("mistake")
    windows[0].wait("mistake")
    assert_goes_on(house, windows)


def test_a_message_in_pieces_is_a_message(house: Served) -> None:
    windows = two_windows(house)
    windows[0].socket.send(iter(['{"type":"pi', 'ng","client":"', 'x"}']))
    assert windows[0].wait("pong")["client"] == "x"


def test_a_message_larger_than_anybody_has_to_say_closes_the_socket(house: Served) -> None:
    windows = two_windows(house)
    guest = house.guest("Eve").window(windows[0].table["id"])
    guest.socket.send("x" * (16 << 10))
    guest.wait("mistake")
    guest.socket.send("x" * ((16 << 10) + 1))
    assert guest.closing() == TOO_LARGE
    assert_goes_on(house, windows)


def test_pieces_that_add_up_to_too_much_close_the_socket(house: Served) -> None:
    windows = two_windows(house)
    guest = house.guest("Eve").window(windows[0].table["id"])
    with suppress(ConnectionClosed):
        guest.socket.send(iter(["x" * 4000] * 200))
    assert guest.closing() in (TOO_LARGE, None)  # pieces still under way may reset the line
    assert_goes_on(house, windows)


@pytest.mark.parametrize(
    "raw",
    [
        frame(RESERVED, b"hello"),
        b"\x81\x05hello",
        frame(TEXT, b"\xff\xfe"),
        b"\xff" * 40,
        frame(b"\x09", b"x" * 10) * 30,
        b"GET / HTTP/1.1\r\n\r\n",
    ],
    ids=["reserved", "unmasked", "no text", "garbage", "pings in pieces", "http"],
)
def test_bytes_that_are_no_frames_cost_only_their_own_socket(house: Served, raw: bytes) -> None:
    windows = two_windows(house)
    eve = house.guest("Eve").window(windows[0].table["id"])
    eve.socket.socket.sendall(raw)
    assert eve.closing() in (1002, 1003, 1007, None)
    assert_goes_on(house, windows)


def test_half_a_frame_and_a_broken_line_leave_nothing_behind(house: Served) -> None:
    windows = two_windows(house)
    table = windows[0].table["id"]
    watchers = [house.guest().window(table) for _ in range(5)]
    for number, watcher in enumerate(watchers):
        watcher.socket.socket.sendall(frame(TEXT, b"x" * number, size=100))
        watcher.socket.socket.shutdown(socket.SHUT_RDWR)
    until(lambda: len(house.house.rooms.room(table).audience.listeners) == len(windows))
    assert_goes_on(house, windows)


def _flood(window: Window, text: str) -> None:
    """The same message again and again, until the other side has had enough."""
    for _ in range(1000):
        try:
            window.socket.send(text)
            window.hear()
        except ConnectionClosed:
            return
    raise AssertionError("a thousand messages were borne")


def test_a_flood_is_first_refused_and_then_cut_off(house: Served) -> None:
    windows = two_windows(house)
    eve = house.guest("Eve").window(windows[0].table["id"])
    _flood(eve, '{"type":"ping","client":"eve"}')
    rulings = [message["refusal"]["ruling"] for message in eve.heard if message["type"] == "refused"]
    assert set(rulings) == {"house.too_fast"}
    assert 50 <= len(rulings) <= 101
    assert sum(message["type"] == "pong" for message in eve.heard) < 200
    assert eve.closing() == TOO_FAST
    assert_goes_on(house, windows)


def test_a_flood_of_nonsense_is_cut_off(house: Served) -> None:
    windows = two_windows(house)
    eve = house.guest("Eve").window(windows[0].table["id"])
    _flood(eve, "nonsense")
    assert eve.closing() == TOO_FAST
    assert_goes_on(house, windows)


def test_who_does_not_read_is_cut_off_and_keeps_nobody_waiting() -> None:
    with served(rate=10_000.0, quotas=0) as house:
        people = [house.guest("Ada"), house.guest("Bo")]
        table = begun(house, *people)
        house.bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        deaf = _deaf(house, table)
        (listener,) = house.house.rooms.room(table).audience.listeners
        address = f"{house.url.replace('http', 'ws', 1)}/ws/{table}"
        cookie = {"Cookie": f"bivouac={people[0].cookie}"}

        async def talk() -> None:
            async with connect(address, proxy=None, additional_headers=cookie) as line:
                for _ in range(36):
                    await line.send(f'{{"type":"say","client":"x","text":"{"x" * 500}"}}')
                acks = 0
                while acks < 36:
                    acks += '"type":"ack"' in str(await line.recv())

        async def talk_all() -> None:
            await asyncio.gather(*(talk() for _ in range(12)))

        asyncio.run(talk_all())
        assert listener.closing is not None
        assert listener.closing[0] == LAGGING
        assert_goes_on(house, [guest.window(table) for guest in people])
        deaf.close()
        until(lambda: listener not in house.house.rooms.room(table).audience.listeners)


def test_a_line_that_is_only_half_open_is_given_up() -> None:
    with served(rate=10_000.0, ping=0.2) as house:
        windows = two_windows(house)
        deaf = _deaf(house, windows[0].table["id"])
        windows[0].wait("presence", watchers=1)
        windows[0].wait("presence", watchers=0)
        deaf.close()
        assert_goes_on(house, windows)


def _deaf(house: Served, table: str) -> socket.socket:
    """A connection that has asked for the socket of a table and then never reads or answers anything."""
    room = house.house.rooms.room(table)
    before = len(room.audience.listeners)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    host, _, port = house.url.removeprefix("http://").partition(":")
    line.connect((host, int(port)))
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    until(lambda: len(room.audience.listeners) > before)
    return line


def test_a_storm_of_reconnections_passes(house: Served) -> None:
    windows = two_windows(house)
    table = windows[0].table["id"]
    address = f"{house.url.replace('http', 'ws', 1)}/ws/{table}"

    async def come_and_go(number: int) -> int:
        luck = Random(number)
        welcomes = 0
        for _ in range(2):
            async with connect(address, proxy=None, open_timeout=30) as line:
                await line.recv()
                welcomes += 1
                if luck.random() < 0.5:
                    line.transport.abort()
        return welcomes

    async def storm() -> list[int]:
        return await asyncio.gather(*(come_and_go(number) for number in range(100)))

    assert asyncio.run(storm()) == [2] * 100
    room = house.house.rooms.room(table)
    until(lambda: len(room.audience.listeners) == 2)
    for window in windows:
        while not (window.heard[-1]["type"] == "presence" and window.heard[-1]["watchers"] == 0):
            window.hear()
    assert_goes_on(house, windows)


def test_a_random_walk_of_bad_frames_ends_in_a_sound_game(house: Served, deep: bool) -> None:
    for seed in range(20 if deep else 2):
        luck = Random(seed)
        people = [house.guest("Ada"), house.guest("Bo")]
        table = begun(house, *people)
        sailors = [Sailor(guest, table, luck) for guest in people]
        for _ in range(400 if deep else 90):
            luck.choice(sailors).step()
        for sailor in sailors:
            sailor.settle()
            sailor.leave()
            sailor.come()
        assert assert_sound(house, table, *sailors) >= 5
        assert_goes_on(house, [sailor.window for sailor in sailors])
