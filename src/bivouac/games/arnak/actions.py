"""The vocabulary of actions: code ↔ kind and argument ↔ text.

Cards are named by their face, of which a player has one each but for Fear, whose cards are all alike (ruling
127); everything else by its place.
"""

from typing import Final

from bivouac.core.refusal import unknown_text
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import PLACES_FOR_ASSISTANTS, SHUFFLED, SLOTS, STACKS

# Kinds of actions
PLAY: Final = 0
TRAVEL: Final = 1
DISCARD: Final = 2
EXILE: Final = 3
EXILE_LAID: Final = 4
BUY: Final = 5
TAKE: Final = 6
DIG: Final = 7
DISCOVER: Final = 8
OVERCOME: Final = 9
GLASS: Final = 10
NOTEBOOK: Final = 11
TEMPLE: Final = 12
USE: Final = 13
BOON: Final = 14
SLOT: Final = 15
ICON: Final = 16
RIDE: Final = 17
PILOT: Final = 18
UPGRADE: Final = 19
ASSISTANT: Final = 20
STACK: Final = 21
RESCUE: Final = 22
CHOOSE: Final = 23
SIFT: Final = 24
HOLD: Final = 25
PUT_BACK: Final = 26
KEEP: Final = 27
BONUS: Final = 28
ROW: Final = 29
FROM: Final = 30
TO: Final = 31
SITE: Final = 32
FREE_SLOT: Final = 33
YES: Final = 34
NO: Final = 35
GO: Final = 36
PASS: Final = 37
END: Final = 38
KINDS: Final = 39

_NAMES: Final[list[tuple[str, list[str]]]] = [
    ("play", columns.IDS),
    ("travel", columns.IDS),
    ("discard", columns.IDS),
    ("exile", columns.IDS),
    ("exile-laid", columns.LAID_IDS),
    ("buy", columns.IDS),
    ("take", columns.IDS),
    ("dig", columns.SPACE_IDS),
    ("discover", columns.PLACE_IDS),
    ("overcome", columns.SITE_IDS),
    ("glass", columns.STEP_IDS),
    ("notebook", columns.STEP_IDS),
    ("temple", columns.STACK_IDS),
    ("use", [str(place + 1) for place in range(PLACES_FOR_ASSISTANTS)]),
    ("boon", [str(number + 1) for number in range(len(columns.GUARDIAN_IDS))]),
    ("slot", columns.SLOT_IDS),
    ("icon", columns.ICON_IDS),
    ("ride", [str(place + 1) for place in range(PLACES_FOR_ASSISTANTS)]),
    ("pilot", [""]),
    ("upgrade", ["tablet", "arrowhead"]),
    ("assistant", [str(place + 1) for place in range(PLACES_FOR_ASSISTANTS)]),
    ("stack", [str(stack + 1) for stack in range(STACKS)]),
    ("rescue", ["1", "2", "3", "4"]),
    ("choose", ["1", "2", "3", "4"]),
    ("sift", ["1", "2", "3"]),
    ("hold", ["1", "2", "3"]),
    ("put-back", ["1", "2", "3"]),
    ("keep", ["yes", "no"]),
    ("bonus", columns.BONUS_IDS),
    ("row", [""]),
    ("from", columns.SPACE_IDS),
    ("to", columns.SPACE_IDS),
    ("site", columns.SITE_IDS),
    ("free-slot", [str(slot + 1) for slot in range(SLOTS)]),
    ("yes", [""]),
    ("no", [""]),
    ("go", [""]),
    ("pass", [""]),
    ("end", [""]),
]

KIND_NAMES: Final[list[str]] = [name for name, _ in _NAMES]
KIND_OF: Final[list[int]] = [kind for kind, (_, arguments) in enumerate(_NAMES) for _ in arguments]
ARGUMENT: Final[list[int]] = [at for _, arguments in _NAMES for at in range(len(arguments))]
TEXTS: Final[list[str]] = [
    f"{name} {argument}".strip() for name, arguments in _NAMES for argument in arguments
]
CODES: Final[dict[str, int]] = {text: code for code, text in enumerate(TEXTS)}
VOCABULARY: Final = len(TEXTS)
# How many codes each kind has, and the first of them
COUNT: Final[list[int]] = [len(arguments) for _, arguments in _NAMES]
FIRST: Final[list[int]] = [KIND_OF.index(kind) for kind in range(KINDS)]
assert len(CODES) == VOCABULARY
assert len(_NAMES) == KINDS

PLAY_CODE: Final = 0
TRAVEL_CODE: Final = 80
DISCARD_CODE: Final = 160
EXILE_CODE: Final = 240
LAID_CODE: Final = 320
BUY_CODE: Final = 401
TAKE_CODE: Final = 481
DIG_CODE: Final = 561
DISCOVER_CODE: Final = 583
OVERCOME_CODE: Final = 595
GLASS_CODE: Final = 612
NOTEBOOK_CODE: Final = 627
TEMPLE_CODE: Final = 642
USE_CODE: Final = 648
BOON_CODE: Final = 650
SLOT_CODE: Final = 665
ICON_CODE: Final = 670
RIDE_CODE: Final = 674
PILOT_CODE: Final = 676
UPGRADE_CODE: Final = 677
ASSISTANT_CODE: Final = 679
STACK_CODE: Final = 681
RESCUE_CODE: Final = 684
CHOOSE_CODE: Final = 688
SIFT_CODE: Final = 692
HOLD_CODE: Final = 695
PUT_BACK_CODE: Final = 698
KEEP_CODE: Final = 701
BONUS_CODE: Final = 703
ROW_CODE: Final = 709
FROM_CODE: Final = 710
TO_CODE: Final = 732
SITE_CODE: Final = 754
FREE_SLOT_CODE: Final = 771
YES_CODE: Final = 775
NO_CODE: Final = 776
GO_CODE: Final = 777
PASS_CODE: Final = 778
END_CODE: Final = 779

assert FIRST == [
    PLAY_CODE, TRAVEL_CODE, DISCARD_CODE, EXILE_CODE, LAID_CODE, BUY_CODE, TAKE_CODE, DIG_CODE,
    DISCOVER_CODE, OVERCOME_CODE, GLASS_CODE, NOTEBOOK_CODE, TEMPLE_CODE, USE_CODE, BOON_CODE, SLOT_CODE,
    ICON_CODE, RIDE_CODE, PILOT_CODE, UPGRADE_CODE, ASSISTANT_CODE, STACK_CODE, RESCUE_CODE, CHOOSE_CODE,
    SIFT_CODE, HOLD_CODE, PUT_BACK_CODE, KEEP_CODE, BONUS_CODE, ROW_CODE, FROM_CODE, TO_CODE, SITE_CODE,
    FREE_SLOT_CODE, YES_CODE, NO_CODE, GO_CODE, PASS_CODE, END_CODE,
]  # fmt: skip


def parse(text: str) -> int:
    """The code of a notation; raises Refusal("unknown_text")."""
    code = CODES.get(text)
    if code is None:
        raise unknown_text(text)
    return code


def seat_id(seat: int) -> str:
    """The id of a player's board; the solo rival's comes after the last seat."""
    return f"seat-{seat + 1}"


def hand_id(seat: int) -> str:
    """The id of a hand."""
    return f"seat-{seat + 1}-hand"


def held_id(seat: int, entry: int) -> str:
    """The id of a hand card by its face; all Fear cards of a hand share one, for they are alike."""
    return f"{hand_id(seat)}-{columns.IDS[entry % SHUFFLED]}"


def deck_id(seat: int) -> str:
    """The id of a player's deck."""
    return f"seat-{seat + 1}-deck"


def area_id(seat: int) -> str:
    """The id of a play area."""
    return f"seat-{seat + 1}-area"


def card_id(card: int, owner: int = -1) -> str:
    """The id of a card that lies open: items and artifacts are single, basic cards one a player."""
    id = columns.IDS[card]
    return f"card-{id}" if owner < 0 or card >= columns.FIRST_ITEM else f"seat-{owner + 1}-{id}"


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
