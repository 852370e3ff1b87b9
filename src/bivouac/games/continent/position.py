"""The places of a position of Continent, as its text names them."""

from bivouac.core.places import ACTIVE, CHANCE, MOVES, Draft, number


class Pieces(Draft):
    """A game of Continent being laid out."""


Pieces.rows = (
    ACTIVE,
    number("turn"),
    MOVES,
    CHANCE,
)
