"""Whatever the rules can refuse has its story among the refused ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bivouac import Refusal, game
from bivouac.core.contract import State
from tests.games.takara.stage import stage
from tests.games.takara.story import TELLER

REFUSED = sorted((Path(__file__).parent / "refused").glob("*.txt"))


def reasons(state: State, seat: int) -> set[tuple[str, str]]:
    """Code and ruling of all that the seat may not do now."""
    found = [state.why_not(seat, action) for action in range(game("takara").vocabulary)]
    return {(refusal.code, refusal.ruling) for refusal in found if refusal is not None}


def test_every_reason_met_in_random_games_is_told_in_a_story() -> None:
    told = set()
    for path in REFUSED:
        refusal = TELLER.read(path).refusal
        assert refusal is not None
        told.add((refusal["code"], refusal["ruling"]))
    met: set[tuple[object, object]] = set()
    for seed in range(12):
        hand = random.Random(seed)
        state = game("takara").start(2 + seed % 3, seed, {"strict_observation": seed % 2 == 1})
        while state.actors():
            [seat] = state.actors()
            met |= reasons(state, seat)
            state.play(seat, hand.choice(state.legal(seat)))
    assert len(met) > 20
    assert met - told == set()


@pytest.mark.ruling("house.unknown_action")
@pytest.mark.parametrize("action", [-1, 73, 10**6])
def test_a_number_outside_the_vocabulary_is_no_action(action: int) -> None:
    state = stage()
    refusal = Refusal("unknown_action", {"action": action}, "house.unknown_action")
    assert state.why_not(0, action) == refusal
    with pytest.raises(Refusal, match="unknown_action"):
        state.play(0, action)
