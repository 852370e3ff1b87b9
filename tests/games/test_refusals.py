"""Whatever the rules can refuse has its story among the refused ones; what is no action is told so."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bivouac import Refusal, game
from tests.contract.tables import names
from tests.games.speaking import Speech, speeches

HERE = Path(__file__).parent


def told(name: str) -> set[tuple[object, object]]:
    """Code and ruling of every refused story of a game."""
    teller = import_module(f"tests.games.{name}.story").TELLER
    refusals = [teller.read(path).refusal for path in sorted((HERE / name / "refused").glob("*.txt"))]
    return {(refusal["code"], refusal["ruling"]) for refusal in refusals if refusal is not None}


@pytest.mark.parametrize("speech", speeches(), ids=lambda speech: speech.name)
def test_every_reason_met_in_random_games_is_told_in_a_story(speech: Speech) -> None:
    met = {
        (refusal.code, refusal.ruling)
        for refusals in speech.journey.refusals.values()
        for refusal in refusals
        if not refusal.ruling.startswith("house.")
    }
    assert len(met) > 20
    assert met - told(speech.name) == set()


@pytest.mark.ruling("house.unknown_action")
@pytest.mark.parametrize("name", names())
def test_a_number_outside_the_vocabulary_is_no_action(name: str) -> None:
    box = game(name)
    state = box.start(box.facts.seats[0])
    [seat, *_] = state.actors()
    for action in (-1, box.vocabulary, 10**6):
        refusal = Refusal("unknown_action", {"action": action}, "house.unknown_action")
        assert state.why_not(seat, action) == refusal
        asked: list[Any] = [
            lambda action=action: state.play(seat, action),
            lambda action=action: state.text(action),
            lambda action=action: state.label(action, "en"),
            lambda action=action: state.elements(action),
        ]
        for ask in asked:
            with pytest.raises(Refusal, match="unknown_action"):
                ask()


# What looks like an action of a game and is written for none of it.
NO_ACTIONS = {
    "agartha": ("place 4 1 bid", "place 1 7 bid", "to encounter", "move amulets amulet", "draw 1"),
    "continent": ("act", "act 0", "to i9", "say 10", "place 5", "dig", "camp 1"),
    "takara": ("dig 7", "observe", "hire", "fight 0"),
    "temple": ("take a6", "flip coins", "close statues", "steal 1"),
}


@pytest.mark.ruling("house.unknown_text")
@pytest.mark.parametrize(("name", "text"), [(name, text) for name in NO_ACTIONS for text in NO_ACTIONS[name]])
def test_what_no_action_is_written_like_is_refused(name: str, text: str) -> None:
    with pytest.raises(Refusal, match="unknown_text"):
        game(name).start(2).parse(text)
