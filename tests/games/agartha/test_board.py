"""The terminal board: all that an outlook holds, legible without colour, in 80 columns or more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from rich.cells import cell_len

from bivouac import SPECTATOR, game
from bivouac.core.contract import State
from bivouac.core.drawing import EYE, GLYPHS, NARROWEST, TURN
from bivouac.core.words import LANGUAGES
from bivouac.games.agartha.actions import ACTIONS
from bivouac.games.agartha.board import HOLDER, MADE, OPEN, UNMADE
from tests.games.agartha.stage import stage
from tests.games.drawing import drawn, questions, seen
from tests.games.playing import play

GAME = game("agartha")


def moments(seats: int, seed: int) -> Iterator[State]:
    """A game at random, from the start to the end."""
    luck = Random(seed)
    state = GAME.start(seats, seed)
    yield state
    while state.actors():
        (seat,) = state.actors()
        state.play(seat, luck.choice(state.legal(seat)))
        yield state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (3, 80), (4, 80), (3, 100), (4, 120)])
def test_every_position_fits_the_width_and_a_screen_of_40_lines(seats: int, width: int, lang: str) -> None:
    phases = set()
    for at, state in enumerate(moments(seats, seed=seats)):
        phase = state.outlook(SPECTATOR)["phase"]
        if at % 15 == 0 or phase not in phases:
            phases.add(phase)
            for viewer in (0, SPECTATOR):
                lines = drawn(state.outlook(viewer), lang, width)
                assert max(cell_len(line) for line in lines) <= width, "\n".join(lines)
                assert len(lines) <= 40, "\n".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_in_words_of_its_own(lang: str) -> None:
    games = (state for seed in range(60) for state in moments(3, seed))
    asked = questions(games, lang, ACTIONS.questions)
    assert all("?" in question for phase, question in asked.items() if phase != "over")


def test_a_hidden_token_shows_its_value_to_its_owner_alone() -> None:
    state = stage(placed=["2 1 bid"])
    assert f"Bid {GLYPHS[0]}(2)" in seen(state, 0)
    for viewer in (1, SPECTATOR):
        assert f"Bid {GLYPHS[0]}?" in seen(state, viewer)
        assert "(2)" not in seen(state, viewer)


def test_a_token_narrowed_by_elimination_shows_what_it_may_be() -> None:
    boards = {0: {"location-1": ["forest"]}}
    state = stage(boards=boards, placed=["1 1 action", "1 3 bid", "2 2 bid", "2 3 bid", "3 3 bid"])
    play(state, "1 place 3 3 bid")
    assert f"Act {GLYPHS[0]}1" in seen(state, 1)
    assert f"Bid {GLYPHS[0]}2/3" in seen(state, 1)


def test_the_viewer_the_turn_and_the_testament_are_marked() -> None:
    text = seen(stage(holder=1), 0)
    assert f"{GLYPHS[0]} Player 1 {EYE} " in text
    assert f"{TURN} {GLYPHS[1]} Player 2 {HOLDER}" in text


def test_cards_are_counted_and_named_where_there_is_room_and_marked_where_not() -> None:
    boards = {0: {"village-1": ["character", "character", "forest"]}}
    assert "Vil 1    2 Character  Forest" in seen(stage(boards=boards), 0, width=NARROWEST)
    narrow = seen(stage(4, boards=boards), 0, width=NARROWEST)
    assert "Vil 1    2Ch Fo" in narrow
    assert "Ch Character" in narrow


def test_an_open_slot_is_pointed_at() -> None:
    boards = {0: {"village-1": ["character"]}}
    state = stage(
        boards=boards,
        tiles={1: ["character", "forest"]},
        placed=["3 1 bid", "1 3 bid", "1 3 bid", "2 3 bid", "2 3 bid"],
    )
    play(state, "1 place 3 3 bid", "0 to village-1", "0 to village-2")
    rows = [line for line in drawn(state.outlook(1)) if OPEN in line]
    assert len(rows) == 2
    assert "Vil 1" in rows[0]
    assert "Vil 2" in rows[1]


def test_explorations_made_are_ticked() -> None:
    text = seen(stage(explored={0: [2]}), 0)
    assert f"1{UNMADE} 5{MADE} 9{UNMADE}" in text


def test_cards_known_to_lie_under_the_deck_are_shown() -> None:
    state = stage(deck=["forest", "knife"], left=2, bottom=1)
    assert "Deck 2 (under it Kn)" in seen(state, SPECTATOR)


def test_the_end_shows_the_score_line_by_line_and_the_winner() -> None:
    state = stage(
        round=6,
        boards={0: {"amulets": ["amulet"], "encounter": ["character", "character"]}},
        scored={0: 1},
        tiles={1: [], 2: [], 3: []},
        placed=["1 1 bid", "1 1 bid", "2 1 bid", "2 1 bid", "3 1 bid"],
    )
    text = seen(play(state, "1 place 3 1 bid"), 0)
    assert "Village 1  Amulets 3" in text
    assert "4 points" in text
    assert f"Winner: {GLYPHS[0]} Player 1" in text
