"""The places of a position of Temple, as its text names them."""

from bivouac.core.places import ACTIVE, CHANCE, MOVES, Draft, number, of_each_seat


class Pieces(Draft):
    """A game of Temple being laid out."""


Pieces.rows = (
    ACTIVE,
    number("turn"),
    of_each_seat("money"),
    MOVES,
    CHANCE,
)
