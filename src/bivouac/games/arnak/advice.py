"""What is worth what: the evaluation bots use, and a seat's knowledge as numbers."""

from math import tanh
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.games.arnak import scoring
from bivouac.games.arnak.kinds import (
    CARDS,
    PHASES,
    RESOURCES,
    ROUNDS,
    SHUFFLED,
    TRACK_SPACES,
)
from bivouac.games.arnak.state import State

LEAD: Final = 14.0  # a lead of so many points is worth about three quarters of a win
TOKEN: Final[list[float]] = [0.9, 1.0, 1.1, 1.9, 2.6]


def estimate(state: State, seat: int) -> float:
    """What the position is worth to the seat, in expected utility."""
    if not 0 <= seat < int(state.seats):
        return 0.0
    ended = scoring.outcome(state)
    if ended is not None:
        return ended.utility[seat]
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, worth(state, other))
    if state.seats == 1:
        best = float(sum([count for _, count in scoring.rival_lines(state)]))
    return tanh((worth(state, seat) - best) / (2.0 * LEAD))


def worth(state: State, seat: i64) -> float:
    """Points, and what else a seat has to make points of."""
    left = float(ROUNDS - state.round + 1) / float(ROUNDS)
    total = float(scoring.points(state, seat))
    for resource in range(RESOURCES):
        total += TOKEN[resource] * left * float(state.has(seat, resource))
    return total


def features(state: State, seat: int) -> list[float]:
    """What a seat knows as numbers, each about as large as one."""
    known = seat if 0 <= seat < int(state.seats) else 0
    numbers = [float(state.round) / ROUNDS, float(state.active == known), float(state.acted)]
    numbers += [float(state.phase == phase) for phase in range(PHASES)]
    for step in range(4):
        if step < state.seats:
            numbers += _player(state, (known + step) % state.seats)
        else:
            numbers += [0.0] * len(_player(state, 0))
    hand = [0.0] * CARDS
    for entry in state.hands[known]:
        hand[entry % SHUFFLED] += 1.0
    row = [float(card in state.row) for card in range(CARDS)]
    return numbers + hand + row + [float(tile >= 0) for tile in state.tiles]


def _player(state: State, seat: i64) -> list[float]:
    """What everybody sees of a player."""
    numbers = [float(state.has(seat, resource)) / 4.0 for resource in range(RESOURCES)]
    numbers += [worth / 20.0 for _, worth in scoring.lines(state, int(seat))]
    numbers += [
        float(len(state.hands[seat])) / 5.0,
        float(len(state.decks[seat])) / 10.0,
        float(state.at_home(seat)) / 2.0,
        float(nibble(state.crates, seat)) / 4.0,
        float(state.slotted(seat)) / 4.0,
        float(has(state.passed, seat)),
        float(nibble(state.glass, seat)) / TRACK_SPACES,
        float(nibble(state.notebook, seat)) / TRACK_SPACES,
    ]
    return numbers
