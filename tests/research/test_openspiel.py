"""OpenSpiel's own tests of every game, and what a search may and may not know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from bivouac import SetupError, game, names
from bivouac.research.openspiel import PREFIX, options_of

SEATS = {name: game(name).facts.seats for name in names()}
TABLES = [(name, seats) for name, (low, high) in SEATS.items() for seats in range(low, high + 1)]


def load(name: str, players: int, options: str = "") -> Any:
    return pyspiel.load_game(f"{PREFIX}{name}", {"players": players, "options": options})


def deal(table: Any, seed: int) -> Any:
    """A table after the deal of this seed."""
    state = table.new_initial_state()
    for byte in seed.to_bytes(4, "big"):
        state.apply_action(byte)
    return state


def wander(state: Any, steps: int, seed: int = 1) -> Any:
    random = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_simulates_the_game(name: str, players: int) -> None:
    fewest = players == SEATS[name][0]
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=fewest, verbose=False)


@pytest.mark.parametrize("name", names())
def test_openspiel_accepts_what_the_states_answer(name: str) -> None:
    class Enforced(api_test.EnforceAPIOnPartialTreeBase):
        game, game_name = load(name, SEATS[name][1]), f"{PREFIX}{name}"

        def runTest(self) -> None:  # noqa: N802 - unittest's word
            for check in [word for word in dir(self) if word.startswith("test_")]:
                getattr(self, check)()

    Enforced.setUpClass()
    Enforced().runTest()


def test_a_history_leads_to_the_game_of_its_seed() -> None:
    state = wander(deal(load("takara", 2), 77), 40)
    alone = game("takara").start(2, 77)
    for action in state.history()[4:]:
        alone.play(alone.actors()[0], action)
    assert state.world.state.key() == alone.key()
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    assert again.world.state.key() == alone.key()
    assert state.action_to_string(state.current_player(), state.legal_actions()[0]) in {
        alone.text(action) for action in alone.legal(alone.actors()[0])
    }


def test_a_clone_goes_its_own_way() -> None:
    state = wander(deal(load("temple", 3), 5), 10)
    before = state.world.state.key()
    wander(state.clone(), 30)
    assert state.world.state.key() == before


@pytest.mark.parametrize(("name", "players"), [(name, high) for name, (_, high) in SEATS.items()])
def test_a_resampled_world_is_the_same_to_whoever_asked(name: str, players: int) -> None:
    state = wander(deal(load(name, players), 9), 60)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    player = 0 if state.is_terminal() else state.current_player()
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(5)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == pytest.approx(state.observation_tensor(player))
        assert world.legal_actions() == state.legal_actions()
        if not world.is_terminal():
            wander(world, 1)
    if not state.is_terminal():
        others = [state.resample_from_infostate(player, sampler) for _ in range(5)]
        assert any(other.world.state.key() != state.world.state.key() for other in others)


def test_a_sealed_bid_is_in_the_memory_of_its_seat_alone() -> None:
    one = wander(deal(load("agartha", 2), 3), 4)
    low, high = (one.world.state.parse(f"place {token} 1 bid") for token in (1, 3))
    other, bidder = one.clone(), one.current_player()
    one.apply_action(low)
    other.apply_action(high)
    assert one.information_state_string(1 - bidder) == other.information_state_string(1 - bidder)
    assert one.information_state_string(bidder) != other.information_state_string(bidder)


def test_a_resampled_state_is_serialized_as_itself() -> None:
    state = wander(deal(load("takara", 2), 1), 30)
    player = state.current_player()
    resampled = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    both = pyspiel.serialize_game_and_state(state.get_game(), resampled)
    again = pyspiel.deserialize_game_and_state(both)[1]
    assert again.world.state.key() == resampled.world.state.key() != state.world.state.key()
    assert again.information_state_string(player) == state.information_state_string(player)


def test_what_nobody_can_tell_apart_has_no_observer() -> None:
    kind = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    assert make_observation(load("takara", 2), kind) is None
    with pytest.raises(ValueError, match="parameters"):
        make_observation(load("takara", 2), None, {"colour": "red"})


@pytest.mark.parametrize("name", names())
def test_openspiel_s_searches_choose_something_legal(name: str) -> None:
    table = load(name, max(2, SEATS[name][0]))
    state = wander(deal(table, 4), 6)
    random = np.random.RandomState(1)
    playout = mcts.RandomRolloutEvaluator(1, random)
    blind = ismcts.ISMCTSBot(table, playout, 2.0, 3, random_state=random)
    seeing = mcts.MCTSBot(table, 2.0, 3, playout, random_state=random)
    for bot in (blind, seeing):
        assert bot.step(state) in state.legal_actions()


def test_options_are_read_from_a_game_string() -> None:
    table = pyspiel.load_game(f"{PREFIX}arnak(players=2,options=temple:snake;red:3)")
    assert deal(table, 1).world.state.key() == game("arnak").start(2, 1, {"temple": "snake", "red": 3}).key()
    assert options_of(game("temple").facts, "decks:coins+plates") == {"decks": ["coins", "plates"]}
    assert options_of(game("takara").facts, "strict_observation:true") == {"strict_observation": True}


@pytest.mark.parametrize(
    ("name", "players", "options", "said"),
    [
        ("takara", 9, "", "9"),
        ("takara", 2, "lava:1", "lava"),
        ("takara", 2, "strict_observation:perhaps", "perhaps"),
        ("arnak", 2, "red:many", "many"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(name: str, players: int, options: str, said: str) -> None:
    with pytest.raises((SetupError, RuntimeError, pyspiel.SpielError), match=said):
        load(name, players, options)
