"""PettingZoo's own tests, at every seat count and with every option, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

from bivouac import SetupError, game, names
from bivouac.research.pettingzoo import env
from tests.contract.variants import pairwise

TABLES = [(name, seats, options) for name in names() for seats, options in pairwise(game(name))]
FULL = [(name, game(name).facts.seats[1]) for name in names()]


def named(table: Any) -> str:
    return str(table)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=named)
def test_pettingzoo_accepts_the_table(name: str, seats: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error", category=UserWarning)
        # Its list of environments that may observe a dict with a mask holds its own only.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")  # of those who are done
        api_test(env(name, seats, options), num_cycles=60)
    seed_test(lambda: env(name, seats, options), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), FULL)
def test_pettingzoo_accepts_a_whole_game_and_its_pictures(
    name: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(name, seats), num_cycles=3000)
    render_test(lambda render_mode: env(name, seats, render_mode=render_mode))
    assert capsys.readouterr().out


def play_out(table: Any, seed: int) -> dict[str, tuple[float, bool, bool]]:
    """What each agent hears last, after random play."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    heard = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            heard[agent] = (reward, terminated, truncated)
            table.step(None)
        else:
            table.step(random.choice(np.flatnonzero(seen["action_mask"])))
    return heard


@pytest.mark.parametrize("seed", range(3))
def test_the_end_pays_the_utility_of_the_outcome(seed: int) -> None:
    table = env("takara", 3)
    heard = play_out(table, seed)
    outcome = table._running().outcome()
    assert outcome is not None
    assert heard == {f"player_{seat}": (worth, True, False) for seat, worth in enumerate(outcome.utility)}


def test_those_who_play_together_are_paid_alike() -> None:
    heard = play_out(env("continent", 3), 1)
    assert len(heard) == 3
    assert len(set(heard.values())) == 1


def test_the_cap_truncates_and_pays_nothing() -> None:
    heard = play_out(env("takara", 2, cap=20), 4)
    assert heard == {f"player_{seat}": (0.0, False, True) for seat in range(2)}


def test_an_illegal_action_ends_the_game_and_costs_whoever_played_it() -> None:
    table = env("takara", 2)
    table.reset(seed=1)
    guilty = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert table.infos[guilty]["refusal"]["ruling"]
    heard = {}
    for agent in table.agent_iter():
        heard[agent] = table.last()[1]
        table.step(None)
    assert heard.pop(guilty) == -1.0
    assert list(heard.values()) == [0.0]


@pytest.mark.parametrize("action", [10**30, -1])
def test_a_number_that_is_no_action_is_illegal(action: int) -> None:
    table = env("takara", 2)
    table.reset(seed=1)
    table.step(action)
    assert all(table.terminations.values())


def test_an_action_is_a_number() -> None:
    table = env("takara", 2)
    table.reset(seed=1)
    for wrong in (None, 1.5, "dig 3"):
        with pytest.raises(TypeError):
            table.step(wrong)
    assert not any(table.terminations.values())


def test_a_seed_deals_the_game_of_that_seed_and_resets_go_on_from_it() -> None:
    one, other = env("temple", 2), env("temple", 2)
    for seed in (7, None, None):
        one.reset(seed=seed)
        other.reset(seed=seed)
        assert one._running().key() == other._running().key()
        if seed is not None:
            assert one._running().key() == game("temple").start(2, seed).key()
    before = one._running().key()
    one.reset()
    assert one._running().key() != before


def test_everyone_has_a_say_while_a_group_chooses() -> None:
    table = env("continent", 3)
    table.reset(seed=2)
    random, heard = np.random.default_rng(2), set()
    for agent in table.agent_iter(300):
        seen, _, terminated, truncated, _ = table.last()
        if not (terminated or truncated):
            heard.add(agent)
        table.step(None if terminated or truncated else random.choice(np.flatnonzero(seen["action_mask"])))
    assert heard == {"player_0", "player_1", "player_2"}


def test_whoever_waits_may_do_nothing() -> None:
    table = env("takara", 2)
    table.reset(seed=1)
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(waiting)["action_mask"].any()


def test_the_state_is_what_all_seats_know() -> None:
    table = env("takara", 3)
    table.reset(seed=1)
    assert table.state_space.contains(table.state())


def test_nothing_happens_before_the_deal_or_after_the_end() -> None:
    table = env("takara", 2, cap=1)
    for ask in (table.state, table.render, lambda: table.step(0), lambda: table.observe("player_0")):
        with pytest.raises(ResetNeeded):
            ask()
    play_out(table, 1)
    with pytest.raises(ResetNeeded):
        table.step(None)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "takara", "seats": 9}, "9"),
        ({"game": "takara", "seats": "two"}, "two"),
        ({"game": "takara", "options": {"lava": 1}}, "lava"),
        ({"game": "arnak", "options": {"temple": "cat"}}, "cat"),
        ({"game": "arnak", "options": 3}, "3"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        env(**asked)


@pytest.mark.parametrize(("asked", "said"), [({"render_mode": "cinema"}, "cinema"), ({"cap": 0}, "cap")])
def test_a_door_that_cannot_be_is_refused_by_name(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        env("takara", **asked)


@pytest.mark.parametrize(("name", "seats"), FULL)
def test_every_sign_of_the_boards_is_drawn(name: str, seats: int) -> None:
    from bivouac.research.pictures import written
    from bivouac.research.strokes import STROKES

    table = env(name, seats)
    table.reset(seed=3)
    random = np.random.default_rng(3)
    missing: set[str] = set()
    for step in range(120):
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            break
        table.step(random.choice(np.flatnonzero(seen["action_mask"])))
        if step % 20 == 0:
            for lang in ("en", "fr"):
                drawn = written(table.kind.game, table._running(), 0, lang)
                missing |= {sign for sign in drawn if ord(sign) > 255 and sign not in STROKES}
    assert not missing
