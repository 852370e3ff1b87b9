"""Turns, what is asked next, and the end of the game."""

from mypy_extensions import i64

from bivouac.games._template import resolve, tell
from bivouac.games._template.kinds import CHOICE, OVER, TURN
from bivouac.games._template.state import State


def settle(state: State) -> None:
    """After an action: what it brings, then a choice that waits, the end, or the next player's turn."""
    resolve.run(state)
    if not state.agenda.empty():
        state.phase = CHOICE
    elif state.deck == 0:
        finish(state)
    else:
        state.turn += 1
        start_turn(state, (state.active + 1) % state.seats)


def start_turn(state: State, seat: i64) -> None:
    """A player's turn begins (ruling 1)."""
    state.active = seat
    state.phase = TURN
    tell.turn(state)


def finish(state: State) -> None:
    """The last lantern has been taken and resolved (ruling 10)."""
    state.phase = OVER
    tell.end(state)
