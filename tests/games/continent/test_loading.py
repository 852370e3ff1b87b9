"""Whatever play leads to can be saved and loaded, also in the middle of any question (ruling 131)."""

from __future__ import annotations

import pytest

from bivouac.core.contract import State
from bivouac.games.continent import GAME
from tests.games.continent.spelling import play
from tests.games.continent.stage import stage


def is_loaded_as_it_is(state: State) -> None:
    """Load what the state dumps and find the same."""
    document = state.dump()
    assert GAME.load(document).dump() == document


@pytest.mark.ruling("continent.131", "continent.137")
def test_an_item_used_whose_only_card_is_the_fuel_of_a_power_leaves_a_position_that_is_loaded() -> None:
    state = stage(
        adventure="partings",
        options={"explorers": ["eli"]},
        items={0: [(("630",), 2)]},
        deck=("blank-00", "blank-01"),
    )
    play(state, "0 act offer", "0 use 630", "0 done", "0 done", "0 choose 1")
    is_loaded_as_it_is(state)
    play(state, "0 pick 630")
    assert state.outlook(0)["players"][0]["items"][0] is None
    is_loaded_as_it_is(state)


@pytest.mark.ruling("continent.131", "continent.104")
def test_the_fuel_may_be_the_top_card_of_the_item_that_began_the_action() -> None:
    state = stage(
        adventure="partings",
        options={"explorers": ["eli"]},
        items={0: [(("630", "631"), 1)]},
        deck=("blank-00", "blank-01"),
    )
    play(state, "0 act fight", "0 done", "0 choose 1")
    is_loaded_as_it_is(state)
    play(state, "0 pick 630")
    is_loaded_as_it_is(state)


@pytest.mark.ruling("continent.131", "continent.104")
def test_an_item_may_be_discarded_by_its_own_help() -> None:
    state = stage(adventure="partings", items={0: [(("631",), 2)]}, deck=("blank-00",))
    play(state, "0 act offer", "0 use 631", "0 done", "0 apply 631")
    assert state.outlook(0)["players"][0]["items"][0] is None
    is_loaded_as_it_is(state)
