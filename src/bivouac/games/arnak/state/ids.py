"""The ids by which clients know the pieces and places of Arnak."""

from bivouac.core.ids import seat_id
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import SHUFFLED


def hand_id(seat: int) -> str:
    """The id of a hand."""
    return f"{seat_id(seat)}-hand"


def held_id(seat: int, entry: int) -> str:
    """The id of a hand card by its face; all Fear cards of a hand share one, for they are alike."""
    return f"{hand_id(seat)}-{columns.IDS[entry % SHUFFLED]}"


def deck_id(seat: int) -> str:
    """The id of a player's deck."""
    return f"{seat_id(seat)}-deck"


def area_id(seat: int) -> str:
    """The id of a play area."""
    return f"{seat_id(seat)}-area"


def card_id(card: int, owner: int = -1) -> str:
    """The id of a card that lies open: items and artifacts are single, basic cards one a player."""
    id = columns.IDS[card]
    return f"card-{id}" if owner < 0 or card >= columns.FIRST_ITEM else f"{seat_id(owner)}-{id}"


def assistant_id(assistant: int) -> str:
    """The id of an assistant tile."""
    return columns.ASSISTANT_IDS[assistant]


def guardian_id(guardian: int) -> str:
    """The id of a guardian tile."""
    return columns.GUARDIAN_IDS[guardian]


def space_id(space: int) -> str:
    """The id of a space for an archaeologist."""
    return f"space-{columns.SPACE_IDS[space]}"


def step_id(space: int) -> str:
    """The id of a space of the research track."""
    return f"track-{columns.STEP_IDS[space]}"
