"""Doing what was chosen, a function for each action, and what it brings, one for each kind of effect."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.resolving import Resolver
from bivouac.games._template import columns, data, tell
from bivouac.games._template.kinds import CHOOSING, RESOLVE
from bivouac.games._template.state import State


def take(state: State, argument: i64) -> None:
    """Show the top lantern to all, set it in one's row and do what it says (ruling 6)."""
    state.deck -= 1
    lantern = state.deck
    state.knowledge.publish(lantern)
    state.rows[state.active].append(lantern)
    tell.take(state, lantern)
    state.agenda.push(RESOLVE, columns.ROOT[state.lanterns[lantern]], lantern)


def peek(state: State, places: i64) -> None:
    """Look in secret at one of the top lanterns; that one looks is public (ruling 2)."""
    lantern = state.below_top(places)
    state.knowledge.learn(state.active, lantern)
    tell.look(state, lantern)


def choose(state: State, part: i64) -> None:
    """Resolve the chosen part of the effect that waits (ruling 7)."""
    EFFECTS.choose(state, part)


def _shine(state: State, node: i64, lantern: i64) -> None:
    state.sparks[state.active] += columns.NODE_SPARKS[node]
    tell.shine(state, columns.NODE_SPARKS[node])


def _look(state: State, node: i64, lantern: i64) -> None:
    peek(state, 0)


def _scatter(state: State, node: i64, lantern: i64) -> None:
    """What is left of the deck gets a new order and new numbers, and whoever knew a lantern forgets it."""
    left = state.lanterns[: state.deck]
    state.chance.shuffle(left)
    state.lanterns = left + state.lanterns[state.deck :]
    unused = max(state.numbers) + 1
    state.numbers = list(range(unused, unused + len(left))) + state.numbers[state.deck :]
    for hidden in range(state.deck):
        state.knowledge.forget(hidden)
    tell.scatter(state)


EFFECTS: Final = Resolver(
    columns.NODES, {data.Shine: _shine, data.Look: _look, data.Scatter: _scatter}, RESOLVE, CHOOSING
)
