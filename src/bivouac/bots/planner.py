"""The bot that follows the game's own advice: for long adventures, where looking ahead would be peeking."""

from typing import Final

from bivouac.bots.glimpse import Glimpse
from bivouac.bots.greedy import best_of
from bivouac.core.chance import QuickChance
from bivouac.core.contract import Advised
from bivouac.core.refusal import SetupError

CURIOUS: Final = "curious"


class PlannerBot:
    """Play the action the game thinks best, as seen from one world; equals are drawn for.

    The curious one would rather find out than be told: it leaves alone whatever gives a game away.
    """

    def __init__(self, seed: int, curious: bool = False) -> None:
        self.name = f"planner:{CURIOUS}" if curious else "planner"
        self.curious = curious
        self.chance = QuickChance(seed)

    def choose(self, glimpse: Glimpse) -> int:
        """The best advised action; SetupError in a game that gives no advice."""
        legal = glimpse.legal()
        if len(legal) == 1:
            return legal[0]
        world = glimpse.world(self.chance)
        if not isinstance(world, Advised):
            raise SetupError("planner: this game gives no advice; try greedy")
        return best_of(legal, world.advise(glimpse.seat, self.curious), self.chance)
