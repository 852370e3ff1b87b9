"""Everything on the table of a game of Takara, how it is written down, and the ids of its pieces."""

from bivouac.games.takara.state.expedition import FIELDS, State

__all__ = ["FIELDS", "State"]
