"""Whole expeditions by plan: every state of the long adventure can be saved, sent to a bot and read back."""

from __future__ import annotations

import pytest

import bivouac
from tests.contract.laws import copies
from tests.contract.tables import Table

GAME = bivouac.game("continent")
MOST = 3000  # moves; plans end long before
ADVENTURE = {"adventure": "other_side"}


def test_every_state_of_an_expedition_is_loaded() -> None:
    met = copies.every_planned_state_is_loaded(Table(GAME, 2, ADVENTURE), 4, most=MOST, look_each=5)
    assert "over" in met
    assert len(met) > 15


@pytest.mark.full
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("policy", ["any", "agree"])
@pytest.mark.parametrize("seed", range(6))
def test_every_state_of_many_expeditions_is_loaded(seats: int, policy: str, seed: int) -> None:
    options = ADVENTURE | {"easy": bool(seed % 2), "policy": policy}
    copies.every_planned_state_is_loaded(Table(GAME, seats, options), seed, most=MOST)


@pytest.mark.full
@pytest.mark.parametrize("explorer", ["odile", "tancrede", "yuna", "ignace", "perpetua"])
@pytest.mark.parametrize("seed", range(4))
def test_every_power_of_an_explorer_can_be_loaded_in_the_middle_of_it(explorer: str, seed: int) -> None:
    table = Table(GAME, 1, ADVENTURE | {"explorers": [explorer]})
    copies.every_planned_state_is_loaded(table, seed, most=MOST)
