"""Everything on the table of a game of Agartha, how it is written down, and the ids of its pieces."""

from bivouac.games.agartha.state.expedition import State

__all__ = ["State"]
