"""One person's window on a table: acts whenever it may, remembers what it was promised, comes back."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.served import Served
from bivouac.server.limits import Bucket

QUICK = (9.0, 35.0)  # acts a second, and at once: a little fewer than a server allows
PAUSE = 0.05  # seconds before somebody who was cut off tries again
TOO_FAST = "too_fast"


@dataclass(frozen=True)
class Promise:
    """An action that a server has acknowledged: what was sent, and the line it was written to."""

    on: int
    text: str
    line: int


@dataclass(frozen=True)
class Told:
    """A line of the table's journal as a window was told it."""

    seq: int
    kind: str
    seat: int | None
    number: int | None


class Window:
    """A seat at a table, seen through one socket after another.

    `progress` is called whenever something was learnt. An act that was not answered is sent again, word
    for word, over the next socket.
    """

    def __init__(self, served: Served, table: str, cookie: str, client: str, dice: random.Random) -> None:
        self.served = served
        self.table = table
        self.cookie = cookie
        self.client = client
        self.dice = dice
        self.progress: Callable[[], None] = lambda: None
        self.told: list[Told] = []
        self.status = ""
        self.moves: list[str] = []
        self.pending: tuple[int, str] | None = None
        self.promises: list[Promise] = []
        self.mistakes: list[str] = []
        self.refusals: list[str] = []
        self.stale = 0
        self.resent = 0
        self.connections = 0
        self.socket: ClientConnection | None = None
        self.pace = QUICK
        self.quiet = False  # answers are still awaited, but nothing new is done

    @property
    def seq(self) -> int:
        """The last line it knows."""
        return self.told[-1].seq if self.told else 0

    @property
    def done(self) -> bool:
        """Is there nothing left to do or to wait for?"""
        return self.pending is None and (self.quiet or self.status in ("over", "closed"))

    async def attend(self) -> None:
        """Be at the table until there is nothing left to do, through any number of sockets."""
        while not self.done:
            try:
                where = f"ws{self.served.url.removeprefix('http')}/ws/{self.table}?after={self.seq}"
                cookie = {"Cookie": f"bivouac={self.cookie}"}
                async with connect(where, additional_headers=cookie, compression=None) as socket:
                    self.connections += 1
                    self.socket = socket
                    await self._converse(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(PAUSE)

    def drop(self) -> None:
        """Lose the socket without a word, as a phone in a tunnel does."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def _converse(self, socket: ClientConnection) -> None:
        bucket = Bucket(*self.pace, time.monotonic())
        owed = self.pending is not None
        while not self.done:
            heard = self._hear(msgspec.json.decode(await socket.recv()))
            if heard == "welcome" and owed:
                self.resent += 1
                await self._send(socket, bucket)
            elif heard == "again":
                await asyncio.sleep(PAUSE * 4)
                await self._send(socket, bucket)
            elif self.pending is None and self.moves and not self.quiet:
                self.pending = (self.seq, self.dice.choice(self.moves))
                await self._send(socket, bucket)
            self.progress()

    async def _send(self, socket: ClientConnection, bucket: Bucket) -> None:
        assert self.pending is not None, "there is something to send"
        while wait := bucket.take(time.monotonic()):
            await asyncio.sleep(wait)
        on, text = self.pending
        await socket.send(
            msgspec.json.encode({"type": "act", "client": self.client, "seq": on, "text": text}).decode()
        )

    def _hear(self, message: dict[str, Any]) -> str:
        """Take in what a message says; `again` when the same is to be sent once more."""
        kind = str(message["type"])
        if kind in ("welcome", "news"):
            self._learn(message)
        elif kind == "ack":
            assert self.pending is not None, f"an answer to nothing: {message}"
            assert (message["client"], message["seq"]) == (self.client, self.pending[0])
            self.promises.append(Promise(*self.pending, line=message["line"]))
            self.pending = None
        elif kind == "stale":
            self.stale += 1
            self.pending = None
            if self.seq < message["line"]:
                self.moves = []  # the table has moved on, and will say where to
        elif kind == "refused":
            if message["refusal"]["code"] == TOO_FAST:
                return "again"
            self.refusals.append(message["refusal"]["code"])
            self.pending = None
        elif kind == "mistake":
            self.mistakes.append(message["reason"])
            return "again"
        return kind

    def _learn(self, message: dict[str, Any]) -> None:
        assert message["seq"] >= self.seq, f"line {self.seq} had been told and is gone"
        for line in message["lines"]:
            assert line["seq"] == self.seq + 1, f"after line {self.seq} came line {line['seq']}"
            self.told.append(Told(line["seq"], line["kind"], line.get("seat"), line.get("number")))
        assert message["seq"] == self.seq, "the last line is the table's"
        if message["table"] is not None:
            self.status = message["table"]["status"]
        if message["position"] is not None:
            self.moves = [move["text"] for move in message["position"]["moves"]]
        elif self.status != "playing":
            self.moves = []
