"""Options and a seed become the first state: a shuffled deck and a first player."""

from typing import Any

from bivouac.core.chance import OwnChance
from bivouac.core.knowledge import Knowledge
from bivouac.games._template import columns, flow
from bivouac.games._template.kinds import LANTERNS
from bivouac.games._template.state import State


def set_up(seats: int, chance: OwnChance, options: dict[str, Any]) -> State:
    """The table before the first action."""
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
    flow.start_turn(state, chance.below(seats))
    return state
