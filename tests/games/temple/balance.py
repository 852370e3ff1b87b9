"""Is the reconstruction balanced? Who wins by seat and by place in the order of play, and who hires whom.

`python -m tests.games.temple.balance greedy 2000` plays what is not played yet and prints the figures. It may
be stopped at any moment: finished chunks are kept as long as the rules and the bots are the same.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import bivouac
from bivouac.bots import Glimpse, make_bot
from bivouac.games.temple import columns
from bivouac.lab.intervals import wilson

ROOT = Path(__file__).resolve().parents[3]
PROGRESS = ROOT / ".cache" / "balance"
CHUNK = 20
LOOKS = ("board.py", "catalogue.py", "check.py")  # what they say changes no game

# What the table may look like: even, or nearly so.
NEARLY_EVEN = 0.04
FEWEST_PICKS, MOST_PICKS = 0.03, 0.20


@dataclass
class Figures:
    """What many games have shown."""

    seats: int
    games: int = 0
    wins: list[float] = field(default_factory=list)  # by seat
    places: list[float] = field(default_factory=list)  # by place in the first round's order
    points: int = 0
    picks: Counter[str] = field(default_factory=Counter)

    def add(self, record: dict[str, Any]) -> None:
        """One more chunk of games."""
        self.games += record["games"]
        none = [0.0] * self.seats
        self.wins = list(map(float.__add__, self.wins or none, record["wins"]))
        self.places = list(map(float.__add__, self.places or none, record["places"]))
        self.points += record["points"]
        self.picks.update(record["picks"])

    def uneven(self) -> list[str]:
        """Seats that win too often or too rarely: the interval neither holds even nor lies near it."""
        found = []
        for seat, wins in enumerate(self.wins):
            low, high = wilson(wins, self.games)
            even = 1 / self.seats
            near = even - NEARLY_EVEN <= low and high <= even + NEARLY_EVEN
            if not low <= even <= high and not near:
                found.append(f"{self.seats} players: seat {seat + 1} wins {wins / self.games:.1%}")
        return found

    def one_sided(self) -> list[str]:
        """Assistants nobody wants, or everybody."""
        total = sum(self.picks.values())
        shares = {id: self.picks[id] / total for id in columns.ASSISTANT_IDS}
        return [
            f"{self.seats} players: {id} makes {share:.1%} of the picks"
            for id, share in shares.items()
            if not FEWEST_PICKS <= share <= MOST_PICKS
        ]

    def told(self) -> str:
        """The figures in a few lines."""
        total = sum(self.picks.values())
        picks = [f"{id} {self.picks[id] / total:.1%}" for id in columns.ASSISTANT_IDS]
        mean = self.points / self.games / self.seats
        return (
            f"{self.seats} players, {self.games} games, {mean:.1f} points each, "
            f"by seat: {self._shares(self.wins)}; by place: {self._shares(self.places)}; "
            f"{total / self.games:.1f} picks a game: {', '.join(picks)}"
        )

    def _shares(self, wins: list[float]) -> str:
        shares = []
        for count in wins:
            low, high = wilson(count, self.games)
            shares.append(f"{count / self.games:.1%} ({low:.1%} to {high:.1%})")
        return ", ".join(shares)


def play_chunk(bot: str, seats: int, first: int, games: int) -> dict[str, Any]:
    """Some games of one bot at every seat: wins by seat and by place, points, picks."""
    record: dict[str, Any] = {"games": games, "wins": [0.0] * seats, "places": [0.0] * seats, "points": 0}
    picks: Counter[str] = Counter()
    for seed in range(first, first + games):
        state = bivouac.game("temple").start(seats, seed)
        starter = state.actors()[0]
        bots = [make_bot(bot, 100 * seed + seat) for seat in range(seats)]
        while state.actors():
            seat = state.actors()[0]
            state.play(seat, bots[seat].choose(Glimpse(state, seat)))
        outcome = state.outcome()
        assert outcome is not None, "the game is over"
        assert outcome.points is not None, "points are counted"
        for winner in outcome.winners:
            record["wins"][winner] += 1 / len(outcome.winners)
            record["places"][(winner - starter) % seats] += 1 / len(outcome.winners)
        record["points"] += sum(outcome.points)
        taken = [who["kind"] for who in state.outlook(-1)["assistants"] if who["place"] != "assistants"]
        picks.update(taken)
    return record | {"picks": dict(picks)}


def played(bot: str, seats: int, games: int, folder: Path | None = None) -> Figures:
    """The figures of so many games, those played before included."""
    figures = Figures(seats)
    kept = folder or PROGRESS / _digest()
    kept.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        path = kept / f"{bot.replace(':', '-')}-{seats}-{first:05}-{count}.json"
        if not path.exists():
            part = path.with_suffix(".part")
            part.write_text(json.dumps(play_chunk(bot, seats, first, count)), "utf-8")
            part.replace(path)
        figures.add(json.loads(path.read_text("utf-8")))
    return figures


def _digest() -> str:
    """What names these very rules and bots."""
    digest = hashlib.sha256()
    sources = ROOT / "src" / "bivouac"
    folders = (sources / "core", sources / "bots", sources / "games" / "temple")
    for path in sorted(file for folder in folders for file in folder.rglob("*.py")):
        if path.name not in LOOKS:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def main(bot: str, games: int, seats: range) -> None:
    """Play and print."""
    for count in seats:
        figures = played(bot, count, games)
        print(figures.told(), flush=True)
        for problem in (*figures.uneven(), *figures.one_sided()):
            print(f"  out of balance: {problem}", flush=True)


if __name__ == "__main__":
    few, many = (int(sys.argv[3]), int(sys.argv[3]) + 1) if len(sys.argv) > 3 else (2, 5)
    main(sys.argv[1], int(sys.argv[2]), range(few, many))
