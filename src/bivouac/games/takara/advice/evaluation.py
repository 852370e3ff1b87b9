"""What a position is worth to a seat."""

from math import comb, tanh
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.core.effects import walk
from bivouac.core.numbers import best_other
from bivouac.games.takara import columns, may
from bivouac.games.takara.data.galleries import GALLERY_KINDS
from bivouac.games.takara.data.prices import MINED, TOKEN_XP, TURN_UP_REWARD
from bivouac.games.takara.effects import Gain, OpenChest, Wound
from bivouac.games.takara.kinds import (
    BEACH,
    GALLERIES,
    HOSPITAL,
    LEVELS,
    LOOK,
    MINER,
    MONSTER,
    REST_ROOM,
    ROCKFALL,
    SITES,
    TARGET,
    TEAM_SIZE,
    THE_RECRUIT,
    WINDOW,
)
from bivouac.games.takara.odds import HIT
from bivouac.games.takara.state import State

# Points a good player expects from these, found by playing variants of this table against each other.
KARA: Final = 0.2
SPARE_KARA: Final = 0.25  # more for the first ones while they can buy tokens
SPARE_KARAS: Final = 10.0
RECRUITED: Final = 1.0
RECRUITED_EARLY: Final = 5.0  # more for the days he still has
IN_HOSPITAL: Final = -0.9
RESTING: Final = -1.8
LONE_STONE: Final = -7.0  # a Stone alone may count nothing (ruling 54)
LONE_STONE_EARLY: Final = 13.0  # but its finder may yet find the other
CHEST_WORTH: Final = 3.5
READY: Final = 0.5  # an adventurer who can still be sent out today
HUNT: Final = 0.6  # of a monster's worth, while the sword is in hand
MINING: Final = 0.9  # of what the Miner finds, when he is about to be sent
STUDY: Final = 0.5  # to look at tiles with the Archaeologist or the Soothsayer
KNOWN: Final = 0.3  # of what a tile is worth that waits on top of a site, and the seat knows it
LEAD: Final = 15.0  # a lead of so many points is worth about three quarters of a win
LEAD_EARLY: Final = 15.0  # more while there is much left to dig
# Of losing together while no Stone is found: two sites are empty, or three. Were it to grow with every
# tile, nobody would dig any more and the game would stall.
PERIL: Final = 0.15
GREAT_PERIL: Final = 0.6


def estimates(state: State, asked: i64) -> list[float]:
    """What the position is worth to every seat of a mask, in expected utility, from what it knows."""
    left = share_left(state)
    wealths = [wealth(state, seat, left) for seat in range(state.seats)]
    return [_estimate(state, seat, left, wealths) if has(asked, seat) else 0.0 for seat in range(state.seats)]


def _estimate(state: State, seat: i64, left: float, wealths: list[float]) -> float:
    """Whether a seat is ahead of the wealthiest other, and the peril all are in."""
    mine = wealths[seat] + KNOWN * in_mind(state, seat)
    if seat == state.active:
        mine += in_hand(state)
    worth = 0.95 * tanh((mine - best_other(wealths, seat)) / (LEAD + LEAD_EARLY * left))
    empty = state.empty_sites() if state.stones == 0 else 0
    peril = GREAT_PERIL if empty == 3 else PERIL if empty == 2 else 0.0
    return worth * (1.0 - peril) - peril


def share_left(state: State) -> float:
    """How much of the galleries is still there."""
    tiles: i64 = 0
    for site in range(SITES):
        tiles += state.height(site)
    return float(tiles) / float(GALLERIES)


def wealth(state: State, seat: i64, left: float) -> float:
    """Points in hand and in sight, as they lie open to all."""
    karas = float(state.karas[seat])
    worth = KARA * karas + float(TOKEN_XP * nibble(state.tokens, seat))
    if state.stock > 0:
        worth += SPARE_KARA * min(karas, SPARE_KARAS)
    won: i64 = state.won[seat]
    tile: i64 = 0
    while won >> tile:
        if (won >> tile) & 255 == 0:  # most tiles were won by others, or lie on their site
            tile += 8
            continue
        if has(won, tile):
            kind: i64 = state.tiles[tile]
            worth += float(columns.XP[kind])
            if kind == columns.STONE_KIND:
                worth += LONE_STONE + LONE_STONE_EARLY * left
        tile += 1
    for member in range(TEAM_SIZE):
        place = state.place(seat, member)
        if place == HOSPITAL:
            worth += IN_HOSPITAL
        elif place == REST_ROOM:
            worth += RESTING
        if member == THE_RECRUIT and place != BEACH:
            worth += RECRUITED + RECRUITED_EARLY * left
    if seat == state.active:
        worth += day(state)
    return worth


def day(state: State) -> float:
    """What the active player may still do today: send adventurers out, and fight with the sword in hand."""
    ready = state.available()
    worth = READY * float(ready)
    if state.sword and ready:
        best = 0.0
        for site in range(SITES):
            if state.height(site) > 0:
                tile = state.top(site)
                if state.is_up(tile) and state.class_of(tile) == MONSTER:
                    kind = state.tiles[tile]
                    needed = columns.HIT_POINTS[kind] - state.wounds_on(site)
                    best = max(best, BEATEN[needed][ready] * PREY[kind])
        worth += HUNT * best
    return worth


def in_mind(state: State, seat: i64) -> float:
    """What lies face down on top of the sites as far as the seat has seen it; a bad tile is left alone."""
    worth = 0.0
    for site in range(SITES):
        if state.height(site) > 0:
            tile = state.top(site)
            if not state.is_up(tile) and state.knowledge.knows(seat, tile):
                worth += max(0.0, DUG[state.tiles[tile]])
    return worth


def in_hand(state: State) -> float:
    """What the question now asked of the active player is about, known to that player alone."""
    if state.phase == LOOK:
        return KARA * TURN_UP_REWARD if state.class_of(may.looked_at(state)) == MONSTER else 0.0
    if state.phase == TARGET:
        return MINING * _lode(state) if state.agenda.a() == MINER else STUDY
    return STUDY if state.phase == WINDOW else 0.0


def _lode(state: State) -> float:
    """What the Miner may bring from the best of the sites, as far as the active player can tell."""
    best = 0.0
    for site in range(SITES):
        worth = 0.0
        height: i64 = state.height(site)
        for level in range(height - 1, max(height - 1 - MINED, -1), -1):
            tile = site * LEVELS + level
            if not state.knowledge.knows(state.active, tile):
                worth += LODES[2 - level // 3]
            elif state.class_of(tile) == MONSTER:
                break
            else:
                worth += LODE[state.tiles[tile]]
        best = max(best, worth)
    return best


def _dug(kind: int) -> float:
    """What digging a tile of this kind brings without the sword."""
    if columns.CLASS[kind] == ROCKFALL:
        return 0.0
    if columns.CLASS[kind] == MONSTER:
        return IN_HOSPITAL
    worth = float(columns.XP[kind])
    for part in walk(GALLERY_KINDS[kind].dug):
        if isinstance(part, Gain):
            worth += KARA * part.karas
        elif isinstance(part, Wound):
            worth += IN_HOSPITAL
        elif isinstance(part, OpenChest):
            worth += CHEST_WORTH
    return worth


def _lode_of(kind: int) -> float:
    """What the Miner brings from a tile of this kind: no Karas, and no wound."""
    if kind == columns.CHEST_KIND:
        return CHEST_WORTH
    return 0.0 if columns.CLASS[kind] == MONSTER else float(columns.XP[kind])


def _beaten(needed: int, ready: int) -> float:
    """The chance that so many adventurers, one after the other, land the hits a monster still needs."""
    return sum(
        comb(needed - 1 + misses, misses) * HIT**needed * (1 - HIT) ** misses for misses in range(ready)
    )


# By kind of tile: what digging it brings, what beating it brings.
DUG: Final[list[float]] = [_dug(kind) for kind in range(columns.GALLERY_COUNT)]
PREY: Final[list[float]] = [
    float(xp) + KARA * float(columns.BOUNTY[kind]) for kind, xp in enumerate(columns.XP)
]
LODE: Final[list[float]] = [_lode_of(kind) for kind in range(columns.GALLERY_COUNT)]
# By depth, superficial first: what the Miner brings from a tile nobody knows.
LODES: Final[list[float]] = [sum(LODE[kind] for kind in depth) / len(depth) for depth in columns.DEPTHS]
# By hits needed and adventurers ready.
BEATEN: Final[list[list[float]]] = [
    [_beaten(needed, ready) if needed else 1.0 for ready in range(TEAM_SIZE + 1)]
    for needed in range(1 + max(columns.HIT_POINTS))
]
