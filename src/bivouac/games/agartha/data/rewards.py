"""What validated slots bring in the course of the game, and what is counted at its end (rulebook)."""

from dataclasses import dataclass

from bivouac.core.effects import Effect, May, all_of
from bivouac.games.agartha.effects import Clear, DrawCard, Meet, MoveCard, Score, SwapCards


@dataclass(frozen=True)
class Tier:
    """A tier of the Village or an Exploration: what the slot must hold, and what using it brings."""

    id: str
    characters: int
    locations: int
    used: Effect


ALL = Clear("all")
OTHERS = Clear("others")

VILLAGE_TIERS = (
    Tier("pair",  characters=2, locations=0, used=all_of(Score(1), Meet(2), OTHERS, May(MoveCard()))),
    Tier("trio",  characters=3, locations=0, used=all_of(Score(3), Meet(3), OTHERS, May(SwapCards()))),
    Tier("party", characters=4, locations=0, used=all_of(Score(5), Meet(4), OTHERS)),
)  # fmt: skip

EXPLORATION_TIERS = (
    Tier("outing",     characters=1, locations=1, used=all_of(Score(1), ALL, May(DrawCard()))),
    Tier("journey",    characters=2, locations=2, used=all_of(Score(5), ALL, May(DrawCard()))),
    Tier("expedition", characters=3, locations=3, used=all_of(Score(9), ALL, May(DrawCard()))),
)  # fmt: skip

# Points of so many like Locations with a Compass in one slot; more than five count as five (ruling 28)
SET_POINTS = (0, 1, 3, 5, 7, 9)
# Points for so many different types completed: one or the other, never both (ruling 29)
TYPE_BONUS = (0, 0, 2, 5)
AMULET_POINTS = 3
