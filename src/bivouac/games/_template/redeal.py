"""Dealing the world anew for a seat: the lanterns it does not know lie in any order, each as likely.

The prior is the shuffle's; it is conditioned on what the seat has seen, never on what others chose to do.
"""

from bivouac.core.chance import QuickChance
from bivouac.games._template.state import State


def redeal(state: State, seat: int, chance: QuickChance) -> None:
    """Replace every lantern hidden from the seat by one dealt anew."""
    places = unknown(state, seat)
    # Sorted first: the true order must not reach the new one through a chance the caller knows.
    kinds = sorted([state.lanterns[place] for place in places])
    chance.shuffle(kinds)
    lanterns = state.lanterns[:]
    for at in range(len(places)):
        lanterns[places[at]] = kinds[at]
    state.lanterns = lanterns


def unknown(state: State, seat: int) -> list[int]:
    """The lanterns of the deck hidden from the seat, from the bottom up."""
    return [lantern for lantern in range(state.deck) if not state.knowledge.knows(seat, lantern)]
