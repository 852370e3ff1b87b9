"""The tables every law is tried at: each game, seat count and variant that its own facts announce."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import bivouac
from bivouac import SPECTATOR
from bivouac.core.contract import Game, Option, State

TEMPLATE = "_template"
SHELF = Path(__file__).resolve().parents[2] / "src" / "bivouac" / "games"


@dataclass(frozen=True)
class Table:
    """A game, so many seats, and what was chosen before the start."""

    game: Game
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def start(self, seed: int | bytes) -> State:
        """The first state of this table for a seed."""
        return self.game.start(self.seats, seed, dict(self.options))

    def viewers(self) -> list[int]:
        """Every seat and an onlooker."""
        return [*range(self.seats), SPECTATOR]

    def enough(self, full: int) -> int:
        """How many games or states of this table a law looks at: in pure Python a variant shows a quarter.

        Most of its rules are those of the table without options; the compiled rules, in the same run of all
        checks, are held to the full number.
        """
        return full if bivouac.compiled or not self.options else max(1, full // 4)

    @property
    def name(self) -> str:
        """A short name for test ids and progress files."""
        chosen = [f"{key}={value}" for key, value in sorted(self.options.items())]
        return "-".join([self.game.facts.name, str(self.seats), *chosen])

    def __str__(self) -> str:
        chosen = "".join(f", {key}={value}" for key, value in sorted(self.options.items()))
        return f"{self.game.facts.name}, {self.seats} seats{chosen}"


def names() -> list[str]:
    """Every registered game, and the template once it is there."""
    template = [TEMPLATE] if (SHELF / TEMPLATE / "__init__.py").exists() else []
    return [*bivouac.names(), *template]


def tables() -> Iterator[Table]:
    """Every game at every seat count in every variant."""
    for name in names():
        game = bivouac.game(name)
        low, high = game.facts.seats
        for seats in range(low, high + 1):
            for options in variants(game):
                if is_tried(game, seats, options):
                    yield Table(game, seats, options)


def is_tried(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """All variants that change anything there; of a scale only the ends with more than the fewest seats."""
    if any(option["key"] in options and not is_meant(option, seats) for option in game.facts.options):
        return False
    if seats == game.facts.seats[0]:
        return True
    scales = {option["key"]: values(option) for option in game.facts.options if option["type"] == "int"}
    return all(options[key] in (scale[0], scale[-1]) for key, scale in scales.items() if key in options)


def is_meant(option: Option, seats: int) -> bool:
    """Does an option change anything at a table of so many seats?"""
    return seats in option.get("seats", [seats])


def variants(game: Game) -> list[dict[str, Any]]:
    """The defaults, then each option changed alone to each of its other values."""
    found: list[dict[str, Any]] = [{}]
    for option in game.facts.options:
        found += [{option["key"]: value} for value in values(option) if value != option["default"]]
    return found


def values(option: Option) -> list[Any]:
    """The values of an option worth trying."""
    if option["type"] == "bool":
        return [False, True]
    if option["type"] == "list":
        choices = option["choices"]
        if "among" in option:  # of the value that another option has when nothing is chosen
            choices = next(iter(option["among"]["choices"].values()))
        if option.get("ordered"):  # one a seat, and one alone fits any table
            return [choices[:1], choices[-1:]]
        middle = len(choices) // 2  # two halves name every choice, in few tables
        return [choices[:middle], choices[middle:]]
    return option["choices"] or [option["default"]]
