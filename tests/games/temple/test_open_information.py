"""What lies on the table lies there for all, and a peek is for one player alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bivouac import SPECTATOR, game
from bivouac.core.contract import State
from tests.games.playing import play
from tests.games.temple.stage import stage

TEMPLE = game("temple")


def in_the_open(state: State, viewer: int) -> dict[str, Any]:
    """A viewer's outlook without what is theirs alone: faces of face-down cards, and the prices they pay."""
    table = state.outlook(viewer)
    for card in table["temple"]:
        if not card["face_up"]:
            del card["kind"], card["star"]
        del card["price"], card["payable"]
    del table["viewer"], table["payer"]
    return table


@pytest.mark.ruling("temple.6", "temple.29", "temple.47")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_but_hidden_faces_is_the_same_for_every_seat_and_for_spectators(seats: int) -> None:
    hand = random.Random(seats)
    state = TEMPLE.start(seats, seed=seats)
    while state.actors():
        views = [in_the_open(state, viewer) for viewer in range(SPECTATOR, seats)]
        assert all(view == views[0] for view in views)
        [seat] = state.actors()
        state.play(seat, hand.choice(state.legal(seat)))


@pytest.mark.ruling("temple.5", "temple.44")
def test_prices_are_those_of_the_viewer_or_of_the_active_player_to_who_only_looks_on() -> None:
    state = stage(3, helpers={"digger": 1}, money={0: 1, 1: 0, 2: 2})
    shown = {viewer: state.outlook(viewer) for viewer in (SPECTATOR, 0, 1, 2)}
    assert {viewer: table["payer"] for viewer, table in shown.items()} == {SPECTATOR: 0, 0: 0, 1: 1, 2: 2}
    prices = {
        viewer: {card["cell"]: (card["price"], card["payable"]) for card in table["temple"]}
        for viewer, table in shown.items()
    }
    assert [prices[viewer]["d1"] for viewer in (0, 1, 2)] == [(1, True), (0, True), (1, True)]
    assert [prices[viewer]["d2"] for viewer in (0, 1, 2)] == [(2, False), (1, False), (2, True)]
    assert prices[SPECTATOR] == prices[0]


@pytest.mark.ruling("temple.29")
def test_a_peek_is_told_to_all_and_its_face_to_one() -> None:
    state = stage(3, cells={"d1": "mummy"})
    state.watch(True)
    play(state, "0 peek d1")
    looks = [
        next(event for event in state.events(viewer) if event["kind"] == "look")
        for viewer in (0, 1, SPECTATOR)
    ]
    assert [event.get("card") for event in looks] == ["mummy", None, None]
    assert {event["element"] for event in looks} == {"card-2-d1"}


@pytest.mark.ruling("temple.29")
def test_a_label_never_names_a_face_down_card_even_to_who_has_seen_it() -> None:
    state = stage(cells={"d1": "mummy", "f1": "coin"})
    play(state, "0 peek d1")
    assert "ummy" not in state.label(state.parse("take d1"), "en")
    assert "Coin" in state.label(state.parse("take f1"), "en")


@pytest.mark.ruling("temple.52")
def test_what_was_seen_counts_as_learnt_once() -> None:
    state = stage(cells={"d1": "mummy"}, money={0: 5})
    before = state.revealed()
    play(state, "0 peek d1")
    assert state.revealed() == before + 1
    play(state, "0 take d1")
    assert state.revealed() == before + 2


@pytest.mark.ruling("temple.47")
def test_odds_count_the_hidden_cards_a_seat_has_not_seen() -> None:
    decks = ["statues", "coins", "weapons", "manuscripts", "relics", "monsters"]
    state = stage(decks=decks, cells={"d1": "mummy", "d2": "vampire"}, money={0: 5})
    chances = {"vampire": 0.2, "vampire_star": 0.2, "mummy": 0.2, "mummy_star": 0.2, "vampire_mummy": 0.2}
    assert state.odds(1, state.parse("take d1")) == {"cards": chances}
    play(state, "0 peek d1")
    assert state.odds(0, state.parse("take d1")) == {"cards": {"mummy": 1.0}}
    left = {"vampire": 0.25, "vampire_star": 0.25, "mummy_star": 0.25, "vampire_mummy": 0.25}
    assert state.odds(0, state.parse("peek d2")) == {"cards": left}
    assert state.odds(1, state.parse("take d1")) == {"cards": chances}
    assert state.odds(0, state.parse("hire patron")) is None
    assert state.odds(0, -1) is None


def test_what_lies_open_has_no_odds() -> None:
    state = stage(cells={"f1": "coin"}, only=["f1", "f2"])
    assert state.odds(0, state.parse("take f1")) is None
    assert state.odds(0, state.parse("take a1")) is None


@pytest.mark.ruling("temple.30")
def test_the_elements_of_a_set_are_cards_the_player_has_open() -> None:
    state = stage(opened={0: ["coin", "coin_star", "statue"], 1: ["coin"]})
    mine = {card["kind"]: card["id"] for card in state.outlook(0)["players"][0]["cards"]}
    assert set(state.elements(state.parse("flip coins 1+1"))) == {mine["coin"], mine["coin_star"]}
    theirs = [card["id"] for card in state.outlook(0)["players"][1]["cards"]]
    assert state.elements(state.parse("steal 2 coin")) == theirs
    assert state.elements(state.parse("take f1")) == ["card-2-f1"]
    assert state.elements(state.parse("hire patron")) == ["assistant-patron"]
