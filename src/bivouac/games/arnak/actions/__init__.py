"""What one can do: a row for each kind of action, its words, and the pieces it concerns."""

from bivouac.games.arnak.actions.labels import label, question_name
from bivouac.games.arnak.actions.rows import ACTIONS

__all__ = ["ACTIONS", "label", "question_name"]
