"""Whatever the rules can refuse has its story among the refused ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bivouac import Refusal, game
from bivouac.core.contract import State
from tests.games.agartha.stage import stage
from tests.games.agartha.story import TELLER

GAME = game("agartha")
REFUSED = sorted((Path(__file__).parent / "refused").glob("*.txt"))


def reasons(state: State, seat: int) -> set[tuple[str, str]]:
    """Code and ruling of all that the seat may not do now."""
    found = [state.why_not(seat, action) for action in range(GAME.vocabulary)]
    return {(refusal.code, refusal.ruling) for refusal in found if refusal is not None}


def test_every_reason_met_in_random_games_is_told_in_a_story() -> None:
    told = set()
    for path in REFUSED:
        refusal = TELLER.read(path).refusal
        assert refusal is not None
        told.add((refusal["code"], refusal["ruling"]))
    met: set[tuple[object, object]] = set()
    for seed in range(24):
        hand = random.Random(seed)
        state = GAME.start(2 + seed % 3, seed, {"swap_triggers": seed % 2 == 1})
        while state.actors():
            [seat] = state.actors()
            met |= reasons(state, seat)
            state.play(seat, hand.choice(state.legal(seat)))
    assert len(met) > 25
    assert met - told == set()


@pytest.mark.ruling("house.unknown_action")
@pytest.mark.parametrize("action", [-1, 287, 10**6])
def test_a_number_outside_the_vocabulary_is_no_action(action: int) -> None:
    state = stage()
    refusal = Refusal("unknown_action", {"action": action}, "house.unknown_action")
    assert state.why_not(0, action) == refusal
    with pytest.raises(Refusal, match="unknown_action"):
        state.play(0, action)


@pytest.mark.ruling("house.unknown_text")
@pytest.mark.parametrize(
    "text", ["place 4 1 bid", "place 1 7 bid", "to encounter", "move amulets amulet", "draw 1"]
)
def test_what_no_action_is_written_like_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="unknown_text"):
        stage().parse(text)
