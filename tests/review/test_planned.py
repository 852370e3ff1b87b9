"""The best few actions are judged as far ahead as the game's master looks, and from what the seat knows."""

from __future__ import annotations

import numpy as np
import pytest

from bivouac.bots import Glimpse
from bivouac.core.chance import QuickChance
from bivouac.games import game
from bivouac.review.planned import TOGETHER, chance_of, closer_look, plan_of_the_master
from bivouac.review.prospects import chances_ahead, judge_for, worlds_of
from tests.review.test_lamp import midway

LOOKS = 5


@pytest.mark.parametrize(("name", "plans"), [("arnak", True), ("takara", False), ("temple", False)])
def test_who_plans_is_judged_by_a_plan(name: str, plans: bool) -> None:
    state, seat = midway(name)
    assert (plan_of_the_master(Glimpse(state, seat)) is not None) is plans
    actions = state.legal(seat)[:3]
    seen = closer_look(judge_for(state), state, seat, actions, LOOKS, QuickChance(4))
    ahead = chances_ahead(judge_for(state), worlds_of(state, seat, LOOKS, QuickChance(4)), seat, actions)
    assert seen.shape == ahead.shape == (LOOKS, len(actions))
    assert np.array_equal(seen, ahead) is not plans
    assert ((seen >= 0) & (seen <= 1)).all()


def test_a_master_that_plans_at_some_tables_is_judged_by_a_plan_at_those() -> None:
    """Temple's plans where no weapons are dealt."""
    decks = ["statues", "coins", "manuscripts", "jewels", "relics"]
    for sixth, plans in (("weapons", False), ("plates", True)):
        state = game("temple").start(2, 6, {"decks": [*decks, sixth]})
        assert (plan_of_the_master(Glimpse(state, 0)) is not None) is plans


def test_a_plan_knows_what_the_seat_knows() -> None:
    state, seat = midway("arnak")
    other = state.redeal(seat, QuickChance(99))
    first, second = (
        closer_look(judge_for(each), each, seat, each.legal(seat)[:3], LOOKS, QuickChance(4))
        for each in (state, other)
    )
    assert np.array_equal(first, second)


def test_a_plan_sees_that_passing_gives_a_round_away() -> None:
    """At the first action of Arnak whoever passes plays no more in the round."""
    state = game("arnak").start(2, 11)
    seat = state.actors()[0]
    actions = state.legal(seat)
    seen = closer_look(judge_for(state), state, seat, actions, 3 * LOOKS, QuickChance(4)).mean(0)
    texts = [state.text(action) for action in actions]
    assert seen[texts.index("pass")] < np.sort(seen)[-3:].mean() - 0.02


def test_what_is_certain_is_told_as_a_chance() -> None:
    """Sums are not exact: after some figures a lost one seems to bring a hair less than can be lost."""
    sums = [step / 7 for step in range(-400, 400)]
    raw = [(1 + ((old - TOGETHER) - old) / TOGETHER) / 2 for old in sums]
    assert min(raw) < 0
    assert min(chance_of(old, old - TOGETHER) for old in sums) == 0.0
    assert max(chance_of(old, old + TOGETHER) for old in sums) == 1.0
