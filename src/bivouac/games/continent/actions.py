"""The vocabulary of actions: code ↔ kind and argument ↔ text; and the ids of pieces and places.

The same for every pack: a code names a place in a list of what is within reach, never a card.
"""

from typing import Final

from mypy_extensions import i64

from bivouac.core.refusal import unknown_text
from bivouac.games.continent.kinds import (
    ATTACHED,
    BANISHED,
    CELLS,
    CHARACTERS,
    DISCARDED,
    DRAWN,
    HELPERS,
    IN_ADVENTURE,
    IN_DECK,
    IN_HAND,
    IN_ITEM,
    IN_PAST,
    IN_SATCHEL,
    IN_ZONE,
    MOST_ITEMS,
    MOST_SEATS,
    OFFERS,
    ON_CELL,
    PICKS,
    PLACES,
    SIDE,
    WAYS,
)
from bivouac.games.continent.state import State

# Kinds of actions
ACT: Final = 0  # one of the actions printed within reach
WITH: Final = 1  # ask a seat to take part
SEAT: Final = 2  # to whom
TO: Final = 3  # a cell
USE: Final = 4  # one of one's items
APPLY: Final = 5  # one of the effects at hand
SAY: Final = 6  # a number below ten
PICK: Final = 7  # one of the cards in question
PLACE: Final = 8  # a new item, or under one of one's own
CHOOSE: Final = 9  # one of the ways a card offers
AGREE: Final = 10
DECLINE: Final = 11
DRAW: Final = 12
SKIP: Final = 13
DONE: Final = 14
ABANDON: Final = 15
GIVE: Final = 16
NUMBER: Final = 17
CAMP: Final = 18
LEAVE: Final = 19
RETURN: Final = 20
RETIRE: Final = 21
JOIN: Final = 22
KINDS: Final = 23

# The first code of each kind
ACT_CODE: Final = 0
WITH_CODE: Final = 320
SEAT_CODE: Final = 324
TO_CODE: Final = 328
USE_CODE: Final = 392
APPLY_CODE: Final = 396
SAY_CODE: Final = 428
PICK_CODE: Final = 438
PLACE_CODE: Final = 518
CHOOSE_CODE: Final = 523
AGREE_CODE: Final = 529
DECLINE_CODE: Final = 530
DRAW_CODE: Final = 531
SKIP_CODE: Final = 532
DONE_CODE: Final = 533
ABANDON_CODE: Final = 534
GIVE_CODE: Final = 538
NUMBER_CODE: Final = 542
CAMP_CODE: Final = 543
LEAVE_CODE: Final = 544
RETURN_CODE: Final = 545
RETIRE_CODE: Final = 546
JOIN_CODE: Final = 547
VOCABULARY: Final = 555

NEW_ITEM: Final = 0  # the first argument of a Place; 1 + slot for the others


def cell_name(cell: int) -> str:
    """A cell as a letter from west to east and a digit from north to south."""
    return f"{'abcdefgh'[cell % SIDE]}{cell // SIDE + 1}"


def _counted(count: int) -> list[str]:
    return [str(at + 1) for at in range(count)]


_NAMES: Final[list[tuple[str, list[str]]]] = [
    ("act", _counted(OFFERS)),
    ("with", _counted(MOST_SEATS)),
    ("seat", _counted(MOST_SEATS)),
    ("to", [cell_name(cell) for cell in range(CELLS)]),
    ("use", _counted(MOST_ITEMS)),
    ("apply", _counted(HELPERS)),
    ("say", [str(digit) for digit in range(10)]),
    ("pick", _counted(PICKS)),
    ("place", ["new", *_counted(MOST_ITEMS)]),
    ("choose", _counted(WAYS)),
    ("agree", [""]),
    ("decline", [""]),
    ("draw", [""]),
    ("skip", [""]),
    ("done", [""]),
    ("abandon", _counted(MOST_ITEMS)),
    ("give", _counted(MOST_ITEMS)),
    ("number", [""]),
    ("camp", [""]),
    ("leave", [""]),
    ("return", [""]),
    ("retire", [""]),
    ("join", _counted(CHARACTERS)),
]

KIND_NAMES: Final[list[str]] = [name for name, _ in _NAMES]
KIND_OF: Final[list[int]] = [kind for kind, (_, arguments) in enumerate(_NAMES) for _ in arguments]
ARGUMENT: Final[list[int]] = [at for _, arguments in _NAMES for at in range(len(arguments))]
TEXTS: Final[list[str]] = [
    f"{name} {argument}".strip() for name, arguments in _NAMES for argument in arguments
]
CODES: Final[dict[str, int]] = {text: code for code, text in enumerate(TEXTS)}

assert [KIND_OF.index(kind) for kind in range(KINDS)] == [
    ACT_CODE, WITH_CODE, SEAT_CODE, TO_CODE, USE_CODE, APPLY_CODE, SAY_CODE, PICK_CODE, PLACE_CODE,
    CHOOSE_CODE, AGREE_CODE, DECLINE_CODE, DRAW_CODE, SKIP_CODE, DONE_CODE, ABANDON_CODE, GIVE_CODE,
    NUMBER_CODE, CAMP_CODE, LEAVE_CODE, RETURN_CODE, RETIRE_CODE, JOIN_CODE,
]  # fmt: skip
assert len(TEXTS) == VOCABULARY


def parse(text: str) -> int:
    """The code of a notation; raises Refusal("unknown_text")."""
    code = CODES.get(text)
    if code is None:
        raise unknown_text(text)
    return code


def card_id(card: int) -> str:
    """The id of a card whose face is known."""
    return f"card-{card + 1}"


def cell_id(cell: int) -> str:
    """The id of a cell of the board, and of the fog card that lies face down in it."""
    return f"cell-{cell_name(cell)}" if cell >= 0 else "nowhere"


def seat_id(seat: int) -> str:
    """The id of a player."""
    return f"seat-{seat + 1}"


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
