"""Whatever the rules can refuse has its story among the refused ones."""

from __future__ import annotations

import random
from pathlib import Path

from bivouac import game
from bivouac.core.contract import State
from tests.games.continent.stage import start
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
