"""The places of a position of Takara, as its text names them."""

from bivouac.core.places import ACTIVE, CHANCE, MOVES, Draft, number, of_each_seat


class Pieces(Draft):
    """A game of Takara being laid out."""


Pieces.rows = (
    ACTIVE,
    number("turn"),
    of_each_seat("karas"),
    MOVES,
    CHANCE,
)
