"""The course of whole games played at random: what is true at every moment of each."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac import game
from bivouac.games.takara import codes, flow, kinds
from bivouac.games.takara.data.specialists import SPECIALIST_TILES
from tests.games.playing import choices, play
from tests.games.takara.stage import stage
from tests.games.takara.wandering import last_moments, moments


def ending_by_the_book(table: dict[str, Any]) -> str:
    """Which end, if any, the empty sites and the found Stones call for."""
    empty = sum(not site["tiles"] for site in table["sites"])
    rows = [player["tiles"] for player in table["players"]] + [table["discard"]]
    found = sum(tile["kind"] == "stone" for row in rows for tile in row)
    if found == 2:
        return "two_stones"
    if empty >= 4 and found == 0:
        return "four_empty"
    return "five_empty" if empty >= 5 else "playing"


@pytest.mark.ruling("takara.33", "takara.34", "takara.52")
def test_the_game_ends_as_soon_as_the_tile_that_ends_it_is_resolved() -> None:
    endings = set()
    for _, table in last_moments(60):
        if table["phase"] != "chest":
            assert table["ending"] == ending_by_the_book(table)
            endings.add(table["ending"])
    assert endings == {"playing", "two_stones", "five_empty", "four_empty"}


@pytest.mark.ruling("takara.29")
def test_whoever_sends_adventurers_out_can_always_go_to_the_den_and_never_pass() -> None:
    for state, table in moments(6):
        if table["phase"] == "assign":
            open_to = choices(state)
            assert "den" in open_to
            # Every choice sends somebody out: none ends the day early.
            assert {text.split()[0] for text in open_to} <= {
                *("observe", "dig", "destroy", "den", "buy", "sell", "hire", "fight")
            }


@pytest.mark.ruling("takara.32", "takara.56")
def test_the_sword_waits_at_the_forge_whenever_a_turn_begins() -> None:
    for _, table in moments(6):
        if table["phase"] == "sword":
            assert table["sword"] == "forge"
            [active] = table["actors"]
            assert table["players"][active]["karas"] >= 3


@pytest.mark.ruling("takara.17", "takara.18")
def test_nobody_ever_has_two_specialists_and_only_the_active_player_s_is_awake() -> None:
    for _, table in moments(6):
        places = [who["place"] for who in table["specialists"] if who["place"] != "port"]
        assert len(places) == len(set(places))
        for who in table["specialists"]:
            if who["place"] != "port" and not who["asleep"] and table["actors"]:
                assert who["place"] == table["players"][table["actors"][0]]["id"]


@pytest.mark.ruling("takara.49")
def test_the_chests_never_run_out() -> None:
    fewest = min(table["chests"]["count"] for _, table in last_moments(40))
    assert 3 <= fewest < 8


@pytest.mark.ruling("takara.57")
def test_players_may_stall_at_the_den_for_ever() -> None:
    state = stage(2)
    for _ in range(3000):
        [seat] = state.actors()
        wanted = [text for text in ("den", "unarmed", "no-recruit") if text in choices(state)]
        play(state, f"{seat} {wanted[0]}")
    assert state.outcome() is None
    assert state.outlook(0)["ending"] == "playing"


@pytest.mark.ruling("takara.37")
def test_when_all_have_lost_nothing_is_counted_and_everybody_gets_the_least() -> None:
    state = stage(3, left={1: 1, 2: 0, 3: 0, 4: 0}, sites={1: ["karas_6"]}, won={1: ["tablet"]})
    outcome = play(state, "0 dig 1").outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.points) == ("all_lost", (), None)
    assert outcome.lines == ((), (), ())
    assert outcome.utility == (-1.0, -1.0, -1.0)


@pytest.mark.ruling("takara.53")
def test_both_stones_give_their_finder_everything_and_the_others_nothing() -> None:
    state = stage(4, left={1: 3}, sites={1: ["stone"]}, won={0: ["stone"], 1: ["tablet"]})
    outcome = play(state, "0 dig 1").outcome()
    assert outcome is not None
    assert outcome.utility == (1.0, -1.0, -1.0, -1.0)
    assert outcome.points == (20, 8, 0, 0)


@pytest.mark.ruling("takara.19", "takara.46")
@pytest.mark.parametrize(("copied", "price"), [("miner", 7), ("archaeologist", 4), ("soothsayer", 5)])
def test_the_imitator_costs_2_karas_more_than_whom_it_copies(copied: str, price: int) -> None:
    printed = {tile.id: tile.price for tile in SPECIALIST_TILES}
    assert price == printed[copied] + printed["imitator"], "the tile is the one place that states a price"
    hired = f"hire imitator {copied}"
    assert hired in choices(stage(karas={0: price}, asleep={copied: 1}))
    assert hired not in choices(stage(karas={0: price - 1}, asleep={copied: 1}))


@pytest.mark.ruling("takara.46")
@pytest.mark.parametrize(("hired", "price"), [("miner", 5), ("archaeologist", 2), ("soothsayer", 3)])
def test_a_specialist_costs_what_the_tile_says(hired: str, price: int) -> None:
    assert f"hire {hired}" in choices(stage(karas={0: price}))
    assert f"hire {hired}" not in choices(stage(karas={0: price - 1}))


@pytest.mark.ruling("takara.45")
@pytest.mark.parametrize("left", [4, 5, 6, 7, 8, 9])
def test_the_soothsayer_has_two_choices_fewer_than_there_are_tiles(left: int) -> None:
    state = play(stage(karas={0: 3}, left={1: left}), "0 hire soothsayer", "0 send 1")
    assert choices(state) == [f"window {top}" for top in range(1, left - 1)]


def test_only_the_choice_of_a_chest_is_asked_as_one() -> None:
    state: Any = game("takara").start(2, 1)
    state.agenda.push(kinds.CHOOSE)
    flow.ask(state)
    assert state.phase == kinds.CHEST
    state.agenda.push(kinds.CHECK_END)
    with pytest.raises(AssertionError, match="no question"):
        flow.ask(state)


def test_a_word_of_the_rules_means_one_thing() -> None:
    spoken = {name for name in vars(codes) if name.isupper() and isinstance(vars(codes)[name], int)}
    assert spoken, "the codes bear names"
    assert spoken & set(vars(kinds)) == set()
