"""Points line by line, and ranks."""

from bivouac.core.outcome import Outcome, ranked
from bivouac.games._template import columns
from bivouac.games._template.state import State


def lines(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """A player's points, one line for each source (ruling 11)."""
    row = sum([columns.POINTS[state.lanterns[lantern]] for lantern in state.rows[seat]])
    return (("sparks", state.sparks[seat]), ("row", row))


def points(state: State, seat: int) -> int:
    """A player's points; they may be negative."""
    return sum([count for _, count in lines(state, seat)])


def outcome(state: State) -> Outcome:
    """How the game ended; nothing breaks a tie (ruling 12)."""
    return ranked(tuple([lines(state, seat) for seat in range(state.seats)]))
