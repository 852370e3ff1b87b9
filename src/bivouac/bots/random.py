"""The bot that takes anything: the yardstick below which nothing counts as play."""

from typing import final

from bivouac.bots.glimpse import Glimpse
from bivouac.core.chance import QuickChance


@final
class RandomBot:
    """Every legal action with the same chance."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.chance = QuickChance(seed)

    def choose(self, glimpse: Glimpse) -> int:
        """Any legal action."""
        legal = glimpse.legal()
        return legal[self.chance.below(len(legal))]
