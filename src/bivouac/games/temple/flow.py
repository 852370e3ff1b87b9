"""Turns, the two rounds, what is asked next, and the end of the game."""

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.temple import tell
from bivouac.games.temple.kinds import ALL_CELLS, CELLS, OVER, TURN
from bivouac.games.temple.state import State


def build(state: State) -> None:
    """A temple of 26 cards stands; those that lie face up are known to all (Rulebook, set-up)."""
    state.cells = ALL_CELLS
    state.look_at_floors()
    for cell in range(CELLS):
        if not has(state.down, cell):
            state.knowledge.publish(state.card(cell))


def start_turn(state: State, seat: i64) -> None:
    """A player's turn begins, with one action (Rulebook, course of play)."""
    state.active = seat
    state.left = 1
    state.acted = False
    state.phase = TURN
    state.tell_turn(state.round)


def end_turn(state: State) -> None:
    """The next player, or the end of the round once nothing is left of the temple (ruling 20)."""
    state.turn += 1
    state.left = 0
    if state.cells:
        start_turn(state, state.next_seat())
    elif state.round == 1:
        start_second_round(state)
    else:
        finish(state)


def start_second_round(state: State) -> None:
    """A new temple, two cards removed unseen, the other way round from the last seat (rulings 21 to 23)."""
    state.round = 2
    tell.second_round(state)
    build(state)
    start_turn(state, (state.first + state.seats - 1) % state.seats)


def finish(state: State) -> None:
    """Nothing is left of the second temple: points are counted."""
    state.phase = OVER
    state.agenda.clear()
    state.tell_end()
