"""How an expedition ends: all together, won, lost or given up. There are no points (rulings 123 to 125)."""

from typing import Final

from bivouac.core.outcome import ALL_LOST, TOGETHER, Outcome
from bivouac.games.continent.kinds import ABANDONED, WON
from bivouac.games.continent.shapes import Ending
from bivouac.games.continent.state import State

ENDINGS: Final[list[Ending]] = ["playing", "won", "lost", "abandoned"]


def outcome(state: State) -> Outcome:
    """How the game ended."""
    seats = int(state.seats)
    if state.ending == WON:
        return Outcome(TOGETHER, tuple(range(seats)), (1,) * seats, None, ((),) * seats, (1.0,) * seats)
    # Giving up is no defeat (ruling 123), and no victory either.
    worth = 0.0 if state.ending == ABANDONED else -1.0
    return Outcome(ALL_LOST, (), (1,) * seats, None, ((),) * seats, (worth,) * seats)
