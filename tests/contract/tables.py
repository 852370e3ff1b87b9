"""The tables every law is tried at: each game, seat count and variant that its own facts announce."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import bivouac
from bivouac import SPECTATOR
from bivouac.core.contract import Game, State
from tests.contract.variants import pairwise

TEMPLATE = "_template"
Seed = int | bytes
SHELF = Path(__file__).resolve().parents[2] / "src" / "bivouac" / "games"


@dataclass(frozen=True)
class Table:
    """A game, so many seats, and what was chosen before the start."""

    game: Game
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    thorough: bool = False

    def start(self, seed: Seed) -> State:
        """The first state of this table for a seed."""
        return self.game.start(self.seats, seed, dict(self.options))

    def viewers(self) -> list[int]:
        """Every seat and an onlooker."""
        return [*range(self.seats), SPECTATOR]

    def enough(self, full: int, least: int = 1) -> int:
        """How many states or worlds of this table a law looks at: an eighth in the quick lane."""
        return full if self.thorough else max(least, full // 8)

    def stride(self, quick: int) -> int:
        """How far a law steps that looks at everything: one on, or so many in the quick lane."""
        return 1 if self.thorough else quick

    def seeds(self, *full: Seed) -> Sequence[Seed]:
        """The seeds a law is tried with: the first alone in the quick lane."""
        return full if self.thorough else full[:1]

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


def tables(thorough: bool = False) -> Iterator[Table]:
    """Every game at every seat count, and every two values of options and seats at one table."""
    for name in names():
        game = bivouac.game(name)
        for seats, options in pairwise(game):
            yield Table(game, seats, options, thorough)
