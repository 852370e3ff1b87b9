"""The reader of stories stops at anything it does not understand, and a story that is wrong fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.agartha.story import TELLER
from tests.games.telling import Story

HEAD = "ruling: agartha.3\n"


def read(folder: Path, text: str) -> Story:
    """The story in a text."""
    path = folder / "story.txt"
    path.write_text(text, "utf-8")
    return TELLER.read(path)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0 place 1 1 bid\nthen: round = 1", "story.txt: it names no ruling"),
        (f"{HEAD}then: round = 1", "story.txt: nobody moves"),
        (f"{HEAD}bord 0 objects: axe\n0 skip", "story.txt:2: unknown set-up: bord 0 objects: axe"),
        (f"{HEAD}0 skip\nholder: 1", "story.txt:3: no move, claim or trailer: holder: 1"),
        (f"{HEAD}0 skip\nthen: rounds = 1", "story.txt:3: unknown claim: rounds = 1"),
        (f"{HEAD}0 skip\nrefused: not_now agartha.6\n0 done", "story.txt:4: nothing follows the trailer"),
        (f"{HEAD}0 skip\nruling: agartha.9", "story.txt:3: rulings come first"),
    ],
)
def test_a_line_nobody_understands_stops_the_reading(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{reason}"):
        read(tmp_path, text)


@pytest.mark.parametrize("claim", ["round = 2", "tile 1 = nothing", "holder = 1", "board 0 objects = axe"])
def test_a_claim_that_does_not_hold_fails_the_story(tmp_path: Path, claim: str) -> None:
    tale = read(tmp_path, f"{HEAD}0 place 1 1 bid\nthen: {claim}")
    with pytest.raises(AssertionError, match=claim):
        TELLER.tell(tale)


def test_a_story_ends_with_a_claim(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="a story ends with a claim"):
        TELLER.tell(read(tmp_path, f"{HEAD}0 place 1 1 bid"))


@pytest.mark.parametrize(
    "trailer",
    [
        "refused: answer_first action=skip agartha.6",
        "refused: not_now action=done agartha.6",
        "refused: not_now action=skip agartha.3",
        "refused: not_now agartha.6",
    ],
)
def test_a_trailer_must_give_the_very_reason(tmp_path: Path, trailer: str) -> None:
    tale = read(tmp_path, f"{HEAD}0 skip\n{trailer}")
    with pytest.raises(AssertionError, match="not_now"):
        TELLER.tell_refused(tale)


def test_a_refused_story_whose_last_move_is_legal_fails(tmp_path: Path) -> None:
    tale = read(tmp_path, f"{HEAD}0 place 1 1 bid\nrefused: not_now action=skip agartha.6")
    with pytest.raises(pytest.fail.Exception):
        TELLER.tell_refused(tale)
