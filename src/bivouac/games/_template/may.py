"""What may be done now: a predicate per kind of action answers with the reason that forbids it, if any."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.refusal import Reason
from bivouac.games._template import columns
from bivouac.games._template.shapes import Place
from bivouac.games._template.state import State


def _place(state: State, places: int) -> Place:
    return {"place": places + 1}


ALREADY_KNOWN: Final = Reason("already_known", 3, _place)
NO_LANTERN: Final = Reason("no_lantern", 4, _place)
ALREADY_PEEKED: Final = Reason("already_peeked", 5, _place)
DECK_EMPTY: Final = Reason("deck_empty", 8)


def peek(state: State, places: i64) -> Reason | None:
    """A lantern that lies there and that the player does not know yet (rulings 3, 4 and 5).

    Only what is public is asked: who has looked at a lantern is, what they saw is not.
    """
    lantern = state.below_top(places)
    if lantern < 0:
        return NO_LANTERN
    if state.knowledge.knows(state.active, lantern):
        return ALREADY_KNOWN
    return ALREADY_PEEKED if state.single_peek and state.knowledge.viewers(lantern) else None


def choose(state: State, part: i64) -> Reason | None:
    """A part that can be carried out: a look needs a lantern in the deck (ruling 8)."""
    node = columns.NODE_PARTS[state.agenda.a()][part]
    return DECK_EMPTY if columns.NODE_NEEDS_DECK[node] and state.deck == 0 else None
