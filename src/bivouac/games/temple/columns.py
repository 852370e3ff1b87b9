"""The tables of data/ laid out as columns of ints for the rules."""

from itertools import product
from typing import Final

from bivouac.core.effects import Effect, Nodes
from bivouac.games.temple import codes, effects
from bivouac.games.temple.data.artifacts import DECK_TABLE, STARRED, Deck, Face
from bivouac.games.temple.data.assistants import ASSISTANT_TABLE
from bivouac.games.temple.data.sets import PAIRS
from bivouac.games.temple.data.temples import FLOORS
from bivouac.games.temple.kinds import (
    CARDS,
    CELLS,
    DECK_COUNT,
    DECK_SIZE,
    FIRST_HIDDEN,
    PLATES,
    SPARE,
    STATUES,
    WARES,
    WORD_WARES,
)

DECK_IDS: Final[list[str]] = [deck.id for deck in DECK_TABLE]
assert len(DECK_IDS) == DECK_COUNT


def _kinds_of(deck: Deck) -> list[tuple[Face, bool]]:
    """The faces of a deck with and without a star, in the order of the table, plain ones first."""
    found: list[tuple[Face, bool]] = []
    for face in dict.fromkeys(deck.cards):
        stars = {at + 1 in STARRED for at, card in enumerate(deck.cards) if card == face}
        found += [(face, star) for star in sorted(stars)]
    return found


_TABLE: Final = [(at, face, star) for at, deck in enumerate(DECK_TABLE) for face, star in _kinds_of(deck)]


def kind_id(face: Face, star: bool) -> str:
    """The id of a kind of card: like cards with and without a star are two kinds."""
    return f"{face.id}_star" if star else face.id


# By kind of card.
IDS: Final[list[str]] = [kind_id(face, star) for _, face, star in _TABLE]
KIND: Final[dict[str, int]] = {id: kind for kind, id in enumerate(IDS)}
FACE_IDS: Final[list[str]] = [face.id for _, face, _ in _TABLE]
DECK_OF: Final[list[int]] = [deck for deck, _, _ in _TABLE]
STAR: Final[list[int]] = [int(star) for _, _, star in _TABLE]
DOWN: Final[list[int]] = [int(face.down) for _, face, _ in _TABLE]
POINTS: Final[list[int]] = [face.points for _, face, _ in _TABLE]

# The nine cards of each deck as kinds, in ascending order.
BOX: Final[list[list[int]]] = [
    sorted(KIND[kind_id(face, at + 1 in STARRED)] for at, face in enumerate(deck.cards))
    for deck in DECK_TABLE
]
assert all(len(box) == DECK_SIZE for box in BOX)
assert all((face.taken is None) == (kind < WARES) for kind, (_, face, _) in enumerate(_TABLE))
assert [any(DOWN[kind] for kind in box) for box in BOX] == [
    deck >= FIRST_HIDDEN for deck in range(DECK_COUNT)
]

ASSISTANT_IDS: Final[list[str]] = [assistant.id for assistant in ASSISTANT_TABLE]


def _roots() -> list[Effect]:
    found = [effect for deck in DECK_TABLE for effect in (deck.pair, deck.triple)]
    found += [face.taken for _, face, _ in _TABLE]
    found += [effect for one in ASSISTANT_TABLE for effect in (one.now, one.lasting, one.end)]
    return [effect for effect in found if effect is not None]


# Every effect with its number.
NODES: Final = Nodes(_roots())
NODE_KIND: Final[list[int]] = NODES.kinds((*effects.KINDS, *effects.COUNTED, *effects.LASTING))
NODE_PARTS: Final[list[list[int]]] = NODES.parts()


def _node(effect: Effect | None) -> int:
    return -1 if effect is None else NODES.number[effect]


# What an effect that happens at once says: money, more actions, and how many one may pick where it asks.
NODE_MONEY: Final[list[int]] = [
    one.money if isinstance(one, effects.TakeMoney | effects.PayMoney | effects.PayOthers) else 0
    for one in NODES.effects
]
NODE_ACTIONS: Final[list[int]] = [
    one.count if isinstance(one, effects.ActAgain) else 0 for one in NODES.effects
]
NODE_PICKS: Final[list[int]] = [
    one.count if isinstance(one, effects.TakeAssistant | effects.StealCard | effects.LookAt) else 1
    for one in NODES.effects
]

# What a card does when taken, what two and three of a deck give, what an assistant does at once; -1: nothing.
TAKEN: Final[list[int]] = [_node(face.taken) for _, face, _ in _TABLE]
BONUS: Final[list[list[int]]] = [[_node(deck.pair), _node(deck.triple)] for deck in DECK_TABLE]
NOW: Final[list[int]] = [_node(one.now) for one in ASSISTANT_TABLE]
BONUS_DECKS: Final[list[int]] = [deck for deck in range(DECK_COUNT) if BONUS[deck][0] >= 0]

# Assistants whose effect lasts, and what it is worth to the rules.
DIGGER: Final[list[int]] = [
    one.lasting.covers if isinstance(one.lasting, effects.DigFree) else 0 for one in ASSISTANT_TABLE
]
GUARD: Final[list[bool]] = [isinstance(one.lasting, effects.Guarded) for one in ASSISTANT_TABLE]
THE_DIGGER: Final = ASSISTANT_IDS.index("digger")
THE_GUARD: Final = ASSISTANT_IDS.index("guard")
assert [at for at, covers in enumerate(DIGGER) if covers] == [THE_DIGGER]
assert [at for at, guards in enumerate(GUARD) if guards] == [THE_GUARD]
FREE_COVERS: Final = DIGGER[THE_DIGGER]


def _counted(effect: Effect | None) -> list[Effect]:
    if effect is None:
        return []
    parts = [NODES.effects[part] for part in NODE_PARTS[NODES.number[effect]]]
    return parts if parts else [effect]


# What each assistant counts at the end: points, so many at most for each of a kind, the stars it stands for.
_END: Final[list[list[Effect]]] = [_counted(one.end) for one in ASSISTANT_TABLE]
END_POINTS: Final[list[int]] = [
    sum(part.points for part in parts if isinstance(part, effects.Points)) for parts in _END
]
ASSISTANT_STARS: Final[list[int]] = [
    sum(part.count for part in parts if isinstance(part, effects.Stars)) for parts in _END
]
STARRED_ASSISTANTS: Final[list[int]] = [at for at, stars in enumerate(ASSISTANT_STARS) if stars]


def _most(
    kind: type[effects.PerLedType | effects.PerFlipped | effects.PerLargestType | effects.PerMoney],
) -> list[int]:
    return [sum(part.most for part in parts if isinstance(part, kind)) for parts in _END]


LED_MOST: Final[list[int]] = _most(effects.PerLedType)
FLIPPED_MOST: Final[list[int]] = _most(effects.PerFlipped)
LARGEST_MOST: Final[list[int]] = _most(effects.PerLargestType)
MONEY_MOST: Final[list[int]] = _most(effects.PerMoney)
# Of those, what takes how many flipped cards, and what counts from which card on.
FLIPPED_EACH: Final[list[int]] = [
    sum(part.each for part in parts if isinstance(part, effects.PerFlipped)) for parts in _END
]
LARGEST_BEYOND: Final[list[int]] = [
    sum(part.beyond for part in parts if isinstance(part, effects.PerLargestType)) for parts in _END
]
assert all(isinstance(part, effects.COUNTED) for parts in _END for part in parts)

# The cells of a temple: name, floor, and the plan in half cards, so that overlap can be computed.
_PLAN: Final = [
    (f"{letter}{x + 1}", floor, 2 * x + floor, 2 * y + floor)
    for floor, grid in enumerate(FLOORS)
    for y, letter in enumerate(grid.rows)
    for x in range(grid.columns)
]
CELL_IDS: Final[list[str]] = [name for name, _, _, _ in _PLAN]
CELL: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_IDS)}
FLOOR: Final[list[int]] = [floor for _, floor, _, _ in _PLAN]
PLAN_X: Final[list[int]] = [x for _, _, x, _ in _PLAN]
PLAN_Y: Final[list[int]] = [y for _, _, _, y in _PLAN]
assert len(CELL_IDS) == CELLS
assert 2 * CELLS + SPARE == CARDS


def _covers(cell: int, touching: bool) -> int:
    """The cells whose card lies over any part of this one; touching ones alone are on the next floor."""
    mask = 0
    for other in range(CELLS):
        rise = FLOOR[other] - FLOOR[cell]
        over = abs(PLAN_X[other] - PLAN_X[cell]) < 2 and abs(PLAN_Y[other] - PLAN_Y[cell]) < 2
        if over and (rise == 1 if touching else rise > 0):
            mask += 2**other
    return mask


# By option (0 outline, 1 touch) and cell, in one row: the mask of the cells above it (ruling 2).
COVERS: Final[list[int]] = [_covers(cell, touching) for touching in (False, True) for cell in range(CELLS)]

# A set: a text and the kinds it is made of, each as often as it is needed.
Group = tuple[str, tuple[int, ...]]


def _like(deck: int, fewest: int, most: int) -> list[Group]:
    """Sets of a deck of like cards, written plain + starred."""
    plain, starred = (kind for kind in range(len(IDS)) if DECK_OF[kind] == deck)
    box = BOX[deck]
    found = []
    for size in range(fewest, most + 1):
        for stars in range(size + 1):
            if stars <= box.count(starred) and size - stars <= box.count(plain):
                kinds = (*(plain,) * (size - stars), *(starred,) * stars)
                found.append((f"{DECK_IDS[deck]} {size - stars}+{stars}", kinds))
    return found


def _faces(id: str) -> list[int]:
    """The kinds that show a face, without and with a star."""
    return [kind for kind, face in enumerate(FACE_IDS) if face == id]


def _named(kinds: tuple[int, ...]) -> Group:
    return " ".join(IDS[kind] for kind in kinds), kinds


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


FLIPS: Final[list[Group]] = [group for deck in BONUS_DECKS for group in _like(deck, 2, 3)]
CLOSES: Final[list[Group]] = [
    *_like(STATUES, 2, len(BOX[STATUES])),
    *_plates(),
    *_pairs(),
]
_GROUPS: Final[list[Group]] = FLIPS + CLOSES

# All sets in one row, those flipped for a bonus first: their kinds, their deck, and the need as two words of
# nibbles, so that a whole set is compared with a hand at once.
GROUP_KINDS: Final[list[list[int]]] = [list(kinds) for _, kinds in _GROUPS]
GROUP_DECK: Final[list[int]] = [DECK_OF[kinds[0]] for kinds in GROUP_KINDS]


def _need(kinds: list[int], first: int) -> int:
    return sum(16 ** (kind - first) for kind in kinds if first <= kind < first + WORD_WARES)


NEED_LOW: Final[list[int]] = [_need(kinds, 0) for kinds in GROUP_KINDS]
NEED_HIGH: Final[list[int]] = [_need(kinds, WORD_WARES) for kinds in GROUP_KINDS]

# The families of sets: where each begins in the row, and the wares without which none of it can be had.
_FAMILIES: Final[list[int]] = [*BONUS_DECKS, STATUES, PLATES, PLATES + 1]
FAMILY_FIRST: Final[list[int]] = [GROUP_DECK.index(deck) for deck in _FAMILIES] + [len(_GROUPS)]
FAMILY_LOW: Final[list[int]] = []
FAMILY_HIGH: Final[list[int]] = []
for _deck in _FAMILIES:
    _wares = [kind for kind in range(WARES) if DECK_OF[kind] == _deck]
    FAMILY_LOW.append(15 * _need(_wares, 0))
    FAMILY_HIGH.append(15 * _need(_wares, WORD_WARES))
assert sorted(GROUP_DECK, key=_FAMILIES.index) == GROUP_DECK, "the sets of a family stand side by side"
FLIP_COUNT: Final = codes.CLOSE - codes.FLIP
assert len(FLIPS) == FLIP_COUNT
