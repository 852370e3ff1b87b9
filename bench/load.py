"""How much a real server bears: many tables, many sockets, durable moves at an even rate, on one machine.

python3 bench/load.py                     250 tables, 1000 sockets, 200 moves a second for 60 seconds
python3 bench/load.py --find-knee         the highest rate at which 99 of 100 moves reach everybody in 100 ms
python3 bench/load.py --memory MINUTES    the server's memory under that load
python3 bench/load.py --stored N          start, cold tables and memory with N finished games stored
python3 bench/load.py --database URL --workers 2    the first two with PostgreSQL and so many processes

Loopback only; the server it starts ends with it. `--write FILE` keeps the figures on a page of results.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import sys
import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import httpx
import msgspec
import uvloop

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench import stored  # noqa: E402
from bench.players import Floor  # noqa: E402
from bench.sections import put_section  # noqa: E402
from bench.served import Served, children, cpu_seconds, memory, serving  # noqa: E402
from tools import compile_rules, compiled  # noqa: E402

GOAL = 0.1  # seconds for 99 of 100 moves
STEP = 1.25
STEP_SECONDS = 10.0
WARM_SECONDS = 3.0
MEBIBYTE = 1 << 20
# One network asks for everything here, which is what limits and quotas are there to prevent; and no backup
# disturbs the figures.
NO_LIMIT = (
    "--rate", "100000", "--windows", "100000", "--connections-each", "100000", "--quotas", "0",
    "--backup-every", "0",
)  # fmt: skip


class Figures(msgspec.Struct, frozen=True):
    """One stretch of load: what was asked for and what came of it."""

    rate: float
    moves: int
    seconds: float
    p50: float
    p95: float
    p99: float
    most: float
    errors: dict[str, int]
    server: float  # share of one core
    client: float

    @property
    def reached(self) -> float:
        """Moves a second that were really made."""
        return self.moves / self.seconds

    def __str__(self) -> str:
        times = " ".join(
            f"{name} {seconds * 1000:.1f}"
            for name, seconds in (("p50", self.p50), ("p95", self.p95), ("p99", self.p99), ("max", self.most))
        )
        wrong = ", ".join(f"{count} {what}" for what, count in self.errors.items()) or "none"
        return (
            f"{self.rate:.0f} moves/s asked, {self.reached:.0f} made; ms to all seats: {times}; "
            f"errors: {wrong}; cores: server {self.server:.2f}, client {self.client:.2f}; "
            f"server {self.server / self.reached * 1e6:.0f} µs a move"
        )


def all_seconds(pid: int) -> float:
    """The time on a processor of the server and the workers it started."""
    return cpu_seconds(pid) + sum(cpu_seconds(child) for child in children(pid))


async def stretch(floor: Floor, served: Served, rate: float, seconds: float) -> Figures:
    """Load for a while, and what it did."""
    before = all_seconds(served.pid), time.process_time()
    floor.errors.clear()
    took = await floor.keep_rate(rate, seconds)
    used = all_seconds(served.pid) - before[0], time.process_time() - before[1]
    ordered = sorted(floor.latencies) or [0.0]

    def share(part: float) -> float:
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))]

    return Figures(
        rate=rate,
        moves=len(floor.latencies),
        seconds=took,
        p50=share(0.5),
        p95=share(0.95),
        p99=share(0.99),
        most=ordered[-1],
        errors=dict(floor.errors),
        server=used[0] / took,
        client=used[1] / took,
    )


async def find_knee(floor: Floor, served: Served, rate: float) -> list[Figures]:
    """Stretches at rising rates, the last of them the first that is too slow."""
    found: list[Figures] = []
    while not found or (found[-1].p99 < GOAL and not found[-1].errors):
        found.append(await stretch(floor, served, rate, STEP_SECONDS))
        print(found[-1], flush=True)
        rate *= STEP
    return found


async def watch_memory(floor: Floor, served: Served, rate: float, minutes: float) -> list[tuple[float, int]]:
    """The server's memory at the beginning and after each half minute of load."""
    samples = [(0.0, memory(served.pid))]
    begun = time.monotonic()
    for _ in range(round(minutes * 2)):
        await stretch(floor, served, rate, 30)
        samples.append((time.monotonic() - begun, memory(served.pid)))
        print(f"{samples[-1][0]:.0f} s: {samples[-1][1] / MEBIBYTE:.0f} MiB", flush=True)
    return samples


async def under_load(asked: argparse.Namespace, folder: Path, rules: Path | None) -> list[str]:
    """Open the tables, do what was asked for, and tell it in lines."""
    store = ["--database", asked.database] if asked.database else []
    shared = [*store, "--workers", str(asked.workers)]
    with serving("--data", str(folder / "load"), *shared, *NO_LIMIT, rules=rules) as served:
        floor = Floor(served.url)
        try:
            begun = time.monotonic()
            await floor.open(asked.tables)
            sockets = sum(table.seats for table in floor.tables)
            print(
                f"{asked.tables} tables, {sockets} sockets opened in {time.monotonic() - begun:.0f} s",
                flush=True,
            )
            await stretch(floor, served, asked.rate, min(WARM_SECONDS, asked.seconds))
            kept = "PostgreSQL" if asked.database else "SQLite with `synchronous=FULL`"
            many = f", {asked.workers} workers" if asked.workers > 1 else ""
            lines = [f"{asked.tables} tables, {sockets} sockets, {kept}{many}."]
            if asked.find_knee:
                steps = await find_knee(floor, served, asked.rate)
                below = [step.rate for step in steps if step.p99 < GOAL and not step.errors]
                lines += [
                    "",
                    *(f"- {step}" for step in steps),
                    "",
                    f"Knee: {max(below, default=0):.0f} moves/s.",
                ]
            elif asked.memory:
                samples = await watch_memory(floor, served, asked.rate, asked.memory)
                lines += ["", *(f"- {at:.0f} s: {size / MEBIBYTE:.0f} MiB" for at, size in samples)]
            else:
                lines += ["", f"- {await stretch(floor, served, asked.rate, asked.seconds)}"]
            lines += ["", f"{floor.games} games ended and were followed by others."]
        finally:
            await floor.close()
    return lines


async def with_stored(asked: argparse.Namespace, folder: Path, rules: Path | None) -> list[str]:
    """Fill a database, measure, and tell it in lines."""
    found = await stored.measure(folder, asked.stored, rules)
    return [
        f"{found.games} finished games stored, {found.bytes_per_game:.0f} bytes each.",
        "",
        f"- start: {found.start:.2f} s (with an empty database {found.start_empty:.2f} s)",
        f"- a cold table: median {median(found.cold) * 1000:.0f} ms, slowest of {len(found.cold)} "
        f"{max(found.cold) * 1000:.0f} ms, {stored.UNPACKED:.0f} s after the start, all games unpacked",
        f"- memory: {found.memory / MEBIBYTE:.0f} MiB (with an empty database "
        f"{found.memory_empty / MEBIBYTE:.0f} MiB), {found.memory_after / MEBIBYTE:.0f} MiB with those open",
    ]


def about(rules: Path | None) -> str:
    """When, what and where: no number means anything without it."""
    with TemporaryDirectory() as folder, serving("--data", folder, rules=rules) as served:
        health = httpx.get(f"{served.url}/health").json()
    build = "compiled" if health["compiled"] else "pure"
    return (
        f"Measured on {date.today().isoformat()}: Bivouac {health['version']}, {build} rules, Python "
        f"{platform.python_version()}, {platform.system()} {platform.machine()}, server and client on one "
        "machine."
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--find-knee", action="store_true")
    parser.add_argument("--memory", type=float, metavar="MINUTES")
    parser.add_argument("--stored", type=int, metavar="N")
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    rules = compiled.tree_for(compiled.asked_mode(), Path(sys.executable), compile_rules.abi())
    name, work = "load", under_load
    if asked.stored:
        name, work = "stored", with_stored
    elif asked.find_knee:
        name = "knee"
    elif asked.memory:
        name = "memory"
    elif asked.database:
        name = "workers"
    lines = [about(rules), ""]
    with (
        TemporaryDirectory(prefix="bivouac-load-") as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as run,
    ):
        lines += run.run(work(asked, Path(folder), rules))
    print("\n".join(lines))
    if asked.write:
        put_section(asked.write, name, [f"## {TITLES[name]}", "", *lines])


TITLES = {
    "load": "Load",
    "knee": "The knee of the load",
    "memory": "Memory under load",
    "workers": "Several processes",
    "stored": "Many stored games",
}

if __name__ == "__main__":
    main()
