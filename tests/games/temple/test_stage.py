"""A staged position is what was wished, and nothing impossible is staged."""

from __future__ import annotations

from pathlib import Path

import pytest

from bivouac import game
from bivouac.core.mistakes import PlayerMistake
from bivouac.games.temple import columns
from tests.games.staging import refused
from tests.games.temple.stage import stage


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


@pytest.mark.parametrize("seed", range(8))
def test_the_last_card_of_the_second_temple_can_be_staged_whatever_decks_were_drawn(seed: int) -> None:
    state = game("temple").position(f"temple\nseed: {seed}\ntemple: 2\nonly: f1\ncells: f1 coin\n")
    assert len(state.dump()["discard"]) == 51
    assert state.dump()["cells"] == [23]


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"opened": {0: ["mummy", "mummy"]}}, "the box holds no more “mummy”"),
        ({"temple": 1, "opened": {0: ["coin"]}}, "no place is left for “coin”"),
        ({"only": ["f1"], "cells": {"f1": "curse_toll"}}, "no place is left for “blessing_"),
    ],
)
def test_what_the_box_does_not_hold_cannot_be_staged(wishes: dict[str, object], reason: str) -> None:
    with pytest.raises(PlayerMistake, match=f"(?i){reason}"):
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
    with refused(reason):
        stage(**wishes)  # type: ignore[arg-type]


def test_every_card_and_assistant_that_does_something_has_a_story() -> None:
    texts = "\n".join(path.read_text("utf-8") for path in (Path(__file__).parent / "stories").glob("*.txt"))
    special = [id for kind, id in enumerate(columns.IDS) if columns.TAKEN[kind] >= 0]
    assert [id for id in special if f" {id}" not in texts] == []
    assert [id for id in columns.ASSISTANT_IDS if id not in texts] == []
