"""Tables of people who play on whatever happens to the server, and all that they were promised."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx

from bench.served import Served
from tests.drills.windows import PAUSE, QUICK, Window

PATIENCE = 90.0  # seconds: machines that run tests are busy
GAME = "takara"
HUMAN = {"kind": "human"}


class Sitting:
    """One game at one table: its people's windows, by seat."""

    def __init__(self, id: str, windows: dict[int, Window]) -> None:
        self.id = id
        self.windows = windows

    async def attend(self) -> None:
        """Be there, all of them, until each has nothing left to do."""
        await asyncio.gather(*(window.attend() for window in self.windows.values()))

    @property
    def seq(self) -> int:
        """The last line that anybody at the table knows."""
        return max(window.seq for window in self.windows.values())

    @property
    def over(self) -> bool:
        """Has everybody heard of the end?"""
        return all(window.status == "over" for window in self.windows.values())

    @property
    def promised(self) -> int:
        """How many actions were acknowledged here."""
        return sum(len(window.promises) for window in self.windows.values())


class Party:
    """People and bots who play together, one game after another."""

    def __init__(self, crowd: Crowd, bots: Sequence[str], people: int, name: str) -> None:
        self.crowd = crowd
        self.plan = [HUMAN] * people + [{"kind": "bot", "bot": bot} for bot in bots]
        self.people = people
        self.name = name
        self.cookies: list[str] = []

    async def play(self) -> None:
        """Play until the crowd goes home; the first game begins when all have sat down."""
        table = await self._gather()
        while True:
            await self._start(table)
            sitting = self.crowd.sit(table, self.cookies, self.name)
            await sitting.attend()
            if self.crowd.leaving or not sitting.over:
                return
            table = await self._rematch(table)

    async def _start(self, table: str) -> None:
        """Start it, or hear that it was: an answer may have been lost, but nothing else is in the way."""
        path = f"/api/tables/{table}/start"
        answer = await self._ask("post", path, self.cookies[0], accepted=(200, 409))
        assert answer.get("error") in (None, "already_started"), answer

    async def _rematch(self, table: str) -> str:
        """All ask for it at once, and all are sent to the same table."""
        path = f"/api/tables/{table}/rematch"
        answers = await asyncio.gather(*(self._ask("post", path, cookie) for cookie in self.cookies))
        (new,) = {str(answer["id"]) for answer in answers}
        return new

    async def _gather(self) -> str:
        opened = await self._ask("post", "/api/tables", None, {"game": GAME, "seats": self.plan})
        self.cookies = [opened["cookie"]]
        for seat in range(self.people):
            cookie = self.cookies[0] if seat == 0 else None
            answer = await self._ask(
                "post", f"/api/tables/{opened['id']}/join", cookie, {"name": f"{self.name}{seat}"}
            )
            assert answer["seat"] == seat
            self.cookies += [] if seat == 0 else [answer["cookie"]]
        return str(opened["id"])

    async def _ask(
        self,
        method: str,
        path: str,
        cookie: str | None,
        body: object = None,
        accepted: tuple[int, ...] = (200, 201),
    ) -> dict[str, Any]:
        """An answer over HTTP, asked for again as long as there is no server; with the cookie it set."""
        headers = {"Cookie": f"bivouac={cookie}"} if cookie else {}
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.crowd.served.url, timeout=PATIENCE) as client:
                    answer = await client.request(method, path, json=body, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(PAUSE)
                continue
            late = answer.status_code == 408  # this process was, and nothing of the request was read
            if late or (answer.status_code == 503 and "retry-after" in answer.headers):
                await asyncio.sleep(PAUSE)
                continue
            assert answer.status_code in accepted, f"{method} {path}: {answer.status_code} {answer.text}"
            return {**answer.json(), "cookie": answer.cookies.get("bivouac", cookie)}


class Crowd:
    """All parties, and what they have been promised so far."""

    def __init__(self, served: Served, dice: random.Random, pace: tuple[float, float]) -> None:
        self.served = served
        self.dice = dice
        self.pace = pace
        self.sittings: list[Sitting] = []
        self.moved = asyncio.Event()
        self.leaving = False  # no new game is begun
        self.hushed = False  # no new act is sent either
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def promised(self) -> int:
        """How many actions were acknowledged in all."""
        return sum(sitting.promised for sitting in self.sittings)

    @property
    def playing(self) -> list[Sitting]:
        """The games that are not over."""
        return [sitting for sitting in self.sittings if not sitting.over]

    def invite(self, people: int, *bots: str) -> None:
        """Let some people sit down at a table of their own."""
        party = Party(self, bots, people, f"p{len(self.tasks)}s")
        self.tasks.append(asyncio.create_task(party.play()))

    def sit(self, table: str, cookies: Sequence[str], name: str) -> Sitting:
        """Open a window for each of these people, who hold the first seats of a table."""
        windows = {
            seat: Window(self.served, table, cookie, f"{name}{seat}-{table}", self.dice)
            for seat, cookie in enumerate(cookies)
        }
        for window in windows.values():
            window.progress = self.moved.set
            window.pace = self.pace
            window.quiet = self.hushed
        self.sittings.append(Sitting(table, windows))
        return self.sittings[-1]

    async def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait for something that the windows will notice; what goes wrong at a table goes wrong here."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            self._check()
            if time.monotonic() > deadline:
                raise AssertionError(f"in vain: {what}\n{self.describe()}\n{self.served.autopsy()}")
            self.moved.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.moved.wait(), 1.0)

    async def play_on(self, actions: int) -> None:
        """Wait for so many more acknowledged actions."""
        goal = self.promised + actions
        await self.until(lambda: self.promised >= goal, f"{actions} more actions")

    async def all_resume(self) -> None:
        """Wait until at every table that is not over somebody, a bot included, has acted again."""
        before = {sitting.id: sitting.seq for sitting in self.playing}

        def resumed() -> bool:
            return all(sitting.seq > before.get(sitting.id, -1) or sitting.over for sitting in self.playing)

        await self.until(resumed, "every table resumes")

    async def finish(self) -> None:
        """Begin no new game, and play those that go on to their end."""
        self.leaving = True
        await self.until(lambda: all(task.done() for task in self.tasks), "all games end")
        self._check()

    async def hush(self) -> None:
        """Act no more, wait for the answers that are due, and go."""
        self.leaving = self.hushed = True
        windows = [window for sitting in self.sittings for window in sitting.windows.values()]
        for window in windows:
            window.quiet = True
        await self.until(lambda: all(window.pending is None for window in windows), "every act is answered")
        self._check()
        await self.leave()

    async def leave(self) -> None:
        """Go at once."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def describe(self) -> str:
        """Where everybody stands, for whoever must find out why nobody moves."""
        return "\n".join(
            f"{sitting.id} seat {seat}: {window.status} line {window.seq}, {len(window.moves)} moves, "
            f"pending {window.pending}, {window.stale} stale, {window.connections} sockets"
            for sitting in self.playing
            for seat, window in sitting.windows.items()
        )

    def _check(self) -> None:
        for task in self.tasks:
            if task.done():
                task.result()


@asynccontextmanager
async def crowd(
    served: Served, dice: random.Random, pace: tuple[float, float] = QUICK
) -> AsyncIterator[Crowd]:
    """A crowd that has gone home afterwards."""
    people = Crowd(served, dice, pace)
    try:
        yield people
    finally:
        await people.leave()
