"""A staged position is what was wished, nothing impossible is staged, and stories that are wrong fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from bivouac import SetupError
from bivouac.games.temple import columns
from tests.games.telling import Story
from tests.games.temple.stage import stage
from tests.games.temple.story import TELLER

HEAD = "ruling: temple.5\n"


def read(folder: Path, text: str) -> Story:
    """The story in a text."""
    path = folder / "story.txt"
    path.write_text(text, "utf-8")
    return TELLER.read(path)


def test_cards_lie_where_they_were_wished() -> None:
    document = stage(cells={"a1": "coin", "f3": "mummy"}, opened={0: ["statue"]}, money={1: 7}).dump()
    assert document["faces"][26] == "coin"
    assert document["faces"][51] == "mummy"
    assert [document["faces"][card] for card in document["rows"][0]] == ["statue"]
    assert document["money"] == [2, 7]


def test_what_left_a_temple_and_was_not_wished_for_lies_out_of_the_game() -> None:
    document = stage(temple=1, only=["a1", "a2"], opened={1: ["coin"]}).dump()
    assert len(document["discard"]) == 23
    assert document["cells"] == [0, 1]


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"opened": {0: ["mummy", "mummy"]}}, "fewer cards mummy"),
        ({"temple": 1, "opened": {0: ["coin"]}}, "more cards lie in tableaux"),
    ],
)
def test_what_the_box_does_not_hold_cannot_be_staged(wishes: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        stage(**wishes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"flipped": {0: ["relic", "relic"]}}, "flipped"),
        ({"flipped": {0: ["coin"]}}, "flipped one of its coins"),
        ({"flipped": {0: ["statue", "statue"]}}, "in no set"),
        ({"closed": {0: [["vampire", "coffin"]]}}, "this is no set"),
        ({"opened": {0: ["curse_toll"]}}, "was used when it was taken"),
        ({"left": 0}, "neither spent nor left"),
        ({"seen": {0: ["f1"]}, "cells": {"f1": "coin"}}, "never looked at"),
    ],
)
def test_an_impossible_position_is_refused_by_the_loader(wishes: dict[str, object], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        stage(**wishes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0 take f1\nthen: money 0 = 2", "story.txt: it names no ruling"),
        (f"{HEAD}then: money 0 = 2", "story.txt: nobody moves"),
        (f"{HEAD}mony 0: 5\n0 take f1", "story.txt:2: unknown set-up: mony 0: 5"),
        (f"{HEAD}0 take f1\nmoney 0: 5", "story.txt:3: no move, claim or trailer: money 0: 5"),
        (f"{HEAD}0 take f1\nthen: mony 0 = 2", "story.txt:3: unknown claim: mony 0 = 2"),
        (
            f"{HEAD}0 done\nrefused: act_first temple.48\n0 take f1",
            "story.txt:4: nothing follows the trailer",
        ),
        (f"{HEAD}0 take f1\nruling: temple.6", "story.txt:3: rulings come first"),
    ],
)
def test_a_line_nobody_understands_stops_the_reading(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{reason}"):
        read(tmp_path, text)


@pytest.mark.parametrize("claim", ["money 0 = 3", "0 may take f2", "open 0 = nothing", "asked = turn of 1"])
def test_a_claim_that_does_not_hold_fails_the_story(tmp_path: Path, claim: str) -> None:
    tale = read(tmp_path, f"{HEAD}0 take f1\nthen: {claim}")
    with pytest.raises(AssertionError, match=claim):
        TELLER.tell(tale)


def test_a_story_ends_with_a_claim(tmp_path: Path) -> None:
    tale = read(tmp_path, f"{HEAD}0 take f1")
    with pytest.raises(ValueError, match="a story ends with a claim"):
        TELLER.tell(tale)


@pytest.mark.parametrize(
    "trailer",
    [
        "refused: no_action temple.48",
        "refused: act_first temple.37",
        "refused: act_first cell=a1 temple.48",
    ],
)
def test_a_trailer_must_give_the_very_reason(tmp_path: Path, trailer: str) -> None:
    tale = read(tmp_path, f"{HEAD}0 done\n{trailer}")
    with pytest.raises(AssertionError, match="act_first"):
        TELLER.tell_refused(tale)


def test_every_card_and_assistant_that_does_something_has_a_story() -> None:
    texts = "\n".join(path.read_text("utf-8") for path in (Path(__file__).parent / "stories").glob("*.txt"))
    special = [id for kind, id in enumerate(columns.IDS) if columns.TAKEN[kind] >= 0]
    assert [id for id in special if f" {id}" not in texts] == []
    assert [id for id in columns.ASSISTANT_IDS if id not in texts] == []
