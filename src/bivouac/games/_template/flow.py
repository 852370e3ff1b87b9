"""The set-up, turns, what is asked next, and the end of the game."""

from typing import Any

from mypy_extensions import i64

from bivouac.core.chance import OwnChance
from bivouac.core.knowledge import Knowledge
from bivouac.games._template import columns, do
from bivouac.games._template.kinds import CHOICE, LANTERNS, OVER, TURN
from bivouac.games._template.state import State


def set_up(seats: int, chance: OwnChance, options: dict[str, Any]) -> State:
    """The table before the first action: a shuffled deck and a first player."""
    state = State()
    state.take_seats(seats, chance)
    state.single_peek = bool(options["single_peek"])
    state.lanterns = columns.BOX[:]
    chance.shuffle(state.lanterns)
    state.numbers = list(range(1, LANTERNS + 1))
    state.deck = LANTERNS
    state.knowledge = Knowledge(seats)
    state.rows = [[] for _ in range(seats)]
    state.sparks = [0] * seats
    start_turn(state, chance.below(seats))
    return state


def settle(state: State) -> None:
    """After an action: what it brings, then a choice that waits, the end, or the next player's turn."""
    do.EFFECTS.run(state)
    if not state.agenda.empty():
        state.phase = CHOICE
    elif state.deck == 0:  # the last lantern has been taken and resolved (ruling 10)
        state.phase = OVER
        state.tell_end()
    else:
        state.turn += 1
        start_turn(state, (state.active + 1) % state.seats)


def start_turn(state: State, seat: i64) -> None:
    """A player's turn begins (ruling 1)."""
    state.active = seat
    state.phase = TURN
    state.tell_turn(state.turn // state.seats + 1)
