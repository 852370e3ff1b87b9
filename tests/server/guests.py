"""People who come to a house: what they ask over HTTP, and the windows they open on tables."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

DEADLINE = 60.0
ANSWERS = ("ack", "refused", "stale", "mistake", "pong")

Json = dict[str, Any]


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.url = url
        self.headers = headers
        self.http = httpx.Client(base_url=url, headers=headers, timeout=DEADLINE, trust_env=False)
        self.sockets = ExitStack()

    def close(self) -> None:
        """Close every window and go."""
        self.sockets.close()
        self.http.close()

    def get(self, path: str, **query: Any) -> Any:
        """What is found there."""
        return fine(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        """What is answered to that; an empty body stays away."""
        return fine(self.http.post(path, json=body or None))

    def patch(self, path: str, **body: Any) -> Any:
        """The same for a change."""
        return fine(self.http.patch(path, json=body))

    def refused(self, path: str, method: str = "POST", **body: Any) -> str:
        """The name of the refusal that a request meets, as it should look."""
        answer = self.http.request(method, path, json=body or None)
        problem = answer.json()
        assert answer.status_code == 409, answer.text
        assert problem["say"] not in ("", problem["error"])
        assert problem["refusal"]["code"] == problem["error"]
        return str(problem["error"])

    @property
    def cookie(self) -> str | None:
        """The cookie by which this guest is known."""
        return self.http.cookies.get("bivouac")

    def opens(self, *seats: str, game: str = "takara", **more: Any) -> str:
        """A new table: each seat is `human`, `open`, or the name of a bot."""
        wishes = [
            {"kind": seat} if seat in ("human", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        return str(self.post("/api/tables", game=game, seats=wishes, **more)["id"])

    def joins(self, table: str, **wish: Any) -> Json:
        """Sitting down."""
        joined: Json = self.post(f"/api/tables/{table}/join", **wish)
        return joined

    def starts(self, table: str) -> Json:
        """Beginning the game."""
        view: Json = self.post(f"/api/tables/{table}/start")
        return view

    def plays_with(self, other: Guest) -> str:
        """A game for two that has begun, this guest its host."""
        table = self.opens("human", "human")
        self.joins(table)
        other.joins(table)
        self.starts(table)
        return table

    def plays_alone(self) -> str:
        """A game in which this guest holds both seats."""
        table = self.opens("human", "human")
        self.joins(table, seat=0)
        self.joins(table, seat=1)
        self.starts(table)
        return table

    def window(self, table: str, *, origin: str | None = None, **query: Any) -> Window:
        """A window on a table, that has heard its welcome."""
        window = self.knock(f"/ws/{table}", origin=origin, **query)
        window.wait("welcome")
        return window

    def knock(self, path: str, *, origin: str | None = None, **query: Any) -> Window:
        """A socket, whatever is answered."""
        asked = httpx.QueryParams({name: str(value) for name, value in query.items()})
        cookie = {"Cookie": f"bivouac={self.cookie}"} if self.cookie else {}
        socket = self.sockets.enter_context(
            connect(
                f"{self.url.replace('http', 'ws', 1)}{path}?{asked}",
                additional_headers={**self.headers, **cookie},
                origin=origin,  # type: ignore[arg-type]
                proxy=None,
                max_size=None,
                max_queue=None,
                open_timeout=DEADLINE,
                close_timeout=DEADLINE,
            )
        )
        window = Window(socket)
        return window


class Window:
    """A socket on a table: what was heard, and where the game stands as far as it knows."""

    names = count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.client = f"tab{next(self.names)}"
        self.heard: list[Json] = []
        self.played: list[str] = []
        self.seq = 0
        self.table: Json = {}
        self.position: Json | None = None

    def close(self) -> None:
        """Shut the window."""
        self.socket.close()

    def hear(self, seconds: float = DEADLINE) -> Json:
        """The next message."""
        return self.take(self.socket.recv(seconds))

    def take(self, data: str | bytes) -> Json:
        """A message as it came, read."""
        message: Json = msgspec.json.decode(data)
        self.heard.append(message)
        self.seq = max(self.seq, message["seq"]) if message["type"] in ("welcome", "news") else self.seq
        self.table = message.get("table") or self.table
        self.position = message.get("position") or self.position
        return message

    def wait(self, *types: str, seconds: float = DEADLINE, **fields: Any) -> Json:
        """The next message of one of these types, with these fields; those before it are passed over."""
        deadline = time.monotonic() + seconds
        while True:
            message = self.hear(max(0.01, deadline - time.monotonic()))
            if message["type"] in types and all(message.get(name) == value for name, value in fields.items()):
                return message

    def learns(self, kind: str, **fields: Any) -> Json:
        """The next line of that kind that is told."""
        while True:
            for line in self.wait("welcome", "news")["lines"]:
                if line["kind"] == kind and all(line.get(name) == value for name, value in fields.items()):
                    found: Json = line
                    return found

    def send(self, type: str, **fields: Any) -> None:
        """A message, without waiting for its answer."""
        self.socket.send(msgspec.json.encode({"type": type, "client": self.client, **fields}).decode())

    def ask(self, type: str, **fields: Any) -> Json:
        """A message and its answer."""
        self.send(type, **fields)
        return self.wait(*ANSWERS)

    def act(self, text: str | None = None, **fields: Any) -> Json:
        """An action in the position this window knows, by default the first that is offered."""
        self.played.append(text or self.moves()[0])
        return self.ask("act", **{"seq": self.seq, "text": self.played[-1], **fields})

    def refusal(self, type: str, **fields: Any) -> str:
        """The code with which a message is refused."""
        answer = self.ask(type, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["refusal"]["code"])

    def moves(self) -> list[str]:
        """What may be done now, as it is written."""
        return [] if self.position is None else [move["text"] for move in self.position["moves"]]

    def catch_up(self, seq: int) -> None:
        """Hear everything up to that line."""
        while self.seq < seq:
            self.hear()

    def closing(self, seconds: float = DEADLINE) -> int | None:
        """The code with which the other side closes, after whatever it still says."""
        deadline = time.monotonic() + seconds
        try:
            while True:
                self.hear(max(0.01, deadline - time.monotonic()))
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def fine(answer: httpx.Response) -> Any:
    """What a good answer holds."""
    assert answer.is_success, f"{answer.request.method} {answer.url}: {answer.status_code} {answer.text}"
    return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text


@contextmanager
def problem(status: int, error: str) -> Iterator[list[httpx.Response]]:
    """The answers put into the list are all this problem, said in one sentence."""
    answers: list[httpx.Response] = []
    yield answers
    assert answers, "nothing was asked"
    for answer in answers:
        assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
        assert answer.json()["say"]


def play_on(windows: list[Window], luck: Random, most: int) -> int:
    """Random actions by whoever's turn it is, so many or to the end; how many were played."""
    for played in range(most):
        for window in windows:
            window.catch_up(max(other.seq for other in windows))
        acting = [window for window in windows if window.moves()]
        if not acting:
            return played
        answer = acting[0].act(luck.choice(acting[0].moves()))
        assert answer["type"] == "ack", answer
        acting[0].catch_up(answer["line"])
    return most
