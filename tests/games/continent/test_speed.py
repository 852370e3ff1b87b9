"""A long expedition is replayed from its moves in no time."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from bivouac.core.build import compiled
from tests.games.continent.stage import start

LONG = 2000  # moves: more than an evening


def expedition(seed: int, moves: int) -> list[tuple[int, int]]:
    """The moves of random games, one after another, until there are enough."""
    found: list[tuple[int, int]] = []
    state = start(2, seed)
    luck = Random(seed)
    while state.actors() and len(found) < moves:
        seat = luck.choice(state.actors())
        action = luck.choice(state.legal(seat))
        state.play(seat, action)
        found.append((seat, action))
    return found


@pytest.mark.skipif(not compiled(), reason="the rules are not compiled")
def test_an_expedition_of_hours_is_replayed_within_a_second() -> None:
    games: list[tuple[int, list[tuple[int, int]]]] = []
    while sum(len(moves) for _, moves in games) < LONG:
        games.append((len(games), expedition(len(games), LONG)))
    best = 100.0
    for _ in range(3):
        begun = perf_counter()
        for seed, moves in games:
            state = start(2, seed)
            for seat, action in moves:
                state.play(seat, action)
        best = min(best, perf_counter() - begun)
    assert best < 1.0
