"""Options and a seed become the first state: a shuffled deck and a first player."""

from typing import Any

from bivouac.core.chance import OwnChance
from bivouac.games._template import columns, flow
from bivouac.games._template.play import Play


def set_up(seats: int, chance: OwnChance, options: dict[str, Any]) -> Play:
    """The table before the first action."""
    state = Play(seats, chance, bool(options["single_peek"]))
    state.lanterns = columns.BOX[:]
    chance.shuffle(state.lanterns)
    flow.start_turn(state, chance.below(seats))
    return state
