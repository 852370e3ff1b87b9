"""The fields of a game of Takara, their names, and how they are copied."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bivouac.core.agenda import Agenda
from bivouac.core.bits import has, nibble, with_nibble
from bivouac.core.chance import OwnChance, QuickChance
from bivouac.core.knowledge import Knowledge
from bivouac.core.piles import Pile
from bivouac.games.takara import columns
from bivouac.games.takara.kinds import EMPTY, HIDDEN, LEVELS, PLAYING, SITES, SWORD, TEAM, TEAM_SIZE

# What happened as all witnessed it, and as one seat did.
Log = list[tuple[Mapping[str, object], int, Mapping[str, object]]]

# What a blank state holds until it is filled; never changed.
_NOTHING: Final[list[int]] = []
_SILENCE: Final[Log] = []
_NO_CHANCE: Final = QuickChance(None)
_NO_PILE: Final = Pile([])
_NO_AGENDA: Final = Agenda()
_NO_KNOWLEDGE: Final = Knowledge(0)


class State:
    """Everything on the table. A gallery tile is numbered site * 9 + level, level 0 at the bottom.

    Blank when made: setup, `copy_to` and load fill it, so that a copy pays for nothing twice.
    """

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.strict = False
        self.chance: OwnChance = _NO_CHANCE
        self.tiles: list[int] = (
            _NOTHING  # the kind of every tile; never changed once dealt, so copies share it
        )
        self.heights: i64 = 0  # a row: the tiles left on each site
        self.tops: i64 = 0  # a row: HIDDEN, MONSTER, ROCKFALL or EMPTY, as the masks below say
        self.face_up: i64 = 0  # a mask of tiles
        self.fresh: i64 = 0  # turned up this very turn (ruling 3)
        self.cleared: i64 = 0  # observed and left face down, so no rockfall (ruling 43)
        self.wounds: i64 = 0  # a row: on the monster that tops each site
        self.knowledge = _NO_KNOWLEDGE
        self.chests = _NO_PILE
        self.discard: i64 = 0  # a mask of tiles
        self.won: list[int] = _NOTHING  # a mask of tiles for each seat
        self.karas: list[int] = _NOTHING
        self.tokens: i64 = 0  # a row: the XP tokens of each seat
        self.stock: i64 = 0
        self.figures: i64 = 0  # a row: where each adventurer stands, three a seat
        self.holders: i64 = 0  # a row: 0 at the port, else the seat a specialist lies in front of, and one
        self.asleep: i64 = 0  # a mask of specialists
        self.active: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = SWORD
        self.sword = False
        self.traded = False
        self.digger: i64 = -1  # which adventurer of the active team digs; -1: the Miner does
        self.stones: i64 = 0
        self.ending: i64 = PLAYING
        self.agenda = _NO_AGENDA
        self.moves: i64 = 0
        self.rolls: list[int] = _NOTHING  # the dice of the last action, 1 for a sword
        self.watching = False
        self.log: Log = _SILENCE

    def copy_to(self, new: "State") -> None:
        """Make a blank state equal to this one, sharing only what never changes."""
        new.seats = self.seats
        new.strict = self.strict
        new.chance = self.chance.copy()
        new.tiles = self.tiles
        new.heights = self.heights
        new.tops = self.tops
        new.face_up = self.face_up
        new.fresh = self.fresh
        new.cleared = self.cleared
        new.wounds = self.wounds
        new.knowledge = self.knowledge.copy()
        new.chests = self.chests.copy()
        new.discard = self.discard
        new.won = self.won[:]
        new.karas = self.karas[:]
        new.tokens = self.tokens
        new.stock = self.stock
        new.figures = self.figures
        new.holders = self.holders
        new.asleep = self.asleep
        new.active = self.active
        new.turn = self.turn
        new.phase = self.phase
        new.sword = self.sword
        new.traded = self.traded
        new.digger = self.digger
        new.stones = self.stones
        new.ending = self.ending
        new.agenda = self.agenda.copy()
        new.moves = self.moves
        new.rolls = self.rolls
        new.watching = self.watching
        new.log = self.log

    def height(self, site: i64) -> i64:
        """How many tiles are left on a site."""
        return (self.heights >> (4 * site)) & 15

    def top(self, site: i64) -> i64:
        """The tile on top of a site that is not empty."""
        return site * LEVELS + ((self.heights >> (4 * site)) & 15) - 1

    def topped_by(self, site: i64) -> i64:
        """What one sees on top of a site: HIDDEN, MONSTER, ROCKFALL or EMPTY."""
        return (self.tops >> (4 * site)) & 15

    def look_at_top(self, site: i64) -> None:
        """Bring `tops` up to date after a tile was turned or taken."""
        seen: i64 = EMPTY
        if self.height(site):
            tile = self.top(site)
            seen = self.class_of(tile) if self.is_up(tile) else HIDDEN
        self.tops = with_nibble(self.tops, site, seen)

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
        count: i64 = 0
        for site in range(SITES):
            if self.topped_by(site) == EMPTY:
                count += 1
        return count

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

    def tell(self, event: Mapping[str, object]) -> None:
        """Write down something everybody witnessed; call it only while watching."""
        self.log.append((event, -1, event))

    def whisper(self, event: Mapping[str, object], seat: int, seen: Mapping[str, object]) -> None:
        """Write down something everybody witnessed, of which one seat saw more."""
        self.log.append((event, seat, seen))
