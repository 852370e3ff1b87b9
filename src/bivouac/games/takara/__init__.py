"""Takara: dig six sites for the two Stones of Legend (2 to 4 players)."""

from bivouac.core.rooms import open_rooms
from bivouac.games.takara.actions import parse, unasked
from bivouac.games.takara.position import Island
from bivouac.games.takara.resolve import Habits

GAME = open_rooms(
    __name__,
    draft=Island,
    reflexes=Habits(),
    parse=parse,
    unasked=unasked,
)
