"""The ends of a plan's lines, judged by what was learned: many at once, in one go through the net."""

from __future__ import annotations

from math import log, tanh

import numpy as np

from bivouac.bots.learned.net import SUREST, Net
from bivouac.bots.learned.weights import Array
from bivouac.bots.looking import Ends
from bivouac.core.contract import State


class JudgedLeaves:
    """A net as a search asks it: of a few positions at a time, so that every call of numpy counts.

    The scale of the inputs is part of the first layer, and the estimate is added by plain numbers.
    """

    def __init__(self, net: Net) -> None:
        mean, scale, in_weights, in_bias, self.weights, self.bias, self.out_weights, out_bias = net.arrays
        self.in_weights: Array = scale[:, None] * in_weights
        self.in_bias: Array = in_bias - mean @ self.in_weights
        self.shift = float(out_bias[0])
        self.ends = Ends()

    def worth(self, worlds: list[State], lasts: list[int]) -> list[list[float]]:
        """For every world, in which that seat acted last, what it is worth to each seat, from -1 to 1."""
        ends = self.ends
        ends.read(worlds, lasts)
        if not ends.estimates:
            return ends.told([])
        numbers = np.asarray(ends.numbers.sheet)[: ends.numbers.count].astype(np.float32)
        shifts = self.shifts(numbers.reshape(len(ends.estimates), -1))
        return ends.told([corrected(*row) for row in zip(ends.estimates, shifts, strict=True)])

    def shifts(self, inputs: Array) -> list[float]:
        """By how much the log odds of each position are better than the estimate says."""
        first = inputs @ self.in_weights
        first += self.in_bias
        np.maximum(first, 0, out=first)
        second = first @ self.weights
        second += self.bias
        np.maximum(second, 0, out=second)
        found: list[float] = (second @ self.out_weights)[:, 0].tolist()
        return [shift + self.shift for shift in found]


def corrected(estimate: float, shift: float) -> float:
    """An expected utility whose log odds are shifted."""
    certain = min(SUREST, max(-SUREST, estimate))
    return tanh((log((1 + certain) / (1 - certain)) + shift) / 2)
