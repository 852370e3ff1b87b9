"""Law 5 seen from afar: over many games stopped anywhere, the truth looks like one more redeal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt
from random import Random
from typing import Any

from bivouac import QuickChance
from bivouac.core.contract import State
from tests.contract.chi_square import SIGMAS
from tests.contract.walk import step

Tally = Callable[[dict[str, Any], int], Counter[str]]

FEW = 25  # below this sum of squares a difference says nothing


def truth_and_redeal_can_be_exchanged(
    stopped: Iterable[tuple[int, State]], tally: Tally, viewer: int, *, least: int = 50
) -> None:
    """What a game counts of its hidden pieces is as frequent in truth as in redeals.

    Each game, with its seed, adds a pair that could have come the other way round, so the sum of the
    differences is as far from nought as their squares allow.
    """
    sums: Counter[str] = Counter()
    squares: Counter[str] = Counter()
    for seed, state in stopped:
        true = tally(state.dump(), viewer)
        dealt = tally(state.redeal(viewer, QuickChance(seed)).dump(), viewer)
        for key in {*true, *dealt}:
            gap = true[key] - dealt[key]
            sums[key] += gap
            squares[key] += gap * gap
    assert len(squares) > least, "hardly anything was compared"
    for key, square in sorted(squares.items()):
        far = abs(sums[key]) / sqrt(square) if square >= FEW else 0.0
        assert far <= SIGMAS, f"{key} is {far:.1f} sigmas more or less frequent in redeals than in truth"


def stopped(state: State, seed: int, most: int) -> State:
    """The state after random actions, fewer than that, or at the end of its game."""
    luck = Random(f"exchange {seed}")
    for _ in range(luck.randrange(1, most)):
        if not state.actors():
            break
        step(state, luck)
    return state
