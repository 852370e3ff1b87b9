"""The master: it plans further than one action, and knows no more than its seat."""

from __future__ import annotations

import pytest

from bivouac import QuickChance
from bivouac.bots import Glimpse, make_bot
from bivouac.core.contract import State
from bivouac.games.takara.state import State as Expedition
from tests.games.takara.stage import stage


def near_the_second_stone() -> State:
    """The first player holds a Stone and knows that the other lies under two tiles, beside 4 XP in sight."""
    state = stage(
        left={1: 3, 2: 3},
        sites={1: ["karas_6", "karas_6", "stone"], 2: ["xp_4"]},
        won={0: ["stone"]},
        team={0: ["home", "home", "home"]},
    )
    assert isinstance(state, Expedition)
    for tile in (0, 1, 2, state.top(1)):
        state.knowledge.learn(0, tile)
    return state


@pytest.mark.parametrize("seed", range(5))
def test_the_master_goes_for_a_stone_that_lies_two_tiles_below(seed: int) -> None:
    state = near_the_second_stone()
    assert state.text(make_bot("greedy", seed).choose(Glimpse(state, 0))) == "dig 2"
    while state.actors() == [0]:  # by digging thrice or with a Miner, all in one turn
        state.play(0, make_bot("master", seed).choose(Glimpse(state, 0)))
    outcome = state.outcome()
    assert outcome is not None, "the turn is over, and the Stone still lies there"
    assert outcome.winners == (0,)


def test_the_master_decides_alike_in_every_world_its_seat_cannot_tell_apart() -> None:
    state = near_the_second_stone()
    state.play(0, state.parse("dig 1"))
    state.play(0, state.parse("den"))
    while state.actors() != [1] or len(state.legal(1)) == 1:
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    worlds = [state, *(state.redeal(1, QuickChance(at)) for at in range(3))]
    assert len({make_bot("master", 7).choose(Glimpse(world, 1)) for world in worlds}) == 1
