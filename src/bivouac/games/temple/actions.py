"""The vocabulary of actions: code ↔ kind and argument ↔ text; sets are written as kinds, never as cards."""

import re
from itertools import product
from typing import Final

from bivouac.core.refusal import Refusal, unknown_text
from bivouac.games.temple import columns
from bivouac.games.temple.data.sets import PAIRS
from bivouac.games.temple.kinds import CELLS, PLATES, STATUES, WARES, WORD_WARES

# Kinds of actions
TAKE: Final = 0
PEEK: Final = 1
HIRE: Final = 2
FLIP: Final = 3
CLOSE: Final = 4
DONE: Final = 5
STEAL: Final = 6
INVITE: Final = 7
DISCARD: Final = 8
GIVE: Final = 9
LOOK: Final = 10
ENOUGH: Final = 11
CARRY: Final = 12
KINDS: Final = 13

# The first code of each kind
TAKE_CODE: Final = 0
PEEK_CODE: Final = 26
HIRE_CODE: Final = 52
FLIP_CODE: Final = 64
CLOSE_CODE: Final = 92
DONE_CODE: Final = 143
STEAL_CODE: Final = 144
INVITE_CODE: Final = 264
DISCARD_CODE: Final = 276
GIVE_CODE: Final = 306
LOOK_CODE: Final = 336
ENOUGH_CODE: Final = 362
CARRY_CODE: Final = 363
VOCABULARY: Final = 389

MOST_SEATS: Final = 4

# A set: a text and the kinds it is made of, each as often as it is needed.
Group = tuple[str, tuple[int, ...]]


def _like(deck: int, fewest: int, most: int) -> list[Group]:
    """Sets of a deck of like cards, written plain + starred."""
    plain, starred = (kind for kind in range(len(columns.IDS)) if columns.DECK_OF[kind] == deck)
    box = columns.BOX[deck]
    found = []
    for size in range(fewest, most + 1):
        for stars in range(size + 1):
            if stars <= box.count(starred) and size - stars <= box.count(plain):
                kinds = (*(plain,) * (size - stars), *(starred,) * stars)
                found.append((f"{columns.DECK_IDS[deck]} {size - stars}+{stars}", kinds))
    return found


def _faces(id: str) -> list[int]:
    """The kinds that show a face, without and with a star."""
    return [kind for kind, face in enumerate(columns.FACE_IDS) if face == id]


def _named(kinds: tuple[int, ...]) -> Group:
    return " ".join(columns.IDS[kind] for kind in kinds), kinds


def _plates() -> list[Group]:
    """Two or three of a letter, or one of each."""
    letters = [_faces(f"plate_{letter}") for letter in "abc"]
    found = []
    for plain, starred in letters:
        found += [_named((plain, plain)), _named((plain, starred)), _named((plain, plain, starred))]
    return found + [_named(kinds) for kinds in product(*letters)]


def _pairs() -> list[Group]:
    """A monster and a remedy that tames it."""
    return [_named(kinds) for monster, remedy in PAIRS for kinds in product(_faces(monster), _faces(remedy))]


FLIPS: Final[list[Group]] = [group for deck in columns.BONUS_DECKS for group in _like(deck, 2, 3)]
CLOSES: Final[list[Group]] = [
    *_like(STATUES, 2, len(columns.BOX[STATUES])),
    *_plates(),
    *_pairs(),
]
_GROUPS: Final[list[Group]] = FLIPS + CLOSES

# All sets in one row, those flipped for a bonus first: their kinds, their deck, and the need as two words of
# nibbles, so that a whole set is compared with a hand at once.
GROUP_KINDS: Final[list[list[int]]] = [list(kinds) for _, kinds in _GROUPS]
GROUP_DECK: Final[list[int]] = [columns.DECK_OF[kinds[0]] for kinds in GROUP_KINDS]


def _need(kinds: list[int], first: int) -> int:
    return sum(16 ** (kind - first) for kind in kinds if first <= kind < first + WORD_WARES)


NEED_LOW: Final[list[int]] = [_need(kinds, 0) for kinds in GROUP_KINDS]
NEED_HIGH: Final[list[int]] = [_need(kinds, WORD_WARES) for kinds in GROUP_KINDS]

# The families of sets: where each begins in the row, and the wares without which none of it can be had.
_FAMILIES: Final[list[int]] = [*columns.BONUS_DECKS, STATUES, PLATES, PLATES + 1]
FAMILY_FIRST: Final[list[int]] = [GROUP_DECK.index(deck) for deck in _FAMILIES] + [len(_GROUPS)]
FAMILY_LOW: Final[list[int]] = []
FAMILY_HIGH: Final[list[int]] = []
for _deck in _FAMILIES:
    _wares = [kind for kind in range(WARES) if columns.DECK_OF[kind] == _deck]
    FAMILY_LOW.append(15 * _need(_wares, 0))
    FAMILY_HIGH.append(15 * _need(_wares, WORD_WARES))
assert sorted(GROUP_DECK, key=_FAMILIES.index) == GROUP_DECK, "the sets of a family stand side by side"

_SEATS: Final[list[str]] = [str(seat + 1) for seat in range(MOST_SEATS)]
_WARES: Final[list[str]] = columns.IDS[:WARES]
_NAMES: Final[list[tuple[str, list[str]]]] = [
    ("take", columns.CELL_IDS),
    ("peek", columns.CELL_IDS),
    ("hire", columns.ASSISTANT_IDS),
    ("flip", [text for text, _ in FLIPS]),
    ("close", [text for text, _ in CLOSES]),
    ("done", [""]),
    ("steal", [f"{seat} {ware}" for seat in _SEATS for ware in _WARES]),
    ("invite", columns.ASSISTANT_IDS),
    ("discard", _WARES),
    ("give", _WARES),
    ("look", columns.CELL_IDS),
    ("enough", [""]),
    ("carry", columns.CELL_IDS),
]

KIND_NAMES: Final[list[str]] = [name for name, _ in _NAMES]
KIND_OF: Final[list[int]] = [kind for kind, (_, arguments) in enumerate(_NAMES) for _ in arguments]
ARGUMENT: Final[list[int]] = [at for _, arguments in _NAMES for at in range(len(arguments))]
TEXTS: Final[list[str]] = [
    f"{name} {argument}".strip() for name, arguments in _NAMES for argument in arguments
]
CODES: Final[dict[str, int]] = {text: code for code, text in enumerate(TEXTS)}
FIRST: Final[list[int]] = [KIND_OF.index(kind) for kind in range(KINDS)]

assert FIRST == [
    TAKE_CODE, PEEK_CODE, HIRE_CODE, FLIP_CODE, CLOSE_CODE, DONE_CODE, STEAL_CODE, INVITE_CODE,
    DISCARD_CODE, GIVE_CODE, LOOK_CODE, ENOUGH_CODE, CARRY_CODE,
]  # fmt: skip
assert len(TEXTS) == VOCABULARY
FLIP_COUNT: Final = CLOSE_CODE - FLIP_CODE
assert len(FLIPS) == FLIP_COUNT

# What a set is, for those that are flipped and those that are closed.
_SET_RULINGS: Final[dict[str, str]] = {"flip": "temple.9", "close": "temple.39"}
_COUNTS: Final = re.compile(r"[0-9]+\+[0-9]+")


def parse(text: str) -> int:
    """The code of a notation; raises Refusal, for cards that make no set by the ruling on sets."""
    code = CODES.get(text)
    if code is None:
        raise _no_set(text) or unknown_text(text)
    return code


def _no_set(text: str) -> Refusal | None:
    """The refusal of cards that are well written and make no set of the game (rulings 9 and 39)."""
    verb, _, cards = text.partition(" ")
    ruling = _SET_RULINGS.get(verb)
    deck, _, counts = cards.partition(" ")
    counted = deck in columns.DECK_IDS and _COUNTS.fullmatch(counts) is not None
    if ruling is None or not (counted or all(card in columns.IDS for card in cards.split(" "))):
        return None
    return Refusal(f"impossible_{verb}", {"cards": cards[:60]}, ruling)


def card_id(card: int) -> str:
    """The id of a card: it names the place it was dealt to and tells nothing of its face."""
    return f"card-{card // CELLS + 1}-{columns.CELL_IDS[card % CELLS]}"


def seat_id(seat: int) -> str:
    """The id of a player's tableau."""
    return f"seat-{seat + 1}"


def assistant_id(assistant: int) -> str:
    """The id of an assistant."""
    return f"assistant-{columns.ASSISTANT_IDS[assistant]}"
