"""What is worth what: the evaluation bots use, and a seat's knowledge as numbers."""

from math import tanh
from typing import Final

from bivouac.games.agartha.scoring import outcome, points
from bivouac.games.agartha.state import State

LEAD: Final = 8.0


def estimate(state: State, seat: int) -> float:
    """What the position is worth to the seat, in expected utility, from what lies open to all."""
    ended = outcome(state)
    if ended is not None:
        return ended.utility[seat]
    rivals = [points(state, other) for other in range(state.seats) if other != seat]
    return float(tanh((points(state, seat) - max(rivals)) / LEAD))


def features(state: State, seat: int) -> list[float]:
    """Few for now."""
    return [float(points(state, seat))]
