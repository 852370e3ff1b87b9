"""The bot that looks one action ahead, in a few worlds, with the game's own eyes."""

from typing import Final, final

from bivouac.bots.glimpse import Glimpse
from bivouac.bots.worlds import after, estimate
from bivouac.core.chance import QuickChance

WORLDS: Final = 8
TIE: Final = 1e-9


def best_of(legal: list[int], worth: list[float], chance: QuickChance) -> int:
    """The action that is worth most; equals are drawn for."""
    top = max(worth)
    best = [action for action, value in zip(legal, worth, strict=True) if value > top - TIE]
    return best[chance.below(len(best))]


@final
class GreedyBot:
    """Play the action after which the game's estimate is best on average over the same few worlds."""

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        self.name = "greedy" if worlds == WORLDS else f"greedy:{worlds}"
        self.worlds = worlds
        self.chance = QuickChance(seed)

    def choose(self, glimpse: Glimpse) -> int:
        """The best action of one step; equals are drawn for."""
        legal = glimpse.legal()
        if len(legal) == 1:
            return legal[0]
        return best_of(legal, self.weigh(glimpse, legal), self.chance)

    def weigh(self, glimpse: Glimpse, legal: list[int]) -> list[float]:
        """What each action is worth, summed over the worlds."""
        worth = [0.0] * len(legal)
        seat = glimpse.seat
        for _ in range(self.worlds):
            world = glimpse.world(self.chance)
            for at in range(len(legal)):
                worth[at] += estimate(after(world, seat, legal[at]), seat)
        return worth
