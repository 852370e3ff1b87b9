"""The speed of two or more builds of the rules, measured in alternating rounds by CPU time.

python bench/rules_speed.py NAME=TREE NAME=TREE ... [--rounds 15] [--games takara arnak]
        [--jobs contract native] [--seconds 0.25] [--write SECTION]

A tree is a folder for Python's path: src/ of a checkout, or a folder of compiled rules (`.cache/compiled/…`).
The builds are live processes that take turns, in reverse order every other round; each ratio is the median of
the rounds' own ratios to the first build, so that what slows the machine slows both. The jobs:

    contract  random play from interpreted code: actors, legal, a draw, play
    compiled  random play in a compiled loop, through the contract
    native    random play by the face for searches; where a build has none, as `compiled`
    looks     looks of a search of 200, from states all over a few random games
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

sys.path[0] = str(Path(__file__).resolve().parents[1])

from bench.sections import RESULTS, put_section  # noqa: E402

JOBS = ("contract", "compiled", "native", "looks")
SECONDS = 0.25  # of CPU, at least, of one job in one round
WORKER = Path(__file__).with_name("rules_speed_worker.py")


class Build:
    """A build of the rules in a process of its own."""

    def __init__(self, name: str, tree: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        env = {**os.environ, "PYTHONPATH": tree}
        command = [sys.executable, "-P", str(WORKER)]
        self.process = subprocess.Popen(
            command, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def measure(self, game: str, job: str) -> float:
        """How much of a job a second of CPU."""
        assert self.process.stdin is not None, "it was opened"
        assert self.process.stdout is not None, "it was opened"
        print(json.dumps([game, job, self.seconds]), file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def end(self) -> None:
        """Let the process go."""
        assert self.process.stdin is not None, "it was opened"
        self.process.stdin.close()
        self.process.wait()


def compare(builds: list[Build], game: str, job: str, rounds: int) -> list[list[float]]:
    """The rates of every build in every round."""
    found: list[list[float]] = []
    for number in range(rounds):
        order = builds if number % 2 == 0 else builds[::-1]
        rates = {build.name: build.measure(game, job) for build in order}
        found.append([rates[build.name] for build in builds])
    return found


def table(builds: list[Build], games: list[str], jobs: list[str], rounds: int) -> list[str]:
    """The medians, and the ratios to the first build, as a table."""
    names = [build.name for build in builds]
    heads = [*names, *(f"{name} / {names[0]}" for name in names[1:])]
    lines = [f"| game | job | {' | '.join(heads)} |", f"|---|---|{'---:|' * len(heads)}"]
    for game in games:
        for job in jobs:
            found = compare(builds, game, job, rounds)
            rates = [f"{median(column):,.0f}".replace(",", " ") for column in zip(*found, strict=True)]
            ratios = [f"{median(row[at] / row[0] for row in found):.2f}" for at in range(1, len(builds))]
            lines.append(f"| {game} | {job} | {' | '.join([*rates, *ratios])} |")
            print(lines[-1], flush=True)
    return lines


def main() -> None:
    """Measure what the command line names, and write it down if asked."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("builds", nargs="+", metavar="NAME=TREE")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--games", nargs="+", default=["takara", "agartha", "temple", "arnak", "continent"])
    parser.add_argument("--jobs", nargs="+", choices=JOBS, default=list(JOBS))
    parser.add_argument("--write", metavar="SECTION")
    asked = parser.parse_args()
    named = [pair.partition("=") for pair in asked.builds]
    builds = [Build(name, tree, asked.seconds) for name, _, tree in named]
    lines = table(builds, asked.games, asked.jobs, asked.rounds)
    for build in builds:
        build.end()
    if asked.write:
        head = f"Rates by CPU time; medians of {asked.rounds} alternating rounds, ratios paired by round."
        put_section(RESULTS, asked.write, [head, "", *lines])


if __name__ == "__main__":
    main()
