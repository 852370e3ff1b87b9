"""The fields of a game of Temple, their names, and how they are copied."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bivouac.core.agenda import Agenda
from bivouac.core.bits import bit, nibble, with_nibble
from bivouac.core.chance import OwnChance, QuickChance
from bivouac.core.knowledge import Knowledge
from bivouac.games.temple import columns
from bivouac.games.temple.kinds import CELLS, TURN, WORD_WARES

Log = list[tuple[Mapping[str, object], int, Mapping[str, object]]]

# What a blank state holds until it is filled; never changed.
_NOTHING: Final[list[int]] = []
_SILENCE: Final[Log] = []
_NO_CHANCE: Final = QuickChance(None)
_NO_AGENDA: Final = Agenda()
_NO_KNOWLEDGE: Final = Knowledge(0)


class State:
    """Everything on the table. A card is numbered by its place in the deal: 26 cells a temple, then 2 spare.

    Blank when made: setup, `copy_to` and load fill it, so that a copy pays for nothing twice.
    """

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.wished: list[int] = _NOTHING  # the decks the table asked for; never changed
        self.touching = False  # only touching cards cover (ruling 2)
        self.decks: list[int] = _NOTHING  # the six in play; never changed
        self.chance: OwnChance = _NO_CHANCE
        self.faces: list[int] = _NOTHING  # the kind of every card; never changed once dealt
        self.round: i64 = 1
        self.cells: i64 = 0  # a mask: where a card is left in the temple
        self.down: i64 = 0  # a mask of cells: dealt face down in this temple, as the faces say
        self.knowledge = _NO_KNOWLEDGE
        self.rows: list[int] = _NOTHING  # a mask of cards for each seat: its tableau
        self.flipped: i64 = 0  # a mask of cards
        self.groups: list[int] = _NOTHING  # a mask of cards for each closed set; replaced, never changed
        self.hands: list[int] = _NOTHING  # two words a seat: the open cards of each ware, counted
        self.discard: i64 = 0  # a mask of cards
        self.money: list[int] = _NOTHING
        self.holders: i64 = 0  # a row: 0 beside the temple, else the seat an assistant works for, and one
        self.first: i64 = 0  # who began the first round
        self.active: i64 = 0
        self.turn: i64 = 0
        self.left: i64 = 0  # actions unspent this turn
        self.acted = False  # the first action of the turn is spent
        self.phase: i64 = TURN
        self.agenda = _NO_AGENDA
        self.moves: i64 = 0
        self.watching = False
        self.log: Log = _SILENCE

    def copy_to(self, new: "State") -> None:
        """Make a blank state equal to this one, sharing only what never changes."""
        new.seats = self.seats
        new.wished = self.wished
        new.touching = self.touching
        new.decks = self.decks
        new.chance = self.chance.copy()
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
        new.active = self.active
        new.turn = self.turn
        new.left = self.left
        new.acted = self.acted
        new.phase = self.phase
        new.agenda = self.agenda.copy()
        new.moves = self.moves
        new.watching = self.watching
        new.log = self.log

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
        row = self.open_cards(seat)
        card: i64 = 0
        while row >> card:
            if (row >> card) & 1 and self.faces[card] == ware:
                return card
            card += 1
        return -1

    def holder(self, assistant: i64) -> i64:
        """The seat an assistant works for; NOBODY while waiting beside the temple."""
        return ((self.holders >> (4 * assistant)) & 15) - 1

    def engage(self, assistant: i64, seat: i64) -> None:
        """An assistant works for a seat from now on."""
        self.holders = with_nibble(self.holders, assistant, seat + 1)

    def direction(self) -> i64:
        """Clockwise in the first round, anticlockwise in the second."""
        return 1 if self.round == 1 else self.seats - 1

    def next_seat(self) -> i64:
        """Who comes after the active player in the direction of play."""
        return (self.active + self.direction()) % self.seats

    def tell(self, event: Mapping[str, object]) -> None:
        """Write down something everybody witnessed; call it only while watching."""
        self.log.append((event, -1, event))

    def whisper(self, event: Mapping[str, object], seat: int, seen: Mapping[str, object]) -> None:
        """Write down something everybody witnessed, of which one seat saw more."""
        self.log.append((event, seat, seen))
