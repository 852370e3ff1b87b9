"""Houses to knock at: a real server in a thread of this process, or in a process of its own."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import uvicorn
from argon2 import PasswordHasher

from bivouac.server.app import create_app
from bivouac.server.clock_and_ids import Sources
from bivouac.server.house import House
from bivouac.server.serving import configured, listen_at
from bivouac.server.settings import Settings
from bivouac.store import Ban
from bivouac.table import Table
from tests.server.guests import DEADLINE, Guest

Result = TypeVar("Result")

NOON = 1_800_000_000_000
START_SECONDS = 60.0
# A passphrase is hashed in no time: what it costs in a real house is nothing that is played here.
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Clockwork(Sources):
    """Ids that count, a clock that stands until it is set, seeds and luck that can be told in advance."""

    def __init__(self, seed: int = 1) -> None:
        self.moment = NOON
        self.passed = 0
        self.tables = count(1)
        self.players = count(1)
        self.sessions = count(1)
        self.seeds = count(seed)
        self.lucks = count(1)

    def now(self) -> int:
        """The moment that was set."""
        return self.moment

    def ticks(self) -> int:
        """The time that has passed."""
        return self.passed

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.moment += milliseconds
        self.passed += milliseconds

    def table_id(self) -> str:
        """The next table."""
        return f"table{next(self.tables):04}"

    def player_id(self) -> str:
        """The next player."""
        return f"player{next(self.players):04}"

    def session_id(self) -> str:
        """The next session."""
        return f"session{next(self.sessions):04}"

    def seed(self) -> bytes:
        """The next seed."""
        return next(self.seeds).to_bytes(32, "big")

    def luck(self) -> int:
        """The next luck."""
        return next(self.lucks)


class Place:
    """Somewhere that guests can go."""

    url = ""

    def __init__(self) -> None:
        self.guests: list[Guest] = []

    def guest(self, name: str = "", **headers: str) -> Guest:
        """Somebody new, who has told their name if they have one."""
        guest = Guest(self.url, headers)
        self.guests.append(guest)
        if name:
            guest.patch("/api/me", name=name)
        return guest

    def part(self) -> None:
        """Everybody goes home."""
        for guest in self.guests:
            guest.close()
        self.guests.clear()


class Served(Place):
    """A house in a thread of this process."""

    def __init__(self, settings: Settings, sources: Sources, ping: float = 20.0) -> None:
        super().__init__()
        self.settings = settings
        self.sources = sources
        self.app = create_app(settings, sources)
        config = configured(self.app, settings)
        config.ws_ping_interval = config.ws_ping_timeout = ping
        self.server = uvicorn.Server(config)
        self.bound = listen_at(settings.host, 0)
        self.url = f"http://127.0.0.1:{self.bound.getsockname()[1]}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, name="bivouac-served", daemon=True)

    @property
    def house(self) -> House:
        """What is behind the door."""
        found = self.app.state.house
        assert isinstance(found, House)
        return found

    @property
    def clockwork(self) -> Clockwork:
        """Its ids, moments and seeds, where they are ours."""
        assert isinstance(self.sources, Clockwork)
        return self.sources

    def do(self, errand: Callable[[House], Awaitable[Result]]) -> Result:
        """Something done inside the house, on its own loop."""

        async def run() -> Result:
            return await errand(self.house)

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(DEADLINE)

    def lay_out(self, table: Table) -> str:
        """A table that was prepared elsewhere, stored and opened here."""
        self.do(lambda house: house.rooms.found(table))
        return table.id

    def start(self) -> None:
        """Open the door."""
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the house could not be opened"
        self.house.identity._hasher = CHEAP

    def end(self) -> None:
        """Close it, as a signal would."""
        self.part()
        self.server.should_exit = True
        self.thread.join(DEADLINE)
        self.bound.close()
        assert not self.thread.is_alive(), "the house does not close"

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve([self.bound])

        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            runner.run(serve())


@contextmanager
def served(sources: Sources | None = None, ping: float = 20.0, **settings: Any) -> Iterator[Served]:
    """An open house with a database in memory, unless the settings name another."""
    house = Served(Settings(**settings), sources or Clockwork(), ping)
    house.start()
    try:
        yield house
    finally:
        house.end()


class Process(Place):
    """A house in a process of its own, opened by the command a person would type."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__()
        self.folder = folder
        self.log = folder.with_name(f"{folder.name}.log")
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*SERVE, "--port", "0", "--data", str(folder), *options],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment(folder.parent),
                start_new_session=True,
            )

    def await_door(self) -> None:
        """Wait for the line that names the address."""
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], START_SECONDS)
        line = self.process.stdout.readline().decode() if ready else ""
        assert line.startswith("Bivouac: http://"), f"{line!r}\n{self.log.read_text()}"
        self.url = line.removeprefix("Bivouac: ").strip().rstrip("/")

    def end(self) -> int:
        """Ask it to end; the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(DEADLINE)

    def rest(self) -> str:
        """What it printed after the first line; it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.read().decode()

    def kill(self) -> None:
        """End it and whatever it started, at once."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(DEADLINE)
        if self.process.stdout is not None:
            self.process.stdout.close()


SERVE = (sys.executable, "-u", "-m", "bivouac", "serve", "--no-browser")


@contextmanager
def started(folder: Path, *options: str) -> Iterator[Process]:
    """An open house in a process; it is gone afterwards, whatever happened."""
    process = Process(folder, *options)
    try:
        process.await_door()
        yield process
    finally:
        process.part()
        process.kill()


def environment(home: Path) -> dict[str, str]:
    """A person's environment, with a home of its own and no settings of ours."""
    foreign = ("LC_", "LANG", "XDG_", "BIVOUAC_DATA", "BIVOUAC_HOST", "BIVOUAC_PORT")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    return {**kept, "HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "100"}


def until(holds: Callable[[], object], seconds: float = DEADLINE) -> None:
    """Wait until it holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.005)


async def banish(house: House, player: str = "", network: str = "", **more: Any) -> None:
    """What an operator's command does, as the house hears of it."""
    ban = Ban(kind="player", subject=player) if player else Ban(kind="network", subject=network)
    await house.store.ban(msgspec.structs.replace(ban, **more))
    await house.bus.hear_of_bans()
