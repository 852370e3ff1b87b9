"""The ids by which clients know pieces and places; they tell nothing of a hidden face."""

from bivouac.games.temple import columns
from bivouac.games.temple.kinds import CELLS


def card_id(card: int) -> str:
    """The id of a card, which names the place it was dealt to."""
    return f"card-{card // CELLS + 1}-{columns.CELL_IDS[card % CELLS]}"


def assistant_id(assistant: int) -> str:
    """The id of an assistant."""
    return f"assistant-{columns.ASSISTANT_IDS[assistant]}"
