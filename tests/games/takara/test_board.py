"""The terminal board: all that an outlook holds, legible without colour, in 80 columns or more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from rich.cells import cell_len

from bivouac import SPECTATOR, game
from bivouac.core.contract import State
from bivouac.core.drawing import EYE, GLYPHS, NARROWEST
from bivouac.core.words import LANGUAGES, words
from bivouac.games.takara import columns
from bivouac.games.takara.actions import ACTIONS
from bivouac.games.takara.board import ASLEEP, AWAKE, HURT, PIPS, WEAVES
from bivouac.games.takara.facts import PACKAGE
from tests.games.drawing import drawn, questions, seen
from tests.games.playing import play
from tests.games.takara.stage import stage

GAME = game("takara")


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
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (3, 100), (4, 80), (4, 100)])
def test_every_position_fits_the_width_and_a_screen_of_35_lines(
    seats: int, width: int, lang: str, full: bool
) -> None:
    phases = set()
    for at, state in enumerate(moments(seats, seed=seats)):
        phase = state.outlook(SPECTATOR)["phase"]
        if at % (15 if full else 60) == 0 or phase not in phases:
            phases.add(phase)
            for viewer in range(SPECTATOR, seats):
                lines = drawn(state.outlook(viewer), lang, width)
                assert max(cell_len(line) for line in lines) <= width, "\n".join(lines)
                assert len(lines) <= 35, "\n".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_in_words_of_its_own(lang: str) -> None:
    games = (state for seed in range(60) for state in moments(2, seed))
    asked = questions(games, lang, ACTIONS.questions)
    assert all(question.endswith("?") for phase, question in asked.items() if phase != "over")


def test_a_tile_shows_its_depth_by_weave_and_pips() -> None:
    lines = drawn(GAME.start(2).outlook(SPECTATOR))
    for level in range(1, 10):
        depth = ("deep", "intermediate", "superficial")[(level - 1) // 3]
        (row,) = [line for line in lines if line.startswith(f"{level} ")]
        assert row.count(f"{WEAVES[depth]} {PIPS[depth]} {WEAVES[depth]}") == 6


def test_a_stack_is_as_high_as_its_site() -> None:
    lines = drawn(stage(left={1: 9, 2: 4, 3: 0}).outlook(SPECTATOR), width=80)
    heights = [sum(line[2 + 13 * at] in WEAVES.values() for line in lines[2:11]) for at in range(3)]
    assert heights == [9, 4, 0]
    assert "empty" in lines[10]


def test_what_one_has_seen_bears_an_eye_and_others_see_whose_eye_it_was() -> None:
    state = play(
        stage(sites={1: ["karas_2", "bat_a", "xp_1"]}), "0 observe 1", "0 leave", "0 leave", "0 leave"
    )
    for name in ("2 Karas", "Pipistr. ♥", "1 XP"):
        assert f"{EYE} {name}" in seen(state, 0)
        for viewer in (1, SPECTATOR):
            assert name not in seen(state, viewer).split("Port")[0]
    for row in drawn(state.outlook(1))[2:5]:
        assert f" {GLYPHS[0]}{WEAVES['superficial']}" in row
        assert EYE not in row


def test_a_face_up_tile_is_named_for_all_without_an_eye() -> None:
    state = stage(sites={1: ["bat_b up"], 2: ["rockfall up"]})
    for viewer in (0, 1, SPECTATOR):
        top = drawn(state.outlook(viewer))[2]
        assert "Noctule ♥" in top
        assert "Rockfall" in top
        assert EYE not in top


@pytest.mark.parametrize("wounds", [0, 1, 3])
def test_a_monster_shows_the_wounds_it_bears(wounds: int) -> None:
    wish = f"drake up wounds {wounds}" if wounds else "drake up"
    state = stage(sites={4: [wish]}, left={4: 2})
    assert f"Drake {'♥' * (4 - wounds)}{HURT * wounds}" in seen(state, SPECTATOR, width=NARROWEST)


def test_the_tile_in_question_is_pointed_at() -> None:
    state = play(stage(sites={3: ["karas_2", "karas_2"]}), "0 observe 3", "0 leave")
    (row,) = [line for line in drawn(state.outlook(1)) if line.startswith("8 ")]
    assert row[2 + 2 * 16] == "▶"
    assert row.count("▶") == 1


def test_adventurers_stand_on_their_site_and_in_the_places() -> None:
    state = stage(
        3,
        active=1,
        left={2: 5},
        team={
            0: ("rest-room", "home", "home"),
            1: ("site-2", "den", "home"),
            2: ("home", "rest-room", "beach"),
        },
    )
    lines = drawn(state.outlook(SPECTATOR), width=80)
    (above,) = [line for line in lines if line.startswith("6 ")]
    assert "≈1" in above[2 + 13 : 2 + 26]
    text = "\n".join(lines)
    for shown in (
        "Den ≈2",
        "Resting ▲1",
        "☼2",
        "Beach ☼",
        "≈1 site 2",
        "≈2 den",
        "▲1 resting",
        "▲R camp",
        "☼R beach",
    ):
        assert shown in text, shown


def test_a_player_s_board_tells_purse_specialist_tiles_and_points() -> None:
    state = stage(
        karas={0: 12, 1: 1},
        tokens={1: 1},
        won={0: ["xp_1", "xp_1_wound", "goblin_b", "idol", "idol", "skull"]},
        asleep={"miner": 1},
    )
    text = seen(state, 0)
    for shown in ("12 Karas", "1 Kara ", "1 token", "1 XP ×2", "Brute 3", "Idol 4 ×2", "Skull -2"):
        assert shown in text, shown
    assert f"{ASLEEP} Miner" in text
    points = [player["points"] for player in state.outlook(0)["players"]]
    assert f"{points[0]} points" in text
    assert f"{points[1]} points" in text


def test_the_port_lists_who_waits_there_with_the_price() -> None:
    state = stage(karas={0: 9}, asleep={"archaeologist": 1})
    assert "Miner 5" in seen(state, 0)
    assert "Imitator +2" in seen(state, 0)
    assert "Archaeologist 2" not in seen(state, 0)
    after = seen(play(state, "0 hire miner"), 0)
    assert "Miner 5" not in after
    assert f"{AWAKE} Miner" in after
    assert "Port ▲1" in after


def test_the_counter_tells_its_tokens_and_whether_it_is_open() -> None:
    state = stage(karas={0: 5})
    assert "6 tokens" in seen(state, 1)
    assert "open" in seen(state, 1)
    after = seen(play(state, "0 buy"), 1)
    assert "5 tokens" in after
    assert "closed" in after
    assert "Counter ▲1" in after


def test_the_sword_lies_at_the_forge_or_before_the_player_who_rents_it() -> None:
    state = stage(asked="sword", karas={0: 3})
    assert "Forge † 3" in seen(state, 0)
    after = seen(play(state, "0 rent"), 0)
    assert "Forge †" not in after
    assert "† sword" in after


def test_the_dice_of_the_last_action_are_shown_and_then_put_away() -> None:
    state = stage(sites={1: ["drake up"]}, left={1: 2}, dice=("sword", "hospital"), sword=True)
    play(state, "0 fight 1")
    assert "Dice † ✚" in drawn(state.outlook(1))[0]
    play(state, "0 den")
    assert "Dice" not in seen(state, 1)


def test_a_seat_is_known_by_its_glyph_without_any_colour() -> None:
    lines = drawn(GAME.start(4).outlook(2), width=80)
    (titles,) = [line for line in lines if "Player 1" in line]
    for seat, glyph in enumerate(GLYPHS):
        assert f"{glyph} Player {seat + 1}" in titles
    assert titles.count(EYE) == 1
    assert f"{GLYPHS[2]} Player 3 {EYE}" in titles
    assert titles.count("▶") == titles.count("┏") == 1
    assert titles.index("▶") - titles.index("┏") == 3


def test_the_stones_found_are_counted_above() -> None:
    assert "Stones ◇◇" in drawn(stage().outlook(0))[0]
    assert "Stones ◆◇" in drawn(stage(won={1: ["stone"]}).outlook(0))[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_names_the_reason_the_winner_and_the_fame(lang: str) -> None:
    state = stage(sites={1: ["stone"]}, left={1: 1}, won={1: ["stone", "tablet"]})
    play(state, "0 dig 1")
    spoken = words(PACKAGE, lang)
    lines = drawn(state.outlook(0), lang)
    assert lines[-2] == spoken.say("ending-two_stones")
    assert lines[-1] == spoken.say("board-winner", who=f"{GLYPHS[1]} {spoken.say('seat-name', number=2)}")
    text = "\n".join(lines)
    assert f"{spoken.say('line-stones')} 10" in text
    assert f"{spoken.say('line-chests')} 8" in text
    assert spoken.say("fame-greenhorn") in text


def test_a_shared_win_names_all_who_share_it() -> None:
    state = stage(sites={1: ["stone"]}, left={1: 1}, won={1: ["stone"]})
    play(state, "0 dig 1")
    assert drawn(state.outlook(0))[-1] == "Shared win: ▲ Player 1, ≈ Player 2"


def test_when_all_have_lost_no_points_are_shown() -> None:
    state = stage(sites={1: ["karas_6"]}, left={1: 1, 2: 0, 3: 0, 4: 0}, karas={1: 30})
    assert "6 points" in seen(state, 0)
    play(state, "0 dig 1")
    text = seen(state, 0)
    assert "point" not in text
    assert text.endswith("everybody has lost.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_short_name_fits_the_narrowest_tile(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    room = (NARROWEST - 2) // 6 - 3
    for kind, id in enumerate(columns.IDS):
        short = spoken.say(f"{id}-name", "short")
        hearts = columns.HIT_POINTS[kind]
        assert cell_len(short) + 2 <= room, f"{short} behind an eye"
        assert cell_len(short) + (hearts + 1 if hearts else 0) <= room, f"{short} with its hearts"
