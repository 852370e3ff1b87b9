"""What a seat does not know: dealt anew for it, and the exact chances of it.

The prior is the shuffle's; it is conditioned on what the seat has seen, never on what others chose to do.
"""

from bivouac.core.chance import QuickChance, dealt_anew
from bivouac.games._template import columns
from bivouac.games._template.kinds import CHOOSE, PEEK, TAKE
from bivouac.games._template.shapes import Odds
from bivouac.games._template.state import State


def redeal(state: State, seat: int, chance: QuickChance) -> None:
    """Replace every lantern hidden from the seat by one dealt anew."""
    lanterns, places = state.lanterns[:], unknown(state, seat)
    for place, kind in zip(places, dealt_anew([lanterns[place] for place in places], chance), strict=True):
        lanterns[place] = kind
    state.lanterns = lanterns


def unknown(state: State, seat: int) -> list[int]:
    """The lanterns of the deck hidden from the seat, from the bottom up."""
    return [lantern for lantern in range(state.deck) if not state.knowledge.knows(seat, lantern)]


def odds(state: State, seat: int, action: int) -> Odds | None:
    """The chances of a take or a peek; None for a choice and for a place the deck does not reach."""
    if not TAKE <= action < CHOOSE:
        return None
    lantern = state.below_top(0 if action == TAKE else action - PEEK)
    if lantern < 0:
        return None
    return {"lanterns": {columns.IDS[kind]: chance for kind, chance in faces(state, seat, lantern).items()}}


def faces(state: State, seat: int, lantern: int) -> dict[int, float]:
    """How likely each kind is to be the face of a lantern; the kinds that cannot be are left out."""
    if state.knowledge.knows(seat, lantern):
        return {state.lanterns[lantern]: 1.0}
    kinds = [state.lanterns[place] for place in unknown(state, seat)]
    return {kind: kinds.count(kind) / len(kinds) for kind in sorted(set(kinds))}
