"""What one hostile guest does to a house, as fast as it is let: each attack goes on until it is cancelled."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.players import Heard
from bivouac.core import journal as journals
from bivouac.core import replay
from bivouac.core.course import SHORT
from bivouac.core.entries import Acted, Ended, Lent, Undone
from bivouac.core.journal import Journal
from bivouac.games import game

AT_ONCE = 4  # requests under way
MEBIBYTE = 1 << 20
REST = 0.02  # seconds after an answer that said no, so that this process leaves the machine to the server


class Somebody:
    """A guest with an address and a cookie of their own."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, timeout=60.0, trust_env=False)
        self.answers: Counter[int] = Counter()

    async def post(self, path: str, body: object = None) -> dict[str, object]:
        """What is answered; nothing when it was refused, which is counted."""
        answer = await self.http.post(path, json=body)
        self.answers[answer.status_code] += 1
        if answer.is_success:
            found: dict[str, object] = answer.json()
            return found
        await asyncio.sleep(REST)
        return {}

    async def sits_at(self, name: str, *bots: str) -> str:
        """A new game against these bots; nothing when it was refused."""
        seats = [{"kind": "human"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        table = str((await self.post("/api/tables", {"game": name, "seats": seats})).get("id", ""))
        begun = table and await self.post(f"/api/tables/{table}/join")
        return table if begun and await self.post(f"/api/tables/{table}/start") else ""

    def window(self, table: str) -> connect:
        """A socket on a table."""
        cookie = {"Cookie": f"bivouac={self.http.cookies.get('bivouac')}"}
        address = f"ws{self.url.removeprefix('http')}/ws/{table}"
        return connect(address, additional_headers={**self.headers, **cookie}, compression=None)


_HEARD = msgspec.json.Decoder(Heard)


class Seat:
    """A window on a table that knows what it may do."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = 0
        self.status = ""
        self.texts: list[str] = []

    async def hear(self) -> Heard:
        """The next message."""
        heard = _HEARD.decode(await self.socket.recv(decode=False))
        if heard.type in ("welcome", "news"):
            self.seq = heard.seq
            self.status = heard.table.status if heard.table is not None else self.status
            if heard.position is not None:
                self.texts = [move.text for move in heard.position.moves]
        return heard

    async def turn(self) -> bool:
        """Wait until something may be done; False when the game is over."""
        while not self.texts and self.status in ("", "playing"):
            await self.hear()
        return bool(self.texts)

    async def act(self) -> None:
        """Send any legal move."""
        text, self.texts = random.choice(self.texts), []
        act = {"type": "act", "client": "bench", "seq": self.seq, "text": text}
        await self.socket.send(msgspec.json.encode(act), text=True)


def finished(name: str = "arnak", seats: int = 4) -> str:
    """The journal of a game that was played at random to its end."""
    rules = game(name)
    state = rules.start(seats, 7)
    journal = Journal(name, rules.facts.rules, seats, state.dump()["options"], 7)
    luck = random.Random(3)
    while state.actors():
        seat = state.actors()[0]
        action = luck.choice(state.legal(seat))
        text = state.text(action)
        state.play(seat, action)
        journal.add(Acted(len(journal.entries) + 1, seat, text))
    journal.add(Ended(replay.key_of(state, journal.rules).hex()))
    return journals.format(journal)


def looped(size: int, *, keys: bool, lent: str = "") -> str:
    """A journal of Takara of about so many bytes: an action undone and played again, over and over."""
    rules = game("takara")
    state = rules.start(2, 5)
    journal = Journal("takara", rules.facts.rules, 2, state.dump()["options"], 5)
    if lent:
        journal.add(Lent(1, lent))
    luck = random.Random(1)
    for number in range(1, 121):
        seat = state.actors()[0]
        action = luck.choice(state.legal(seat))
        text = state.text(action)
        state.play(seat, action)
        key = replay.key_of(state, journal.rules).hex()[:SHORT] if keys else ""
        journal.add(Acted(number, seat, text, key))
    head = journals.format(journal)
    last = journal.entries[-1]
    circle = journals.line(Undone(119)) + journals.line(last)
    return head + circle * (max(0, size - len(head)) // len(circle))


async def imports(guest: Somebody) -> None:
    """Journals of all sizes, again and again, several at once."""
    texts = [looped(MEBIBYTE - 4096, keys=True), looped(57 << 10, keys=True), looped(40 << 10, keys=True)]

    async def bring() -> None:
        while True:
            await guest.post("/api/tables/import", {"text": random.choice(texts)})

    await _several(bring)


async def strong_bots(guest: Somebody) -> None:
    """Games in play with bots of minutes, brought as journals."""
    texts = [looped(0, keys=False, lent=bot) for bot in ("ismcts:10000000", "ismcts:20000", "ismcts:10000ms")]

    async def bring() -> None:
        while True:
            await guest.post("/api/tables/import", {"text": random.choice(texts)})

    await _several(bring)


async def thinking(guest: Somebody) -> None:
    """As many tables as are let with bots that think for ten seconds, and some of bots alone."""

    async def play() -> None:
        while True:
            bots = [{"kind": "bot", "bot": "ismcts:10000ms"}] * 2
            alone = await guest.post("/api/tables", {"game": "takara", "seats": bots})
            if alone:
                await guest.post(f"/api/tables/{alone['id']}/start")
            await _play(guest, await guest.sits_at("takara", "ismcts:10000ms"))

    await _several(play, 8)


async def greedy(guest: Somebody) -> None:
    """Twenty tables against quick bots, played at without a pause."""

    async def play() -> None:
        while True:
            await _play(guest, await guest.sits_at("arnak", "greedy", "greedy", "greedy"))

    await _several(play, 20)


async def replays(guest: Somebody) -> None:
    """Questions about the past, each of which plays a long game again."""
    table = ""
    while not table:  # another attack may be bringing a journal too
        table = str((await guest.post("/api/tables/import", {"text": looped(0, keys=True)})).get("id", ""))

    async def look() -> None:
        while True:
            answer = await guest.http.get(f"/api/tables/{table}/position", params={"at": 110})
            guest.answers[answer.status_code] += 1

    await _several(look)


async def reviews(guest: Somebody) -> None:
    """The review of a long game, asked for and then read as a page, again and again."""
    table = ""
    while not table:
        table = str((await guest.post("/api/tables/import", {"text": finished()})).get("id", ""))
    await guest.post(f"/api/tables/{table}/review")

    async def read() -> None:
        while True:
            answer = await guest.http.get(f"/api/tables/{table}/review/page")
            guest.answers[answer.status_code] += 1

    await _several(read)


ATTACKS: dict[str, Callable[[Somebody], Awaitable[None]]] = {
    "imports": imports,
    "strong bots": strong_bots,
    "thinking tables": thinking,
    "quick tables": greedy,
    "replays": replays,
    "reviews": reviews,
}


async def _several(work: Callable[[], Awaitable[None]], count: int = AT_ONCE) -> None:
    await asyncio.gather(*(work() for _ in range(count)))


async def _play(guest: Somebody, table: str) -> None:
    """A game to its end, or for as long as it is let."""
    if not table:
        await asyncio.sleep(10 * REST)
        return
    try:
        async with guest.window(table) as socket:
            seat = Seat(socket)
            while await seat.turn():
                await seat.act()
    except (ConnectionClosed, InvalidStatus, OSError):
        await asyncio.sleep(10 * REST)
