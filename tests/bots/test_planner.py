"""The planner: it follows the game's advice, which rests on what lies open, and gets somewhere with it."""

from __future__ import annotations

import pytest

from bivouac import QuickChance, SetupError, game
from bivouac.bots import Glimpse, make_bot
from bivouac.bots.random import RandomBot
from bivouac.core.contract import Advised, State

CONTINENT = game("continent")
CAP = 1500


def played(seed: int, spec: str) -> State:
    """The demonstration, played alone by a bot to its end, or to a cap no careful player needs."""
    state = CONTINENT.start(1, seed)
    player = make_bot(spec, seed)
    for _ in range(CAP):
        if not state.actors():
            break
        state.play(0, player.choose(Glimpse(state, 0)))
    return state


def somewhere(seats: int, seed: int, actions: int) -> State:
    """A moment of a random game."""
    state = CONTINENT.start(seats, seed)
    luck = RandomBot(seed)
    for at in range(actions):
        actors = state.actors()
        if not actors:
            break
        seat = actors[at % len(actors)]
        state.play(seat, luck.choose(Glimpse(state, seat)))
    return state


def test_advice_goes_with_every_legal_action_and_changes_nothing() -> None:
    for seed in range(12):
        state = somewhere(1 + seed % 4, seed, 9 * seed)
        assert isinstance(state, Advised)
        before = state.key()
        for seat in range(1 + seed % 4):
            assert len(state.advise(seat)) == len(state.legal(seat))
        assert state.key() == before
        assert state.advise(-1) == []


def test_advice_is_the_same_in_every_world_that_cannot_be_told_apart() -> None:
    for seed in range(16):
        state = somewhere(1 + seed % 3, seed, 7 * seed + 3)
        if not state.actors():
            continue
        assert isinstance(state, Advised)
        seat = state.actors()[0]
        for world in range(3):
            redealt = state.redeal(seat, QuickChance(100 * seed + world))
            assert isinstance(redealt, Advised)
            assert redealt.advise(seat) == state.advise(seat)


def test_a_planner_lifts_the_curse_in_some_games_and_random_play_in_none() -> None:
    def won(spec: str) -> int:
        ended = [played(seed, spec).outcome() for seed in range(6)]
        return sum(outcome is not None and outcome.winners == (0,) for outcome in ended)

    assert won("planner") >= 2
    assert won("random") == 0


def test_a_planner_is_called_by_its_name_and_plays_only_games_that_advise() -> None:
    assert make_bot("planner", 1).name == "planner"
    with pytest.raises(SetupError, match="no bot called 'planner:2'"):
        make_bot("planner:2", 1)
    takara = game("takara").start(2, 1)
    with pytest.raises(SetupError, match="gives no advice"):
        make_bot("planner", 1).choose(Glimpse(takara, takara.actors()[0]))
