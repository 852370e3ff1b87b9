"""What is said in the pack's own voice: in the log, on the board, and of what one knows."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from bivouac import SPECTATOR, game
from bivouac.bots import Glimpse, make_bot
from bivouac.core.contract import State
from bivouac.games.continent import columns
from bivouac.games.continent.catalogue import entry
from tests.games.continent.scenes import STARS
from tests.games.continent.spelling import play
from tests.games.continent.stage import card, stage

GAME = game("continent")


def told(state: State, lang: str = "en") -> list[str]:
    """The log of the last action."""
    return [GAME.say_event(event, lang) for event in state.events(SPECTATOR)]


@pytest.mark.ruling("continent.98")
def test_a_card_that_takes_the_place_of_another_reads_its_back() -> None:
    state = stage(adventure="demo", terrains=("014",), figures={0: "c3"})
    state.watch(True)
    play(state, "0 number", "0 say 8", "0 say 1", "0 say 6")
    assert any("Eight, one, six: the pegs turn like a lock" in line for line in told(state))


@pytest.mark.ruling("continent.76", "continent.92")
def test_a_bridge_reads_the_shore_it_leads_to_and_not_the_one_that_lies_there() -> None:
    state = stage(
        adventure="other_side",
        terrains=("109", "117"),
        figures={0: "f2"},
        hands={0: ("707",)},
        deck=("curse-1", "curse-2"),
    )
    state.watch(True)
    play(state, "0 act offer 117", "0 done", "0 apply 707")
    log = " ".join(told(state))
    assert "takes card 105: The Nurse’s House" in log
    assert "The Hives" not in log


@pytest.mark.ruling("continent.124", "continent.125")
def test_a_lifted_curse_is_named_and_the_explorers_are_followed_home() -> None:
    state = stage(
        adventure="demo",
        terrains=("021",),
        figures={0: "a1"},
        satchel=("650",),
        hands={0: ("sharp-ears-1", "sharp-ears-2")},
        deck=("curse-1", "curse-2", "curse-3"),
    )
    state.watch(True)
    play(state, "0 act listen", "0 done", "0 apply sharp-ears-1", "0 apply sharp-ears-2")
    assert any(line.startswith("A curse is lifted: One shadow too many. The beam") for line in told(state))
    french = "Une malédiction est levée\u00a0: Une ombre de trop. Le faisceau"
    assert any(line.startswith(french) for line in told(state, "fr"))
    assert told(state)[-2].startswith("Maud Corentin is home again.")
    assert told(state)[-1] == "The last curse is lifted. The expedition has won."


def test_an_explorer_is_followed_home_in_the_words_of_the_adventure() -> None:
    event = {"kind": "home", "seat": 0, "element": "card-1", "card": "other_side/character-yuna"}
    assert "Yuna gave back all she owed" in GAME.say_event(event, "en")


@pytest.mark.ruling("continent.125")
def test_an_expedition_that_is_lost_says_what_place_an_explorer_became() -> None:
    state = stage(adventure="other_side", options={"explorers": ["ignace"]}, left=0)
    state.watch(True)
    play(state, "0 act observe", *["0 draw"] * 40, "0 done")
    assert told(state)[-1] == "The expedition is lost."
    assert told(state)[-2].startswith("Ignace Wolmut did not come back. Ignace is a field that trembles")
    assert "Les oies s’y sont installées." in board(state, "fr")


def board(state: State, lang: str) -> str:
    """The board in a wide terminal, on one line."""
    console = Console(width=200, record=True, file=StringIO())
    console.print(GAME.board(state.outlook(0), lang))
    return " ".join(console.export_text().split())


def labels(state: State, lang: str) -> list[str]:
    """What the seat that is asked may do, in words."""
    return [state.label(action, lang) for action in state.legal(state.actors()[0])]


def test_a_choice_among_cards_nobody_knows_says_what_one_does() -> None:
    state = stage(
        adventure="other_side",
        terrains=("508",),
        figures={0: "c1"},
        satchel=("660", "661", "662", "664", "665", "740", "741", "742", "780"),
        deck=(*STARS, "staff-1", "staff-2", "staff-3", "felt-1", "felt-2"),
    )
    planner = make_bot("planner", 0)
    while state.outlook(0)["phase"] != "one-of" or "Stay a minute" not in labels(state, "en"):
        state.play(0, planner.choose(Glimpse(state, 0)))
    ways = [label for label in labels(state, "en") if not label.startswith("Abandon")]  # what one carries
    assert ways == ["Stay a minute", "Ask the Ink to sign"]
    assert labels(state, "fr")[0] == "Restez une minute"


def test_the_letter_offers_a_hint_for_either_way() -> None:
    state = play(stage(adventure="other_side"), "0 act think clue-ink", "0 done")
    assert labels(state, "en") == ["Ask for a hint on how to answer", "Ask for a hint on how to wash"]
    assert labels(state, "fr") == ["Demandez un indice pour répondre", "Demandez un indice pour laver"]


def test_the_satchel_is_summed_up_in_the_order_in_which_it_was_filled() -> None:
    state = stage(adventure="other_side", terrains=("010",), figures={0: "b2"}, satchel=("660", "740", "651"))
    letter = "What you know: What is written on the back can be washed"
    names = "not both. The beach is Anselme. A hill hums one note eight times, another five times"
    assert letter in board(state, "en")
    assert names in board(state, "en")
    assert "pas les deux. La plage, c’est Anselme. Une colline fredonne" in board(state, "fr")


@pytest.mark.ruling("continent.113")
def test_a_hearth_that_rids_one_of_any_state_names_none() -> None:
    box = columns.of("other_side")
    assert (
        "Success: get rid of a state, then get rid of a state" in entry(box, card(box, "505"), "en")["text"]
    )
    assert "Réussite\u00a0: défaites-vous d’un état, puis" in entry(box, card(box, "505"), "fr")["text"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_path_that_is_not_found_is_told_in_the_words_of_its_region(lang: str) -> None:
    event = {
        "kind": "failure", "seat": 0, "count": 0, "need": 1, "element": "seat-0", "adventure": "other_side",
        "attempt": columns.of("other_side").pathfind[3],
    }  # fmt: skip
    said = {GAME.say_event({**event, "turn": turn}, lang) for turn in range(20)}
    assert len(said) == 5


def test_the_board_tells_a_chance_with_and_without_what_is_at_hand() -> None:
    land: dict[str, Any] = {"adventure": "other_side", "terrains": ("101", "104"), "figures": {0: "b2"}}
    bare = play(stage(**land), "0 act listen 104")
    assert "to succeed" in board(bare, "en")
    assert "to succeed, " not in board(bare, "en")
    state = play(stage(**land, hands={0: ("good-ear-1",)}), "0 act listen 104")
    assert "with “Good Ear” (+1★)" in board(state, "en")
    assert "Bonne oreille" in board(state, "fr").split("de réussir")[1]
