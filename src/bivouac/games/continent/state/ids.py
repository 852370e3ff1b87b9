"""The ids of pieces and places, as outlooks, events and clicks name them."""

from typing import Final

from mypy_extensions import i64

from bivouac.games.continent import kinds
from bivouac.games.continent.state.expedition import State


def cell_name(cell: int) -> str:
    """A cell as a letter from west to east and a digit from north to south."""
    return f"{'abcdefgh'[cell % kinds.SIDE]}{cell // kinds.SIDE + 1}"


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
    kinds.IN_ADVENTURE: "adventure",
    kinds.IN_DECK: "deck",
    kinds.DISCARDED: "discard",
    kinds.IN_PAST: "past",
    kinds.BANISHED: "banished",
    kinds.DRAWN: "drawn",
    kinds.IN_SATCHEL: "satchel",
}


def place_id(state: State, card: i64) -> str:
    """The id of the place where a card is."""
    place = state.where[card]
    if kinds.ON_CELL <= place < kinds.ON_CELL + kinds.CELLS:
        return cell_id(place - kinds.ON_CELL)
    if kinds.ATTACHED <= place < kinds.ATTACHED + kinds.CELLS:
        return cell_id(place - kinds.ATTACHED)
    if kinds.IN_HAND <= place < kinds.IN_HAND + kinds.MOST_SEATS:
        return hand_id(place - kinds.IN_HAND)
    if kinds.IN_ITEM <= place < kinds.PLACES:
        return item_id(
            (place - kinds.IN_ITEM) // kinds.MOST_ITEMS, (place - kinds.IN_ITEM) % kinds.MOST_ITEMS
        )
    if place == kinds.IN_ZONE:
        return f"zone-{state.box.zone[card]}"
    return _PLACE_IDS.get(place, "reading")
