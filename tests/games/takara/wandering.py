"""Games played at random, moment by moment, for tests of what is true at every moment."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from bivouac import SPECTATOR, game
from bivouac.core.contract import State
from tests.games.takara.stage import stage

Moment = tuple[State, dict[str, Any]]


def moments(games: int, options: Mapping[str, Any] | None = None) -> Iterator[Moment]:
    """Every position of some random games, with what a spectator sees of it."""
    for seed in range(games):
        yield from played_out(game("takara").start(2 + seed % 3, seed, options), seed)


def last_moments(games: int) -> Iterator[Moment]:
    """The same for games of which only one to three tiles a site are left."""
    for seed in range(games):
        hand = random.Random(seed)
        left = {site: hand.randint(1, 3) for site in range(1, 7)}
        yield from played_out(stage(2 + seed % 3, left=left, seed=seed), seed)


def played_out(state: State, seed: int) -> Iterator[Moment]:
    """Every position from this one on, until random play has ended the game."""
    hand = random.Random(seed)
    yield state, state.outlook(SPECTATOR)
    while state.actors():
        [seat] = state.actors()
        state.play(seat, hand.choice(state.legal(seat)))
        yield state, state.outlook(SPECTATOR)
