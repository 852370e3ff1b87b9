"""The browser draws every place of our packs as one of its own, and nothing that is no place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bivouac.games.continent import columns
from bivouac.games.continent.kinds import PERMANENT, TERRAIN

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "continent"
BOX = columns.of("other_side")
LISTS = {"DEMO": "demo", "OTHER_SIDE": "other_side"}  # by the name that a pack's places have there


@pytest.mark.parametrize("name", LISTS)
def test_every_terrain_has_a_thing_of_its_own(name: str) -> None:
    text = (BOARD / "places.ts").read_text("utf-8")
    listed = text.partition(f"const {name}: Places = {{")[2].partition("\n};")[0]
    drawn = re.findall(r'^  "(\w+)": (?:place|dusk|dark)\(', listed, re.MULTILINE)
    box = columns.of(LISTS[name])
    places = [box.ids[card] for card in range(box.cards) if box.kind[card] == TERRAIN]
    assert sorted(drawn) == sorted(places)


def test_every_obstacle_that_is_drawn_lies_in_the_way_of_somebody() -> None:
    named = re.findall(r'"other_side/([\w-]+)": "\w+"', (BOARD / "terrain.ts").read_text("utf-8"))
    lying = {BOX.ids[card] for card in range(BOX.cards) if BOX.kind[card] in (PERMANENT, TERRAIN)}
    assert set(named) <= lying
