"""What the log says in the pack's own voice when a card is replaced and when the last curse is lifted."""

from __future__ import annotations

import pytest

from bivouac import SPECTATOR, game
from bivouac.core.contract import State
from tests.games.continent.spelling import play
from tests.games.continent.stage import stage

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
    assert told(state)[-1].startswith("Maud Corentin is home again.")


def test_an_explorer_is_followed_home_in_the_words_of_the_adventure() -> None:
    event = {"kind": "home", "seat": 0, "element": "card-1", "card": "other_side/character-yuna"}
    assert "Yuna gave back all she owed" in GAME.say_event(event, "en")
