"""The vocabulary of actions: code ↔ kind and argument ↔ text."""

from typing import Final

from bivouac.core.refusal import unknown_text
from bivouac.games.agartha import columns
from bivouac.games.agartha.kinds import AMULETS, CARD_PLACES, MOST_TILES, SLOTS, TOKENS, VILLAGE_1

# Kinds of actions
PLACE: Final = 0
TO: Final = 1
MOVE: Final = 2
SWAP: Final = 3
WITH: Final = 4
DRAW: Final = 5
TAKE: Final = 6
VALIDATE: Final = 7
EXPLORE: Final = 8
SKIP: Final = 9
DONE: Final = 10
KINDS: Final = 11

# The first code of each kind
PLACE_CODE: Final = 0
TO_CODE: Final = 36
MOVE_CODE: Final = 44
SWAP_CODE: Final = 114
WITH_CODE: Final = 184
DRAW_CODE: Final = 254
TAKE_CODE: Final = 273
VALIDATE_CODE: Final = 276
EXPLORE_CODE: Final = 282
SKIP_CODE: Final = 285
DONE_CODE: Final = 286
VOCABULARY: Final = 287

ZONES: Final = 12  # an action zone and a bid zone on each tile: 2 * tile, 2 * tile + 1
TIERS: Final = 3
FROM_DECK: Final = 0  # the first argument of a Draw; 1 + 3 * tile + place for the others

ZONE_NAMES: Final[list[str]] = ["action", "bid"]

_CARDS: Final[list[str]] = [f"{slot} {kind}" for slot in columns.PLACE_IDS[:SLOTS] for kind in columns.IDS]
_ZONES: Final[list[str]] = [f"{tile + 1} {zone}" for tile in range(MOST_TILES) for zone in ZONE_NAMES]
_NAMES: Final[list[tuple[str, list[str]]]] = [
    ("place", [f"{value + 1} {zone}" for value in range(TOKENS) for zone in _ZONES]),
    ("to", columns.PLACE_IDS[: AMULETS + 1]),
    ("move", _CARDS),
    ("swap", _CARDS),
    ("with", _CARDS),
    (
        "draw",
        ["deck", *(f"{tile + 1} {place + 1}" for tile in range(MOST_TILES) for place in range(CARD_PLACES))],
    ),
    ("take", [str(place + 1) for place in range(CARD_PLACES)]),
    (
        "validate",
        [
            f"{columns.PLACE_IDS[VILLAGE_1 + at]} {needs}"
            for at in range(2)
            for needs in columns.VILLAGE_NEEDS
        ],
    ),
    ("explore", [str(needs) for needs in columns.EXPLORATION_NEEDS]),
    ("skip", [""]),
    ("done", [""]),
]

KIND_NAMES: Final[list[str]] = [name for name, _ in _NAMES]
KIND_OF: Final[list[int]] = [kind for kind, (_, arguments) in enumerate(_NAMES) for _ in arguments]
ARGUMENT: Final[list[int]] = [at for _, arguments in _NAMES for at in range(len(arguments))]
TEXTS: Final[list[str]] = [
    f"{name} {argument}".strip() for name, arguments in _NAMES for argument in arguments
]
CODES: Final[dict[str, int]] = {text: code for code, text in enumerate(TEXTS)}

assert [KIND_OF.index(kind) for kind in range(KINDS)] == [
    PLACE_CODE, TO_CODE, MOVE_CODE, SWAP_CODE, WITH_CODE, DRAW_CODE, TAKE_CODE, VALIDATE_CODE,
    EXPLORE_CODE, SKIP_CODE, DONE_CODE,
]  # fmt: skip
assert len(TEXTS) == VOCABULARY


def parse(text: str) -> int:
    """The code of a notation; raises Refusal("unknown_text")."""
    code = CODES.get(text)
    if code is None:
        raise unknown_text(text)
    return code


def seat_id(seat: int) -> str:
    """The id of a player's board."""
    return f"seat-{seat + 1}"


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
