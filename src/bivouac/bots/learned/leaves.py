"""The ends of a plan's lines, judged by what was learned: many at once, in one go through the net."""

from __future__ import annotations

import numpy as np

from bivouac.bots.learned.net import Net
from bivouac.bots.looking import Ends
from bivouac.core.contract import State


class JudgedLeaves:
    """A net as a search asks it."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.ends = Ends()

    def worth(self, worlds: list[State], lasts: list[int]) -> list[list[float]]:
        """For every world, in which that seat acted last, what it is worth to each seat, from -1 to 1."""
        ends = self.ends
        ends.read(worlds, lasts)
        count = len(ends.estimates)
        if not count:
            return ends.told([])
        numbers = np.asarray(ends.numbers.sheet)[: ends.numbers.count].reshape(count, -1)
        chances = self.net.chances(numbers.astype(np.float32), np.array(ends.estimates, np.float32))
        return ends.told((2 * chances - 1).tolist())
