"""The fields of a game of Temple: their names, how they are copied, and how they are written down."""

from typing import Final, final

from mypy_extensions import i64

from bivouac.core.bits import bit, first_of, nibble, pieces, with_nibble
from bivouac.core.documents import Document, word
from bivouac.core.fields import (
    AGENDA,
    CHANCE,
    COUNT,
    Field,
    each_seat,
    holders,
    kinds,
    knowledge,
    last_seat,
    mask,
    masks,
    number,
    numbers,
    of_rules,
    options,
    truth,
)
from bivouac.core.knowledge import Knowledge
from bivouac.core.play import Play
from bivouac.core.refusal import SetupError
from bivouac.core.vectors import vec
from bivouac.games.temple import columns
from bivouac.games.temple.facts import FACTS
from bivouac.games.temple.kinds import ASSISTANTS, CARDS, CELLS, DECKS, NOBODY, OVER, WARES, WORD_WARES

# What a blank state holds until it is filled; never changed.
_NOTHING: Final[list[int]] = []
_NO_KNOWLEDGE: Final = Knowledge(0)
_NO_HANDS: Final = vec[i64]([])


@final
class State(Play):
    """Everything on the table. A card's number is its place in the deal: 26 cells a temple, then 2 spare."""

    def __init__(self) -> None:
        super().__init__()
        self.wished: list[int] = _NOTHING  # the decks the table asked for; never changed
        self.touching = False  # only touching cards cover (ruling 2)
        self.decks: list[int] = _NOTHING  # the six in play; never changed
        self.faces: list[int] = _NOTHING  # the kind of every card; never changed once dealt
        self.round: i64 = 1
        self.cells: i64 = 0  # a mask: where a card is left in the temple
        self.down: i64 = 0  # a mask of cells: dealt face down in this temple, as the faces say
        self.knowledge = _NO_KNOWLEDGE
        self.rows: list[int] = _NOTHING  # a mask of cards for each seat: its tableau
        self.flipped: i64 = 0  # a mask of cards
        self.groups: list[int] = _NOTHING  # a mask of cards for each closed set; replaced, never changed
        self.hands = _NO_HANDS  # two words a seat: the open cards of each ware, counted
        self.discard: i64 = 0  # a mask of cards
        self.money: list[int] = _NOTHING
        self.holders: i64 = 0  # a row: 0 beside the temple, else the seat an assistant works for, and one
        self.first: i64 = 0  # who began the first round
        self.turn: i64 = 0
        self.left: i64 = 0  # actions unspent this turn
        self.acted = False  # the first action of the turn is spent

    def copy(self) -> "State":
        """An independent game, sharing only what never changes."""
        new = State()
        self.copy_common(new)
        new.wished = self.wished
        new.touching = self.touching
        new.decks = self.decks
        new.faces = self.faces
        new.round = self.round
        new.cells = self.cells
        new.down = self.down
        new.knowledge = self.knowledge.copy()
        new.rows = self.rows[:]
        new.flipped = self.flipped
        new.groups = self.groups
        new.hands = self.hands[:]
        new.discard = self.discard
        new.money = self.money[:]
        new.holders = self.holders
        new.first = self.first
        new.turn = self.turn
        new.left = self.left
        new.acted = self.acted
        return new

    def derive(self) -> None:
        """What lies face down, and what is open in each tableau, follows from the faces."""
        self.look_at_floors()
        self.empty_hands()
        for seat in range(self.seats):
            for card in pieces(self.open_cards(seat)):
                if self.faces[card] >= WARES:
                    raise SetupError(f"flipped: card {card} was used when it was taken")
                self.count_in_hand(seat, self.faces[card], 1)

    def actors(self) -> list[int]:
        """As `Play` says."""
        return super().actors()

    def legal(self, seat: int) -> list[int]:
        """As `Play` says."""
        return super().legal(seat)

    def play(self, seat: int, action: int) -> None:
        """As `Play` says."""
        super().play(seat, action)

    def revealed(self) -> int:
        """Grows each time anybody learns something."""
        return self.knowledge.revealed

    def card(self, cell: i64) -> i64:
        """The card dealt to a cell of the temple that is being cleared."""
        return (self.round - 1) * CELLS + cell

    def look_at_floors(self) -> None:
        """Bring `down` up to date after a temple was built."""
        down: i64 = 0
        for cell in range(CELLS):
            if columns.DOWN[self.faces[self.card(cell)]]:
                down |= bit(cell)
        self.down = down

    def empty_hands(self) -> None:
        """No card lies open in any tableau."""
        self.hands = vec[i64]([0] * (2 * int(self.seats)))

    def in_hand(self, seat: i64, ware: i64) -> i64:
        """How many open cards of a kind lie in a seat's tableau."""
        if ware < WORD_WARES:
            return nibble(self.hands[2 * seat], ware)
        return nibble(self.hands[2 * seat + 1], ware - WORD_WARES)

    def count_in_hand(self, seat: i64, ware: i64, change: i64) -> None:
        """An open card of a kind came to a seat, or left it."""
        at: i64 = 2 * seat if ware < WORD_WARES else 2 * seat + 1
        place: i64 = ware if ware < WORD_WARES else ware - WORD_WARES
        hand: i64 = self.hands[at]
        self.hands[at] = with_nibble(hand, place, nibble(hand, place) + change)

    def open_cards(self, seat: i64) -> i64:
        """The mask of a seat's cards that are not flipped."""
        row: i64 = self.rows[seat]
        return row & ~self.flipped

    def first_open(self, seat: i64, ware: i64) -> i64:
        """The first open card of a kind in a tableau; -1 when there is none."""
        return first_of(self.open_cards(seat), self.faces, ware)

    def holder(self, assistant: i64) -> i64:
        """The seat an assistant works for; NOBODY while waiting beside the temple."""
        return ((self.holders >> (4 * assistant)) & 15) - 1

    def give(self, assistant: i64, seat: i64) -> None:
        """An assistant works for a seat from now on."""
        self.holders = with_nibble(self.holders, assistant, seat + 1)

    def direction(self) -> i64:
        """Clockwise in the first round, anticlockwise in the second."""
        return 1 if self.round == 1 else self.seats - 1

    def next_seat(self) -> i64:
        """Who comes after the active player in the direction of play."""
        return (self.active + self.direction()) % self.seats


def _decks(key: str, count: int, named: str) -> Field:
    """Decks in the order of the box, none twice."""
    plain = kinds(key, columns.DECK_IDS, "deck", count, named=named)

    def read(state: State, document: Document) -> None:
        plain.read(state, document)
        decks = getattr(state, named)
        if decks != sorted(set(decks)) or len(decks) > DECKS:
            raise SetupError(f"{key}: up to {DECKS} decks in their order, each once, are needed")

    return Field(key, plain.written, read)


def _cover() -> Field:
    """Which cards cover others (ruling 2)."""

    def read(state: State, document: Document) -> None:
        state.touching = word(document, "cover", ("outline", "touch")) == "touch"

    return Field("cover", lambda state: "touch" if state.touching else "outline", read)


FIELDS: Final = (
    *of_rules(FACTS),
    options(_decks("decks", -1, "wished"), _cover()),
    _decks("decks", DECKS, "decks"),
    CHANCE,
    kinds("faces", columns.IDS, "card", CARDS),
    number("round", 1, 2),
    mask("cells", CELLS),
    knowledge(CARDS),
    masks("rows", CARDS),
    mask("flipped", CARDS),
    masks("groups", CARDS, count=-1),
    mask("discard", CARDS),
    numbers("money", 0, COUNT, each_seat),
    holders("holders", NOBODY, ASSISTANTS),
    number("first", 0, last_seat),
    number("active", 0, last_seat),
    number("turn", 0, COUNT),
    number("left", 0, COUNT),
    truth("acted"),
    number("phase", 0, OVER),
    AGENDA,
    number("moves", 0, COUNT),
)
