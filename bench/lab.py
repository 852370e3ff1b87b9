"""How fast tournaments are: one process, one a core, and Ray, in turn, on the same games.

`python3 run.py extras -m bench.lab --write` keeps it in bench/research.md, in less than three minutes on a
machine that has nothing else to do. Besides games a second it tells the part of all computing that is not
play: where others compute too, that says more than a clock.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import resource
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median

import bivouac
from bench.sections import put_section
from bivouac.games import game
from bivouac.lab.engines import engine
from bivouac.lab.played import Played, play
from bivouac.lab.schedule import make_schedule

PAGE = Path(__file__).resolve().parent / "research.md"
ALONE = "one process"
TRIAL = 2.0  # seconds of play that tell how fast games are here
SCHEDULE = make_schedule(game("takara").facts, ["greedy:1", "random"])


def seconds(who: int) -> float:
    """The processor time of this process, or of those it has waited for."""
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime


def measured(on: str | None, jobs: int, games: int) -> tuple[float, float]:
    """Games a second from the first result on, and this process's part of all processor time."""
    before = seconds(resource.RUSAGE_SELF), seconds(resource.RUSAGE_CHILDREN)
    with engine(on, jobs) as crew:
        results: Iterator[Played] = crew(partial(play, SCHEDULE), range(games))
        next(results)
        began = time.perf_counter()
        count = sum(1 for _ in results)
        rate = count / (time.perf_counter() - began)
    ours = seconds(resource.RUSAGE_SELF) - before[0]
    theirs = seconds(resource.RUSAGE_CHILDREN) - before[1]
    return rate, ours / (ours + theirs)


def games_in(wanted: float) -> int:
    """About as many games as one process plays in so many seconds."""
    began = time.perf_counter()
    count = 0
    while time.perf_counter() - began < TRIAL:
        play(SCHEDULE, count)
        count += 1
    return max(40, round(count * wanted / (time.perf_counter() - began)))


def measure(games: int, rounds: int) -> list[str]:
    """Every engine in turn, several times over; the medians, as lines of a page."""
    cores = os.cpu_count() or 1
    engines: list[tuple[str, str | None, int]] = [(ALONE, None, 1), (f"{cores} processes", None, cores)]
    if importlib.util.find_spec("ray"):
        engines.append((f"Ray, {cores} cores", "ray", cores))
    found: dict[str, list[tuple[float, float]]] = {name: [] for name, _, _ in engines}
    for _ in range(rounds):
        for name, on, jobs in engines:
            found[name].append(measured(on, jobs, games))
    rates = {name: median(rate for rate, _ in runs) for name, runs in found.items()}
    lines = [
        "| engine | games a second | × one process | × the local pool | not play |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, on, jobs in engines:
        pooled = jobs > 1 and on is None  # Ray's workers are not our children
        part = f"{100 * median(part for _, part in found[name]):.1f} %" if pooled else "–"
        shares = f"{rates[name] / rates[ALONE]:.2f} | {rates[name] / rates[engines[1][0]]:.2f}"
        lines.append(f"| {name} | {rates[name]:.1f} | {shares} | {part} |")
    return lines


def main() -> None:
    """Measure, print, and keep it if asked to."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=15.0, help="of play for one process, in each round")
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--write", action="store_true")
    chosen = asked.parse_args()
    began, before = datetime.now(UTC), os.getloadavg()[0]
    games = games_in(chosen.seconds)
    lines = [
        "## Tournaments",
        "",
        *measure(games, chosen.rounds),
        "",
        f"Takara, `greedy:1` against `random`, {games} games from the first result on, medians of "
        f"{chosen.rounds} rounds in turn; {began:%Y-%m-%d}, Bivouac {bivouac.__version__}, "
        f"{'compiled' if bivouac.compiled else 'pure'} rules, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores with a load of {before:.0f} when it began. *Not play* is the processor time "
        "of the process that hands out games and takes results, of all that was spent.",
    ]
    print("\n".join(lines))
    if chosen.write:
        put_section(PAGE, "lab", lines)


if __name__ == "__main__":
    main()
