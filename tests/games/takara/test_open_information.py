"""What lies on the table lies there for all."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bivouac import SPECTATOR, game
from bivouac.core.contract import State
from tests.games.playing import play
from tests.games.takara.stage import stage


def in_the_open(state: State, viewer: int) -> dict[str, Any]:
    """A viewer's outlook without what is private by rule: faces of hidden tiles and who is looking."""
    table = state.outlook(viewer)
    table["prompt"].pop("tile", None)
    for site in table["sites"]:
        for tile in site["tiles"]:
            if not tile["face_up"]:
                del tile["kind"]
    del table["viewer"]
    return table


@pytest.mark.ruling("takara.58")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_but_hidden_faces_is_the_same_for_every_seat_and_for_spectators(seats: int) -> None:
    hand = random.Random(seats)
    state = game("takara").start(seats, seed=seats)
    while state.actors():
        views = [in_the_open(state, viewer) for viewer in range(SPECTATOR, seats)]
        assert all(view == views[0] for view in views)
        [seat] = state.actors()
        state.play(seat, hand.choice(state.legal(seat)))


@pytest.mark.ruling("takara.58")
def test_an_onlooker_sees_money_teams_won_and_discarded_tiles_wounds_dice_and_specialists() -> None:
    state = stage(
        3,
        left={1: 3},
        sites={1: ["drake up"], 2: ["karas_2"]},
        karas={0: 7, 1: 4},
        won={1: ["xp_2", "idol"]},
        tokens={2: 1},
        team={1: ("home", "rest-room", "beach")},
        asleep={"miner": 2},
        sword=True,
        dice=["sword", "hospital"],
    )
    play(state, "0 fight 1", "0 dig 2", "0 no-recruit")
    table = state.outlook(SPECTATOR)
    one, two, three = table["players"]
    assert (one["karas"], two["karas"], three["karas"]) == (9, 4, 0)
    assert [tile["kind"] for tile in two["tiles"]] == ["xp_2", "idol"]
    assert three["tokens"] == 1
    assert [who["place"] for who in two["adventurers"]] == ["seat-2", "rest-room", "beach"]
    assert (three["specialist"]["kind"], three["specialist"]["asleep"]) == ("miner", True)
    assert table["sites"][0]["tiles"][0]["wounds"] == 1
    assert "karas_2" in [tile["kind"] for tile in table["discard"] if tile["id"] == "gallery-2-9"]


@pytest.mark.ruling("takara.58")
def test_an_onlooker_sees_the_dice_of_the_last_fight() -> None:
    state = stage(3, left={1: 3}, sites={1: ["drake up"]}, sword=True, dice=["sword", "hospital"])
    assert play(state, "0 fight 1").outlook(2)["dice"] == ["sword", "hospital"]
