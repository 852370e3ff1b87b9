"""Every icon a game asks for is drawn in the browser's sprite."""

from __future__ import annotations

import re

import pytest

from bivouac import game, names
from bivouac.core.sentences import MARKS
from bivouac.core.words import LANGUAGES
from tests.house.listing import ROOT

SPRITE = (ROOT / "web" / "src" / "look" / "icons.svg").read_text("utf-8")
DRAWN = frozenset(re.findall(r'<symbol id="i-([a-z0-9_-]+)"', SPRITE))
# The glyphs of the four seats.
SEATS = frozenset({"seat1", "seat2", "seat3", "seat4"})


@pytest.mark.parametrize("name", names())
def test_every_icon_of_a_catalogue_and_of_a_guide_is_drawn(name: str) -> None:
    asked = {icon for entry in game(name).catalogue("en") for icon in entry["icons"]}
    for lang in LANGUAGES:
        for section in game(name).guide(lang):
            asked |= {span.icon for block in section.blocks for span in block.spans if span.icon}
    assert sorted(asked - DRAWN) == []


def test_the_marks_between_icons_and_the_glyphs_of_the_seats_are_drawn() -> None:
    assert sorted((MARKS | SEATS) - DRAWN) == []


def test_no_two_drawings_of_the_sprite_share_a_name() -> None:
    assert len(re.findall(r"<symbol id=", SPRITE)) == len(DRAWN)
