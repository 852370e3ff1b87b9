"""The fields of a game of Takara: their names, how they are copied, and how they are written down."""

from typing import Final, final

from mypy_extensions import i64

from bivouac.core.bits import bit, count_of, has, nibble, pieces, with_nibble
from bivouac.core.fields import (
    AGENDA,
    CHANCE,
    COUNT,
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
    packed,
    pile,
    truth,
)
from bivouac.core.knowledge import Knowledge
from bivouac.core.piles import Pile
from bivouac.core.play import Play
from bivouac.core.vectors import vec
from bivouac.games.takara import columns
from bivouac.games.takara.data.prices import TOKENS_PER_SEAT
from bivouac.games.takara.facts import FACTS
from bivouac.games.takara.kinds import (
    AT_PORT,
    FOUR_EMPTY,
    GALLERIES,
    LEVELS,
    MONSTER,
    OVER,
    PLACES,
    PLAYING,
    ROCKFALL,
    SITES,
    SPECIALISTS,
    TEAM,
    TEAM_SIZE,
    TILES,
)

# What a blank state holds until it is filled; never changed.
_NOTHING: Final[list[int]] = []
_NO_WORDS: Final = vec[i64]([])
_NO_PILE: Final = Pile([])
_NO_KNOWLEDGE: Final = Knowledge(0)


@final
class State(Play):
    """Everything on the table. A gallery tile is numbered site * 9 + level, level 0 at the bottom."""

    def __init__(self) -> None:
        super().__init__()
        self.strict = False
        self.tiles = _NO_WORDS  # the kind of every tile; never changed once dealt, so copies share it
        self.heights: i64 = 0  # a row: the tiles left on each site
        # Masks of sites by what one sees on top, as the masks of tiles below say.
        self.covered: i64 = 0  # a tile face down
        self.guarded: i64 = 0  # a monster
        self.blocked: i64 = 0  # a rockfall
        self.emptied: i64 = 0  # nothing any more
        self.face_up: i64 = 0  # a mask of tiles
        self.fresh: i64 = 0  # turned up this very turn (ruling 3)
        self.cleared: i64 = 0  # observed and left face down, so no rockfall (ruling 43)
        self.wounds: i64 = 0  # a row: on the monster that tops each site
        self.knowledge = _NO_KNOWLEDGE
        self.chests = _NO_PILE
        self.discard: i64 = 0  # a mask of tiles
        self.won = _NO_WORDS  # a mask of tiles for each seat
        self.wares = _NO_WORDS  # a mask of what each seat can sell of these
        self.karas = _NO_WORDS
        self.tokens: i64 = 0  # a row: the XP tokens of each seat
        self.stock: i64 = 0
        self.figures: i64 = 0  # a row: where each adventurer stands, three a seat
        self.holders: i64 = 0  # a row: 0 at the port, else the seat a specialist lies in front of, and one
        self.asleep: i64 = 0  # a mask of specialists
        self.turn: i64 = 0
        self.sword = False
        self.traded = False
        self.digger: i64 = -1  # which adventurer of the active team digs; -1: the Miner does
        self.stones: i64 = 0
        self.ending: i64 = PLAYING
        self.rolls: list[int] = _NOTHING  # the dice of the last action, 1 for a sword

    def copy(self) -> "State":
        """An independent game, sharing only what never changes."""
        new = State()
        self.copy_common(new)
        new.strict = self.strict
        new.tiles = self.tiles
        new.heights = self.heights
        new.covered = self.covered
        new.guarded = self.guarded
        new.blocked = self.blocked
        new.emptied = self.emptied
        new.face_up = self.face_up
        new.fresh = self.fresh
        new.cleared = self.cleared
        new.wounds = self.wounds
        new.knowledge = self.knowledge.copy()
        new.chests = self.chests.copy()
        new.discard = self.discard
        new.won = self.won[:]
        new.wares = self.wares[:]
        new.karas = self.karas[:]
        new.tokens = self.tokens
        new.stock = self.stock
        new.figures = self.figures
        new.holders = self.holders
        new.asleep = self.asleep
        new.turn = self.turn
        new.sword = self.sword
        new.traded = self.traded
        new.digger = self.digger
        new.stones = self.stones
        new.ending = self.ending
        new.rolls = self.rolls
        return new

    def derive(self) -> None:
        """What tops each site follows from its tiles, and what can be sold from what was won."""
        for site in range(SITES):
            self.look_at_top(site)
        self.wares = vec[i64]([0] * int(self.seats))
        for seat in range(self.seats):
            self.sort_wares(seat)

    def begin(self) -> None:
        """Another action begins: the dice of the last one are taken up."""
        super().begin()
        if self.rolls:
            self.rolls = []

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

    def height(self, site: i64) -> i64:
        """How many tiles are left on a site."""
        return (self.heights >> (4 * site)) & 15

    def top(self, site: i64) -> i64:
        """The tile on top of a site that is not empty."""
        return site * LEVELS + ((self.heights >> (4 * site)) & 15) - 1

    def look_at_top(self, site: i64) -> None:
        """Bring the masks of sites up to date after a tile was turned or taken."""
        here = bit(site)
        self.covered &= ~here
        self.guarded &= ~here
        self.blocked &= ~here
        if self.height(site) == 0:
            self.emptied |= here
        elif not self.is_up(self.top(site)):
            self.covered |= here
        elif self.class_of(self.top(site)) == MONSTER:
            self.guarded |= here
        elif self.class_of(self.top(site)) == ROCKFALL:
            self.blocked |= here

    def sort_wares(self, seat: i64) -> None:
        """Bring `wares` up to date after a tile was won or sold."""
        wares: i64 = 0
        for tile in pieces(self.won[seat]):
            sale = columns.SALE[self.tiles[tile]]
            if sale >= 0:
                wares |= bit(sale)
        self.wares[seat] = wares

    def is_up(self, tile: i64) -> bool:
        """Does the gallery tile lie face up on its site?"""
        return (self.face_up >> tile) & 1 == 1

    def class_of(self, tile: i64) -> i64:
        """Monster, rockfall, stone or plain."""
        return columns.CLASS[self.tiles[tile]]

    def wounds_on(self, site: i64) -> i64:
        """The wounds of the monster on top of a site."""
        return nibble(self.wounds, site)

    def empty_sites(self) -> i64:
        """How many sites hold no tile any more."""
        return count_of(self.emptied)

    def place(self, seat: i64, member: i64) -> i64:
        """Where an adventurer stands."""
        return (self.figures >> (4 * (seat * TEAM_SIZE + member))) & 15

    def put(self, seat: i64, member: i64, place: i64) -> None:
        """Stand an adventurer somewhere."""
        self.figures = with_nibble(self.figures, seat * TEAM_SIZE + member, place)

    def available(self) -> i64:
        """How many adventurers of the active team can still be sent out."""
        count: i64 = 0
        for member in range(TEAM_SIZE):
            if self.place(self.active, member) == TEAM:
                count += 1
        return count

    def holder(self, specialist: i64) -> i64:
        """The seat a specialist lies in front of; AT_PORT when it waits there."""
        return ((self.holders >> (4 * specialist)) & 15) - 1

    def give(self, specialist: i64, seat: i64) -> None:
        """Lay a specialist in front of a seat, or back at the port."""
        self.holders = with_nibble(self.holders, specialist, seat + 1)

    def is_asleep(self, specialist: i64) -> bool:
        """Does the specialist show its sleeping side?"""
        return has(self.asleep, specialist)


def _tokens(state: State) -> int:
    """How many tokens there are."""
    return TOKENS_PER_SEAT * int(state.seats)


def _team_places(state: State) -> int:
    return TEAM_SIZE * int(state.seats)


FIELDS: Final = (
    *of_rules(FACTS),
    options(truth("strict_observation", named="strict")),
    CHANCE,
    kinds(
        "tiles", columns.IDS[: columns.GALLERY_COUNT], "gallery", GALLERIES, columns.CHEST_TILES, words=True
    ),
    packed("height", LEVELS, SITES, named="heights"),
    mask("face_up", GALLERIES),
    mask("fresh", GALLERIES),
    mask("cleared", GALLERIES),
    packed("wounds", 4, SITES),
    knowledge(GALLERIES),
    pile("chests", GALLERIES, TILES - 1),
    mask("discard", TILES),
    masks("won", TILES, words=True),
    numbers("karas", 0, COUNT, each_seat, words=True),
    packed("tokens", _tokens, each_seat),
    number("stock", 0, _tokens),
    packed("where", PLACES - 1, _team_places, named="figures"),
    holders("holder", AT_PORT, SPECIALISTS),
    mask("asleep", SPECIALISTS),
    number("active", 0, last_seat),
    number("turn", 0, COUNT),
    number("phase", 0, OVER),
    truth("sword"),
    truth("traded"),
    number("digger", -1, TEAM_SIZE - 1),
    number("stones", 0, 2),
    number("ending", 0, FOUR_EMPTY),
    AGENDA,
    number("moves", 0, COUNT),
    numbers("rolls", 0, 1),
)
