"""The ids of pieces and places, as outlooks, events and clicks name them."""

from typing import Final

from mypy_extensions import i64

from bivouac.games.continent.kinds import (
    ATTACHED,
    BANISHED,
    CELLS,
    DISCARDED,
    DRAWN,
    IN_ADVENTURE,
    IN_DECK,
    IN_HAND,
    IN_ITEM,
    IN_PAST,
    IN_SATCHEL,
    IN_ZONE,
    MOST_ITEMS,
    MOST_SEATS,
    ON_CELL,
    PLACES,
    SIDE,
)
from bivouac.games.continent.state.expedition import State


def cell_name(cell: int) -> str:
    """A cell as a letter from west to east and a digit from north to south."""
    return f"{'abcdefgh'[cell % SIDE]}{cell // SIDE + 1}"


def card_id(card: int) -> str:
    """The id of a card whose face is known."""
    return f"card-{card + 1}"


def cell_id(cell: int) -> str:
    """The id of a cell of the board, and of the fog card that lies face down in it."""
    return f"cell-{cell_name(cell)}" if cell >= 0 else "nowhere"


def hand_id(seat: int) -> str:
    """The id of a player's hand."""
    return f"seat-{seat + 1}-hand"


def figure_id(seat: int) -> str:
    """The id of a player's figure."""
    return f"figure-{seat + 1}"


def item_id(seat: int, slot: int) -> str:
    """The id of an item of a player's inventory."""
    return f"seat-{seat + 1}-item-{slot + 1}"


_PLACE_IDS: Final[dict[int, str]] = {
    IN_ADVENTURE: "adventure",
    IN_DECK: "deck",
    DISCARDED: "discard",
    IN_PAST: "past",
    BANISHED: "banished",
    DRAWN: "drawn",
    IN_SATCHEL: "satchel",
}


def place_id(state: State, card: i64) -> str:
    """The id of the place where a card is."""
    place = state.where[card]
    if ON_CELL <= place < ON_CELL + CELLS:
        return cell_id(place - ON_CELL)
    if ATTACHED <= place < ATTACHED + CELLS:
        return cell_id(place - ATTACHED)
    if IN_HAND <= place < IN_HAND + MOST_SEATS:
        return hand_id(place - IN_HAND)
    if IN_ITEM <= place < PLACES:
        return item_id((place - IN_ITEM) // MOST_ITEMS, (place - IN_ITEM) % MOST_ITEMS)
    if place == IN_ZONE:
        return f"zone-{state.box.zone[card]}"
    return _PLACE_IDS.get(place, "reading")
