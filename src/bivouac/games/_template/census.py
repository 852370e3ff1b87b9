"""The census: every lantern is in exactly one place, and the place is one it can be in."""

from bivouac.core.census import need, once
from bivouac.core.effects import OneOf
from bivouac.games._template import columns
from bivouac.games._template.kinds import CHOICE, CHOOSING, LANTERNS, OVER, REACH
from bivouac.games._template.state import State


def count(state: State) -> None:
    """Refuse a state that cannot be played on for want, excess or misplacement of a piece."""
    need(sorted(state.lanterns) == columns.BOX, "lanterns: they are not the twelve of the box")
    need(len(set(state.numbers)) == LANTERNS, "numbers: two lanterns go by the same one")
    taken = [lantern for row in state.rows for lantern in row]
    once([*range(state.deck), *taken], range(LANTERNS), "lantern")
    # What was taken is known to all; deeper than a peek reaches nobody has seen anything.
    for lantern in range(LANTERNS):
        known = state.knowledge.knows(-1, lantern)
        need(known == (lantern >= state.deck), f"knowledge.public: lantern {lantern} is wrong")
        in_reach = lantern >= state.below_top(REACH - 1)
        need(in_reach or not state.knowledge.viewers(lantern), f"knowledge.seen: {lantern} lies too deep")
    _question(state)


def _question(state: State) -> None:
    """A choice is about the lantern just taken; without one, an empty deck is the end."""
    steps = state.agenda.dump()
    if state.phase == CHOICE:
        lantern = int(state.deck)
        need(state.rows[state.active][-1:] == [lantern], "phase: the active player took no lantern")
        asked = [CHOOSING, columns.ROOT[state.lanterns[lantern]], lantern]
        chooses = isinstance(columns.NODES.effects[asked[1]], OneOf)
        need(chooses and steps == [asked], "agenda: nothing is to be chosen")
    else:
        need(not steps, "agenda: something is left over")
        need((state.phase == OVER) == (state.deck == 0), "phase: it does not go with the deck")
