"""How fast tournaments are: one process, one a core, and Ray, in turn, on the same games.

`python bench/lab.py [games] [rounds]` prints a table for `bench/research.md`. Besides games a second it tells
the part of all computing that is not play: on a machine that others use too, that says more than a clock.
"""

from __future__ import annotations

import importlib.util
import os
import resource
import sys
import time
from collections.abc import Iterator
from functools import partial
from statistics import median

from bivouac.games import game
from bivouac.lab.engines import engine
from bivouac.lab.played import Played, play
from bivouac.lab.schedule import make_schedule

SCHEDULE = make_schedule(game("takara").facts, ["greedy:1", "random"])


def seconds(who: int) -> float:
    """The processor time of this process, or of those it has waited for."""
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime


def measured(on: str | None, jobs: int, games: int) -> tuple[float, float]:
    """Games a second from the first result on, and this process's part of all processor time."""
    before = seconds(resource.RUSAGE_SELF), seconds(resource.RUSAGE_CHILDREN)
    results: Iterator[Played] = engine(on, jobs)(partial(play, SCHEDULE), range(games))
    next(results)
    began = time.perf_counter()
    count = sum(1 for _ in results)
    rate = count / (time.perf_counter() - began)
    ours = seconds(resource.RUSAGE_SELF) - before[0]
    theirs = seconds(resource.RUSAGE_CHILDREN) - before[1]
    return rate, ours / (ours + theirs)


def main(games: int, rounds: int) -> None:
    """Measure every engine in turn, and print the medians."""
    cores = os.cpu_count() or 1
    engines: list[tuple[str, str | None, int]] = [("one process", None, 1)]
    engines.append((f"{cores} processes", None, cores))
    if importlib.util.find_spec("ray"):
        engines.append((f"Ray, {cores} cores", "ray", cores))
    found: dict[str, list[tuple[float, float]]] = {name: [] for name, _, _ in engines}
    for _ in range(rounds):
        for name, on, jobs in engines:
            found[name].append(measured(on, jobs, games))
    base = median(rate for rate, _ in found["one process"])
    print("| engine | games a second | × one process | not play |\n|---|---:|---:|---:|")
    for name, _, jobs in engines:
        rate = median(rate for rate, _ in found[name])
        part = "–" if jobs == 1 else f"{100 * median(part for _, part in found[name]):.1f} %"
        print(f"| {name} | {rate:.1f} | {rate / base:.2f} | {part} |", flush=True)


if __name__ == "__main__":
    main(*(int(argument) for argument in [*sys.argv[1:], "200", "3"][:2]))
