"""Which bot plays for people: the one place that decides it, for lent, late and given-up seats alike."""

from typing import Final

from bivouac.core.contract import Game

PLANNER: Final = "planner"
GREEDY: Final = "greedy"


def stand_in(game: Game) -> str:
    """The planner where the game itself advises, for whoever looks ahead there wanders; else greedy."""
    return PLANNER if game.facts.advised else GREEDY
