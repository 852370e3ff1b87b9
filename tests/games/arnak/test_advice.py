"""What the advice sees: leads, tokens, plans and figures; and nothing that is hidden."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bivouac import QuickChance, game
from bivouac.bots import Glimpse, bot_seed, make_bot, play_match, playout
from bivouac.games.arnak.advice import position
from bivouac.games.arnak.state import State as Arnak
from tests.games.arnak.stage import stage

ARNAK = game("arnak")


def places(seats: int) -> list[Arnak]:
    """Moments of random games, from the opening to the last round."""
    states: list[Arnak] = []
    for seed in range(6):
        state = ARNAK.start(seats, seed, {"temple": ("bird", "snake")[seed % 2]})
        assert isinstance(state, Arnak)
        playout(state, QuickChance(seed), 5 + 25 * seed)
        states.append(state)
    return [state for state in states if state.actors()]


def worth(**wishes: Any) -> float:
    """What a position is worth to the player to move."""
    return stage(**wishes).estimate(0)


def at_the_end_of_the_track(purse: dict[str, int]) -> float:
    """What tokens are worth when there is no step of research left to save for."""
    return worth(glass={0: 14, 1: 14}, notebook={0: 13, 1: 13}, tokens={0: purse})


def test_of_two_players_one_is_ahead_by_what_the_other_is_behind() -> None:
    for state in places(2):
        assert state.estimate(0) == pytest.approx(-state.estimate(1))


def test_the_end_is_worth_what_it_is() -> None:
    state = ARNAK.start(3, 4)
    playout(state, QuickChance(4))
    outcome = state.outcome()
    assert outcome is not None
    assert tuple(state.estimate(seat) for seat in range(3)) == outcome.utility


@pytest.mark.parametrize("token", ["coin", "compass", "tablet", "arrowhead", "jewel"])
def test_each_further_token_of_a_kind_is_worth_something_and_less(token: str) -> None:
    one, two, three = (at_the_end_of_the_track({token: count}) for count in (1, 2, 3))
    assert 0 < three - two < two - one


def test_the_price_of_the_next_step_is_worth_more_than_its_tokens() -> None:
    jewel = {"jewel": 1}
    saved = worth(tokens={0: jewel}) - worth(tokens={0: {}})
    assert saved > at_the_end_of_the_track(jewel) - at_the_end_of_the_track({})


def test_a_token_saved_for_the_glass_is_not_saved_for_the_notebook_as_well() -> None:
    def plans(notebook: int, jewels: int) -> float:
        purse = {"coin": 1, "compass": 1, "jewel": jewels}  # one of each is the way into the Lost Temple
        state = stage(round=4, glass={0: 12}, notebook={0: notebook}, tokens={0: purse})
        return position.plan_value(cast(Arnak, state), 0, 1)

    at_the_end, at_the_start = 13, 0  # where there is no step left, and where one costs a jewel
    assert plans(at_the_start, jewels=1) == plans(at_the_end, jewels=1) == plans(at_the_end, jewels=2)
    assert plans(at_the_start, jewels=2) > plans(at_the_start, jewels=1) > 0


def test_fear_is_worth_less_in_hand_than_any_other_card() -> None:
    assert worth(hand={0: ["fear"]}) < worth(hand={0: ["funding_car"]}) < worth(hand={0: ["horse"]})


def test_who_can_pay_for_the_lost_temple_gets_there_before_the_game_ends() -> None:
    state = stage(round=5, glass={0: 12}, tokens={0: {"coin": 1, "compass": 1, "jewel": 1}})
    bots = [make_bot("greedy:2", seat) for seat in range(2)]
    while state.actors():
        (seat,) = state.actors()
        state.play(seat, bots[seat].choose(Glimpse(state, seat)))
    assert state.outlook(0)["players"][0]["glass"] == 14


@pytest.mark.parametrize("spec", ["greedy:2", "ismcts:30"])
def test_a_bot_decides_alike_in_every_world_its_seat_cannot_tell_apart(spec: str) -> None:
    for number, state in enumerate(places(2)):
        (seat,) = state.actors()
        chosen = {make_bot(spec, 9).choose(Glimpse(state, seat))}
        for world in range(3):
            redealt = state.redeal(seat, QuickChance(100 * number + world))
            chosen.add(make_bot(spec, 9).choose(Glimpse(redealt, seat)))
        assert len(chosen) == 1


@pytest.mark.parametrize("temple", ["bird", "snake"])
def test_greedy_beats_random_from_either_seat(temple: str) -> None:
    for seed in range(4):
        specs = ["greedy:2", "random"] if seed % 2 == 0 else ["random", "greedy:2"]
        bots = [make_bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(specs)]
        assert play_match(ARNAK, bots, seed, {"temple": temple}).winners == (seed % 2,)
