"""The ids by which clients know pieces and places; they tell nothing of a hidden face."""

from bivouac.games.agartha import columns
from bivouac.games.agartha.kinds import ZONE_NAMES


def slot_id(seat: int, place: int) -> str:
    """The id of a slot or sector of a board."""
    return f"seat-{seat + 1}-{columns.PLACE_IDS[place]}"


def tile_id(tile: int) -> str:
    """The id of an expedition tile."""
    return f"tile-{tile + 1}"


def zone_id(zone: int) -> str:
    """The id of the action zone or the bid zone of a tile."""
    return f"tile-{zone // 2 + 1}-{ZONE_NAMES[zone % 2]}"


def card_id(card: int) -> str:
    """The id of a card, shown only while it lies face up."""
    return f"card-{card + 1}"


def token_id(seat: int, at: int) -> str:
    """The id of a seat's token by its order of placing this round: it tells no value."""
    return f"token-{seat + 1}-{at + 1}"
