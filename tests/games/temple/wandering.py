"""Games played at random, moment by moment, for tests of what is true at every moment."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from bivouac import SPECTATOR, game
from bivouac.core.contract import State

Moment = tuple[State, dict[str, Any]]


def moments(games: int, options: Mapping[str, Any] | None = None) -> Iterator[Moment]:
    """Every position of some random games, with what a spectator sees of it."""
    for seed in range(games):
        state = game("temple").start(2 + seed % 3, seed, options)
        hand = random.Random(seed)
        yield state, state.outlook(SPECTATOR)
        while state.actors():
            [seat] = state.actors()
            state.play(seat, hand.choice(state.legal(seat)))
            yield state, state.outlook(SPECTATOR)
