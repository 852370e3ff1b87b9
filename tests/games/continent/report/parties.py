"""Who sets out: the parties whose fortunes the report compares."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from bivouac.bots import Bot, Glimpse, make_bot
from bivouac.core.chance import QuickChance
from bivouac.core.contract import Advised, State
from bivouac.games.continent.data import shelf

ADVENTURE: Final = "other_side"
CURSES: Final = tuple(clue.id for clue in shelf.pack(ADVENTURE).clues)
EXPLORERS: Final = tuple(one.id for one in shelf.pack(ADVENTURE).characters)
THOUGHTLESS: Final = 2  # a careless player thinks about one choice in so many
LEAVING: Final = ("leave", "retire", "return", "abandon")


class CarelessBot:
    """Half of what it does is good advice; the other half is whatever lies nearest, except going home."""

    def __init__(self, seed: int) -> None:
        self.name = "careless"
        self.planner = make_bot("planner", seed)
        self.chance = QuickChance(seed)

    def choose(self, glimpse: Glimpse) -> int:
        """The planner's choice, or any other."""
        if self.chance.below(THOUGHTLESS):
            return self.planner.choose(glimpse)
        world = glimpse.world(self.chance)
        legal = [action for action in glimpse.legal() if not world.text(action).startswith(LEAVING)]
        return legal[self.chance.below(len(legal))] if legal else glimpse.legal()[0]


@dataclass(frozen=True)
class Party:
    """So many explorers with one kind of bot; who they are goes by turns with the seed."""

    name: str
    seats: int
    bot: str
    easy: bool = False
    curse: str = CURSES[0]

    def bots(self, seed: int) -> list[Bot]:
        """A bot a seat."""
        if self.bot == "careless":
            return [CarelessBot(seed * self.seats + seat) for seat in range(self.seats)]
        return [make_bot(self.bot, seed * self.seats + seat) for seat in range(self.seats)]

    def speaker(self, state: State, seed: int) -> int:
        """The seat that acts: while all may choose, the one with the best idea; they talk it over."""
        actors = state.actors()
        if len(actors) == 1 or self.bot == "random":
            return actors[seed % len(actors)]
        world = state.redeal(actors[0], QuickChance(seed))
        assert isinstance(world, Advised)
        return max(actors, key=lambda seat: max(world.advise(seat)))

    def options(self, seed: int) -> dict[str, Any]:
        """The options of a game: over the seeds everybody goes with everybody."""
        groups = list(permutations(EXPLORERS, self.seats))
        return {
            "adventure": ADVENTURE,
            "curses": [self.curse],
            "easy": self.easy,
            "explorers": list(groups[seed % len(groups)]),
        }


PARTIES: Final = (
    Party("solo", 1, "planner"),
    Party("two", 2, "planner"),
    Party("three", 3, "planner"),
    Party("four", 4, "planner"),
    Party("curious", 1, "planner:curious"),
    Party("two, curious", 2, "planner:curious"),
    Party("solo, easy", 1, "planner", easy=True),
    Party("two, easy", 2, "planner", easy=True),
    Party("careless", 1, "careless"),
    Party("random", 1, "random"),
)
