"""Whatever the rules can refuse has its story among the refused ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from bivouac import Refusal, game
from bivouac.core.rulings import load_rulings
from tests.games.temple.stage import stage
from tests.games.temple.story import TELLER
from tests.games.temple.wandering import moments

REFUSED = sorted((Path(__file__).parent / "refused").glob("*.txt"))
TEMPLE = game("temple")


def told() -> set[tuple[object, object]]:
    """Code and ruling of every refused story."""
    refusals = [TELLER.read(path).refusal for path in REFUSED]
    return {(refusal["code"], refusal["ruling"]) for refusal in refusals if refusal is not None}


def met() -> set[tuple[str, str]]:
    """Code and ruling of all that some random players may not do."""
    found = set()
    for state, table in moments(40):
        for seat in table["actors"]:
            refusals = [state.why_not(seat, action) for action in range(TEMPLE.vocabulary)]
            found |= {(refusal.code, refusal.ruling) for refusal in refusals if refusal is not None}
    return found


def test_every_reason_met_in_random_games_is_told_in_a_story() -> None:
    reasons = met()
    assert len(reasons) > 20
    assert reasons - told() == set()
    forbidding = {
        id for id, ruling in load_rulings("bivouac.games.temple", "temple").items() if ruling.forbids
    }
    assert {ruling for _, ruling in reasons} == forbidding


@pytest.mark.ruling("house.unknown_action")
@pytest.mark.parametrize("action", [-1, 389, 10**6])
def test_a_number_outside_the_vocabulary_is_no_action(action: int) -> None:
    state = stage()
    refusal = Refusal("unknown_action", {"action": action}, "house.unknown_action")
    assert state.why_not(0, action) == refusal
    with pytest.raises(Refusal, match="unknown_action"):
        state.play(0, action)
