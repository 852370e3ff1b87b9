"""Many people at many tables in one lean process: each has a socket and plays when told to."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import cycle, islice

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bivouac.games import game, names

AT_ONCE = 16  # requests and new sockets
MOST_SEATS = 4
REQUEST_SECONDS = 60.0


class Move(msgspec.Struct):
    """Of a legal move only what must be sent."""

    text: str


class Position(msgspec.Struct):
    """Of a position only what one may do."""

    moves: list[Move]


class Frame(msgspec.Struct):
    """Of a table only whether it is over, and who is to act."""

    status: str
    actors: list[int] = []


class Heard(msgspec.Struct):
    """Of a message only what a player who thinks of nothing needs."""

    type: str
    seq: int = 0
    position: Position | None = None
    table: Frame | None = None


_HEARD = msgspec.json.Decoder(Heard)


class Player:
    """One seat: a cookie, a socket, and the moves it was offered last."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.seq = 0
        self.moves: list[Move] = []
        self.socket: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None

    async def come(self, url: str) -> None:
        """Open a socket and listen; returns once the table has been shown."""
        self.seq = 0
        self.moves = []
        self.socket = await connect(
            f"ws{url.removeprefix('http')}/ws/{self.table.id}",
            additional_headers={"Cookie": f"bivouac={self.cookie}"},
            compression=None,
            ping_interval=None,
            max_queue=None,
        )
        self.hear(await self.socket.recv(decode=False))
        self.listening = asyncio.create_task(self._listen(self.socket))

    async def go(self) -> None:
        """Close the socket."""
        if self.listening is not None and self.socket is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
            await self.socket.close()
        self.socket = self.listening = None

    async def act(self) -> None:
        """Send a random legal move."""
        assert self.socket is not None, "who acts has come"
        text = random.choice(self.moves).text
        act = {"type": "act", "client": f"s{self.seat}", "seq": self.seq, "text": text}
        await self.socket.send(msgspec.json.encode(act), text=True)

    def hear(self, data: str | bytes) -> None:
        """Take in a message."""
        heard = _HEARD.decode(data)
        if heard.type in ("news", "welcome"):
            self.seq = heard.seq
            if heard.position is not None:
                self.moves = heard.position.moves
            if heard.table is not None:
                self.table.status = heard.table.status
            self.table.reached(self.seat, heard.seq)
        elif heard.type == "ack":
            self.table.acknowledged()
        elif heard.type not in ("presence", "queued"):
            self.table.floor.error(heard.type)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            while True:
                self.hear(await socket.recv(decode=False))
        except ConnectionClosed as closed:
            self.table.floor.error(f"closed {closed.rcvd.code if closed.rcvd else ''}".strip())


class Table:
    """One table: who sits there, and how far the last move has come."""

    def __init__(self, floor: Floor, game_name: str, seats: int) -> None:
        self.floor = floor
        self.game = game_name
        self.seats = seats
        self.id = ""
        self.status = ""
        self.players: list[Player] = []
        self.waiting: set[int] = set()  # the seats that a move has not reached
        self.owed = False  # an acknowledgement
        self.line = 0
        self.due = 0.0

    async def move(self, due: float) -> None:
        """Let the seat to act send a move that was due then."""
        actor = next(player for player in self.players if player.moves)
        self.waiting = set(range(self.seats))
        self.owed = True
        self.line = actor.seq
        self.due = due
        await actor.act()

    def reached(self, seat: int, seq: int) -> None:
        """A seat has been told everything up to a line."""
        if self.waiting and seq > self.line:
            self.waiting.discard(seat)
            if not self.waiting:
                self.floor.arrived(time.monotonic() - self.due)
                self._settle()

    def acknowledged(self) -> None:
        """The act is on disk."""
        self.owed = False
        self._settle()

    def _settle(self) -> None:
        if not self.waiting and not self.owed:
            self.floor.settled(self)


class Floor:
    """All tables of a run, those that are ready for a move, and what was measured."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables: list[Table] = []
        self.ready: list[Table] = []
        self.errors: dict[str, int] = {}
        self.latencies: list[float] = []
        self.sent = 0
        self.games = 0
        self.freed = asyncio.Event()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._renewing: set[asyncio.Task[None]] = set()

    async def open(self, count: int) -> None:
        """Open tables of all games by turns, with everybody seated and listening."""
        for name in islice(cycle(names()), count):
            seats = min(MOST_SEATS, game(name).facts.seats[1])
            self.tables.append(Table(self, name, seats))
        async with httpx.AsyncClient(base_url=self.url, timeout=REQUEST_SECONDS) as client:
            await asyncio.gather(*(self._open(client, table) for table in self.tables))

    async def close(self) -> None:
        """Everybody goes home."""
        for task in self._renewing:
            task.cancel()
        await asyncio.gather(*self._renewing, return_exceptions=True)
        for table in self.tables:
            for player in table.players:
                await player.go()

    async def keep_rate(self, rate: float, seconds: float) -> float:
        """Send moves at an even rate whatever comes back, and return how long it took.

        A move that finds no table ready waits for one, and its time runs from when it was due.
        """
        self.latencies.clear()
        self.sent = 0
        begun = time.monotonic()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            if (early := due - time.monotonic()) > 0:
                await asyncio.sleep(early)
            await (await self._any_ready()).move(due)
            self.sent += 1
        await self._settle_all()
        return time.monotonic() - begun

    def arrived(self, seconds: float) -> None:
        """A move has reached everybody."""
        self.latencies.append(seconds)

    def settled(self, table: Table) -> None:
        """A table may be given another move, or another game."""
        if table.status == "playing":
            self.ready.append(table)
            self.freed.set()
        elif table.status == "over":
            self.games += 1
            task = asyncio.create_task(self._renew(table))
            self._renewing.add(task)
            task.add_done_callback(self._renewing.discard)

    def error(self, what: str) -> None:
        """Something that should not happen did."""
        self.errors[what] = self.errors.get(what, 0) + 1

    async def _any_ready(self) -> Table:
        while not self.ready:
            self.freed.clear()
            await self.freed.wait()
        place = random.randrange(len(self.ready))
        self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
        return self.ready.pop()

    async def _settle_all(self) -> None:
        """Wait for the moves that are on their way; what has not come then is an error."""
        deadline = time.monotonic() + REQUEST_SECONDS
        while len(self.latencies) < self.sent and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        for _ in range(self.sent - len(self.latencies)):
            self.error("lost")

    async def _open(self, client: httpx.AsyncClient, table: Table) -> None:
        async with self._gate:
            plan = [{"kind": "human"}] * table.seats
            opened = await post(client, "/api/tables", "", {"game": table.game, "seats": plan})
            table.id = opened["id"]
            cookies = [opened["cookie"]]
            for seat in range(table.seats):
                name = {"name": f"{table.id[:6]} {seat + 1}"}  # nobody is called like anybody elsewhere
                joined = await post(client, f"/api/tables/{table.id}/join", "" if seat else cookies[0], name)
                cookies += [joined["cookie"]] if seat else []
            table.players = [Player(table, seat, cookie) for seat, cookie in enumerate(cookies)]
            await self._begin(client, table)

    async def _begin(self, client: httpx.AsyncClient, table: Table) -> None:
        await post(client, f"/api/tables/{table.id}/start", table.players[0].cookie)
        for player in table.players:
            await player.come(self.url)
        self.settled(table)

    async def _renew(self, table: Table) -> None:
        """The same people play again."""
        async with self._gate, httpx.AsyncClient(base_url=self.url, timeout=REQUEST_SECONDS) as client:
            for player in table.players:
                await player.go()
            path = f"/api/tables/{table.id}/rematch"
            table.id = (await post(client, path, table.players[0].cookie))["id"]
            await self._begin(client, table)


async def post(client: httpx.AsyncClient, path: str, cookie: str, body: object = None) -> dict[str, str]:
    client.cookies.clear()  # one client speaks for many people
    headers = {"Cookie": f"bivouac={cookie}"} if cookie else {}
    answer = await client.post(path, json=body, headers=headers)
    answer.raise_for_status()
    return {**answer.json(), "cookie": answer.cookies.get("bivouac", cookie)}
