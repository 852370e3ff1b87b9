"""The fields of a game of Agartha, their names, and how they are copied."""

from typing import Final, final

from mypy_extensions import i64

from bivouac.core.bits import bit, nibble, with_nibble
from bivouac.core.piles import Pile
from bivouac.core.play import Play
from bivouac.games.agartha import columns, kinds

# What a blank state holds until it is filled; never changed.
_NOTHING: Final[list[int]] = []
_NO_PILE: Final = Pile([])


@final
class State(Play):
    """Everything on the table. A card keeps its number; all cards of a kind are alike (ruling 54)."""

    def __init__(self) -> None:
        super().__init__()
        self.token_map: i64 = 0
        self.swap_triggers = False
        self.deck = _NO_PILE
        self.bottom: i64 = 0  # so many cards under the deck are known to all (ruling 49)
        self.tiles: list[int] = _NOTHING  # three places a tile: a card or NO_CARD
        self.where: list[int] = _NOTHING  # the place of every card of the box
        # Nine places a board, each a word of ten counts of six bits: how many cards of each kind lie there.
        self.boards: list[int] = _NOTHING
        self.scored: list[int] = _NOTHING  # Village points of each seat
        self.explored: i64 = 0  # a row: the mask of the Explorations each seat has made
        self.pending: list[int] = (
            _NOTHING  # cards to be placed, as seat * 128 + card; replaced, never changed
        )
        self.first: i64 = 0  # who held the Testament in the first round
        self.round: i64 = 0
        self.placed: i64 = 0  # tokens placed this round
        self.zones: i64 = 0  # a row, in the order of placing: the zone of each token
        self.values: i64 = 0  # a row, in the order of placing: the value of each token
        self.step: i64 = 0  # zones resolved this round, the one being resolved included
        self.revealed_count: i64 = 0

    def copy(self) -> "State":
        """An independent game, sharing only what never changes."""
        new = State()
        self.copy_common(new)
        new.token_map = self.token_map
        new.swap_triggers = self.swap_triggers
        new.deck = self.deck.copy()
        new.bottom = self.bottom
        new.tiles = self.tiles[:]
        new.where = self.where[:]
        new.boards = self.boards[:]
        new.scored = self.scored[:]
        new.explored = self.explored
        new.pending = self.pending
        new.first = self.first
        new.round = self.round
        new.placed = self.placed
        new.zones = self.zones
        new.values = self.values
        new.step = self.step
        new.revealed_count = self.revealed_count
        return new

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

    def derive(self) -> None:
        """What is asked, and of whom, follows from the rest."""
        self.ask()

    def ask(self) -> None:
        """What is asked now, and of whom."""
        step = self.agenda.kind
        if step >= 0:
            self.phase = step
            self.active = self.agenda.a()
        elif self.pending:
            self.phase = kinds.START
            self.active = self.pending[0] // kinds.SEATED
        elif self.tokens_left():
            self.phase = kinds.BID
            self.active = self.owner(self.placed)
        else:
            self.phase = kinds.OVER

    def tile_count(self) -> i64:
        """How many expedition tiles lie on the table."""
        return columns.TILES_FOR[self.seats]

    def holder(self) -> i64:
        """The seat that has the Testament this round (ruling 51)."""
        return (self.first + self.round) % self.seats

    def owner(self, at: i64) -> i64:
        """The seat that placed the token with this place in the order of the round."""
        return (self.first + self.round + at) % self.seats

    def zone(self, at: i64) -> i64:
        """The zone a token lies in, by its order of placing."""
        return nibble(self.zones, at)

    def value(self, at: i64) -> i64:
        """The value of a token, by its order of placing."""
        return nibble(self.values, at)

    def is_shown(self, at: i64) -> bool:
        """Has the token been revealed this round?"""
        return nibble(self.zones, at) < self.step

    def token_in(self, zone: i64) -> i64:
        """The first token placed in a zone; -1 when there is none."""
        for at in range(self.placed):
            if nibble(self.zones, at) == zone:
                return at
        return -1

    def in_hand(self, seat: i64) -> i64:
        """The mask of the values a seat has not placed yet this round."""
        left: i64 = 14  # values 1, 2 and 3
        at: i64 = (seat + self.seats - self.holder()) % self.seats
        while at < self.placed:
            left &= ~bit(self.value(at))
            at += self.seats
        return left

    def place_token(self, zone: i64, value: i64) -> None:
        """Lay the next token of the round somewhere."""
        self.zones = with_nibble(self.zones, self.placed, zone)
        self.values = with_nibble(self.values, self.placed, value)
        self.placed += 1

    def tokens_left(self) -> i64:
        """How many tokens are still to be placed this round."""
        return kinds.TOKENS * self.seats - self.placed

    def on_tile(self, tile: i64) -> i64:
        """How many cards lie on a tile."""
        count: i64 = 0
        for place in range(tile * kinds.CARD_PLACES, tile * kinds.CARD_PLACES + kinds.CARD_PLACES):
            if self.tiles[place] != kinds.NO_CARD:
                count += 1
        return count

    def held(self, seat: i64, place: i64) -> i64:
        """What lies in a slot or sector: a word of ten counts."""
        return self.boards[seat * kinds.PLACES + place]

    def count(self, seat: i64, place: i64, kind: i64) -> i64:
        """How many cards of a kind lie in a slot or sector."""
        word: i64 = self.boards[seat * kinds.PLACES + place]
        return (word >> (6 * kind)) & 63

    def characters(self, seat: i64, place: i64) -> i64:
        """How many Characters lie in a slot or sector."""
        return self.count(seat, place, kinds.CHARACTER)

    def locations(self, seat: i64, place: i64) -> i64:
        """How many Locations, of whatever types, lie in a slot."""
        word: i64 = self.boards[seat * kinds.PLACES + place]
        return (
            ((word >> (6 * kinds.FOREST)) & 63)
            + ((word >> (6 * kinds.MOUNTAIN)) & 63)
            + ((word >> (6 * kinds.VILLAGE_CARD)) & 63)
        )

    def has_explored(self, seat: i64, tier: i64) -> bool:
        """Has the seat made this Exploration already?"""
        return (nibble(self.explored, seat) >> tier) & 1 == 1

    def find(self, seat: i64, place: i64, kind: i64) -> i64:
        """The first card of a kind in a slot that holds one."""
        code = kinds.ON_BOARD + seat * kinds.PLACES + place
        card: i64 = columns.FIRST[kind]
        while self.where[card] != code:
            card += 1
        return card
