"""A number of the box stands in one place: change it there, and rule and telling follow together.

A game joins with a row of `GAMES`. Whatever cannot be changed alone is refused, when the game is imported or
by its check. Most numbers are seen at work in games played again; of the others, a column changes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.house.listing import GAMES as FOLDERS
from tests.house.listing import ROOT

# By game: the numbers that no piece bears, and that nothing tells
GAMES = {
    "agartha": {"rewards.SET_POINTS", "rewards.TYPE_BONUS", "tokens.TILES"},
    "arnak": {
        "box.STARTING_TOKENS", "box.BLOCKED_CAMPS", "box.STACK_HEIGHT", "box.SUPPLY_STACKS",
        "idols.SLOT_POINTS", "rival.UNIQUE_IDOL", "rival.OTHER_IDOL",
    },
    "takara": {"prices.DIE_FACES", "prices.SWORD_FACES", "specialists.FAME"},
    "temple": set(),
}  # fmt: skip


def complaints(
    game: str, start: str = "", planted: dict[str, str] | None = None, every: int = 1
) -> list[str]:
    """What is wrong with every so manyeth number of a game whose name starts so."""
    chosen = [game, str(every), start, json.dumps(planted or {})]
    command = [sys.executable, "-m", "tests.house.numbers", *chosen]
    pure = os.environ | {"PYTHONPATH": str(ROOT / "src")}  # a compiled module has no other text
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, env=pure).stdout
    answers = [json.loads(line) for line in told.splitlines()]
    assert answers, f"{game} has no numbers"
    found = [(answer["number"], _complaint(answer, GAMES[game])) for answer in answers]
    return [f"{number}: {complaint}" for number, complaint in found if complaint]


def _complaint(answer: dict[str, object], untold: set[str]) -> str:
    """What is wrong with a number; nothing, if rule and telling follow it or it is refused."""
    if "refused" in answer:
        return ""
    if "broken" in answer:
        return f"the check lets it pass, and the game breaks ({answer['broken']})"
    if not answer["played"] and not answer["laid_out"]:
        return "no rule follows it"
    return "" if answer["told"] or answer["name"] in untold else "nothing that is told follows it"


@pytest.mark.full
@pytest.mark.timeout(1800)  # with --deep all numbers are changed, which takes minutes
@pytest.mark.parametrize("game", sorted(GAMES))
def test_rule_and_telling_follow_every_number_of_the_box(game: str, deep: bool) -> None:
    assert complaints(game, every=1 if deep else 7) == []


@pytest.mark.full
@pytest.mark.parametrize(
    ("room", "right", "wrong", "complaint"),
    [
        ("columns", "= box.PILOT", "= 2", "no rule follows it"),
        ("actions/labels", "columns.PILOT_PRICE", "2", "nothing that is told follows it"),
    ],
)
def test_a_number_written_twice_is_found(room: str, right: str, wrong: str, complaint: str) -> None:
    text = (FOLDERS / "arnak" / f"{room}.py").read_text(encoding="utf-8")
    assert right in text
    planted = {f"bivouac.games.arnak.{room.replace('/', '.')}": text.replace(right, wrong)}
    assert [f"box.PILOT = 2 (box.py:34:8): {complaint}"] == complaints("arnak", "box.PILOT", planted)
