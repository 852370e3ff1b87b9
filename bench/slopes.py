"""How fast something grows, with the interval in which the truth lies 19 times out of 20."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Sample = tuple[float, float]  # when, how much
# Student's t for 95 %, by degrees of freedom; between two of them the larger value holds.
STUDENT = {1: 12.71, 2: 4.30, 3: 3.18, 4: 2.78, 5: 2.57, 7: 2.36, 10: 2.23, 15: 2.13, 20: 2.09, 30: 2.04}
STUDENT_FOR_MANY = ((60, 2.00), (120, 1.98))


class Slope(NamedTuple):
    """So much a unit of time, give or take."""

    value: float
    margin: float

    @property
    def least(self) -> float:
        """The lower end of the interval."""
        return self.value - self.margin


def in_blocks(samples: Sequence[Sample], seconds: float) -> list[Sample]:
    """The means of stretches: what is noise within one is not counted as so many observations."""
    blocks: dict[int, list[Sample]] = {}
    for at, value in samples:
        blocks.setdefault(int(at // seconds), []).append((at, value))
    return [
        (sum(at for at, _ in block) / len(block), sum(value for _, value in block) / len(block))
        for _, block in sorted(blocks.items())
    ]


def common_slope(lives: Sequence[Sequence[Sample]]) -> Slope | None:
    """One slope for several stretches, each of which begins at a height of its own; none for too few."""
    lives = [life for life in lives if len(life) > 1]
    centred = [sample for life in lives for sample in _centred(life)]
    spread = sum(at * at for at, _ in centred)
    free = len(centred) - len(lives) - 1
    if free < 1 or not spread:
        return None
    value = sum(at * height for at, height in centred) / spread
    left = sum((height - value * at) ** 2 for at, height in centred)
    return Slope(value, _student(free) * math.sqrt(left / free / spread))


def _centred(life: Sequence[Sample]) -> list[Sample]:
    middle = sum(at for at, _ in life) / len(life)
    height = sum(value for _, value in life) / len(life)
    return [(at - middle, value - height) for at, value in life]


def _student(free: int) -> float:
    table = [*STUDENT.items(), *STUDENT_FOR_MANY]
    return max((value for known, value in table if known <= free), key=lambda value: -value)
