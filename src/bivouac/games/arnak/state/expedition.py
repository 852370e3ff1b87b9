"""The fields of a game of Arnak: their names, how they are copied, and what they answer by themselves."""

from typing import Final, final

from mypy_extensions import i64

from bivouac.core.bits import bit, byte, count_of, has, nibble, with_nibble
from bivouac.core.play import Play
from bivouac.core.vectors import vec
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import (
    AFTER,
    CAMPS,
    FIGURES,
    FROM,
    GUARDIANS,
    ICONS,
    NO_CARD,
    NO_TILE,
    OF_CAMP,
    OF_TILE,
    OVER,
    PLACES_FOR_ASSISTANTS,
    RIVAL,
    ROW,
    SHARED_SPACE,
    SHUFFLED,
    SLOTS,
    SNAKE,
    TURN,
)

# What a blank state holds until it is filled; never changed.
_NOTHING: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []
_NO_WORDS: Final = vec[i64]([])


@final
class State(Play):
    """Everything on the table. Lists of lists share their inner lists with copies: those are replaced.

    In a solo game the rival is the player after the last seat wherever a field speaks of players.
    """

    def __init__(self) -> None:
        super().__init__()
        self.side: i64 = 0
        self.red: i64 = 0
        # The course
        self.first: i64 = 0  # who began the first round
        self.round: i64 = 1
        self.acted = False  # the main action of this turn is used
        self.passed: i64 = 0  # a mask of seats
        self.masked: i64 = 0  # seats that take no Fear from guardians this round
        self.flying: i64 = 0  # seats whose icons are all planes this round
        # A travel payment under way: the icons asked for, those paid in and those covered, twelve bits each
        self.bill: i64 = 0
        self.icons: i64 = 0  # left over this turn
        self.revealed_count: i64 = 0
        self._lay_players()
        self._lay_island()
        self._lay_research()
        self._lay_cards()

    def _lay_players(self) -> None:
        self.purses = _NO_WORDS  # a row of bytes for each seat: how many tokens of each resource
        self.hands: list[list[int]] = _NO_LISTS  # entries, ascending
        self.decks: list[list[int]] = _NO_LISTS  # entries, the top one last
        self.areas: list[list[int]] = _NO_LISTS  # cards in the order of being laid down
        self.sifted: list[int] = _NOTHING  # entries the active player looks at; replaced, never changed
        self.untold: list[list[int]] = _NO_LISTS  # Fear that left a hand, others cannot tell of which shuffle
        self.asked: i64 = 0  # at the end of a round: how many hand cards the active player has settled
        self.laid: list[int] = (
            _NOTHING  # at the end of a round: masks of the hand cards laid down by each seat
        )
        self.fear_tiles: i64 = 0  # a row
        self.crates: i64 = 0  # a row of bytes, for one player may take all sixteen: idols in the crates
        self.slots: i64 = 0  # a row of masks: slots that hold an idol
        self.tolls: i64 = 0  # idols paid on the track, by anybody
        self.helpers = (
            _NO_WORDS  # two places a seat: an assistant, its side and state; replaced, never changed
        )
        self.figures = _NO_WORDS  # a mask of spaces for each player
        self.guardians: list[int] = _NOTHING  # masks of each player: overcome, and 15 bits higher boons used
        self.glass: i64 = 0  # a row of spaces
        self.notebook: i64 = 0  # a row of spaces
        self.arrived: i64 = 0  # a row: order of arrival in the Lost Temple, 0 before
        self.temple_won: list[int] = _NOTHING  # rows of counts by stack

    def _lay_island(self) -> None:
        self.blocked: i64 = 0  # a mask of spaces
        self.tiles: list[int] = _NOTHING  # the tile of each place
        self.guards: list[int] = _NOTHING  # the guardian of each site
        self.near_stack: list[int] = _NOTHING  # the top one last
        self.deep_stack: list[int] = _NOTHING
        self.near_under: i64 = 0  # so many tiles at the bottom are known to all
        self.deep_under: i64 = 0
        self.guardian_stack: list[int] = _NOTHING
        self.idols_up: i64 = 0  # a row: the type that lies or lay face up at each place
        self.idols_down: i64 = 0  # a row: the type that lies or lay face down at each place of level II

    def _lay_research(self) -> None:
        self.bonus: i64 = 0  # a row from the first space on: 1 more than the type, 0 for none
        self.temple_stack: list[int] = _NOTHING  # types, hidden
        self.bonus_box: list[int] = _NOTHING  # types left in the box, ascending, hidden
        self.bonus_gone: i64 = 0  # a row: how many of each type were taken
        self.temple_seen: i64 = 0  # seats that have looked through the stack
        self.temple_tiles: i64 = 0  # a row: height of each stack
        self.supply: list[list[int]] = _NO_LISTS  # three stacks of assistants, the top one last
        self.rescue: list[int] = _NOTHING  # the top one last
        self.rescue_seen: i64 = 0
        self.assistants_gone: i64 = 0  # a mask: those the rival took away

    def _lay_cards(self) -> None:
        self.row: list[int] = _NOTHING  # six places, the staff after the first `round` of them
        self.item_deck: list[int] = _NOTHING  # the top one last
        self.artifact_deck: list[int] = _NOTHING
        self.tops_known: i64 = 0  # 1: the top item is known to all, 2: the top artifact is
        self.exiled: list[int] = _NOTHING  # items and artifacts, in order
        self.basics_exiled: i64 = 0  # a row of masks
        self.fears: i64 = 0
        self.fear_tiles_left: i64 = 0
        # Rival
        self.deeds: list[int] = _NOTHING  # tiles face down, the top one last
        self.deeds_done: list[int] = _NOTHING
        self.rival_cards: list[int] = _NOTHING
        self.rival_idols: i64 = 0  # a mask of types face up
        self.rival_pile: i64 = 0  # other idols

    def copy(self) -> "State":
        """An independent game, sharing only what never changes."""
        new = State()
        self.copy_common(new)
        new.side = self.side
        new.red = self.red
        new.first = self.first
        new.round = self.round
        new.acted = self.acted
        new.passed = self.passed
        new.masked = self.masked
        new.flying = self.flying
        new.bill = self.bill
        new.icons = self.icons
        new.revealed_count = self.revealed_count
        self._copy_players(new)
        self._copy_island(new)
        self._copy_research(new)
        self._copy_cards(new)
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

    def _copy_players(self, new: "State") -> None:
        new.purses = self.purses[:]
        new.hands = self.hands[:]
        new.decks = self.decks[:]
        new.areas = self.areas[:]
        new.sifted = self.sifted
        new.untold = self.untold
        new.asked = self.asked
        new.laid = self.laid
        new.fear_tiles = self.fear_tiles
        new.crates = self.crates
        new.slots = self.slots
        new.tolls = self.tolls
        new.helpers = self.helpers
        new.figures = self.figures[:]
        new.guardians = self.guardians
        new.glass = self.glass
        new.notebook = self.notebook
        new.arrived = self.arrived
        new.temple_won = self.temple_won

    def _copy_island(self, new: "State") -> None:
        new.blocked = self.blocked
        new.tiles = self.tiles
        new.guards = self.guards
        new.near_stack = self.near_stack
        new.deep_stack = self.deep_stack
        new.near_under = self.near_under
        new.deep_under = self.deep_under
        new.guardian_stack = self.guardian_stack
        new.idols_up = self.idols_up
        new.idols_down = self.idols_down

    def _copy_research(self, new: "State") -> None:
        new.bonus = self.bonus
        new.temple_stack = self.temple_stack
        new.bonus_box = self.bonus_box
        new.bonus_gone = self.bonus_gone
        new.temple_seen = self.temple_seen
        new.temple_tiles = self.temple_tiles
        new.supply = self.supply
        new.rescue = self.rescue
        new.rescue_seen = self.rescue_seen
        new.assistants_gone = self.assistants_gone

    def _copy_cards(self, new: "State") -> None:
        new.row = self.row
        new.item_deck = self.item_deck
        new.artifact_deck = self.artifact_deck
        new.tops_known = self.tops_known
        new.exiled = self.exiled
        new.basics_exiled = self.basics_exiled
        new.fears = self.fears
        new.fear_tiles_left = self.fear_tiles_left
        new.deeds = self.deeds
        new.deeds_done = self.deeds_done
        new.rival_cards = self.rival_cards
        new.rival_idols = self.rival_idols
        new.rival_pile = self.rival_pile

    def players(self) -> i64:
        """How many players there are, the rival of a solo game included."""
        return max(self.seats, 2)

    def rival(self) -> i64:
        """The number of the rival as a player; -1 when there is none."""
        return RIVAL if self.seats == 1 else -1

    def starter(self) -> i64:
        """The seat with the marker this round."""
        return (self.first + self.round - 1) % self.seats

    def resting(self) -> i64:
        """What is asked when the agenda is empty."""
        return AFTER if self.acted else TURN

    def has(self, seat: i64, resource: i64) -> i64:
        """How many tokens of a resource a seat holds."""
        return (self.purses[seat] >> (8 * resource)) & 255

    def can_afford(self, seat: i64, price: i64) -> bool:
        """Does a seat hold all the tokens of a price?"""
        purse: i64 = self.purses[seat]
        while price:
            if purse & 255 < price & 255:
                return False
            purse = purse >> 8
            price = price >> 8
        return True

    def occupied(self) -> i64:
        """The mask of all spaces where somebody stands."""
        mask: i64 = 0
        for spaces in self.figures:
            mask |= spaces
        return mask

    def at_home(self, seat: i64) -> i64:
        """How many archaeologists a seat has on its board."""
        return FIGURES - count_of(self.figures[seat])

    def stands_at(self, player: i64, site: i64) -> bool:
        """Does a player occupy a site?"""
        spaces: i64 = self.figures[player]
        return spaces & columns.SPACES_OF[site] != 0

    def is_unoccupied(self, site: i64) -> bool:
        """Does nobody stand on any space of a site? (ruling 78)"""
        return self.occupied() & columns.SPACES_OF[site] == 0

    def is_known(self, site: i64) -> bool:
        """Is it a camp, or a place whose tile was turned?"""
        return site < CAMPS or self.tiles[site - CAMPS] != NO_TILE

    def site_node(self, site: i64) -> i64:
        """The effect of a camp or of a discovered place."""
        if site < CAMPS:
            return columns.CAMP_NODE[site]
        return columns.TILE_NODE[self.tiles[site - CAMPS]]

    def of_site(self, site: i64) -> i64:
        """The flags of an effect that a site has; its tile, where it has one, is the piece."""
        return FROM * (OF_CAMP + site if site < CAMPS else OF_TILE + self.tiles[site - CAMPS])

    def helper(self, seat: i64, place: i64) -> i64:
        """The assistant at a place of a board, with its side and state."""
        return self.helpers[seat * PLACES_FOR_ASSISTANTS + place]

    def idols_of(self, seat: i64) -> i64:
        """How many idols lie on a board, in crates and slots."""
        return self.crated(seat) + self.slotted(seat)

    def crated(self, seat: i64) -> i64:
        """How many idols lie in the crates of a board."""
        return byte(self.crates, seat)

    def slotted(self, seat: i64) -> i64:
        """How many slots hold an idol."""
        mask = nibble(self.slots, seat)
        return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)

    def free_slot(self, seat: i64) -> i64:
        """The leftmost empty slot; SLOTS when all hold an idol."""
        for slot in range(SLOTS):
            if not has(nibble(self.slots, seat), slot):
                return slot
        return SLOTS

    def unused_boons(self, seat: i64) -> i64:
        """The mask of the guardians a seat has overcome and whose boons it has not used."""
        word: i64 = self.guardians[seat]
        return word & ~(word >> GUARDIANS) & ((1 << GUARDIANS) - 1)

    def has_boon(self, seat: i64, guardian: i64) -> bool:
        """Has the seat overcome the guardian and not used its boon?"""
        return has(self.unused_boons(seat), guardian)

    def bonus_at(self, place: i64) -> i64:
        """The type of the bonus tile at a place of the track; -1 for none."""
        if place == 0:
            return -1
        return nibble(self.bonus, place - 1) - 1

    def bonuses_of(self, space: i64) -> i64:
        """The mask of the types of the bonus tiles on a space."""
        mask: i64 = 0
        last: i64 = space
        if space == SHARED_SPACE and self.side == SNAKE:
            last = SHARED_SPACE + 2
        for place in range(space, last + 1):
            type = self.bonus_at(place)
            if type >= 0:
                mask |= bit(type)
        return mask

    def drop_bonus(self, space: i64, type: i64) -> None:
        """Take a bonus tile of a type off a space."""
        place: i64 = space
        while self.bonus_at(place) != type:
            place += 1
        self.bonus = with_nibble(self.bonus, place - 1, 0)

    def ask(self) -> None:
        """What is asked follows from the agenda; the end and the end of a round stay."""
        if self.phase != OVER:
            kind = self.agenda.kind
            self.phase = kind if kind >= 0 else self.resting()

    def in_effect(self, icons: i64) -> i64:
        """Icons as they count for the active player: all planes while the Ocarina lasts (ruling 73)."""
        if not (self.flying >> self.active) & 1:
            return icons
        planes: i64 = 0
        for icon in range(ICONS):
            planes += (icons >> (3 * icon)) & 7
        assert planes < 8, "a row of icons holds up to 7 of each"
        return planes << 9

    def entry_of(self, card: i64) -> i64:
        """The entry of a card in the active hand, any one where there are several; -1 when there is none."""
        entry: i64
        for entry in self.hands[self.active]:
            if entry % SHUFFLED == card:
                return entry
        return -1

    def place_of(self, card: i64) -> i64:
        """Where a card lies in the row; -1 when it does not."""
        for place in range(ROW):
            if self.row[place] == card:
                return place
        return -1

    def shown_top(self, artifact: bool) -> i64:
        """The top card of a deck while everybody knows it; NO_CARD otherwise."""
        deck = self.artifact_deck if artifact else self.item_deck
        if not self.tops_known & (2 if artifact else 1) or not deck:
            return NO_CARD
        return deck[len(deck) - 1]
