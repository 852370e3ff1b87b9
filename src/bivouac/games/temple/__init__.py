"""Temple: dig two card temples for sets, bonuses and assistants (2 to 4 players)."""

from bivouac.core.rooms import open_rooms
from bivouac.games.temple.actions import parse
from bivouac.games.temple.kinds import TURN
from bivouac.games.temple.may import turns
from bivouac.games.temple.position import Tableaux

GAME = open_rooms(__name__, draft=Tableaux, lists={TURN: turns}, parse=parse)
