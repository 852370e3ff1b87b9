"""Dealing the world anew for a seat: hidden cards lie as they may lie, and as likely, for what it knows.

The prior is the set-up's shuffle, conditioned on which cells show a back (only some kinds lie face down) and
on what the seat has looked at; never on what others chose to do.
"""

from mypy_extensions import i64

from bivouac.core.chance import QuickChance, dealt_anew
from bivouac.games.temple import columns
from bivouac.games.temple.kinds import CARDS, CELLS
from bivouac.games.temple.state import State


def redeal(state: State, seat: i64, chance: QuickChance) -> None:
    """Replace every card hidden from the seat by one dealt anew."""
    backs: list[int] = []
    others: list[int] = []
    for card in unknown(state, seat):
        if card < CELLS * state.round:
            backs.append(card)
        else:
            others.append(card)
    faces = state.faces[:]
    deal(backs, others, faces, chance)
    state.faces = faces


def unknown(state: State, seat: i64) -> list[int]:
    """The cards that are hidden from the seat, those not laid out and those removed included."""
    known: i64 = state.knowledge.public
    if seat >= 0:
        known |= state.knowledge.seen[seat]
    hidden: list[int] = []
    for card in range(CARDS):
        if not (known >> card) & 1:
            hidden.append(card)
    return hidden


def deal(backs: list[int], others: list[int], faces: list[int], chance: QuickChance) -> None:
    """Backs in the temple get cards that lie face down; what is left of those and the rest goes anywhere."""
    down: list[int] = []
    rest: list[int] = []
    for card in backs + others:
        kind = faces[card]
        if columns.DOWN[kind]:
            down.append(kind)
        else:
            rest.append(kind)
    down = dealt_anew(down, chance)
    for card in backs:
        faces[card] = down.pop()
    rest = dealt_anew(rest + down, chance)
    for card in others:
        faces[card] = rest.pop()
