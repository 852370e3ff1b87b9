"""What one can do: the rows, their words, the pieces they concern, and fast lists of what is legal."""

from bivouac.games.continent.actions.fast import FAST
from bivouac.games.continent.actions.labels import label
from bivouac.games.continent.actions.rows import ACTIONS

__all__ = ["ACTIONS", "FAST", "label"]
