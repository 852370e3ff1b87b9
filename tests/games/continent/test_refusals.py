"""Whatever the rules can refuse has its story among the refused ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bivouac import Refusal, game
from bivouac.core.contract import State
from tests.games.continent.stage import stage, start
from tests.games.continent.story import TELLER

GAME = game("continent")
REFUSED = sorted((Path(__file__).parent / "refused").glob("*.txt"))


def reasons(state: State, seat: int) -> set[tuple[str, str]]:
    """Code and ruling of all that the seat may not do now."""
    found = [state.why_not(seat, action) for action in range(GAME.vocabulary)]
    return {(refusal.code, refusal.ruling) for refusal in found if refusal is not None}


def told() -> set[tuple[object, object]]:
    """Code and ruling of every refused story."""
    refusals = [TELLER.read(path).refusal for path in REFUSED]
    return {(refusal["code"], refusal["ruling"]) for refusal in refusals if refusal is not None}


def test_every_reason_met_in_random_games_is_told_in_a_story() -> None:
    met: set[tuple[object, object]] = set()
    for seed in range(16):
        hand = random.Random(seed)
        state = start(1 + seed % 4, seed, policy=("any", "agree")[seed % 2], curses=["ink", "salt"])
        for step in range(160):
            if not state.actors():
                break
            seat = hand.choice(state.actors())
            if step % 3 == 0:  # asking about the whole vocabulary is slow
                met |= reasons(state, seat)
            state.play(seat, hand.choice(state.legal(seat)))
    assert len(met) > 35
    assert met - told() == set()


@pytest.mark.ruling("house.unknown_action")
@pytest.mark.parametrize("action", [-1, GAME.vocabulary, 10**6])
def test_a_number_outside_the_vocabulary_is_no_action(action: int) -> None:
    state = stage()
    refusal = Refusal("unknown_action", {"action": action}, "house.unknown_action")
    assert state.why_not(0, action) == refusal
    with pytest.raises(Refusal, match="unknown_action"):
        state.play(0, action)


@pytest.mark.ruling("house.unknown_text")
@pytest.mark.parametrize("text", ["act", "act 0", "to i9", "say 10", "place 5", "dig", "camp 1"])
def test_what_no_action_is_written_like_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="unknown_text"):
        stage().parse(text)
