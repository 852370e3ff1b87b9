"""Points line by line, majorities, the best split of open sets, ranks and ties."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from bivouac.core.bits import bit, count_of, nibble, nibbles
from bivouac.core.outcome import Outcome, ranked
from bivouac.core.vectors import vec
from bivouac.games.temple import columns, kinds
from bivouac.games.temple.data.prices import FEWEST_RELICS, MOST_RELICS, STAR_PRIZE
from bivouac.games.temple.data.sets import ALL_LETTERS, LIKE_PLATES, PAIRS
from bivouac.games.temple.state import State

# A line for each deck that counts, then the majorities, the assistants and the money.
_DECK_LINES: Final[list[str]] = [id for deck, id in enumerate(columns.DECK_IDS) if deck != kinds.CURSES]
LINES: Final[tuple[str, ...]] = (*_DECK_LINES, "relic_majority", "stars", "assistants", "money")

# What a letter's plates are worth, by how many; none to three.
_LIKE: Final[list[int]] = [0, LIKE_PLATES[1], LIKE_PLATES[2], LIKE_PLATES[3]]
LETTERS: Final[list[str]] = ["plate_a", "plate_b", "plate_c"]

# What counts by sets lies in a row of numbers: plates by letter, monsters and remedies by face, then statues.
_FACES: Final[list[str]] = ["vampire", "mummy", "vampire_mummy", "cross", "coffin"]
FACES: Final[list[str]] = [*LETTERS, *_FACES]
OF_STATUES: Final = len(FACES)
# By kind: its place in such a row; -1 for all others.
FACE: Final[list[int]] = [
    OF_STATUES if deck == kinds.STATUES else FACES.index(face) if face in FACES else -1
    for deck, face in zip(columns.DECK_OF, columns.FACE_IDS, strict=True)
]
SET_KINDS: Final[list[int]] = [kind for kind in range(kinds.WARES) if FACE[kind] >= 0]
assert len(SET_KINDS) == sum(1 for at in FACE if at >= 0), "what counts by sets lies open first"
# By kind: its points where they do not depend on other cards.
ALONE: Final[list[int]] = [points if at < 0 else 0 for points, at in zip(columns.POINTS, FACE, strict=True)]
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


def sets_of(state: State, cards: i64) -> i64:
    """The row of what counts by sets among some cards."""
    row: i64 = 0
    card: i64 = 0
    while cards >> card:
        if (cards >> card) & 1:
            at: i64 = FACE[state.faces[card]]
            if at >= 0:
                row += bit(4 * at)
        card += 1
    return row


def open_row(state: State, seat: i64) -> i64:
    """The row of what counts by sets among a seat's open cards."""
    row: i64 = 0
    for kind in SET_KINDS:
        count = state.in_hand(seat, kind)
        if count:
            row += count << (4 * FACE[kind])
    return row


# Read many times a second: numbers of a row are taken out here, not by a call of another library.


def plates_of(row: i64) -> i64:
    """What the plates of a row are worth."""
    return plates(row & 15, (row >> 4) & 15, (row >> 8) & 15)


def monsters_of(row: i64) -> i64:
    """What the monsters and remedies of a row are worth."""
    return monsters((row >> 12) & 15, (row >> 16) & 15, (row >> 20) & 15, (row >> 24) & 15, (row >> 28) & 15)


def statues_of(row: i64) -> i64:
    """What the statues of a row are worth."""
    return statues(nibble(row, OF_STATUES))


# By deck that counts by sets: its places in a row, and what they are worth.
_SETS: Final[list[tuple[int, int, int, Callable[[i64], i64]]]] = [
    (kinds.STATUES, OF_STATUES, OF_STATUES + 1, statues_of),
    (kinds.PLATES, 0, len(LETTERS), plates_of),
    (kinds.MONSTERS, len(LETTERS), OF_STATUES, monsters_of),
]


def open_sets(state: State, seat: int) -> list[tuple[int, int, int]]:
    """Each deck that counts by sets, of a seat's open cards: its worth, and at best with one card more."""
    owned = open_row(state, seat)
    box = sets_of(state, (1 << kinds.CARDS) - 1)
    found = []
    for deck, first, last, worth in _SETS:
        held = [nibble(owned, at) for at in range(first, last)]
        if any(held):
            more = [at for at in range(first, last) if nibble(owned, at) < nibble(box, at)]
            best = max([worth(owned), *(worth(owned + bit(4 * at)) for at in more)])
            found.append((deck, worth(owned), best))
    return found


def by_deck(state: State, seat: i64) -> list[int]:
    """A seat's points from each deck: closed sets as they are, open cards at their best (ruling 39)."""
    worth = [0] * kinds.DECK_COUNT
    row: i64 = state.rows[seat]
    card: i64 = 0
    while row >> card:
        if (row >> card) & 1:
            kind = state.faces[card]
            worth[columns.DECK_OF[kind]] += ALONE[kind]
        card += 1
    _add_sets(open_row(state, seat), worth)
    for group in state.groups:
        if row & group:
            _add_sets(sets_of(state, group), worth)
    return worth


def _add_sets(row: i64, worth: list[int]) -> None:
    if row:
        worth[kinds.STATUES] += statues_of(row)
        worth[kinds.PLATES] += plates_of(row)
        worth[kinds.MONSTERS] += monsters_of(row)


# By kind, in one word: a card more in the row of the decks, then its points alone, then its star.
_POINTS_AT: Final = 4 * kinds.DECK_COUNT
_STARS_AT: Final = _POINTS_AT + 12
_ONE: Final = vec[i64](
    [
        (1 << (4 * deck)) + (alone << _POINTS_AT) + (star << _STARS_AT)
        for deck, alone, star in zip(columns.DECK_OF, ALONE, columns.STAR, strict=True)
    ]
)
_ALL_CARDS: Final[int] = (1 << _POINTS_AT) - 1
_ALL_POINTS: Final[int] = (1 << (_STARS_AT - _POINTS_AT)) - 1
# By kind: one more in a row of what counts by sets.
_SET_ONE: Final = vec[i64]([1 << (4 * at) if at >= 0 else 0 for at in FACE])
assert sum(sum(ALONE[kind] for kind in box) for box in columns.BOX) <= _ALL_POINTS


@final
class Tally:
    """A tableau counted in one pass, for whoever asks much of it at once."""

    def __init__(self, state: State, seat: i64) -> None:
        row: i64 = state.rows[seat]
        flipped = state.flipped
        counted: i64 = 0
        sets: i64 = 0
        closed: i64 = 0
        card: i64 = 0
        faces = state.faces
        while row:
            if row & 1:
                kind: i64 = faces[card]
                counted += _ONE[kind]
                sets += _SET_ONE[kind]
                if flipped & 1:
                    closed += _SET_ONE[kind]
            row >>= 1
            flipped >>= 1
            card += 1
        self.cards = counted & _ALL_CARDS  # a row: how many of each deck, open and flipped alike (ruling 49)
        self.alone = (counted >> _POINTS_AT) & _ALL_POINTS  # of cards that count by themselves
        self.sets = sets  # a row of what counts by sets
        self.open = sets - closed  # the same of those that may still be stolen, and grow
        self.stars = (counted >> _STARS_AT) + _assistant_stars(state, seat)

    def points(self, state: State, seat: i64) -> i64:
        """What the tableau counts, by all decks together: the sum of `by_deck`."""
        total = self.alone + _set_points(self.open)
        row: i64 = state.rows[seat]
        for group in state.groups:
            if row & group:
                total += _set_points(sets_of(state, group))
        return total


def _set_points(row: i64) -> i64:
    return statues_of(row) + plates_of(row) + monsters_of(row) if row else 0


def cards_of(state: State, seat: i64) -> list[int]:
    """How many cards of each deck lie in a tableau, open and flipped alike (ruling 49)."""
    return nibbles(Tally(state, seat).cards, kinds.DECK_COUNT)


def stars_of(state: State, seat: i64) -> i64:
    """Starred cards of a tableau, and those an assistant stands for (rulings 26 and 49)."""
    return Tally(state, seat).stars


def _assistant_stars(state: State, seat: i64) -> i64:
    count: i64 = 0
    for assistant in columns.STARRED_ASSISTANTS:
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


def assistant_points(state: State, assistant: i64, seat: i64, tallies: list[Tally]) -> i64:
    """What an assistant is worth to the seat at the end; the stars they stand for count with the majority."""
    worth: i64 = columns.END_POINTS[assistant]
    most: i64 = columns.LED_MOST[assistant]
    if most:
        worth += min(most, _led(seat, tallies))
    most = columns.FLIPPED_MOST[assistant]
    if most:
        worth += min(most, flipped_of(state, seat) // columns.FLIPPED_EACH[assistant])
    most = columns.LARGEST_MOST[assistant]
    if most:
        worth += min(most, max(0, _largest(tallies[seat].cards) - columns.LARGEST_BEYOND[assistant]))
    most = columns.MONEY_MOST[assistant]
    if most:
        worth += min(most, state.money[seat])
    return worth


def _led(seat: i64, tallies: list[Tally]) -> i64:
    """Of how many types nobody has more than the seat, which has some."""
    led: i64 = 0
    mine = tallies[seat].cards
    for deck in range(kinds.DECK_COUNT):
        count = nibble(mine, deck)
        if count:
            ahead = True
            for tally in tallies:
                if nibble(tally.cards, deck) > count:
                    ahead = False
            if ahead:
                led += 1
    return led


def _largest(row: i64) -> i64:
    """The largest number of a row."""
    most: i64 = 0
    while row:
        if row & 15 > most:
            most = row & 15
        row >>= 4
    return most


def flipped_of(state: State, seat: i64) -> i64:
    """How many cards of a tableau are flipped."""
    row: i64 = state.rows[seat]
    return count_of(row & state.flipped)


def sheets(state: State) -> tuple[tuple[tuple[str, int], ...], ...]:
    """Every seat's points, one line for each source, as if the game ended now (Rulebook, end and scoring)."""
    seats = range(state.seats)
    tallies = [Tally(state, seat) for seat in seats]
    relics = [0] * len(tallies)
    if kinds.RELICS in state.decks:
        relics = relic_majority([nibble(tally.cards, kinds.RELICS) for tally in tallies])
    stars = star_majority([tally.stars for tally in tallies])
    found = []
    for seat in seats:
        worth = by_deck(state, seat)
        assert worth[kinds.CURSES] == 0, "curses and blessings count nothing"
        lines = [worth[deck] for deck in range(kinds.DECK_COUNT) if deck != kinds.CURSES]
        helped = sum(
            assistant_points(state, who, seat, tallies)
            for who in range(kinds.ASSISTANTS)
            if state.holder(who) == seat
        )
        lines += [relics[seat], stars[seat], int(helped), state.money[seat]]
        found.append(tuple(zip(LINES, lines, strict=True)))
    return tuple(found)


def outcome(state: State) -> Outcome:
    """How the game ended. Ties: artifacts, then money, then shared (ruling 28)."""
    return ranked(sheets(state), [int(artifacts_of(state, seat)) for seat in range(state.seats)], state.money)


assert kinds.CARDS < 63, "masks of cards fit a machine word"
