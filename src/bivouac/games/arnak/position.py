"""The places of a position of Arnak, as its text names them."""

from bivouac.core.places import ACTIVE, CHANCE, MOVES, Draft


class Pieces(Draft):
    """A game of Arnak being laid out."""


Pieces.rows = (
    ACTIVE,
    MOVES,
    CHANCE,
)
