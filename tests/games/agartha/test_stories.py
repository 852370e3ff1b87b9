"""The stories: what the rules do, and what they refuse, told in files whose names read like the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from tests.games.agartha import story

HERE = Path(__file__).parent


def told(folder: str) -> list[ParameterSet]:
    """The stories of a folder, each marked with its rulings."""
    found = []
    for path in sorted((HERE / folder).glob("*.txt")):
        read = story.read(path)
        found.append(pytest.param(read, id=path.stem, marks=pytest.mark.ruling(*read.rulings)))
    return found


@pytest.mark.parametrize("tale", told("stories"))
def test_the_story_goes_as_the_rules_say(tale: story.Story) -> None:
    story.tell(tale)


@pytest.mark.parametrize("tale", told("refused"))
def test_the_last_move_is_refused_and_changes_nothing(tale: story.Story) -> None:
    story.tell_refused(tale)
    assert tale.refusal is not None
    assert tale.refusal["ruling"] in tale.rulings
