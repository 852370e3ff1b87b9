"""Flags: which card at hand shows the symbol beside a called number (rulings 80, 81 and 83)."""

from mypy_extensions import i64

from bivouac.games.continent.kinds import MOST_ITEMS, NO_CARD
from bivouac.games.continent.state import State


def holder(state: State, seat: i64, symbol: i64) -> i64:
    """A card with the symbol: in the satchel, or in an item used at step 1; NO_CARD without one.

    Outside an action, an item of the player's that still has a die will do (ruling 81).
    """
    for card in state.satchel + state.signs:
        if state.box.symbol[card] == symbol:
            return card
    if state.attempt < 0:
        for at in range(seat * MOST_ITEMS, seat * MOST_ITEMS + MOST_ITEMS):
            if state.pips[at]:
                for card in state.items[at]:
                    if state.box.symbol[card] == symbol:
                        return card
    return NO_CARD
