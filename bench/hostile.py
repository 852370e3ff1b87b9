"""One hostile guest at full tilt, and what another guest feels of it: moves, and the answers of a greedy bot.

python3 bench/hostile.py                  every attack for 15 seconds, then all of them together
python3 bench/hostile.py --seconds 5 --only imports

Loopback only; the server it starts ends with it. `--write FILE` keeps the figures on a page of results. The
exit status is 1 where a move took longer than 300 ms in more than one of a hundred cases, or greedy over 3 s.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

import msgspec
import uvloop

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.attacks import ATTACKS, Seat, Somebody  # noqa: E402
from bench.load import about  # noqa: E402
from bench.sections import put_section  # noqa: E402
from bench.served import Served, serving  # noqa: E402
from tools import compile_rules, compiled  # noqa: E402

MOST_MOVE = 0.3  # seconds for 99 of 100 moves
MOST_GREEDY = 3.0
PAUSE = 0.1  # seconds between two moves
WARM_SECONDS = 2.0
VICTIMS, HOSTILE = ("192.0.2.10", "192.0.2.11"), "198.51.100.66"


class Felt(msgspec.Struct):
    """What others felt while something went on."""

    what: str
    moves: list[float] = []
    greedy: list[float] = []
    answers: dict[int, int] = {}

    @property
    def p99(self) -> float:
        """What 99 of 100 moves stayed below."""
        return quantiles(self.moves, n=100, method="inclusive")[98] if len(self.moves) > 1 else float("inf")

    @property
    def slowest_bot(self) -> float:
        """The longest that the greedy bot was waited for."""
        return max(self.greedy, default=float("inf"))

    @property
    def well(self) -> bool:
        """Did others get their share?"""
        return self.p99 <= MOST_MOVE and self.slowest_bot <= MOST_GREEDY

    def row(self) -> str:
        """A line of the table of results."""
        moves = sorted(self.moves) or [float("inf")]
        told = ", ".join(f"{status}: {count}" for status, count in sorted(self.answers.items())) or "–"
        times = " | ".join(f"{1000 * t:.0f}" for t in (moves[len(moves) // 2], self.p99, moves[-1]))
        bot = f"{len(self.greedy)} | {self.slowest_bot:.2f}"
        return f"| {self.what} | {len(self.moves)} | {times} | {bot} | {told} |"


async def moves_of_two(url: str, felt: Felt) -> None:
    """Two people play each other; a move counts until both have been told of it."""
    people = [Somebody(url, address) for address in VICTIMS]
    while True:
        seats = [{"kind": "human"}] * 2
        table = str((await people[0].post("/api/tables", {"game": "takara", "seats": seats}))["id"])
        for person in people:
            await person.post(f"/api/tables/{table}/join")
        await people[0].post(f"/api/tables/{table}/start")
        async with people[0].window(table) as one, people[1].window(table) as other:
            both = [Seat(one), Seat(other)]
            while await _one_move(both, felt):
                await asyncio.sleep(PAUSE)


async def _one_move(both: list[Seat], felt: Felt) -> bool:
    known = max(seat.seq for seat in both)
    for seat in both:
        while not seat.seq or seat.seq < known:
            await seat.hear()
    acting = next((seat for seat in both if seat.texts), None)
    if acting is None:
        return False
    line, begun = acting.seq, time.monotonic()
    await acting.act()
    for seat in both:
        while seat.seq <= line:
            await seat.hear()
    felt.moves.append(time.monotonic() - begun)
    return True


async def greedy_answers(url: str, felt: Felt) -> None:
    """One person plays against greedy; what counts is how long it takes until it is their turn again."""
    person = Somebody(url, VICTIMS[0])
    while True:
        table = await person.sits_at("agartha", "greedy")
        async with person.window(table) as socket:
            seat = Seat(socket)
            while await seat.turn():
                line = seat.seq
                await seat.act()
                begun = time.monotonic()
                while seat.seq <= line:
                    await seat.hear()
                if not seat.texts and await seat.turn():
                    felt.greedy.append(time.monotonic() - begun)
                await asyncio.sleep(PAUSE)


async def stretch(url: str, what: str, seconds: float) -> Felt:
    """One attack, or none, or all; and what was felt of it."""
    felt = Felt(what)
    guest = Somebody(url, HOSTILE)
    wanted = ATTACKS if what == "all together" else {what: ATTACKS[what]} if what in ATTACKS else {}
    attacks = [asyncio.ensure_future(attack(guest)) for attack in wanted.values()]
    await asyncio.sleep(WARM_SECONDS)
    feeling = [asyncio.create_task(work(url, felt)) for work in (moves_of_two, greedy_answers)]
    await asyncio.wait(feeling, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    broken = [task for task in (*feeling, *attacks) if task.done() and task.exception()]
    for task in (*feeling, *attacks):
        task.cancel()
    for task in (*feeling, *attacks):
        with suppress(asyncio.CancelledError):
            await asyncio.gather(task, return_exceptions=True)
    for task in broken:
        print(f"{what}: broke off: {task.exception()!r}", file=sys.stderr)
    felt.answers = dict(guest.answers)
    await guest.http.aclose()
    return felt


async def measured(served: Served, asked: argparse.Namespace) -> list[Felt]:
    """Calm, every attack, and all together."""
    stretches = ["calm", *([asked.only] if asked.only else [*ATTACKS, "all together"])]
    felt = []
    await stretch(served.url, "warming up", WARM_SECONDS)  # the first of everything is slow, and no attack
    for what in stretches:
        felt.append(await stretch(served.url, what, asked.seconds))
        print(felt[-1].row(), flush=True)
    return felt


HEAD = [
    "| attack | moves | p50 ms | p99 ms | max ms | greedy | slowest s | what the guest was answered |",
    "|---|---:|---:|---:|---:|---:|---:|---|",
]


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--only", choices=list(ATTACKS))
    parser.add_argument("--write", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    rules = compiled.tree_for(compiled.asked_mode(), Path(sys.executable), compile_rules.abi())
    with (
        TemporaryDirectory(prefix="bivouac-hostile-") as folder,
        serving("--data", folder, "--trusted-proxies", "127.0.0.1", rules=rules) as served,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as run,
    ):
        felt = run.run(measured(served, asked))
    if asked.write:
        busy = (
            f"The load of the machine was {os.getloadavg()[1]:.1f} on {os.cpu_count()} cores, ours included."
        )
        lines = [about(rules), "", busy, "", *HEAD, *(each.row() for each in felt)]
        put_section(asked.write, "hostile", ["## One hostile guest", "", *lines])
    sys.exit(0 if all(each.well for each in felt) else 1)


if __name__ == "__main__":
    main()
