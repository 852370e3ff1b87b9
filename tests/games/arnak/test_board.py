"""The terminal board: all that an outlook holds, legible without colour, in 80 columns or more."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from bivouac import SPECTATOR, game
from bivouac.core.drawing import EYE, GLYPHS, TURN
from bivouac.core.words import LANGUAGES
from bivouac.games.arnak.board.symbols import GUARD, RIVAL_GLYPH, SIGNS, STAFF
from tests.games.arnak.stage import stage
from tests.games.arnak.wandering import moments
from tests.games.drawing import drawn, seen
from tests.games.playing import play

GAME = game("arnak")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "most"), [(80, 56), (120, 44)])
def test_every_position_fits_the_width_and_a_tall_screen(width: int, most: int, lang: str) -> None:
    for number, state in enumerate(moments(8)):
        if number % 40 == 0 or not state.actors():
            for viewer in (SPECTATOR, 0):
                lines = drawn(state.outlook(viewer), lang, width)
                assert max(cell_len(line) for line in lines) <= width, "\n".join(lines)
                assert len(lines) <= most, "\n".join(lines)


def test_the_row_shows_the_staff_between_artifacts_and_items_with_their_cost() -> None:
    state = stage(round=2, row=["stone_jar", "sundial", "parrot", "hat", "horse", "axe"])
    line = next(line for line in seen(state, 0).splitlines() if STAFF in line)
    left, right = line.split(STAFF)
    assert f"2{SIGNS['compass']}" in left
    assert f"4{SIGNS['coin']} Horse" in right


def test_a_place_shows_its_way_its_tile_its_guardian_and_who_stands_there() -> None:
    state = stage(tiles={"a1": "ruin_2"}, guards={"a1": "guardian_8"}, figures={1: ["a1"]})
    board = seen(state, 0, width=120)
    assert f"a1 {GLYPHS[1]} {SIGNS['coin']}{SIGNS['arrowhead']}" in board
    assert f"{GUARD}{SIGNS['coin'] * 4} Golden Toad" in board
    assert f"b1 ca 3{SIGNS['compass']}" in board


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Exiled cards", "Parrot")), ("fr", ("Cartes exilées", "Perroquet"))]
)
def test_exiled_cards_are_shown_with_who_exiled_a_basic_one(lang: str, words: tuple[str, str]) -> None:
    assert words[0] not in seen(stage(), 0, lang)
    board = seen(stage(exiled=["parrot"], hand={1: ["exploration_car"]}), SPECTATOR, lang)
    line = next(line for line in board.splitlines() if words[0] in line)
    assert words[1] in line
    assert line.count(GLYPHS[1]) == 3
    assert GLYPHS[0] not in line


def test_a_blocked_space_is_crossed_out() -> None:
    assert "bo  ×" in seen(stage(2), 0)
    assert "bo  bobo" in seen(stage(4), 0)


def test_the_track_shows_tokens_bonus_tiles_and_prices() -> None:
    state = stage(glass={0: 3}, notebook={0: 1}, bonus={4: ["coin"]})
    board = seen(state, 0)
    assert f"{SIGNS['jewel']} {GLYPHS[0]}g" in board or f"{GLYPHS[0]}g" in board
    assert f"{SIGNS['tablet']}{SIGNS['arrowhead']} +{SIGNS['coin']}" in board
    assert f"{GLYPHS[0]}n" in board


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    state = stage(hand={0: ["horse", "fear"]}, deck={0: []})
    assert "Your hand  Fear  Horse" in seen(state, 0)
    for viewer in (1, SPECTATOR):
        assert "hand 2" in seen(state, viewer)
        own = [line for line in seen(state, viewer).splitlines() if line.startswith("Your hand")]
        assert not any("Horse" in line for line in own)


def test_a_player_s_board_shows_assistants_guardians_idols_and_tiles() -> None:
    state = stage(
        helpers={0: ["assistant_3 gold exhausted", "assistant_1"]},
        overcome={0: ["guardian_8", "guardian_6"]},
        spent={0: ["guardian_6"]},
        crates={0: 2},
        slots={0: [1]},
        glass={0: 14},
        won={0: ["6_left"]},
    )
    board = seen(state, 0, width=120)
    for shown in (
        "(Tracker★)",
        "Treasurer",
        f"{GUARD}Golden Toad",
        f"({GUARD}Feathered Serpent)",
        "■□□□",
        "6×1",
    ):
        assert shown in board


def test_the_rival_has_a_board_with_its_tile_and_arrow() -> None:
    state = GAME.start(1, 3, {})
    board = seen(state, 0)
    assert f"{RIVAL_GLYPH} The rival" in board
    assert "9 tiles left" in board
    assert "←" in board or "→" in board


def test_travel_left_over_is_told() -> None:
    state = stage(hand={0: ["automobile", "fear"]}, tokens={0: {}})
    play(state, "0 dig camp_1", "0 travel automobile")
    assert "Travel left this turn: ca" in seen(state, 0)


def test_the_end_shows_every_line_and_the_winner() -> None:
    state = stage(round=5, hand={0: [], 1: []}, passed=[1], overcome={0: ["guardian_1"]})
    board = seen(play(state, "0 pass", "0 end"), SPECTATOR)
    assert "Guardians 5" in board
    assert f"Winner: {GLYPHS[0]} Player 1" in board
    assert "15 points" in board


def test_a_solo_loss_is_told() -> None:
    state = stage(1, round=5, hand={0: []}, rival_cards=["horse"], glass={1: 14})
    assert "The rival expedition wins." in seen(play(state, "0 pass", "0 end"), 0)


def test_whose_turn_it_is_is_told_without_colour() -> None:
    lines = drawn(stage(3, active=1).outlook(SPECTATOR))
    assert any(f"{TURN} {GLYPHS[1]} Player 2" in line for line in lines)
    assert lines[-1].startswith(f"{TURN} {GLYPHS[1]} Player 2:")
    assert any(EYE in line for line in drawn(stage(3).outlook(0)))
