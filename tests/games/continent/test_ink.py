"""Aurèle's ink: every ending of the first curse has a way that leads to it, played here to its last word."""

from __future__ import annotations

import pytest

from bivouac.core.contract import State
from bivouac.games.continent.data.other_side.inkwell import (
    BEGUN,
    HELENE,
    INK,
    LAKE,
    LETTER,
    MIXED,
    NAMES,
    STAIN,
)
from tests.games.continent.scenes import BLANKS, STARS, barred, ending, go_on, log, placed, satchel, say, take
from tests.games.continent.spelling import play

CALLED = (*NAMES[:3], HELENE)
LESSONS = (740, 741, 742, 743, 744)
LUCK = (*STARS, "staff-1", "staff-2", "staff-3", "felt-1", "felt-2")  # for two draws, one after the other
POOR = (
    "plaited-rope-2", "nimble-fingers-1", "nimble-fingers-2", "shell-lamp-2", "shell-knife-1",
    "shell-knife-2", "wet-finger-2", "long-line-1", "long-line-2", "good-ear-1", "good-ear-2",
)  # fmt: skip
TIDE = ("690", "690b", "690c")  # so many cards are drawn for an answer that the ink would rise
HIS_NAME = 696  # six letters for his own, nine for the family's, six for hers


def washing(*held: int) -> State:
    """Everybody washes, in a basin that is mixed and lies still for those who know its lake."""
    return take(basin(LAKE, *held), "heal 541")


def basin(*held: int) -> State:
    """The basin is mixed."""
    return placed("ink", "507", "b1", MIXED, *held, attached={"b1": ("541",)}, deck=LUCK)


def washes(state: State) -> list[tuple[int, int]]:
    """The price and the need of each wash that may begin."""
    found = []
    for action in state.legal(0):
        tried = state.copy()
        tried.play(0, action)
        running = tried.outlook(0)["action"]
        if running and running["icon"] == "heal":
            found.append((running["cost"], running["need"]))
    return found


def calling(*held: int) -> State:
    """Aurèle is called at the Blank, by those who learnt three names and his sister's."""
    return take(placed("ink", "508", "c1", *CALLED, *held, deck=LUCK, banished=TIDE), "think 508")


def naming(*held: int) -> State:
    """And is told his name, which he has forgotten."""
    return say(take(calling(*held), "decipher 589"), HIS_NAME)


@pytest.mark.parametrize(("held", "told"), [((), "Your wrists are bare"), ((STAIN,), "one contour line")])
def test_what_is_written_can_be_washed_and_a_spilt_basin_is_remembered(
    held: tuple[int, ...], told: str
) -> None:
    state = washing(*held)
    assert told in log(state)
    assert ending(state) == "won"


def test_water_that_nobody_calls_by_its_name_takes_more_arms() -> None:
    assert washes(basin(LAKE)) == [(2, 2)]
    assert washes(basin()) == [(6, 6)]


@pytest.mark.parametrize(
    ("held", "ways", "told"),
    [
        ((), (), "The minute goes by"),
        (LESSONS, (2,), "So that was the sentence"),
        ((NAMES[3], INK), (2,), "You ask the Ink to sign"),
        ((LETTER,), (1,), "She reads it the way people read to the sick"),
        ((LETTER,), (2,), "The minute goes by"),
    ],
)
def test_whoever_says_his_name_chooses_what_to_leave_him(
    held: tuple[int, ...], ways: tuple[int, ...], told: str
) -> None:
    state = naming(*held)
    for way in ways:
        play(state, f"0 choose {way}")
    while ending(state) == "playing":  # five lessons to lay down
        play(state, "0 pick 1")
    assert told in log(state)
    assert ending(state) == "won"


def test_a_wrong_name_changes_nothing_and_may_be_said_better() -> None:
    state = say(take(calling(), "decipher 589"), 669)
    assert ending(state) == "playing"
    assert ending(say(take(state, "decipher 589"), HIS_NAME)) == "won"


def test_who_does_both_tears_the_map_and_comes_home_by_the_gap() -> None:
    called = go_on(calling(MIXED))
    assert "Half of the map is clean" in log(called)
    washed = go_on(washing(BEGUN))
    assert "half a name" in log(washed)
    assert (ending(called), ending(washed)) == ("won", "won")


def test_an_answer_that_fails_is_begun_all_the_same() -> None:
    poor = placed("ink", "508", "c1", *CALLED, deck=(*BLANKS, *POOR), banished=TIDE)
    state = take(poor, "think 508")
    assert str(BEGUN) in satchel(state)


def test_the_mountain_says_her_name_to_those_who_bring_word_of_her_brother() -> None:
    assert barred(placed("ink", "311", "c1"), "listen") == [True]
    state = placed("ink", "311", "c1", LETTER)
    assert str(HELENE) in satchel(take(state, "listen 311"))


def test_the_lamp_hangs_where_the_semaphore_s_ladder_ends() -> None:
    state = take(placed("ink", "022", "c1", deck=LUCK), "climb 022")
    go_on(play(state, "0 act take 052"))
    play(state, "0 place new")
    assert [column for column in state.outlook(0)["players"][0]["items"] if "607" in str(column)]


@pytest.mark.parametrize(("curse", "closed"), [("ink", False), ("legend", True), ("fold", True)])
def test_nobody_waits_for_the_call_under_another_curse(curse: str, closed: bool) -> None:
    assert barred(placed(curse, "508", "c1", *CALLED), "think")[0] is closed
