"""The fields of a game of Takara, and how they are copied."""

from typing import Any

from mypy_extensions import i64

from bivouac.core.agenda import Agenda
from bivouac.core.chance import OwnChance
from bivouac.core.knowledge import Knowledge
from bivouac.core.piles import Pile
from bivouac.games.takara import columns
from bivouac.games.takara.kinds import (
    AT_PORT,
    BEACH,
    LEVELS,
    PLAYING,
    RECRUIT,
    SITES,
    SPECIALISTS,
    SWORD,
    TEAM,
    TEAM_SIZE,
    TOKENS_PER_SEAT,
)


class State:
    """Everything on the table. A gallery tile is numbered site * 9 + level, level 0 at the bottom."""

    def __init__(self, seats: i64, chance: OwnChance, strict: bool) -> None:
        self.seats: i64 = seats
        self.strict = strict
        self.chance = chance
        # The kind of every tile; never changed once dealt, so copies share it.
        self.tiles: list[int] = []
        self.height: list[int] = [LEVELS] * SITES
        self.face_up: i64 = 0
        self.fresh: i64 = 0  # turned up this very turn (ruling 3)
        self.cleared: i64 = 0  # observed and left face down, so no rockfall (ruling 43)
        self.wounds: list[int] = [0] * SITES  # on the monster that tops each site
        self.knowledge = Knowledge(int(seats))
        self.chests = Pile([])
        self.discard: list[int] = []
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.karas: list[int] = [0] * int(seats)
        self.tokens: list[int] = [0] * int(seats)
        self.stock: i64 = TOKENS_PER_SEAT * seats
        self.where: list[int] = [
            BEACH if at % TEAM_SIZE == RECRUIT else TEAM for at in range(TEAM_SIZE * seats)
        ]
        self.holder: list[int] = [AT_PORT] * SPECIALISTS
        self.asleep: list[bool] = [False] * SPECIALISTS
        self.active: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = SWORD
        self.sword = False
        self.traded = False
        self.digger: i64 = -1  # which adventurer of the active team digs; -1: the Miner does
        self.stones: i64 = 0
        self.ending: i64 = PLAYING
        self.agenda = Agenda()
        self.moves: i64 = 0
        self.rolls: list[int] = []  # the dice of the last action
        self.watching = False
        self.log: list[tuple[dict[str, Any], int, dict[str, Any]]] = []

    def copy_to(self, new: "State") -> None:
        """Make another state equal to this one, sharing only what never changes."""
        new.seats = self.seats
        new.strict = self.strict
        new.chance = self.chance.copy()
        new.tiles = self.tiles
        new.height = self.height[:]
        new.face_up = self.face_up
        new.fresh = self.fresh
        new.cleared = self.cleared
        new.wounds = self.wounds[:]
        new.knowledge = self.knowledge.copy()
        new.chests = self.chests.copy()
        new.discard = self.discard[:]
        new.won = [tiles[:] for tiles in self.won]
        new.karas = self.karas[:]
        new.tokens = self.tokens[:]
        new.stock = self.stock
        new.where = self.where[:]
        new.holder = self.holder[:]
        new.asleep = self.asleep[:]
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

    def top(self, site: i64) -> i64:
        """The tile on top of a site that is not empty."""
        return site * LEVELS + self.height[site] - 1

    def is_up(self, tile: i64) -> bool:
        """Does the gallery tile lie face up on its site?"""
        return (self.face_up >> tile) & 1 == 1

    def is_fresh(self, tile: i64) -> bool:
        """Was the tile turned up this very turn?"""
        return (self.fresh >> tile) & 1 == 1

    def class_of(self, tile: i64) -> i64:
        """Monster, rockfall, stone or plain."""
        return columns.CLASS[self.tiles[tile]]

    def empty_sites(self) -> i64:
        """How many sites hold no tile any more."""
        count: i64 = 0
        for height in self.height:
            if height == 0:
                count += 1
        return count

    def available(self) -> i64:
        """How many adventurers of the active team can still be sent out."""
        count: i64 = 0
        first = self.active * TEAM_SIZE
        for at in range(first, first + TEAM_SIZE):
            if self.where[at] == TEAM:
                count += 1
        return count

    def tell(self, event: dict[str, Any]) -> None:
        """Write down something everybody witnessed; call it only while watching."""
        self.log.append((event, -1, {}))

    def whisper(self, event: dict[str, Any], seat: int, more: dict[str, Any]) -> None:
        """Write down something everybody witnessed, of which one seat saw more."""
        self.log.append((event, seat, more))
