"""The missing legend, the second curse: magpies have torn the map's key in four, and signs say what they can.

In each region one action is done by another's icon, and a gloss found there says which. The scraps are won
back in the magpies' House (V), or a new key is cut on the dial (IV) by those who have learnt three signs.
"""

from bivouac.games.continent.data.other_side.legend import faces, house, things
from bivouac.games.continent.data.other_side.legend.things import ADVANCED, CLUE, FOG
from bivouac.games.continent.data.records import Card

__all__ = ["ADVANCED", "CARDS", "CLUE", "FOG"]

CARDS: tuple[Card, ...] = (
    *faces.FACES,
    *house.HOUSE,
    *house.TIDES,
    *house.ENDINGS,
    *things.QUESTS,
    *things.HINTS,
    *things.ITEMS,
)
