"""Bots of an earlier commit, in a process of its own that is driven by move texts.

`python -m bench.earlier COMMIT` takes that commit's sources out of the history and compiles them, once, into
.cache/earlier; then `COMMIT/greedy` and `COMMIT/ismcts:2000` sit at the tables of bench/ladder.py.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from bivouac.bots import Glimpse, bot_seed
from bivouac.core.contract import Game, State

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".cache" / "earlier"
WORKER = Path(__file__).with_name("earlier_worker.py")
OF = "/"  # between a commit and its bot


class Process:
    """A process that holds one table after the other; its answers come with the time they took there."""

    def __init__(self, tree: Path) -> None:
        self.running = subprocess.Popen(
            [sys.executable, str(WORKER)],
            env={**os.environ, "PYTHONPATH": str(tree)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, what: Mapping[str, Any]) -> None:
        """One line."""
        assert self.running.stdin is not None, "it was opened with one"
        self.running.stdin.write(json.dumps(what) + "\n")
        self.running.stdin.flush()

    def end(self) -> None:
        """Nobody asks any more."""
        self.running.communicate()

    def hear(self) -> Any:
        """One line; a process that died has said why itself."""
        assert self.running.stdout is not None, "it was opened with one"
        line = self.running.stdout.readline()
        if not line:
            sys.exit("the earlier bots have ended before the game")
        return json.loads(line)


class EarlierBot:
    """One seat's bot of an earlier commit; all of a table share its process and what was played."""

    def __init__(self, name: str, table: EarlierTable) -> None:
        self.name = name
        self.table = table
        self.taken = 0.0  # milliseconds, by the last choice

    def choose(self, glimpse: Glimpse) -> int:
        """What it chooses there, as an action of the table here."""
        legal = glimpse.legal()
        if len(legal) == 1:
            return legal[0]
        text, self.taken = self.table.ask(glimpse.seat, legal)
        return self.table.state.parse(text)


class EarlierTable:
    """A table of ours, followed by one of the same deal in the process of an earlier commit."""

    def __init__(
        self, box: Game, state: State, options: Mapping[str, Any], seed: int, order: Sequence[str]
    ) -> None:
        self.state = state
        self.moves: list[tuple[int, str, bool]] = []  # not told yet, each with whether it was the only one
        seated = {seat: spec.split(OF) for seat, spec in enumerate(order) if OF in spec}
        commits = {commit for commit, _ in seated.values()}
        assert len(commits) == 1, "one commit a table"
        self.process = process_of(commits.pop())
        bots = {seat: (spec, bot_seed(seed, seat)) for seat, (_, spec) in seated.items()}
        deal = {"game": box.facts.name, "seats": len(order), "seed": seed, "options": options, "bots": bots}
        self.process.tell(deal)

    def seated(self, spec: str, seat: int) -> EarlierBot:
        """Whoever sits there."""
        return EarlierBot(spec, self)

    def next(self, actors: Sequence[int]) -> int:
        """Who acts where several may."""
        return actors[0]

    def follow(self, seat: int, action: int) -> None:
        """What is played now, of which the other process has to be told before it is asked again."""
        self.moves.append((seat, self.state.text(action), len(self.state.legal(seat)) == 1))

    def ask(self, seat: int, legal: Sequence[int]) -> tuple[str, float]:
        """What the seat's bot plays, by its text, and the milliseconds it took."""
        texts = [self.state.text(action) for action in legal]
        self.process.tell({"moves": self.moves, "seat": seat, "legal": texts})
        self.moves = []
        text, taken = self.process.hear()
        return text, taken


@lru_cache(maxsize=4)
def process_of(commit: str) -> Process:
    """The process of a commit, one for all tables of a run."""
    tree = FOLDER / commit / "tree"
    if not tree.is_dir():
        sys.exit(f"first: python -m bench.earlier {commit}")
    return Process(tree)


def build(commit: str) -> None:
    """The commit's sources and their compiled tree, which its own tools lay out, unless it stands."""
    home = FOLDER / commit
    if (home / "tree").is_dir():
        return
    home.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(
        ["git", "archive", commit, "src", "tools", "uv.lock"], cwd=ROOT, check=True, stdout=-1
    )
    subprocess.run(["tar", "-x", "-C", str(home)], input=archive.stdout, check=True)
    builder = [sys.executable, "tools/compile_rules.py", "--out", "tree"]
    subprocess.run(builder, cwd=home, check=True)


def main() -> None:
    """Build what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    build(parser.parse_args().commit)


if __name__ == "__main__":
    main()
