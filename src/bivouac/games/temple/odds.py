"""Exact chances from what a seat knows: what a face-down card may turn out to be."""

from bivouac.games.temple import codes, columns
from bivouac.games.temple.actions import ACTIONS, ON_CELLS
from bivouac.games.temple.redeal import unknown
from bivouac.games.temple.shapes import Odds
from bivouac.games.temple.state import State


def odds(state: State, seat: int, action: int) -> Odds | None:
    """The chances of each face of a face-down card; None for what is certain and for empty cells."""
    if not 0 <= action < codes.VOCABULARY or ACTIONS.row_of[action].code not in ON_CELLS:
        return None
    cell = ACTIONS.argument[action]
    if not (int(state.cells) & int(state.down)) >> cell & 1:
        return None
    return {"cards": face_odds(state, seat, int(state.card(cell)))}


def face_odds(state: State, seat: int, card: int) -> dict[str, float]:
    """Every face-down card the seat has not seen is as likely to lie there, wherever it really is."""
    if state.knowledge.knows(seat, card):
        return {columns.IDS[state.faces[card]]: 1.0}
    pool = sorted(state.faces[other] for other in unknown(state, seat) if columns.DOWN[state.faces[other]])
    return {columns.IDS[kind]: pool.count(kind) / len(pool) for kind in dict.fromkeys(pool)}
