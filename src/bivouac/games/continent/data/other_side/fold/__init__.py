"""The fold, the third curse: beach and mountain lie face to face, and something crosses at night.

Between them is a strip of ten places, day on one side and night on the other (zone 7). It can be sewn shut,
with a needle and three threads, or pulled flat by both its edges; those who split up are spared a crossing.
"""

from bivouac.games.continent.data.other_side.fold import crossing, faces, strip, things
from bivouac.games.continent.data.other_side.fold.things import ADVANCED, CLUE, FOG
from bivouac.games.continent.data.records import Card

__all__ = ["ADVANCED", "CARDS", "CLUE", "FOG"]

CARDS: tuple[Card, ...] = (
    *faces.FACES,
    *strip.LAND,
    *crossing.EVENTS,
    *crossing.ENDINGS,
    *things.QUESTS,
    *things.HINTS,
    *things.ITEMS,
)
