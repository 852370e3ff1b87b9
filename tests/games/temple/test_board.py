"""The terminal board: all that an outlook holds, legible without colour, in 80 columns or more."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from bivouac import SPECTATOR
from bivouac.core.drawing import EYE, GLYPHS, TURN
from bivouac.core.words import LANGUAGES
from bivouac.games.temple.actions import ACTIONS
from bivouac.games.temple.board import BACK, ROWS
from tests.games.drawing import drawn, seen
from tests.games.playing import play
from tests.games.temple.stage import stage
from tests.games.temple.wandering import moments


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_fits_the_width_and_a_screen_of_35_lines(width: int, lang: str, full: bool) -> None:
    for state, table in moments(6 if full else 2):
        if table["moves"] % 16 == 0 or table["outcome"] is not None:
            for viewer in (SPECTATOR, 0):
                lines = drawn(state.outlook(viewer), lang, width)
                assert max(cell_len(line) for line in lines) <= width, "\n".join(lines)
                assert len(lines) <= 35, "\n".join(lines)
                assert "…" not in "".join(lines[1:10]), "\n".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_in_words_of_its_own(lang: str) -> None:
    asked: dict[str, str] = {}
    for _, table in moments(60):
        if table["outcome"] is None and table["phase"] not in asked:
            asked[table["phase"]] = drawn(table, lang)[-1]
        if len(asked) == len(ACTIONS.questions) - 1:
            break
    assert set(asked) == set(ACTIONS.questions[:-1])
    assert len(set(asked.values())) == len(asked)
    assert all(question.startswith(TURN) for question in asked.values())


def test_the_temple_is_drawn_from_above_with_cell_and_price() -> None:
    state = stage(cells={"f1": "coin", "d1": "statue_star", "b2": "jewel"})
    lines = drawn(state.outlook(0), width=80)
    rows = [next(line for line in lines if f"{letter}1 " in line) for letter in ROWS]
    assert rows == lines[2:8]
    assert "f1 0 Coin" in rows[3]
    assert "d1 1 Statue★" in rows[1]
    assert "b2 5 Jewel" in rows[2]
    # f1 stands exactly above b2, d1 between its neighbours a1 and a2
    assert rows[3].index("f1") == rows[2].index("b2")
    assert rows[0].index("a1") < rows[1].index("d1") < rows[0].index("a2")


def test_a_taken_card_leaves_a_gap() -> None:
    state = play(stage(cells={"f1": "coin"}), "0 take f1")
    assert "f1 ·" in seen(state, 0)
    assert "Coin" in seen(state, 0)


def test_what_one_has_seen_bears_an_eye_and_others_see_whose_eye_it_was() -> None:
    state = play(stage(cells={"d1": "mummy"}), "0 peek d1")
    assert f"d1 1{EYE}Mummy" in seen(state, 0)
    for viewer in (1, SPECTATOR):
        assert "Mummy" not in seen(state, viewer)
        assert f"d1 1 {BACK * 6} {GLYPHS[0]}" in seen(state, viewer)


def test_a_tableau_shows_open_cards_closed_sets_flipped_cards_and_assistants() -> None:
    state = stage(
        opened={0: ["coin", "coin", "relic_star"]},
        closed={0: [["statue", "statue", "statue"]]},
        flipped={0: ["weapon", "weapon"]},
        helpers={"patron": 0},
        money={0: 4},
    )
    board = seen(state, 1)
    for shown in ("4 money", "Coin ×2  Relic★", "[Statue ×3]", "(flipped)  Weapon ×2", "Patron"):
        assert shown in board
    waiting = next(line for line in board.splitlines() if line.startswith("Assistants"))
    assert "Patron" not in waiting
    assert "Curator" in waiting


def test_the_end_shows_every_line_and_the_winner() -> None:
    state = stage(only=["f1"], cells={"f1": "coin"}, opened={1: ["statue", "statue"]}, money={0: 3})
    board = seen(play(state, "0 take f1", "0 done"), SPECTATOR)
    assert "Coins 2" in board
    assert "Statues 3" in board
    assert f"Winner: {GLYPHS[0]} Player 1" in board or f"Winner: {GLYPHS[1]} Player 2" in board
    assert "5 points" in board


def test_whose_turn_it_is_and_who_follows_are_told_without_colour() -> None:
    lines = drawn(stage(3, active=1).outlook(SPECTATOR))
    assert f"next: {GLYPHS[0]}" in lines[0]
    assert any(f"{TURN} {GLYPHS[1]} Player 2" in line for line in lines)
    assert lines[-1].startswith(f"{TURN} {GLYPHS[1]} Player 2:")
