"""An expedition: its fields, how they are written down, and what its pieces are called."""

from bivouac.games.arnak.state.expedition import State

__all__ = ["State"]
