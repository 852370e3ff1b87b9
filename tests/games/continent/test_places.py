"""The browser draws every place of the long adventure as one of its own, and nothing that is no place."""

from __future__ import annotations

import re
from pathlib import Path

from bivouac.games.continent import columns
from bivouac.games.continent.kinds import PERMANENT, TERRAIN

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "continent"
BOX = columns.of("other_side")


def test_every_terrain_has_a_thing_of_its_own() -> None:
    drawn = re.findall(
        r'^  "(\w+)": (?:place|dusk|dark)\(', (BOARD / "places.ts").read_text("utf-8"), re.MULTILINE
    )
    places = [BOX.ids[card] for card in range(BOX.cards) if BOX.kind[card] == TERRAIN]
    assert sorted(drawn) == sorted(places)


def test_every_obstacle_that_is_drawn_lies_in_the_way_of_somebody() -> None:
    named = re.findall(r'"other_side/([\w-]+)": "\w+"', (BOARD / "terrain.ts").read_text("utf-8"))
    lying = {BOX.ids[card] for card in range(BOX.cards) if BOX.kind[card] in (PERMANENT, TERRAIN)}
    assert set(named) <= lying
