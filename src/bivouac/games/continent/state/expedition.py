"""The fields of an expedition, their names, how they are copied, and what they answer by themselves."""

from typing import Final, final

from mypy_extensions import i64

from bivouac.core.bits import bit, has, pieces
from bivouac.core.piles import Pile
from bivouac.core.play import Play
from bivouac.core.refusal import Reason
from bivouac.core.vectors import vec
from bivouac.games.continent import columns, kinds
from bivouac.games.continent.columns import Columns

# What a blank state holds until it is filled; never changed.
_NOTHING: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []
_NO_PLACES: Final = vec[i64]([])
_NO_PILE: Final = Pile([])


@final
class State(Play):
    """Everything on the table. Its lists, but for `where`, are replaced, never changed: copies share them."""

    box: Columns  # of the pack that is played

    def __init__(self) -> None:
        super().__init__()
        self.easy = False
        self.policy: i64 = kinds.ANY_SEAT
        self.explorers: list[int] = _NOTHING  # the character each seat began with
        self.chosen: i64 = 0  # a mask of clues
        self.legacy: i64 = 0  # a mask of what earlier expeditions left
        self.lifted: i64 = 0
        # Cards
        self.where = _NO_PLACES  # the place of every card; shared by copies until one of them is put
        self.where_shared = True
        self.deck = _NO_PILE
        self.zones: list[list[int]] = _NO_LISTS  # the fog decks, the last card on top
        self.under: list[int] = _NOTHING  # so many cards at the bottom of each fog deck are known to all
        self.epochs: list[int] = _NOTHING  # how often each fog deck was shuffled anew
        self.since: list[int] = _NOTHING  # for each fog card the epoch in which it last joined its deck
        self.buried: list[list[int]] = _NO_LISTS  # banished unseen: the card, then all it may be
        self.hands: list[list[int]] = _NO_LISTS
        self.items: list[list[int]] = _NO_LISTS  # MOST_ITEMS a seat, the top card first
        self.pips: list[int] = _NOTHING  # the die of each item
        self.satchel: list[int] = _NOTHING
        self.tallies: list[int] = _NOTHING  # for each card that counts something: the card, the count
        # The board
        self.cells: list[int] = _NOTHING
        self.faces: list[int] = _NOTHING
        self.calls: list[int] = _NOTHING  # the number that comes to a cell when its exploration card leaves
        self.laid: list[int] = _NOTHING  # the epoch in which the fog card of a cell was laid
        self.attached: list[int] = _NOTHING
        # People
        self.characters: list[int] = _NOTHING
        self.status: list[int] = _NOTHING
        self.spots: list[int] = _NOTHING  # the cell of each figure
        self.fires: list[int] = _NOTHING  # the cell of each fire figure
        self.gone: i64 = 0  # a mask of characters who never come back
        self._blank_course()

    def _blank_course(self) -> None:
        """Nobody's turn, no action, nothing to be done."""
        self.turn: i64 = 0
        self.last: i64 = 0  # who was active before a proposal
        self.floor: i64 = kinds.NOBODY  # the seat that must act next because the group did not agree
        self.proposal: i64 = -1
        self.agreed: i64 = 0  # a mask of seats
        # The running action
        self.attempt: i64 = -1
        self.cell: i64 = kinds.NO_CELL  # of the fog card or event in a cell that offers it
        self.party: i64 = 0  # a mask of seats
        self.forced = False
        self.aim: i64 = kinds.NO_CELL
        self.trade: i64 = 0
        self.used: i64 = 0  # a mask of items
        self.signs: list[int] = _NOTHING  # cards with a flag in the items used (ruling 80)
        self.applied: list[int] = _NOTHING  # helps
        self.drawn: list[int] = _NOTHING
        self.shown = False
        self.spared = False  # the card of easy mode has saved this action
        self.recounted = False
        self.redone = False
        self.verdict: i64 = kinds.UNDECIDED
        # Mandatory actions that wait: the card, its cell or NO_CELL, the mask of participants, three a time
        self.queue: list[int] = _NOTHING
        self.ending: i64 = kinds.PLAYING
        self.turned: list[int] = _NOTHING  # the cards that the last action showed, in that order
        self.revealed_count: i64 = 0

    def copy(self) -> "State":
        """An independent expedition, sharing only what never changes."""
        new = State()
        self.copy_common(new)
        self._copy_table(new)
        self._copy_course(new)
        return new

    def _copy_course(self, new: "State") -> None:
        new.turn = self.turn
        new.last = self.last
        new.floor = self.floor
        new.proposal = self.proposal
        new.agreed = self.agreed
        new.attempt = self.attempt
        new.cell = self.cell
        new.party = self.party
        new.forced = self.forced
        new.aim = self.aim
        new.trade = self.trade
        new.used = self.used
        new.signs = self.signs
        new.applied = self.applied
        new.drawn = self.drawn
        new.shown = self.shown
        new.spared = self.spared
        new.recounted = self.recounted
        new.redone = self.redone
        new.verdict = self.verdict
        new.queue = self.queue
        new.ending = self.ending
        new.turned = self.turned
        new.revealed_count = self.revealed_count

    def _copy_table(self, new: "State") -> None:
        new.box = self.box
        new.easy = self.easy
        new.policy = self.policy
        new.explorers = self.explorers
        new.chosen = self.chosen
        new.legacy = self.legacy
        new.lifted = self.lifted
        new.where = self.where
        self.where_shared = True
        new.deck = self.deck.copy()
        new.zones = self.zones
        new.under = self.under
        new.epochs = self.epochs
        new.since = self.since
        new.buried = self.buried
        new.hands = self.hands
        new.items = self.items
        new.pips = self.pips
        new.satchel = self.satchel
        new.tallies = self.tallies
        new.cells = self.cells
        new.faces = self.faces
        new.calls = self.calls
        new.laid = self.laid
        new.attached = self.attached
        new.characters = self.characters
        new.status = self.status
        new.spots = self.spots
        new.fires = self.fires
        new.gone = self.gone

    def given(self) -> i64:
        """A mask of what brings cards into this game: its curses, then what earlier expeditions left."""
        return self.chosen | (self.legacy << self.box.curses)

    # -- what is asked, of whom, and what comes of it: several seats may be asked at once

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
        return self.revealed_count

    def is_over(self) -> bool:
        """Has the expedition ended?"""
        return self.ending != kinds.PLAYING

    def judge(self, seat: i64, code: i64) -> Reason | None:
        """The reason that forbids a seat what is asked for."""
        row = self.rules.actions.row_of[code]
        may = row.may
        return None if may is None else may(self, seat, code - row.code)

    def advise(self, seat: int, curious: bool = False) -> list[float]:
        """What each legal action is worth to the group, from what the seat may see."""
        advise = self.rules.advise
        return advise(self, seat, curious) if advise is not None and self.acts(seat) else []

    def bequest(self) -> list[str]:
        """The explorers who did not come back, where the pack knows what became of them (ruling 159)."""
        if self.ending == kinds.PLAYING:
            return []
        stayed = [one for one in self.characters if self.ending == kinds.LOST and one >= 0]
        names = [self.box.character_names[one] for one in [*stayed, *pieces(self.gone)]]
        return [left for left in self.box.legacy_names if left in names]

    def begin(self) -> None:
        """Another action begins, which has shown no card yet."""
        super().begin()
        self.turned = []

    def act(self, seat: i64, code: i64) -> None:
        """Do what the seat chose and nothing forbids."""
        row = self.rules.actions.row_of[code]
        row.do(self, seat, code - row.code)

    def question(self) -> i64:
        """What is asked now."""
        if self.ending != kinds.PLAYING:
            return kinds.OVER
        kind = self.agenda.kind
        if kind >= 0:
            return kind
        return kinds.IDLE if self.proposal < 0 else kinds.PROPOSED

    def asked(self) -> i64:
        """The seat that must answer; NOBODY while the group chooses."""
        return seat_of(self.agenda.a()) if not self.agenda.empty() else kinds.NOBODY

    # -- people

    def is_here(self, seat: i64) -> bool:
        """Is the seat's character in the game, neither eliminated nor away? (ruling 5)"""
        return self.status[seat] == kinds.HERE

    def players(self) -> i64:
        """The number of characters now in the game (ruling 5)."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.is_here(seat):
                count += 1
        return count

    def limit(self, which: i64) -> i64:
        """A limit of the satchel card for this number of players (ruling 4)."""
        return columns.LIMIT[self.players() * kinds.LIMITS + which]

    def clockwise(self, first: i64) -> list[int]:
        """The characters in the game, from one seat on to the left (ruling 147)."""
        order: list[int] = []
        for step in range(self.seats):
            seat = (first + step) % self.seats
            if self.is_here(seat):
                order.append(seat)
        return order

    def participants(self) -> list[int]:
        """The participants still in the game, the active player first, then clockwise (ruling 79)."""
        order: list[int] = []
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            if has(self.party, seat) and self.is_here(seat):
                order.append(seat)
        return order

    def together(self, seat: i64) -> list[int]:
        """The other characters on the seat's terrain."""
        spot = self.spots[seat]
        found: list[int] = []
        for other in self.clockwise(seat):
            if other != seat and self.spots[other] == spot:
                found.append(other)
        return found

    # -- cards

    def set_out(self, places: list[int]) -> None:
        """Every card is in its place."""
        self.where = vec[i64](places)
        self.where_shared = False

    def put(self, card: i64, place: i64) -> None:
        """The card is now there; whoever keeps an order of that place puts it in."""
        if self.where_shared:
            self.where = self.where[:]
            self.where_shared = False
        self.where[card] = place

    def discards(self) -> list[int]:
        """The discard pile, in the order of the cards' numbers: its own order means nothing."""
        box = self.box
        return [
            card for card in range(box.first_skill, box.first_clue) if self.where[card] == kinds.DISCARDED
        ]

    def exhausted(self) -> bool:
        """Is the action deck empty? Then the discard pile lies face down (ruling 64)."""
        return len(self.deck) == 0

    def events_at(self, cell: i64) -> list[int]:
        """The permanent events attached to the terrain of a cell."""
        found: list[int] = []
        for entry in self.attached:
            if entry // kinds.CARD_LIMIT == cell:
                found.append(entry % kinds.CARD_LIMIT)
        return found

    def has_fire(self, cell: i64) -> bool:
        """Does a fire burn on the terrain?"""
        return cell in self.fires

    def item_count(self, seat: i64) -> i64:
        """How many items a player has."""
        count: i64 = 0
        for at in range(seat * kinds.MOST_ITEMS, seat * kinds.MOST_ITEMS + kinds.MOST_ITEMS):
            if self.items[at]:
                count += 1
        return count

    def tally(self, card: i64) -> i64:
        """What a card has counted."""
        for at in range(0, len(self.tallies), 2):
            if self.tallies[at] == card:
                return self.tallies[at + 1]
        return 0

    def party_of(self, seat: i64) -> i64:
        """The mask of one seat, or of the participants of this turn when it is one of them."""
        return self.party if has(self.party, seat) else bit(seat)

    def turn_up(self, card: i64) -> None:
        """A card's face is shown to all; it is remembered until the next action, wherever it goes."""
        if card not in self.turned:
            self.turned = [*self.turned, int(card)]


def context(seat: i64, card: i64, cell: i64) -> i64:
    """A seat, a card or NO_CARD and a cell or NO_CELL in one number."""
    return seat + kinds.CARD_UNIT * (card + 1) + kinds.CELL_UNIT * (cell + 1)


def context_of(seat: i64) -> i64:
    """A seat with neither card nor cell."""
    return context(seat, kinds.NO_CARD, kinds.NO_CELL)


def seat_of(about: i64) -> i64:
    """The seat of a context."""
    return about % kinds.CARD_UNIT


def card_of(about: i64) -> i64:
    """The card of a context, or NO_CARD."""
    return about % kinds.CELL_UNIT // kinds.CARD_UNIT - 1


def cell_of(about: i64) -> i64:
    """The cell of a context, or NO_CELL."""
    return about // kinds.CELL_UNIT - 1


def changed(numbers: list[int], at: i64, number: i64) -> list[int]:
    """The list with another number at a place."""
    new = numbers[:]
    new[at] = number
    return new


def relisted(lists: list[list[int]], at: i64, inner: list[int]) -> list[list[int]]:
    """The list of lists with another list at a place."""
    new = lists[:]
    new[at] = inner
    return new
