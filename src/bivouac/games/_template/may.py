"""What may be done now: one predicate per kind of action, whose answer is the reason that forbids it.

`legal` lists the actions whose predicate finds nothing, so it is the only judge.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.games._template import actions, columns
from bivouac.games._template.kinds import CHOICE, TURN
from bivouac.games._template.state import State

# Why not. Each reason is explained, with its facts and its ruling, in why.py.
FINE: Final = 0
NOT_ASKED: Final = 1
NO_LANTERN: Final = 2
ALREADY_KNOWN: Final = 3
ALREADY_PEEKED: Final = 4
DECK_EMPTY: Final = 5

# The question each kind of action answers.
ASKED: Final[list[int]] = [TURN, TURN, CHOICE]
assert len(ASKED) == actions.KINDS


def legal(state: State) -> list[int]:
    """The codes the active player may play, in the order of the vocabulary."""
    return [code for code in range(actions.VOCABULARY) if why(state, code) == FINE]


def why(state: State, code: i64) -> i64:
    """The reason that forbids the active player this code; FINE when nothing does."""
    kind = actions.KIND_OF[code]
    if ASKED[kind] != state.phase:
        return NOT_ASKED
    return PREDICATES[kind](state, actions.ARGUMENT[code])


def take(state: State, argument: i64) -> i64:
    """The top lantern can always be taken, or the game would be over (rulings 1 and 10)."""
    return FINE


def peek(state: State, places: i64) -> i64:
    """A lantern that lies there and that the player does not know yet (rulings 3, 4 and 5).

    Only what is public is asked: who has looked at a lantern is, what they saw is not.
    """
    lantern = state.below_top(places)
    if lantern < 0:
        return NO_LANTERN
    if state.knowledge.knows(state.active, lantern):
        return ALREADY_KNOWN
    return ALREADY_PEEKED if state.single_peek and state.knowledge.viewers(lantern) else FINE


def choose(state: State, part: i64) -> i64:
    """A part that can be carried out: a glimpse needs a lantern in the deck (ruling 8)."""
    node = columns.NODE_PARTS[state.agenda.a()][part]
    return DECK_EMPTY if columns.NODE_NEEDS_DECK[node] and state.deck == 0 else FINE


Predicate = Callable[[State, i64], i64]

PREDICATES: Final[list[Predicate]] = [take, peek, choose]
assert len(PREDICATES) == actions.KINDS
