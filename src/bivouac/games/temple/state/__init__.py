"""Everything on the table of a game of Temple, how it is written down, and the ids of its pieces."""

from bivouac.games.temple.state.expedition import FIELDS, State

__all__ = ["FIELDS", "State"]
