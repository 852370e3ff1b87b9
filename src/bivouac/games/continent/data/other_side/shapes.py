"""Actions that many places of the Hinderland share, written once."""

from collections.abc import Iterable
from dataclasses import replace

from bivouac.core.effects import Effect, When
from bivouac.games.continent.data.icons import Direction, Icon
from bivouac.games.continent.data.records import Attempt, Card, Terrain
from bivouac.games.continent.effects import NOTHING, Go, Left, Light, Restore, Take

Arrows = tuple[tuple[Direction, int], ...]

STROLL = Attempt("move", cost=0, success=Go())  # away from a hearth
WALK = Attempt("move", cost=1, success=Go())
TRUDGE = Attempt("move", cost=2, success=Go())
KINDLE = Attempt("fire", cost=1, success=Light())
EVERYWHERE: tuple[Direction, ...] = ("north", "east", "south", "west")


def once(number: int) -> Take:
    """A call that never makes the Past return: what is out stays out until camp (ruling 76)."""
    return Take(number, if_available=True)


def lesson(icon: Icon, number: int, cost: int = 1, need: int = 0, failure: Effect = NOTHING) -> Attempt:
    """Something to be learnt here, or found, as long as nobody has."""
    return Attempt(icon, cost, need, requires=Left(number), success=Take(number), failure=failure)


def or_crumbs(number: int) -> Effect:
    """A card if it is still there, else a mouthful: nobody stops for nothing."""
    return When(Left(number), Take(number), Restore(1))


def face(land: Iterable[Card], number: int, curse: str, *attempts: Attempt) -> Terrain:
    """A place as it is under a curse: where it always lay, with other things to do."""
    (plain,) = [card for card in land if isinstance(card, Terrain) and _is_plain(card, number)]
    return replace(plain, only=curse, attempts=attempts)


def _is_plain(card: Terrain, number: int) -> bool:
    return card.number == number and card.colour == "green"
