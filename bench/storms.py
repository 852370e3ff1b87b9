"""What a server must bear while people play: floods, imports, lines that break, clocks that jump."""

from __future__ import annotations

import asyncio
import random
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.served import Served
from tests.drills.crowd import Crowd

STRANGER = "127.0.0.2"  # limits are by address: the people at the tables must not pay for it
HOUR = 3_600_000
JUMPS = (-6 * HOUR, -HOUR, HOUR, 6 * HOUR, 0, 0)  # milliseconds the clock is off
LONGEST = 30.0  # seconds
IDLE_LINES = 300
REQUESTS = 400
MESSAGES = 150
MALFORMED = (
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01 this is no TLS\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999\r\n\r\n{",
    b"GET /" + b"a" * 50_000 + b" HTTP/1.1\r\n\r\n",
)


class Storms:
    """Everything that strikes, and what was answered."""

    def __init__(self, served: Served, people: Crowd, clock: Path, dice: random.Random) -> None:
        self.served = served
        self.people = people
        self.clock = clock
        self.dice = dice
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.over = False

    async def blow(self) -> None:
        """One after the other, in any order, until all is over; the clock is right again then."""
        kinds: tuple[Callable[[], Awaitable[None]], ...] = (
            self.break_lines,
            self.flood,
            self.idle,
            self.chatter,
            self.import_journal,
            self.jump,
            self.mumble,
        )
        while not self.over:
            for kind in self.dice.sample(kinds, len(kinds)):
                await self._strike(kind)
                await asyncio.sleep(self.dice.uniform(0.5, 4.0))
        self.clock.write_text("0")

    async def _strike(self, kind: Callable[[], Awaitable[None]]) -> None:
        """One of them, which the server may meet by being away or by hanging up."""
        try:
            await asyncio.wait_for(kind(), LONGEST)
            self.counts[kind.__name__] += 1
        except (OSError, httpx.TransportError, WebSocketException, TimeoutError):
            self.counts[f"{kind.__name__} cut short"] += 1

    async def break_lines(self) -> None:
        """Some windows lose their sockets, without a word."""
        for sitting in self.people.playing:
            for window in sitting.windows.values():
                if self.dice.random() < 0.3:
                    window.drop()

    async def flood(self) -> None:
        """Very many requests at once."""
        async with self._client() as client:
            paths = ("/api/tables", "/api/games", "/api/tables/nowhere", "/health", "/api/me")
            asked = [client.get(self.dice.choice(paths)) for _ in range(REQUESTS)]
            for answer in await asyncio.gather(*asked, return_exceptions=True):
                self._judge(answer)

    async def idle(self) -> None:
        """Connections that say nothing."""
        host, _, port = self.served.url.removeprefix("http://").rpartition(":")

        def hold() -> None:
            with ExitStack() as lines:
                for _ in range(IDLE_LINES):
                    lines.enter_context(socket.create_connection((host, int(port)), 5, (STRANGER, 0)))
                time.sleep(2)

        await asyncio.to_thread(hold)

    async def chatter(self) -> None:
        """A window on somebody's table that sends whatever comes to mind."""
        sitting = self.dice.choice(self.people.sittings)
        where = f"ws{self.served.url.removeprefix('http')}/ws/{sitting.id}"
        async with connect(where, local_addr=(STRANGER, 0), compression=None) as window:
            for _ in range(MESSAGES):
                await window.send(self.dice.choice(('{"type":"ping","client":"x"}', "{", "[]", "x" * 5000)))

    async def import_journal(self) -> None:
        """The journal of a game that has ended, laid on a table of a stranger's."""
        over = [sitting for sitting in self.people.sittings if sitting.over]
        if not over:
            return
        async with self._client() as client:
            journal = await client.get(f"/api/tables/{self.dice.choice(over).id}/journal")
            if journal.status_code == 200:
                self._judge(await client.post("/api/tables/import", json={"text": journal.text}))

    async def jump(self) -> None:
        """The clock of the server goes on from another moment, earlier or later."""
        self.clock.write_text(str(self.dice.choice(JUMPS)))

    async def mumble(self) -> None:
        """What is no request."""
        host, _, port = self.served.url.removeprefix("http://").rpartition(":")
        for bytes_ in MALFORMED:
            _, line = await asyncio.open_connection(host, int(port), local_addr=(STRANGER, 0))
            line.write(bytes_)
            with suppress(OSError):
                await line.drain()
            line.close()

    def _client(self) -> httpx.AsyncClient:
        route = httpx.AsyncHTTPTransport(local_address=STRANGER)
        return httpx.AsyncClient(base_url=self.served.url, transport=route, timeout=20)

    def _judge(self, answer: httpx.Response | BaseException) -> None:
        """A refusal is fine, a fault of the server is not; one that is about to end may say so."""
        if not isinstance(answer, httpx.Response):
            self.counts["unanswered"] += 1
            return
        self.counts[f"{answer.status_code // 100}xx"] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            self.wrong.append(f"{answer.request.method} {answer.request.url.path}: {answer.status_code}")
