"""Takara: dig six sites for the two Stones of Legend (2 to 4 players)."""

from bivouac.core.rooms import open_rooms
from bivouac.games.takara.actions import parse, unasked
from bivouac.games.takara.kinds import ASSIGN, LOOK
from bivouac.games.takara.may import assignments, glances
from bivouac.games.takara.position import Island

GAME = open_rooms(
    __name__,
    draft=Island,
    lists={ASSIGN: assignments, LOOK: glances},
    parse=parse,
    unasked=unasked,
)
