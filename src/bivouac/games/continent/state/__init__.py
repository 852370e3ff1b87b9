"""An expedition: its fields, how they are written down, and what its pieces are called."""

from bivouac.games.continent.state.expedition import (
    State,
    card_of,
    cell_of,
    changed,
    context,
    context_of,
    relisted,
    seat_of,
)

__all__ = ["State", "card_of", "cell_of", "changed", "context", "context_of", "relisted", "seat_of"]
