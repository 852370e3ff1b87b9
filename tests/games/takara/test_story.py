"""The reader of stories stops at anything it does not understand, and a story that is wrong fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.takara.story import TELLER
from tests.games.telling import Story

HEAD = "ruling: takara.8\n"


def read(folder: Path, text: str) -> Story:
    """The story in a text."""
    path = folder / "story.txt"
    path.write_text(text, "utf-8")
    return TELLER.read(path)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0 dig 1\nthen: karas 0 = 2", "story.txt: it names no ruling"),
        (f"{HEAD}then: karas 0 = 2", "story.txt: nobody moves"),
        (f"{HEAD}karsa 0: 5\n0 dig 1", "story.txt:2: unknown set-up: karsa 0: 5"),
        (f"{HEAD}0 dig 1\nkaras 0: 5", "story.txt:3: no move, claim or trailer: karas 0: 5"),
        (f"{HEAD}0 dig 1\nthen: kara 0 = 2", "story.txt:3: unknown claim: kara 0 = 2"),
        (f"{HEAD}0 dig 1\nrefused: face_up site=1", "story.txt:3: no move, claim or trailer"),
        (f"{HEAD}0 dig 1\nrefused: face_up takara.8\n0 dig 2", "story.txt:4: nothing follows the trailer"),
        (f"{HEAD}0 dig 1\nruling: takara.9", "story.txt:3: rulings come first"),
    ],
)
def test_a_line_nobody_understands_stops_the_reading(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{reason}"):
        read(tmp_path, text)


@pytest.mark.parametrize(
    "setting",
    [
        "site 1: karas_4",
        "site 1: karas_2 open",
        "site 1: goblin",
        "site 1, 1 left: xp_4, xp_4",
        "won 0: drake, drake",
        "chests: mimic, mimic",
        "dice: axe",
    ],
)
def test_what_the_box_does_not_hold_cannot_be_staged(tmp_path: Path, setting: str) -> None:
    tale = read(tmp_path, f"{HEAD}{setting}\n0 den\nthen: karas 0 = 1")
    with pytest.raises(ValueError, match=r"\w"):
        TELLER.tell(tale)


@pytest.mark.parametrize("claim", ["karas 0 = 2", "0 may not den", "site 1 = 8 tiles", "team 0 = home"])
def test_a_claim_that_does_not_hold_fails_the_story(tmp_path: Path, claim: str) -> None:
    tale = read(tmp_path, f"{HEAD}0 den\nthen: {claim}")
    with pytest.raises(AssertionError, match=claim):
        TELLER.tell(tale)


def test_a_story_ends_with_a_claim(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="a story ends with a claim"):
        TELLER.tell(read(tmp_path, f"{HEAD}0 den"))


@pytest.mark.parametrize(
    "trailer",
    [
        "refused: no_rockfall site=1 takara.8",
        "refused: face_up site=2 takara.8",
        "refused: face_up site=1 takara.9",
        "refused: face_up takara.8",
    ],
)
def test_a_trailer_must_give_the_very_reason(tmp_path: Path, trailer: str) -> None:
    tale = read(tmp_path, f"{HEAD}site 1: bat_a up\n0 dig 1\n{trailer}")
    with pytest.raises(AssertionError, match="face_up"):
        TELLER.tell_refused(tale)


def test_a_refused_story_whose_last_move_is_legal_fails(tmp_path: Path) -> None:
    tale = read(tmp_path, f"{HEAD}site 1: karas_2\n0 dig 1\nrefused: face_up site=1 takara.8")
    with pytest.raises(pytest.fail.Exception):
        TELLER.tell_refused(tale)
