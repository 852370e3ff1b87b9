"""Resolving what a lantern does: one handler per kind of effect, and the agenda they work through."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.effects import AllOf, OneOf, in_order
from bivouac.games._template import columns, effects, moves
from bivouac.games._template.kinds import CHOOSE, RESOLVE
from bivouac.games._template.state import State


def run(state: State) -> None:
    """Work through the agenda until it is empty or the active player must choose."""
    while state.agenda.kind() == RESOLVE:
        node = state.agenda.a()
        lantern = state.agenda.b()
        state.agenda.pop()
        HANDLERS[columns.NODE_KIND[node]](state, node, lantern)


def _all_of(state: State, node: i64, lantern: i64) -> None:
    parts = columns.NODE_PARTS[node]
    for at in range(len(parts) - 1, -1, -1):  # the last one pushed is resolved first
        state.agenda.push(RESOLVE, parts[at], lantern)


def _one_of(state: State, node: i64, lantern: i64) -> None:
    state.agenda.push(CHOOSE, node, lantern)


def _shine(state: State, node: i64, lantern: i64) -> None:
    moves.shine(state, columns.NODE_SPARKS[node])


def _look(state: State, node: i64, lantern: i64) -> None:
    moves.look(state, state.below_top(0))


def _scatter(state: State, node: i64, lantern: i64) -> None:
    moves.scatter(state)


Handler = Callable[[State, i64, i64], None]

HANDLERS: Final[list[Handler]] = in_order(
    effects.KINDS,
    {
        AllOf: _all_of,
        OneOf: _one_of,
        effects.Shine: _shine,
        effects.Look: _look,
        effects.Scatter: _scatter,
    },
)
