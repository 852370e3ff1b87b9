"""Moving pieces: the few verbs that every action and effect is made of, each told to those who watch."""

from mypy_extensions import i64

from bivouac.games._template import tell
from bivouac.games._template.state import State


def look(state: State, lantern: i64) -> None:
    """The active player looks at a lantern in secret; that they looked is public."""
    state.knowledge.learn(state.active, lantern)
    tell.look(state, lantern)


def take(state: State) -> i64:
    """The top lantern goes face up into the active player's row; say which one it was."""
    state.deck -= 1
    lantern = state.deck
    state.knowledge.publish(lantern)
    state.rows[state.active].append(lantern)
    tell.take(state, lantern)
    return lantern


def shine(state: State, sparks: i64) -> None:
    """The active player takes sparks from the supply."""
    state.sparks[state.active] += sparks
    tell.shine(state, sparks)


def scatter(state: State) -> None:
    """What is left of the deck gets a new order and new numbers, and whoever knew a lantern forgets it."""
    left = state.lanterns[: state.deck]
    state.chance.shuffle(left)
    state.lanterns = left + state.lanterns[state.deck :]
    unused = max(state.numbers) + 1
    state.numbers = list(range(unused, unused + len(left))) + state.numbers[state.deck :]
    for lantern in range(state.deck):
        state.knowledge.forget(lantern)
    tell.scatter(state)
