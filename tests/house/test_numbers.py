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
    "continent": {"__init__.Pack.night", "__init__.Pack.paranoid"},  # the latter names a card
    "takara": {"prices.DIE_FACES", "prices.SWORD_FACES", "specialists.FAME"},
    "temple": set(),
}  # fmt: skip


# By game: each of how many numbers is changed, and in how many parts; then the same with --deep
SHARES = {
    "agartha": ((7, 1), (1, 1)),
    "arnak": ((7, 8), (1, 40)),
    "continent": ((143, 4), (7, 80)),
    "takara": ((7, 1), (1, 2)),
    "temple": ((7, 1), (1, 2)),
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Share the numbers out over tests that take a minute each."""
    if "share" in metafunc.fixturenames:
        deep = bool(metafunc.config.getoption("--deep"))
        found = [
            (game, every * count, every * part)
            for game, (every, count) in ((game, shares[deep]) for game, shares in sorted(SHARES.items()))
            for part in range(count)
        ]
        metafunc.parametrize("share", found, ids=[f"{game}-{first}" for game, _, first in found])


def complaints(
    game: str, start: str = "", planted: dict[str, str] | None = None, every: int = 1, first: int = 0
) -> list[str]:
    """What is wrong with every so manyeth number of a game whose name starts so, from the first on."""
    chosen = [game, str(every), str(first), start, json.dumps(planted or {})]
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
@pytest.mark.timeout(900)  # hundreds of processes: on a crowded machine five minutes are not enough
def test_rule_and_telling_follow_every_number_of_the_box(share: tuple[str, int, int]) -> None:
    game, every, first = share
    assert complaints(game, every=every, first=first) == []


def test_every_game_with_rules_of_its_own_is_shared_out() -> None:
    assert set(SHARES) == set(GAMES)


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
