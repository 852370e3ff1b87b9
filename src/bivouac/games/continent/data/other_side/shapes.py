"""Actions that many places of the Hinderland share, written once."""

from collections.abc import Iterable
from dataclasses import replace

from bivouac.games.continent.data.icons import Direction
from bivouac.games.continent.data.records import Attempt, Card, Terrain
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


def face(land: Iterable[Card], number: int, curse: str, *attempts: Attempt) -> Terrain:
    """A place as it is under a curse: where it always lay, with other things to do."""
    (plain,) = [card for card in land if isinstance(card, Terrain) and _is_plain(card, number)]
    return replace(plain, only=curse, attempts=attempts)


def _is_plain(card: Terrain, number: int) -> bool:
    return card.number == number and card.colour == "green"
