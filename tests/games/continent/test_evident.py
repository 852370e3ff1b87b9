"""Questions to which one answer makes sense name it; where there is a choice, they name none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bivouac import SPECTATOR, game
from bivouac.core import replay
from bivouac.core.contract import State
from bivouac.core.journal import parse
from tests.games.continent.spelling import play
from tests.games.continent.stage import stage

GAME = game("continent")
VOYAGES = sorted((Path(__file__).parent / "voyages").glob("*.journal"))
LAND: dict[str, Any] = {"adventure": "other_side", "terrains": ("010", "011"), "figures": {0: "b2"}}


def asked(state: State) -> tuple[str, str | None]:
    """What is asked now, and the answer that makes sense."""
    prompt = state.outlook(SPECTATOR)["prompt"]
    return prompt["key"], prompt.get("evident")


def walk(state: State) -> State:
    """A walk to the neighbouring land is begun."""
    play(state, "0 act move")
    while asked(state)[0] == "aim":
        to = next(action for action in state.legal(0) if state.text(action).startswith("to "))
        state.play(0, to)
    return state


@pytest.mark.ruling("continent.30")
def test_nothing_is_made_cheaper_that_is_free() -> None:
    state = walk(stage(**LAND, hands={0: ("tight-laces",)}))
    assert asked(state) == ("cost", "done")


@pytest.mark.ruling("continent.30", "continent.140")
def test_a_help_that_stays_in_hand_is_applied_where_nothing_has_to_be_won() -> None:
    state = walk(stage(**LAND | {"terrains": ("101", "104")}, hands={0: ("tight-laces",)}))
    key, answer = asked(state)
    assert (key, answer) == ("cost", "apply 1")
    state.play(0, state.parse(str(answer)))
    assert asked(state)[0] != "cost"


@pytest.mark.ruling("continent.36")
def test_whoever_has_something_to_win_is_asked() -> None:
    state = stage(**LAND | {"figures": {0: "a2"}}, items={0: [(["608"], 2)]})
    play(state, "0 act dig 011")
    assert asked(state) == ("items", None)
    play(state, "0 use 1")
    assert asked(state) == ("cost", None)


@pytest.mark.ruling("continent.28")
def test_an_item_without_a_part_in_an_action_is_not_asked_for() -> None:
    state = stage(**LAND, items={0: [(["605"], 2)]})
    assert asked(walk(state)) == ("items", "done")


@pytest.mark.ruling("continent.28", "continent.81")
def test_a_symbol_is_asked_for_where_a_card_may_be_called() -> None:
    state = play(stage(**LAND, items={0: [(["605"], 2)]}), "0 act search 010")
    assert asked(state) == ("items", None)


@pytest.mark.ruling("continent.36")
def test_to_draw_more_stays_a_question() -> None:
    state = walk(stage(**LAND))
    assert asked(state) == ("drawing", None)


def test_those_who_came_home_answered_so() -> None:
    answers = [
        (prompt["evident"], action.text)
        for path in VOYAGES
        for prompt, action in _answers(parse(path.read_text("utf-8")))
        if "evident" in prompt
    ]
    agreed = sum(answer == given for answer, given in answers)
    assert agreed >= 0.95 * len(answers) > 0


def _answers(journal: Any) -> list[tuple[dict[str, Any], Any]]:
    """Every question of a voyage with the action that answered it."""
    found, prompt = [], None
    for action, state in replay.steps(GAME, journal):
        if action is not None and prompt is not None:
            found.append((prompt, action))
        prompt = dict(state.outlook(SPECTATOR)["prompt"])
    return found
