"""Every number of an observation and every action has a name, and the names tell the truth."""

from __future__ import annotations

import pytest

from bivouac import QuickChance, game, names
from bivouac.research.stepping import next_actor
from bivouac.research.tables import TableKind

GAMES = names()


@pytest.mark.parametrize("name", GAMES)
def test_each_number_and_each_action_has_a_name_of_its_own(name: str) -> None:
    low, high = game(name).facts.seats
    for seats in range(low, high + 1):
        kind = TableKind(name, seats)
        for told, count in ((kind.observation_names(), kind.width), (kind.action_names(), kind.actions)):
            assert len(told) == count
            assert len(set(told)) == count


def test_the_names_of_takara_stand_where_the_numbers_do() -> None:
    kind = TableKind("takara", 2)
    state, chance = kind.start(3), QuickChance(5)
    places = {told: at for at, told in enumerate(kind.observation_names())}
    for _ in range(120):
        actors = state.actors()
        if not actors:
            break
        seen = kind.observation(state, 0)
        look = state.outlook(0)
        for player, who in zip(look["players"], ("me", "next"), strict=True):
            assert seen[places[f"{who}: karas / 10"]] == pytest.approx(player["karas"] / 10)
        for number, site in enumerate(look["sites"], 1):
            assert seen[places[f"site {number}: height / 9"]] == pytest.approx(len(site["tiles"]) / 9)
        legal = state.legal(actors[0])
        state.play(actors[0], legal[chance.below(len(legal))])


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_holds_what_is_legal_through_long_random_play(name: str) -> None:
    kind = TableKind(name, game(name).facts.seats[1])
    state, chance = kind.start(1), QuickChance(2)
    for _ in range(400):
        actors = state.actors()
        if not actors:
            break
        for seat in range(kind.seats):
            assert [code for code, may in enumerate(kind.mask(state, seat)) if may] == sorted(
                state.legal(seat)
            )
        legal = state.legal(actors[0])
        state.play(actors[0], legal[chance.below(len(legal))])


def test_those_who_may_act_together_are_asked_in_turn() -> None:
    assert [next_actor([0, 2, 3], last) for last in (-1, 0, 1, 2, 3)] == [0, 2, 2, 3, 0]
