"""Counting many games: shares of wins with honest intervals, by bot and by seat."""

from dataclasses import dataclass
from typing import Any

from bivouac.core.outcome import RANKED
from bivouac.lab.intervals import wilson


@dataclass(frozen=True)
class Plan:
    """Which games are to be played; the order of the bots rotates with the number of the game."""

    game: str
    rules: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]

    def order(self, number: int) -> list[str]:
        """The bot of each seat in that game."""
        seats = len(self.bots)
        return [self.bots[(seat + number) % seats] for seat in range(seats)]

    def config(self) -> dict[str, Any]:
        """What must be equal for results to belong together."""
        return {
            "game": self.game,
            "rules": self.rules,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
            "shared_wins": "a win shared by n seats counts 1/n for each",
        }


class Count:
    """The games of one bot or one seat."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.ties = 0
        self.scored = 0
        self.points = 0

    def add(self, seat: int, record: dict[str, Any]) -> None:
        """One more game, in which this bot had that seat."""
        self.games += 1
        if seat in record["winners"]:
            self.wins += 1 / len(record["winners"])
            self.ties += record["kind"] == RANKED and len(record["winners"]) > 1
        if record["points"] is not None:
            self.scored += 1
            self.points += record["points"][seat]

    def to_dict(self) -> dict[str, Any]:
        """The count as JSON-ready data."""
        return {
            "games": self.games,
            "wins": round(self.wins, 6),
            "ties": self.ties,
            "win_share": round(self.wins / self.games, 6) if self.games else 0.0,
            "wilson95": [round(bound, 6) for bound in wilson(self.wins, self.games)],
            "mean_points": round(self.points / self.scored, 3) if self.scored else None,
        }


def summary(plan: Plan, records: list[dict[str, Any]]) -> dict[str, Any]:
    """The document of a simulation: who won how often, seat by seat, and every game."""
    bots = {name: Count() for name in plan.bots}
    seats = [Count() for _ in plan.bots]
    for record in records:
        for seat, name in enumerate(record["order"]):
            bots[name].add(seat, record)
            seats[seat].add(seat, record)
    return {
        "config": plan.config(),
        "bots": {name: count.to_dict() for name, count in bots.items()},
        "seats": [count.to_dict() for count in seats],
        "unfinished": sum(record["kind"] == "unfinished" for record in records),
        "games": records,
    }
