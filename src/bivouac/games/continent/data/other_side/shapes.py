"""Actions that many places of the Hinderland share, written once."""

from bivouac.games.continent.data.icons import Direction
from bivouac.games.continent.data.records import Attempt
from bivouac.games.continent.effects import Go, Light, Take

Arrows = tuple[tuple[Direction, int], ...]

STROLL = Attempt("move", cost=0, success=Go())  # away from a hearth
WALK = Attempt("move", cost=1, success=Go())
TRUDGE = Attempt("move", cost=2, success=Go())
KINDLE = Attempt("fire", cost=1, success=Light())
EVERYWHERE: tuple[Direction, ...] = ("north", "east", "south", "west")


def once(number: int) -> Take:
    """A call that never makes the Past return: what is out stays out until camp (ruling 76)."""
    return Take(number, if_available=True)
