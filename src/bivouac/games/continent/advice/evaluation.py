"""What a position is worth, and a seat’s knowledge as numbers, for bots."""

from math import tanh
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has
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


def features(state: State, seat: int) -> list[float]:
    """What a seat knows as numbers: life, land, belongings, the question; nothing that is face down."""
    numbers = [
        len(state.deck) / 60.0,
        len(state.discards()) / 60.0,
        1.0 if state.exhausted() else 0.0,
        1.0 if state.easy else 0.0,
        len(state.satchel) / 20.0,
        float(conditions.experience(state)) / 10.0,
        sum(1.0 for curse in range(state.box.curses) if has(state.chosen & ~state.lifted, curse)),
        float(state.players()) / 4.0,
        float(state.turn) / 100.0,
    ]
    numbers += _land(state)
    for other in range(4):
        numbers += _player(state, (seat + other) % state.seats) if other < state.seats else [0.0] * 9
    question = state.question()
    numbers += [1.0 if question == asked else 0.0 for asked in range(len(QUESTIONS))]
    return numbers


def _land(state: State) -> list[float]:
    """How much of each thing lies on the board."""
    terrains = events = fog = 0
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
    return [terrains / 16.0, events / 16.0, fog / 16.0, len(state.attached) / 16.0]


def _player(state: State, seat: int) -> list[float]:
    """A character's place, hand and items."""
    spot = state.spots[seat]
    kinds = [state.box.kind[card] for card in state.hands[seat]]
    pips = state.pips[seat * MOST_ITEMS : seat * MOST_ITEMS + MOST_ITEMS]
    return [
        1.0 if state.is_here(seat) else 0.0,
        0.0 if spot == NO_CELL else (spot % SIDE + 1) / SIDE,
        0.0 if spot == NO_CELL else (spot // SIDE + 1) / SIDE,
        kinds.count(SKILL) / 5.0,
        kinds.count(BONUS) / 5.0,
        kinds.count(STATE) / 5.0,
        sum(1.0 for at in pips if at) / 4.0,
        sum(pips) / 24.0,
        1.0 if state.fires[seat] != NO_CELL else 0.0,
    ]
