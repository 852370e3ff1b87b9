"""Exact chances from what a seat knows: which lantern lies where one takes or peeks."""

from bivouac.games._template import codes, columns
from bivouac.games._template.redeal import unknown
from bivouac.games._template.shapes import Odds
from bivouac.games._template.state import State


def odds(state: State, seat: int, action: int) -> Odds | None:
    """The chances of a take or a peek; None for a choice and for a place the deck does not reach."""
    if not codes.TAKE <= action < codes.CHOOSE:
        return None
    lantern = state.below_top(0 if action == codes.TAKE else action - codes.PEEK)
    return None if lantern < 0 else {"lanterns": face_odds(state, seat, lantern)}


def face_odds(state: State, seat: int, lantern: int) -> dict[str, float]:
    """How likely each kind is to be the face of a lantern; the kinds that cannot be are left out."""
    if state.knowledge.knows(seat, lantern):
        return {columns.IDS[state.lanterns[lantern]]: 1.0}
    kinds = [state.lanterns[place] for place in unknown(state, seat)]
    return {columns.IDS[kind]: kinds.count(kind) / len(kinds) for kind in sorted(set(kinds))}
