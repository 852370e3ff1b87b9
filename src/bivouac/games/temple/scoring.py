"""Points line by line, majorities, the best split of open sets, ranks and ties."""

from typing import Final, final

from mypy_extensions import i64

from bivouac.core.bits import count_of, pieces
from bivouac.core.outcome import Outcome, ranked
from bivouac.games.temple import columns, kinds
from bivouac.games.temple.data.prices import FEWEST_RELICS, MOST_RELICS, STAR_PRIZE
from bivouac.games.temple.data.sets import ALL_LETTERS, LIKE_PLATES, PAIRS
from bivouac.games.temple.effects import PerFlipped, PerLargestType, PerLedType, PerMoney, Points, Stars
from bivouac.games.temple.state import State

# A line for each deck that counts, then the majorities, the assistants and the money.
_DECK_LINES: Final[list[str]] = [id for deck, id in enumerate(columns.DECK_IDS) if deck != kinds.CURSES]
LINES: Final[tuple[str, ...]] = (*_DECK_LINES, "relic_majority", "stars", "assistants", "money")

# What a letter's plates are worth, by how many; none to three.
_LIKE: Final[list[int]] = [0, LIKE_PLATES[1], LIKE_PLATES[2], LIKE_PLATES[3]]
_LETTERS: Final[list[str]] = ["plate_a", "plate_b", "plate_c"]

# By kind: the place of its letter among the plates, of its face among the monsters; -1 for all others.
LETTER: Final[list[int]] = [_LETTERS.index(face) if face in _LETTERS else -1 for face in columns.FACE_IDS]
_FACES: Final[list[str]] = ["vampire", "mummy", "vampire_mummy", "cross", "coffin"]
MONSTER: Final[list[int]] = [_FACES.index(face) if face in _FACES else -1 for face in columns.FACE_IDS]
_LOOSE: Final[dict[str, int]] = {face: columns.POINTS[columns.FACE_IDS.index(face)] for face in _FACES}
# What a monster or a remedy is worth alone.
VAMPIRE: Final[int] = _LOOSE["vampire"]
MUMMY: Final[int] = _LOOSE["mummy"]
BOTH: Final[int] = _LOOSE["vampire_mummy"]
CROSS: Final[int] = _LOOSE["cross"]
COFFIN: Final[int] = _LOOSE["coffin"]
# What each pair is worth more than its two cards.
_GAIN: Final[dict[tuple[str, str], int]] = {
    pair: points - _LOOSE[pair[0]] - _LOOSE[pair[1]] for pair, points in PAIRS.items()
}
TAMED: Final[int] = _GAIN["vampire", "cross"]
LAID: Final[int] = _GAIN["mummy", "coffin"]
BOTH_TAMED: Final[int] = _GAIN["vampire_mummy", "cross"]
BOTH_LAID: Final[int] = _GAIN["vampire_mummy", "coffin"]
assert TAMED >= BOTH_TAMED, "a cross is for a vampire first"
assert LAID >= BOTH_LAID, "a coffin is for a mummy first"


def statues(count: i64) -> i64:
    """A set of statues: 1, 3, 6, 10 and so on."""
    return count * (count + 1) // 2


def plates(a: i64, b: i64, c: i64) -> i64:
    """The best split of open plates into sets of a letter and sets of all letters (rulings 11 and 50)."""
    best: i64 = 0
    trios: i64 = 0
    while trios <= a and trios <= b and trios <= c:
        worth: i64 = ALL_LETTERS * trios + _LIKE[a - trios] + _LIKE[b - trios] + _LIKE[c - trios]
        if worth > best:
            best = worth
        trios += 1
    return best


def monsters(vampires: i64, mummies: i64, both: i64, crosses: i64, coffins: i64) -> i64:
    """The best match of open monsters and remedies, in the order of their gain (rulings 12, 13 and 51)."""
    worth: i64 = vampires * VAMPIRE + mummies * MUMMY + both * BOTH + crosses * CROSS + coffins * COFFIN
    tamed = vampires if vampires < crosses else crosses
    worth += tamed * TAMED
    laid = mummies if mummies < coffins else coffins
    worth += laid * LAID
    spare = crosses - tamed
    to_crosses = both if both < spare else spare
    worth += to_crosses * BOTH_TAMED
    both -= to_crosses
    spare = coffins - laid
    return worth + (both if both < spare else spare) * BOTH_LAID


@final
class Collection:
    """How many statues, plates of each letter and monsters of each face are among some cards."""

    def __init__(self, state: State, cards: i64) -> None:
        self.statues = 0
        self.letters = [0, 0, 0]
        self.beasts = [0, 0, 0, 0, 0]
        card: i64 = 0
        while cards >> card:
            if (cards >> card) & 1:
                kind = state.faces[card]
                deck = columns.DECK_OF[kind]
                if deck == kinds.STATUES:
                    self.statues += 1
                elif deck == kinds.PLATES:
                    self.letters[LETTER[kind]] += 1
                elif deck == kinds.MONSTERS:
                    self.beasts[MONSTER[kind]] += 1
            card += 1

    def worth(self) -> list[int]:
        """What its statues, plates and monsters are worth."""
        a, b, c = self.letters
        vampires, mummies, both, crosses, coffins = self.beasts
        tamed = monsters(vampires, mummies, both, crosses, coffins)
        return [statues(self.statues), plates(a, b, c), tamed]


def open_sets(state: State, seat: int) -> list[tuple[int, int, int]]:
    """Each deck that counts by sets, of a seat's open cards: its worth, and at best with one card more."""
    owned = Collection(state, state.rows[seat] & ~state.flipped)
    box = Collection(state, (1 << kinds.CARDS) - 1)
    now = owned.worth()
    best = list(now)
    for counts, all_of_it in ((owned.letters, box.letters), (owned.beasts, box.beasts)):
        for at, most in enumerate(all_of_it):
            if counts[at] < most:
                counts[at] += 1
                best = [max(pair) for pair in zip(best, owned.worth(), strict=True)]
                counts[at] -= 1
    if owned.statues < box.statues:
        best[0] = int(statues(owned.statues + 1))
    held = (owned.statues, sum(owned.letters), sum(owned.beasts))
    decks = (kinds.STATUES, kinds.PLATES, kinds.MONSTERS)
    return [(deck, now[at], best[at]) for at, deck in enumerate(decks) if held[at]]


def by_deck(state: State, seat: i64) -> list[int]:
    """A seat's points from each deck: closed sets as they are, open cards at their best (ruling 39)."""
    worth = [0] * kinds.DECK_COUNT
    row: i64 = state.rows[seat]
    card: i64 = 0
    while row >> card:
        if (row >> card) & 1:
            kind = state.faces[card]
            deck = columns.DECK_OF[kind]
            if deck != kinds.STATUES and deck != kinds.PLATES and deck != kinds.MONSTERS:
                worth[deck] += columns.POINTS[kind]
        card += 1
    _add_sets(state, row & ~state.flipped, worth)
    for group in state.groups:
        if row & group:
            _add_sets(state, group, worth)
    return worth


def _add_sets(state: State, cards: i64, worth: list[int]) -> None:
    found = Collection(state, cards).worth()
    worth[kinds.STATUES] += found[0]
    worth[kinds.PLATES] += found[1]
    worth[kinds.MONSTERS] += found[2]


def cards_of(state: State, seat: i64) -> list[int]:
    """How many cards of each deck lie in a tableau, open and flipped alike (ruling 49)."""
    count = [0] * kinds.DECK_COUNT
    for card in pieces(state.rows[seat]):
        count[columns.DECK_OF[state.faces[card]]] += 1
    return count


def stars_of(state: State, seat: i64) -> i64:
    """Starred cards of a tableau, and those an assistant stands for (rulings 26 and 49)."""
    count: i64 = 0
    for card in pieces(state.rows[seat]):
        count += columns.STAR[state.faces[card]]
    for assistant in range(kinds.ASSISTANTS):
        if state.holder(assistant) == seat:
            count += columns.ASSISTANT_STARS[assistant]
    return count


def artifacts_of(state: State, seat: i64) -> i64:
    """All cards of a tableau, used ones included (ruling 40)."""
    return sum(cards_of(state, seat))


def relic_majority(counts: list[int]) -> list[int]:
    """Most relics gain, fewest lose, and where all tie the two cancel (ruling 24)."""
    most, fewest = max(counts), min(counts)
    return [
        (MOST_RELICS if count == most else 0) + (FEWEST_RELICS if count == fewest else 0) for count in counts
    ]


def star_majority(counts: list[int]) -> list[int]:
    """Everybody with the most stars gets a star card, unless there is no star at all (ruling 25)."""
    most = max(counts)
    return [STAR_PRIZE if count == most and most else 0 for count in counts]


def assistant_points(state: State, assistant: int, seat: int, counts: list[list[int]]) -> int:
    """What an assistant is worth to the seat at the end."""
    worth = 0
    mine = counts[seat]
    for effect in columns.END[assistant]:
        if isinstance(effect, Points):
            worth += effect.points
        elif isinstance(effect, PerLedType):
            led = [
                deck
                for deck in range(kinds.DECK_COUNT)
                if mine[deck] and mine[deck] == max(count[deck] for count in counts)
            ]
            worth += min(effect.most, len(led))
        elif isinstance(effect, PerFlipped):
            worth += min(effect.most, flipped_of(state, seat) // effect.each)
        elif isinstance(effect, PerLargestType):
            worth += min(effect.most, max(0, max(mine) - effect.beyond))
        elif isinstance(effect, PerMoney):
            worth += min(effect.most, state.money[seat])
        else:
            assert isinstance(effect, Stars), f"nothing counts {effect}"  # the majority counts them
    return worth


def flipped_of(state: State, seat: i64) -> i64:
    """How many cards of a tableau are flipped."""
    row: i64 = state.rows[seat]
    return count_of(row & state.flipped)


def sheets(state: State) -> tuple[tuple[tuple[str, int], ...], ...]:
    """Every seat's points, one line for each source, as if the game ended now (Rulebook, end and scoring)."""
    seats = range(state.seats)
    counts = [cards_of(state, seat) for seat in seats]
    relics = [0] * len(counts)
    if kinds.RELICS in state.decks:
        relics = relic_majority([count[kinds.RELICS] for count in counts])
    stars = star_majority([stars_of(state, seat) for seat in seats])
    found = []
    for seat in seats:
        worth = by_deck(state, seat)
        assert worth[kinds.CURSES] == 0, "curses and blessings count nothing"
        lines = [worth[deck] for deck in range(kinds.DECK_COUNT) if deck != kinds.CURSES]
        helped = sum(
            assistant_points(state, who, seat, counts)
            for who in range(kinds.ASSISTANTS)
            if state.holder(who) == seat
        )
        lines += [relics[seat], stars[seat], helped, state.money[seat]]
        found.append(tuple(zip(LINES, lines, strict=True)))
    return tuple(found)


def outcome(state: State) -> Outcome:
    """How the game ended. Ties: artifacts, then money, then shared (ruling 28)."""
    return ranked(sheets(state), [int(artifacts_of(state, seat)) for seat in range(state.seats)], state.money)


assert kinds.CARDS < 63, "masks of cards fit a machine word"
