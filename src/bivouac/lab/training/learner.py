"""A net that can still change: the same numbers as a judge's, and how to move them towards what came true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from bivouac.bots.learned.net import Net, log_odds, logistic
from bivouac.bots.learned.weights import Array

# Adam, with the constants of its authors.
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
FROZEN: Final = 2  # mean and scale of the inputs are measured once
NARROWEST: Final = 0.15  # of an input's spread: what hardly ever changes must not shout when it does


def fresh(examples: Array, width: int, narrow: int, seed: int) -> list[Array]:
    """The arrays of a net that agrees with the estimate: its last layer says nothing yet."""
    luck = np.random.default_rng(seed)
    inputs = examples.shape[1]
    mean, spread = examples.mean(0), np.maximum(examples.std(0), NARROWEST)
    arrays = [
        mean,
        1 / spread,
        luck.standard_normal((inputs, width)) * np.sqrt(1 / inputs),
        np.zeros(width),
        luck.standard_normal((width, narrow)) * np.sqrt(2 / width),
        np.zeros(narrow),
        np.zeros((narrow, 1)),
        np.zeros(1),
    ]
    return [array.astype(np.float32) for array in arrays]


class Learner:
    """The arrays of a net with what Adam remembers of their slopes."""

    def __init__(self, arrays: Sequence[Array], memory: Sequence[Array] = (), steps: int = 0) -> None:
        self.arrays = [array.copy() for array in arrays]
        moving = self.arrays[FROZEN:]
        empty = [np.zeros_like(array) for array in (*moving, *moving)]
        self.memory = [array.copy() for array in memory] if memory else empty
        self.steps = steps

    @property
    def net(self) -> Net:
        """The net as it is now."""
        return Net(self.arrays)

    def learn(self, inputs: Array, estimates: Array, targets: Array, pace: float) -> float:
        """Take one step towards the targets; how far off the net was (cross entropy)."""
        mean, scale, in_weights, in_bias, weights, bias, out_weights, out_bias = self.arrays
        scaled = (inputs - mean) * scale
        first = np.maximum(scaled @ in_weights + in_bias, 0)
        second = np.maximum(first @ weights + bias, 0)
        chances = logistic((second @ out_weights + out_bias)[:, 0] + log_odds(estimates))
        slope = ((chances - targets) / len(targets))[:, None]
        back = (slope @ out_weights.T) * (second > 0)
        further = (back @ weights.T) * (first > 0)
        slopes = (
            scaled.T @ further,
            further.sum(0),
            first.T @ back,
            back.sum(0),
            second.T @ slope,
            slope.sum(0),
        )
        self._move(slopes, pace)
        safe = np.clip(chances, 1e-6, 1 - 1e-6)
        return float(-(targets * np.log(safe) + (1 - targets) * np.log(1 - safe)).mean())

    def _move(self, slopes: Sequence[Array], pace: float) -> None:
        self.steps += 1
        count = len(slopes)
        step = pace * np.sqrt(1 - SECOND**self.steps) / (1 - FIRST**self.steps)
        for at, slope in enumerate(slopes):
            drift, power = self.memory[at], self.memory[count + at]
            drift += (1 - FIRST) * (slope - drift)
            power += (1 - SECOND) * (slope * slope - power)
            self.arrays[FROZEN + at] -= step * drift / (np.sqrt(power) + TINY)
