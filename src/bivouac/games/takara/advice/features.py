"""What a seat knows as numbers, for bots and research."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.core.numbers import Numbers
from bivouac.games.takara import columns
from bivouac.games.takara.advice.evaluation import DUG, day, in_hand, in_mind, share_left, wealth
from bivouac.games.takara.advice.hidden import Alike
from bivouac.games.takara.kinds import (
    AT_PORT,
    BEACH,
    HOSPITAL,
    LEVELS,
    MONSTER,
    OVER,
    REST_ROOM,
    ROCKFALL,
    SITES,
    SPECIALISTS,
    TEAM_SIZE,
)
from bivouac.games.takara.redeal import known_to
from bivouac.games.takara.state import State

SEATS: Final = 4
BOARD: Final = 9  # numbers of a player
DEPTH_KNOWN: Final = 3  # tiles under the top of a site that are told one by one


def features(state: State, seat: i64, numbers: Numbers) -> None:
    """Add the turn, the question, the own board, the others' in turn order, the island."""
    left = share_left(state)
    mine = seat == state.active
    numbers.add(float(state.seats) / 4.0)
    numbers.add_truth(mine)
    numbers.add_truth(state.sword)
    numbers.add_truth(state.traded)
    numbers.add(float(state.stones))
    numbers.add(float(state.stock) / 10.0)
    numbers.add(float(state.empty_sites()) / 3.0)
    numbers.add(left)
    numbers.add(float(state.available()) / float(TEAM_SIZE) if mine else 0.0)
    numbers.add(in_hand(state) if mine else 0.0)
    numbers.add(in_mind(state, seat) / 5.0)
    numbers.add(day(state) / 5.0)
    numbers.add_place(state.phase, OVER)
    for step in range(SEATS):
        if step < state.seats:
            _board(state, (seat + step) % state.seats, left, numbers)
        else:
            numbers.add_zeros(BOARD)
    _sites(state, seat, numbers)
    for who in range(SPECIALISTS):
        holder = state.holder(who)
        numbers.add_truth(holder == AT_PORT)
        numbers.add_truth(holder == seat)
        numbers.add_truth(state.is_asleep(who))


def _board(state: State, seat: i64, left: float, numbers: Numbers) -> None:
    """Karas, tokens, XP, Stones, the team and where it is, and all of it by what it is worth."""
    numbers.add(float(state.karas[seat]) / 10.0)
    numbers.add(float(nibble(state.tokens, seat)))
    won: i64 = state.won[seat]
    tile: i64 = 0
    xp: i64 = 0
    stones: i64 = 0
    while won >> tile:
        if has(won, tile):
            kind: i64 = state.tiles[tile]
            xp += columns.XP[kind]
            if kind == columns.STONE_KIND:
                stones += 1
        tile += 1
    numbers.add(float(xp) / 10.0)
    numbers.add(float(stones))
    numbers.add(float(TEAM_SIZE - _team_in(state, seat, BEACH)))
    numbers.add(float(_team_in(state, seat, HOSPITAL)))
    numbers.add(float(_team_in(state, seat, REST_ROOM)))
    numbers.add_truth(seat == state.active)
    numbers.add(wealth(state, seat, left) / 20.0)


def _team_in(state: State, seat: i64, place: i64) -> i64:
    """How many of a team stand in a place."""
    count: i64 = 0
    for member in range(TEAM_SIZE):
        if state.place(seat, member) == place:
            count += 1
    return count


def _sites(state: State, seat: i64, numbers: Numbers) -> None:
    """Each site: its top, and the next tiles as far as the seat knows them."""
    known = known_to(state, seat)
    alike = Alike(state, known)
    for site in range(SITES):
        if state.height(site) == 0:
            numbers.add_zeros(5)
        else:
            _top(state, site, alike, numbers)
        _below(state, site, known | state.face_up, numbers)


def _top(state: State, site: i64, alike: Alike, numbers: Numbers) -> None:
    """Height, what blocks the top, and the expected XP of the top tile as far as the seat can tell."""
    numbers.add(float(state.height(site)) / float(LEVELS))
    tile = state.top(site)
    if not state.is_up(tile):
        numbers.add_zeros(2)
        numbers.add(alike.expected_xp(tile))
        numbers.add_zeros(1)
        return
    kind: i64 = state.tiles[tile]
    needed: i64 = columns.HIT_POINTS[kind]
    numbers.add_truth(state.class_of(tile) == MONSTER)
    numbers.add_truth(state.class_of(tile) == ROCKFALL)
    numbers.add(float(columns.XP[kind]))
    numbers.add(float(needed - state.wounds_on(site)))


def _below(state: State, site: i64, known: i64, numbers: Numbers) -> None:
    """The uppermost tiles of a site: whether the seat knows them, and what it then knows."""
    level = state.height(site)
    for _ in range(DEPTH_KNOWN):
        level -= 1
        tile = site * LEVELS + level
        if level < 0 or not has(known, tile):
            numbers.add_zeros(4)
            continue
        kind: i64 = state.tiles[tile]
        numbers.add(1.0)
        numbers.add(DUG[kind] / 5.0)
        numbers.add_truth(columns.CLASS[kind] == MONSTER)
        numbers.add_truth(kind == columns.STONE_KIND)
