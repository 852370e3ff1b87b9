"""The terminal board of a game that draws none."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from bivouac.core.plain_board import plain_board

LANTERNS = "bivouac.games._template"
OUTLOOK: dict[str, Any] = {
    "game": "_template", "seats": 2, "viewer": 0, "actors": [1], "round": 1, "phase": "turn", "moves": 3,
    "outcome": None,
    "players": [
        {"id": "seat-1", "seat": 0, "row": [{"id": "lantern-9", "kind": "gust"}], "lines": [["row", -2]]},
        {"id": "seat-2", "seat": 1, "row": [], "lines": [["row", 0]]},
    ],
    "prompt": {"key": "turn", "seat": 1, "elements": []},
    "deck": {"id": "deck", "count": 2, "lanterns": [{"id": "a", "kind": None}, {"id": "b", "kind": "lamp"}]},
    "lit": True,
    "dark": False,
    "last_taken": None,
}  # fmt: skip


def drawn(lang: str) -> str:
    paper = StringIO()
    Console(width=100, file=paper).print(plain_board(LANTERNS, OUTLOOK, lang))
    return " ".join(paper.getvalue().replace("\u00a0", " ").split())


@pytest.mark.parametrize(
    ("lang", "deck", "row"), [("en", "Deck: 2 ? lamp", "row -2"), ("fr", "Pioche : 2 ? lampe", "rangée -2")]
)
def test_places_pieces_and_lines_go_by_their_names(lang: str, deck: str, row: str) -> None:
    assert deck in drawn(lang)
    assert row in drawn(lang)


def test_whose_turn_it_is_and_who_looks_is_marked() -> None:
    assert "│ ◉ │ Player 1 │ gust │" in drawn("en")
    assert "│ ▶ │ Player 2 │" in drawn("en")
    assert drawn("en").endswith("Player 2: peek at a lantern, or take the top one?")


def test_what_is_so_is_told_and_what_is_not_is_left_out() -> None:
    assert " lit " in drawn("en")
    assert "dark" not in drawn("en")
    assert "last taken" not in drawn("en")
