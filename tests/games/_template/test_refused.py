"""What the rules refuse: a file each, named after the rule that the last move breaks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bivouac import Refusal
from bivouac.core.rulings import load_rulings
from bivouac.games._template import GAME
from tests.games._template.stage import play, stage

FILES = sorted((Path(__file__).parent / "refused").glob("*.txt"))
SETTINGS: dict[str, Callable[[str], dict[str, Any]]] = {
    "top": lambda text: {"top": text.split()},
    "left": lambda text: {"left": int(text)},
    "single_peek": lambda text: {"single_peek": text == "yes"},
}
TRAILER = re.compile(r"refused: (?P<code>\w+)(?P<facts>(?: \w+=\w+)*) (?P<ruling>\w+\.\w+)")


def told(path: Path) -> Any:
    """The set-up, the moves and the refusal of a file, marked with the ruling it names."""
    *lines, last = path.read_text("utf-8").splitlines()
    trailer = TRAILER.fullmatch(last)
    assert trailer, f"{path.name}: the last line is no trailer"
    wishes: dict[str, Any] = {}
    while not lines[0][0].isdigit():
        key, _, text = lines.pop(0).partition(": ")
        wishes |= SETTINGS[key](text)
    facts = dict(fact.split("=") for fact in trailer["facts"].split())
    refusal = {
        "code": trailer["code"],
        "facts": {key: int(value) if value.isdigit() else value for key, value in facts.items()},
        "ruling": trailer["ruling"],
    }
    return pytest.param(wishes, lines, refusal, id=path.stem, marks=pytest.mark.ruling(trailer["ruling"]))


@pytest.mark.parametrize(("wishes", "moves", "refusal"), [told(path) for path in FILES])
def test_the_last_move_is_refused_and_changes_nothing(
    wishes: dict[str, Any], moves: list[str], refusal: dict[str, Any]
) -> None:
    state = play(stage(**wishes), *moves[:-1])
    before = state.key()
    with pytest.raises(Refusal) as caught:
        play(state, moves[-1])
    assert caught.value.to_dict() == refusal
    assert state.key() == before


def test_there_is_a_refused_game_for_every_ruling_that_forbids() -> None:
    told_rulings = {path.read_text("utf-8").split()[-1] for path in FILES}
    rulings = load_rulings(GAME.package, GAME.facts.name).values()
    assert told_rulings == {ruling.id for ruling in rulings if ruling.forbids}
