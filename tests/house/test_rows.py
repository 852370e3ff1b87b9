"""A rule is a row: an action or a question that is dropped, doubled or out of its place fails at import."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.house.listing import GAMES, ROOT

pytestmark = pytest.mark.full

NAMES = sorted(entry.name for entry in GAMES.iterdir() if (entry / "codes.py").exists())
ROW = {
    "actions": re.compile(r"^    Action\(", re.MULTILINE),
    "questions": re.compile(r"^    Question\(", re.MULTILINE),
}
IMPORT = """
import json, sys
from importlib import import_module
from tests.house.numbers import Copies
name, texts = json.load(sys.stdin)
sys.meta_path.insert(0, Copies(texts))
import_module(f"bivouac.games.{name}")
"""


def table_of(game: str, what: str) -> tuple[Path, list[str], str, str]:
    """The file that holds a game's rows, the rows, and what stands before and after them."""
    for path in sorted((GAMES / game).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        starts = [found.start() for found in ROW[what].finditer(text)]
        if len(starts) > 1:
            end = text.index("\n)", starts[-1]) + 1
            rows = [text[one:other] for one, other in pairwise([*starts, end])]
            return path, rows, text[: starts[0]], text[end:]
    return GAMES, [], "", ""


def refusal(game: str, what: str, rows: list[str]) -> str:
    """Why a game cannot be imported with other rows; empty if it can."""
    path, _, before, after = table_of(game, what)
    module = ".".join(path.relative_to(GAMES.parents[1]).with_suffix("").parts)
    texts = {module: before + "".join(rows) + after}
    run = subprocess.run(
        [sys.executable, "-c", IMPORT],
        input=json.dumps([game, texts]),
        cwd=ROOT,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},  # a compiled module has no other text
    )
    return run.stderr.strip().rpartition("\n")[2]


@pytest.mark.parametrize("what", ROW)
@pytest.mark.parametrize("game", NAMES)
def test_rows_swapped_dropped_or_doubled_are_refused_at_import(game: str, what: str) -> None:
    _, rows, _, _ = table_of(game, what)
    if not rows:
        pytest.skip("its questions are rows of their own room, which has its own test")
    assert refusal(game, what, rows) == ""
    wrong = re.compile(r"(ValueError|AssertionError|KeyError): ")
    assert wrong.match(refusal(game, what, [rows[1], rows[0], *rows[2:]])), "two rows swapped"
    assert wrong.match(refusal(game, what, [rows[0], *rows[2:]])), "a row dropped"
    assert wrong.match(refusal(game, what, rows[:-1])), "the last row dropped"
    assert wrong.match(refusal(game, what, [rows[0], *rows])), "a row doubled"
