"""Doing what was chosen: one function per kind of action."""

from mypy_extensions import i64

from bivouac.games._template import columns, moves
from bivouac.games._template.kinds import RESOLVE
from bivouac.games._template.state import State


def take(state: State, argument: i64) -> None:
    """Show the top lantern to all, set it in one's row and do what it says (ruling 6)."""
    lantern = moves.take(state)
    state.agenda.push(RESOLVE, columns.ROOT[state.lanterns[lantern]], lantern)


def peek(state: State, places: i64) -> None:
    """Look in secret at one of the top lanterns (ruling 2)."""
    moves.look(state, state.below_top(places))


def choose(state: State, part: i64) -> None:
    """Resolve the chosen part of the effect that waits (ruling 7)."""
    node = state.agenda.a()
    lantern = state.agenda.b()
    state.agenda.pop()
    state.agenda.push(RESOLVE, columns.NODE_PARTS[node][part], lantern)
