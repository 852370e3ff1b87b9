"""Do bots keep their promise at many tables at once? `python -m bench.bots_at_tables [--write FILE]`.

At each table somebody plays against bots of one level, all games by turns, and thinks a few seconds about
every action, as people do. A bot's turn, of which the promise is made, lasts until somebody else is to
act; a wait is all that passes until the person is asked again. How often a table is told meanwhile that its
bot waits for a place to think is counted, too.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.load import NO_LIMIT, about
from bench.players import REQUEST_SECONDS, Heard, post
from bench.sections import put_section
from bench.served import serving
from bivouac.bots.levels import levels_of
from bivouac.games import game, names
from bivouac.server.bots_and_clocks import PROMISE
from tools import compile_rules, compiled

_HEARD = msgspec.json.Decoder(Heard)
AT_ONCE = 8  # tables opened at a time
MINE = 0  # the person's seat


class Lengths:
    """How long something took, each time."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def share(self, part: float) -> float:
        """The time that this part of them did not exceed."""
        ordered = sorted(self.seconds) or [0.0]
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))]

    def told(self) -> str:
        """The usual time, and the longest."""
        shares = (f"p{100 * part:.0f} {self.share(part):.2f}" for part in (0.5, 0.95, 0.99))
        return f"{', '.join(shares)}, most {self.share(1):.2f}"


class Turns:
    """How long the turns of bots took, and at how many of them the table was told that they wait."""

    def __init__(self) -> None:
        self.turns = Lengths()  # of one bot
        self.waits = Lengths()  # of a person, for all of them
        self.told: list[bool] = []  # of each turn
        self.wrong: list[str] = []

    def ended(self, seconds: float, told: bool) -> None:
        """A bot's turn is over."""
        self.turns.seconds.append(seconds)
        self.told.append(told)


class Person:
    """Somebody who plays against bots, one game after the other."""

    def __init__(self, url: str, name: str, plan: list[dict[str, str]], pause: float, turns: Turns) -> None:
        self.url = url
        self.game = name
        self.plan = plan
        self.pause = pause
        self.turns = turns

    async def play(self, client: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        """Play until called off."""
        while True:
            async with gate:
                opened = await post(client, "/api/tables", "", {"game": self.game, "seats": self.plan})
                table, cookie = opened["id"], opened["cookie"]
                await post(client, f"/api/tables/{table}/join", cookie, {"seat": 0})
                await post(client, f"/api/tables/{table}/start", cookie)
            async with connect(
                f"ws{self.url.removeprefix('http')}/ws/{table}",
                additional_headers={"Cookie": f"bivouac={cookie}"},
                compression=None,
                ping_interval=None,
                max_queue=None,
            ) as socket:
                await self._one_game(socket)

    async def _one_game(self, socket: ClientConnection) -> None:
        waiting = began = None
        acting: list[int] = []
        told = False
        while True:
            heard = _HEARD.decode(await socket.recv(decode=False))
            if heard.type == "queued":
                told = True
            elif heard.type not in ("news", "welcome", "ack", "presence"):
                self.turns.wrong.append(heard.type)
            now = time.monotonic()
            if heard.table is not None and heard.table.actors != acting:
                if began is not None:
                    self.turns.ended(now - began, told)
                acting, told = heard.table.actors, False
                began = None if MINE in acting else now
            if heard.table is not None and heard.table.status == "over":
                return
            if heard.position is None:
                continue
            if not heard.position.moves:
                waiting = now if waiting is None else waiting
                continue
            if waiting is not None:
                self.turns.waits.seconds.append(now - waiting)
            waiting = None
            await asyncio.sleep(random.expovariate(1 / self.pause))
            text = random.choice(heard.position.moves).text
            act = {"type": "act", "client": "person", "seq": heard.seq, "text": text}
            await socket.send(msgspec.json.encode(act), text=True)


async def measure(asked: argparse.Namespace, url: str) -> Turns:
    """Let everybody play for a while; the turns of bots that ended meanwhile."""
    turns = Turns()
    gate = asyncio.Semaphore(AT_ONCE)
    have = [name for name in names() if asked.level in levels_of(name)]
    async with httpx.AsyncClient(base_url=url, timeout=REQUEST_SECONDS) as client:
        people = []
        for name in islice(cycle(have), asked.tables):
            bots = min(asked.seats, game(name).facts.seats[1]) - 1
            plan = [{"kind": "human"}, *({"kind": "bot", "bot": asked.level} for _ in range(bots))]
            person = Person(url, name, plan, asked.pause, turns)
            people.append(asyncio.create_task(person.play(client, gate)))
        await asyncio.wait(people, timeout=asked.seconds, return_when=asyncio.FIRST_EXCEPTION)
        failed = [task.exception() for task in people if task.done()]
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    turns.wrong += [repr(one) for one in failed]
    return turns


def told(asked: argparse.Namespace, turns: Turns) -> list[str]:
    """What was found, in lines."""
    turns_told = zip(turns.turns.seconds, turns.told, strict=True)
    late = [told for seconds, told in turns_told if seconds > PROMISE]
    return [
        f"{asked.tables} tables of {asked.seats} seats, one person at each who thinks {asked.pause:g} s on "
        f"average about an action, all other seats `{asked.level}`; {asked.seconds:g} s.",
        "",
        f"- {len(turns.told)} turns of a bot; seconds: {turns.turns.told()}",
        f"- over {PROMISE:g} s: {len(late)}, of which the table was told that its bot waits at {sum(late)}",
        f"- {len(turns.waits.seconds)} waits of a person for all bots; seconds: {turns.waits.told()}",
        f"- errors: {', '.join(turns.wrong) or 'none'}",
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="master")
    parser.add_argument("--pause", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args(arguments)
    rules = compiled.tree_for(compiled.asked_mode(), Path(sys.executable), compile_rules.abi())
    with TemporaryDirectory() as folder, serving("--data", folder, *NO_LIMIT, rules=rules) as served:
        lines = told(asked, asyncio.run(measure(asked, served.url)))
    print("\n".join(lines))
    if asked.write:
        put_section(asked.write, "bots", ["## Bots at many tables", "", about(rules), "", *lines])


if __name__ == "__main__":
    main()
