"""Gymnasium's own check of every game, and one seat that plays whole games against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from bivouac import SetupError, game, names
from bivouac.research.gymnasium import SeatEnv

SEATS = {name: game(name).facts.seats for name in names()}
TABLES = [(name, seats) for name, (low, high) in SEATS.items() for seats in range(low, high + 1)]


@pytest.mark.filterwarnings("ignore:.*Box observation space.*infinity")
@pytest.mark.filterwarnings("ignore:.*not within the observation space")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_accepts_the_table(name: str, seats: int) -> None:
    table = gymnasium.make(f"bivouac/{name}-v1", seats=seats, opponents="random", render_mode="rgb_array")
    check_env(table.unwrapped)


def play_out(table: Any, seed: int) -> tuple[float, bool, bool, dict[str, Any], int]:
    """How a game of random play ends, and after how many steps."""
    random = np.random.default_rng(seed)
    _, info = table.reset(seed=seed)
    for steps in range(1, 10_000):
        action = random.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = table.step(action)
        assert table.observation_space.contains(seen)
        if terminated or truncated:
            return reward, terminated, truncated, info, steps
        assert reward == 0.0
        assert info["action_mask"].any()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_from_one_seat_ends_with_its_utility(name: str, seats: int) -> None:
    table = SeatEnv(name, seats, opponents="random", seat=seats - 1)
    reward, terminated, truncated, info, _ = play_out(table, 3)
    assert (terminated, truncated) == (True, False)
    assert reward == pytest.approx(info["outcome"]["utility"][seats - 1])
    assert not info["action_mask"].any()


def test_the_same_seed_is_the_same_game_against_the_same_bots() -> None:
    one, other = (SeatEnv("temple", 3, opponents=["greedy", "random"]) for _ in range(2))
    first, second = play_out(one, 5), play_out(other, 5)
    assert first[0] == second[0]
    assert first[3]["outcome"] == second[3]["outcome"]


def test_a_seat_may_be_drawn_for_every_game() -> None:
    table = SeatEnv("takara", 3, opponents="random", seat=None)
    table.reset(seed=1)
    assert {table.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}


def test_the_cap_truncates() -> None:
    reward, terminated, truncated, _, _ = play_out(SeatEnv("takara", 2, opponents="random", cap=30), 1)
    assert (reward, terminated, truncated) == (0.0, False, True)


def test_an_illegal_action_costs_the_game_and_names_its_ruling() -> None:
    table = SeatEnv("takara", 2, opponents="random")
    _, info = table.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = table.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert info["refusal"]["ruling"]
    with pytest.raises(ResetNeeded):
        table.step(0)


def test_masks_are_there_for_learners_that_ask_for_them() -> None:
    table = SeatEnv("takara", 2, opponents="random")
    _, info = table.reset(seed=1)
    assert (table.action_masks() == (info["action_mask"] == 1)).all()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seats": 7}, "7"),
        ({"options": {"lava": True}}, "lava"),
        ({"opponents": "grandmaster"}, "grandmaster"),
        ({"opponents": ["greedy", "greedy"]}, "opponents"),
        ({"seat": 2}, "seat"),
        ({"cap": 0}, "cap"),
    ],
)
def test_a_seat_that_cannot_be_is_refused_by_name(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        gymnasium.make("bivouac/takara-v1", **asked)
