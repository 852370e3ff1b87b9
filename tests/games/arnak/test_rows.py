"""A row of questions that is dropped or doubled fails at import; for actions see tests/house."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from bivouac.games.arnak import effects, kinds
from bivouac.games.arnak.may import questions
from bivouac.games.arnak.resolve import handlers
from tests.house.listing import GAMES, ROOT

ROOMS = {"may.questions": r"    Row\(kinds\."}


def rows(room: str) -> tuple[str, list[str], str]:
    """What stands before the rows of a table, each row, and what stands after them."""
    text = (GAMES / "arnak" / f"{room.replace('.', '/')}.py").read_text(encoding="utf-8")
    before, start, rest = text.partition("_ROWS: Final")
    head, opened, rest = rest.partition(" = (\n")
    table, closed, after = rest.partition("\n)")
    found = re.split(rf"\n(?={ROOMS[room]})", table)
    assert len(found) > 30, "the rows of the table were not found"
    return before + start + head + opened, found, closed + after


IMPORT = """
import json, sys
from tests.house.numbers import Copies
sys.meta_path.insert(0, Copies(json.load(sys.stdin)))
import bivouac.games.arnak
"""


def refusal(room: str, table: list[str]) -> str:
    """Why the game cannot be imported with another table; empty if it can."""
    before, _, after = rows(room)
    texts = json.dumps({f"bivouac.games.arnak.{room}": before + "\n".join(table) + after})
    pure = os.environ | {"PYTHONPATH": str(ROOT / "src")}  # a compiled module has no other text
    run = subprocess.run(
        [sys.executable, "-c", IMPORT], input=texts, cwd=ROOT, capture_output=True, text=True, env=pure
    )
    return run.stderr.strip().rpartition("\n")[2]


@pytest.mark.parametrize("room", ROOMS)
def test_a_row_dropped_or_doubled_is_refused(room: str) -> None:
    _, table, _ = rows(room)
    assert refusal(room, table) == ""
    error = re.compile("(AssertionError|ValueError|KeyError): ")
    assert error.match(refusal(room, [*table[:9], *table[10:]]))
    assert error.match(refusal(room, [*table[:9], table[9], *table[9:]]))


def test_a_question_is_known_by_its_number_wherever_its_row_stands() -> None:
    _, table, _ = rows("may.questions")
    assert refusal("may.questions", [*table[:9], table[10], table[9], *table[11:]]) == ""
    assert [row.number for row in questions.ROWS] == list(range(kinds.PHASES))


def test_every_leaf_does_something_or_is_its_question() -> None:
    asking = [leaf for leaf in effects.KINDS if handlers.HANDLERS[effects.KINDS.index(leaf)] is handlers.ask]
    assert set(asking) == set(questions.BY_LEAF)
