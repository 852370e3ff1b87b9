"""A small net: what a seat knows in, its chance to win out, as a correction of the game's own estimate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from bivouac.bots.learned.weights import Array

# As sure as an estimate may be: beyond, a small difference in it would outweigh all that was learned.
SUREST: Final = 0.97
ARRAYS: Final = 8  # mean and scale of the inputs, then weights and biases of three layers


class Net:
    """Inputs, put on one scale, through two layers of rectified units to one number: a shift of log odds."""

    def __init__(self, arrays: Sequence[Array]) -> None:
        self.arrays = list(arrays)

    @property
    def inputs(self) -> int:
        """How many numbers it reads of a position."""
        return len(self.arrays[0])

    def chances(self, inputs: Array, estimates: Array) -> Array:
        """The chance to win in each row, from 0 to 1."""
        mean, scale, in_weights, in_bias, weights, bias, out_weights, out_bias = self.arrays
        first = np.maximum((inputs - mean) * scale @ in_weights + in_bias, 0)
        second = np.maximum(first @ weights + bias, 0)
        shift = (second @ out_weights + out_bias)[:, 0]
        return logistic(shift + log_odds(estimates))


def log_odds(estimates: Array) -> Array:
    """An expected utility, from -1 to 1, as the log odds of winning."""
    certain: Array = np.clip(estimates, -SUREST, SUREST)
    odds: Array = np.log((1 + certain) / (1 - certain))
    return odds


def logistic(odds: Array) -> Array:
    """Log odds as a chance."""
    chances: Array = (1 / (1 + np.exp(-odds))).astype(np.float32)
    return chances


def fits(shapes: Sequence[tuple[int, ...]]) -> bool:
    """Are these the shapes of a net's arrays?"""
    if len(shapes) != ARRAYS or [len(shape) for shape in shapes] != [1, 1, 2, 1, 2, 1, 2, 1]:
        return False
    inputs, width, narrow = shapes[0][0], shapes[3][0], shapes[5][0]
    wanted = [(inputs,), (inputs,), (inputs, width), (width,), (width, narrow), (narrow,), (narrow, 1), (1,)]
    return list(shapes) == wanted
