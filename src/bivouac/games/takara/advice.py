"""What is worth what: the evaluation bots use, and a seat's knowledge as numbers."""

from math import tanh
from typing import Final

from bivouac.core.bits import nibble, pieces
from bivouac.games.takara import columns, odds
from bivouac.games.takara.kinds import (
    AT_PORT,
    BEACH,
    HOSPITAL,
    LEVELS,
    MONSTER,
    REST_ROOM,
    ROCKFALL,
    SITES,
    SPECIALISTS,
    STONE,
    TEAM_SIZE,
    TOKEN_XP,
)
from bivouac.games.takara.scoring import outcome
from bivouac.games.takara.state import State

# Points a good player expects from these, found by playing variants of this table against each other.
KARA: Final = 0.2
RECRUITED: Final = 4.0
IN_HOSPITAL: Final = -0.6
RESTING: Final = -1.2
LONE_STONE: Final = -4.0  # a Stone alone may count nothing (ruling 54)
LEAD: Final = 12.0  # a lead of so many points is worth about three quarters of a win


def estimate(state: State, seat: int) -> float:
    """What the position is worth to the seat, in expected utility, from what lies open to all."""
    ended = outcome(state)
    if ended is not None:
        return ended.utility[seat]
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, _wealth(state, other))
    return float(tanh((_wealth(state, seat) - best) / LEAD)) * 0.95


def _wealth(state: State, seat: int) -> float:
    """Points in hand and in sight."""
    worth: float = KARA * state.karas[seat] + TOKEN_XP * int(nibble(state.tokens, seat))
    for tile in pieces(state.won[seat]):
        kind = state.tiles[tile]
        worth += columns.XP[kind]
        if columns.CLASS[kind] == STONE:
            worth += LONE_STONE
    for member in range(TEAM_SIZE):
        place = state.place(seat, member)
        if place == HOSPITAL:
            worth += IN_HOSPITAL
        elif place == REST_ROOM:
            worth += RESTING
        if member == TEAM_SIZE - 1 and place != BEACH:
            worth += RECRUITED
    return worth


def features(state: State, seat: int) -> list[float]:
    """What the seat knows as numbers: its own board, the others' in turn order, the island."""
    row = [
        float(state.phase),
        float(state.sword),
        float(state.traded),
        float(state.stones),
        float(state.stock),
    ]
    for step in range(4):
        other = (seat + step) % int(state.seats)
        row += _board(state, other) if step < state.seats else [0.0] * BOARD
    for site in range(SITES):
        row += _site(state, site, seat)
    for who in range(SPECIALISTS):
        holder = state.holder(who)
        row += [float(holder == AT_PORT), float(holder == seat), float(state.is_asleep(who))]
    return row


BOARD: Final = 5


def _board(state: State, seat: int) -> list[float]:
    team = [int(state.place(seat, member)) for member in range(TEAM_SIZE)]
    xp = sum(columns.XP[state.tiles[tile]] for tile in pieces(state.won[seat]))
    hurt = team.count(HOSPITAL) + team.count(REST_ROOM)
    return [
        state.karas[seat] / 10,
        float(nibble(state.tokens, seat)),
        xp / 10,
        float(TEAM_SIZE - team.count(BEACH)),
        float(hurt),
    ]


def _site(state: State, site: int, seat: int) -> list[float]:
    """Height, what blocks the top, and the expected XP of the top tile as far as the seat can tell."""
    height = state.height(site)
    if height == 0:
        return [0.0, 0.0, 0.0, 0.0, 0.0]
    tile = int(state.top(site))
    if state.is_up(tile):
        monster = float(state.class_of(tile) == MONSTER)
        rockfall = float(state.class_of(tile) == ROCKFALL)
        left = columns.HIT_POINTS[state.tiles[tile]] - state.wounds_on(site)
        return [height / LEVELS, monster, rockfall, float(columns.XP[state.tiles[tile]]), float(left)]
    faces = odds.face_odds(state, seat, tile)
    expected = sum(chance * columns.XP[columns.KIND[id]] for id, chance in faces.items())
    return [height / LEVELS, 0.0, 0.0, expected, 0.0]
