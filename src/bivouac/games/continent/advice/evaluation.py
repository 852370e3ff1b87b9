"""What a position is worth, and a seat’s knowledge as numbers, for bots."""

from math import tanh
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.core.numbers import Numbers
from bivouac.games.continent.kinds import (
    ABANDONED,
    BONUS,
    FACE_DOWN,
    FACE_UP,
    LOST,
    MOST_ITEMS,
    NO_CELL,
    PERMANENT,
    QUEST,
    QUESTIONS,
    SIDE,
    SKILL,
    STATE,
    TERRAIN,
    WON,
)
from bivouac.games.continent.may import conditions
from bivouac.games.continent.state import State

# What a group that does well has found about half-way: more is worth ever less.
LIFE: Final = 0.5
LEARNT: Final = 0.05  # a quest item
LAND: Final = 0.01  # a terrain in play
GEAR: Final = 0.01  # a pip of an item
SKILLS: Final = 0.01  # a skill or bonus in hand
STATES: Final = 0.05
LIFTED: Final = 0.5  # of all curses
EMPTY: Final = 0.35  # an exhausted deck: every draw may be the last
GONE: Final = -0.5  # an expedition given up


def estimate(state: State, seat: i64) -> float:
    """What the expedition is worth to everybody, in expected utility; the same for each seat."""
    if state.ending == WON:
        return 1.0
    if state.ending == LOST:
        return -1.0
    if state.ending == ABANDONED:
        return GONE
    return 0.9 * tanh(_worth(state))


def _worth(state: State) -> float:
    life = float(len(state.deck))
    whole = life + len(state.discards()) + 1.0
    worth = LIFE * (2.0 * life / whole - 1.0)
    if not life:
        worth -= EMPTY
    worth += LEARNT * _found(state) + LAND * _open_cells(state) + GEAR * sum(state.pips)
    worth += SKILLS * (_in_hands(state, SKILL) + _in_hands(state, BONUS)) - STATES * _in_hands(state, STATE)
    for curse in range(state.box.curses):
        if has(state.lifted, curse):
            worth += LIFTED
    return worth


def _found(state: State) -> int:
    return sum(1 for card in state.satchel if state.box.kind[card] == QUEST)


def _open_cells(state: State) -> int:
    return sum(1 for cell, card in enumerate(state.cells) if card >= 0 and state.faces[cell] == FACE_UP)


def _in_hands(state: State, kind: int) -> int:
    return sum(1 for hand in state.hands for card in hand if state.box.kind[card] == kind)


def features(state: State, seat: i64, numbers: Numbers) -> None:
    """Add life, land, belongings and the question; nothing that is face down."""
    numbers.add(float(len(state.deck)) / 60.0)
    numbers.add(float(len(state.discards())) / 60.0)
    numbers.add_truth(state.exhausted())
    numbers.add_truth(state.easy)
    numbers.add(float(len(state.satchel)) / 20.0)
    numbers.add(float(conditions.experience(state)) / 10.0)
    left: i64 = 0
    for curse in range(state.box.curses):
        if has(state.chosen & ~state.lifted, curse):
            left += 1
    numbers.add(float(left))
    numbers.add(float(state.players()) / 4.0)
    numbers.add(float(state.turn) / 100.0)
    _land(state, numbers)
    for other in range(SEATS):
        if other < state.seats:
            _player(state, (seat + other) % state.seats, numbers)
        else:
            numbers.add_zeros(PLAYER)
    numbers.add_place(state.question(), len(QUESTIONS))


def _land(state: State, numbers: Numbers) -> None:
    """How much of each thing lies on the board."""
    terrains: i64 = 0
    events: i64 = 0
    fog: i64 = 0
    for cell in range(SIDE * SIDE):
        card = state.cells[cell]
        if card < 0:
            continue
        if state.faces[cell] == FACE_DOWN:
            fog += 1
        elif state.box.kind[card] == TERRAIN:
            terrains += 1
        elif state.box.kind[card] == PERMANENT:
            events += 1
    numbers.add(float(terrains) / 16.0)
    numbers.add(float(events) / 16.0)
    numbers.add(float(fog) / 16.0)
    numbers.add(float(len(state.attached)) / 16.0)


SEATS: Final = 4
PLAYER: Final = 9  # numbers of a player


def _player(state: State, seat: i64, numbers: Numbers) -> None:
    """A character's place, hand and items."""
    spot: i64 = state.spots[seat]
    numbers.add_truth(state.is_here(seat))
    numbers.add(0.0 if spot == NO_CELL else float(spot % SIDE + 1) / float(SIDE))
    numbers.add(0.0 if spot == NO_CELL else float(spot // SIDE + 1) / float(SIDE))
    kinds = [state.box.kind[card] for card in state.hands[seat]]
    for kind in (SKILL, BONUS, STATE):
        numbers.add(float(kinds.count(kind)) / 5.0)
    first = seat * MOST_ITEMS
    used: i64 = 0
    total: i64 = 0
    for at in range(first, first + MOST_ITEMS):
        if state.pips[at]:
            used += 1
        total += state.pips[at]
    numbers.add(float(used) / 4.0)
    numbers.add(float(total) / 24.0)
    numbers.add_truth(state.fires[seat] != NO_CELL)
