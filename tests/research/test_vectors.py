"""Tables that step together play the same games as tables alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bivouac import SetupError, game, names
from bivouac.research import vector
from bivouac.research.stepping import next_actor
from tests.contract.variants import pairwise

TABLES = [(name, *pairwise(game(name))[-1]) for name in names()]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_each_table_is_the_game_of_its_seed(name: str, seats: int, options: dict[str, Any]) -> None:
    many = vector(name, seats, 3, options=options, seed=5)
    alone = [game(name).start(seats, 5 + at, options) for at in range(3)]
    last, next_seed, ended = [-1, -1, -1], 8, 0
    for _ in range(400):
        for at, state in enumerate(alone):
            seat = next_actor(state.actors(), last[at])
            assert many.actors[at] == seat
            assert np.flatnonzero(many.masks[at]).tolist() == sorted(state.legal(seat))
            assert many.observations[at] == pytest.approx(game(name).features(state, seat), rel=1e-6)
        actions = many.sample()
        many.step(actions)
        for at, state in enumerate(alone):
            last[at] = next_actor(state.actors(), last[at])
            state.play(last[at], int(actions[at]))
            outcome = state.outcome()
            assert many.terminations[at] == (outcome is not None)
            paid = (0.0,) * seats if outcome is None else outcome.utility
            assert many.rewards[at].tolist() == pytest.approx(list(paid))
            if outcome is not None:
                alone[at], last[at] = game(name).start(seats, next_seed, options), -1
                next_seed, ended = next_seed + 1, ended + 1
    assert not many.truncations.any()
    assert ended > 0 or game(name).facts.cooperative


def test_a_game_that_is_too_long_is_truncated_and_dealt_anew() -> None:
    many = vector("takara", 2, 4, cap=10)
    first = many.observations.copy()
    for step in range(1, 11):
        many.step(many.sample())
        assert many.truncations.all() == (step == 10)
    assert not many.rewards.any()
    assert not many.terminations.any()
    many.reset(4)
    many.reset(0)
    assert (many.observations == first).all()


def test_the_arrays_are_the_same_for_good() -> None:
    many = vector("temple", 2, 2)
    held = [many.observations, many.masks, many.rewards, many.actors, many.terminations, many.truncations]
    many.step(many.sample())
    many.reset(3)
    now = [many.observations, many.masks, many.rewards, many.actors, many.terminations, many.truncations]
    assert all(one is other for one, other in zip(held, now, strict=True))


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    many = vector("takara", 2, 3)
    before = many.observations.copy()
    actions = many.sample()
    actions[1] = int(np.flatnonzero(many.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=r"table 1: .+ \((takara|house)\."):
        many.step(actions)
    assert (many.observations == before).all()
    for wrong in ([0, 10**6, 0], [0, 0], [0.5, 0.5, 0.5], "abc"):
        with pytest.raises(ValueError, match=r"table|whole numbers"):
            many.step(wrong)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "arnak", "seats": 5}, "5"),
        ({"game": "arnak", "options": {"red": 9}}, "9"),
        ({"game": "arnak", "count": 0}, "count"),
        ({"game": "arnak", "count": True}, "count"),
        ({"game": "arnak", "cap": 0}, "cap"),
    ],
)
def test_a_vector_that_cannot_be_is_refused_by_name(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        vector(**asked)
