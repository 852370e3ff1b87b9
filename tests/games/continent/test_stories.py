"""The stories: what the rules do, and what they refuse, told in files whose names read like the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.continent.story import TELLER
from tests.games.telling import Story

HERE = Path(__file__).parent


@pytest.mark.parametrize("tale", TELLER.told(HERE / "stories"))
def test_the_story_goes_as_the_rules_say(tale: Story) -> None:
    TELLER.tell(tale)


@pytest.mark.parametrize("tale", TELLER.told(HERE / "refused"))
def test_the_last_move_is_refused_and_changes_nothing(tale: Story) -> None:
    TELLER.tell_refused(tale)
    assert tale.refusal is not None
    assert tale.refusal["ruling"] in tale.rulings
