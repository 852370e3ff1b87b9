"""A story cannot be set up with what the box does not hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from bivouac.core.mistakes import PlayerMistake
from tests.games.takara.story import TELLER
from tests.games.telling import Story

HEAD = "ruling: takara.8\n"


def read(folder: Path, text: str) -> Story:
    """The story in a text."""
    path = folder / "story.txt"
    path.write_text(text, "utf-8")
    return TELLER.read(path)


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
    with pytest.raises(PlayerMistake, match=r"^Line|box holds no more"):
        TELLER.tell(tale)
