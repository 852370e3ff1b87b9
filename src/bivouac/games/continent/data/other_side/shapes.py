"""Actions that many places of the Hinderland share, written once."""

from bivouac.games.continent.data.records import Attempt
from bivouac.games.continent.effects import Go, Light

STROLL = Attempt("move", cost=0, success=Go())  # away from a hearth
WALK = Attempt("move", cost=1, success=Go())
TRUDGE = Attempt("move", cost=2, success=Go())
KINDLE = Attempt("fire", cost=1, success=Light())
EVERYWHERE = ("north", "east", "south", "west")
