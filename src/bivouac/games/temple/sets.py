"""Every set that can be flipped or closed, written as kinds and never as cards."""

from itertools import product
from typing import Final

from bivouac.games.temple import codes, columns
from bivouac.games.temple.data.sets import PAIRS
from bivouac.games.temple.kinds import PLATES, STATUES, WARES, WORD_WARES

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
FLIP_COUNT: Final = codes.CLOSE - codes.FLIP
assert len(FLIPS) == FLIP_COUNT
