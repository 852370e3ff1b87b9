"""What somebody proposes to the others, as the log, the question and the board name it (ruling 14)."""

from typing import Any

from mypy_extensions import i64

from bivouac.games.continent import actions
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.kinds import MOST_SEATS, OFFER_UNIT
from bivouac.games.continent.may import reach
from bivouac.games.continent.state import State


def proposed_offer(state: State, code: i64) -> i64:
    """The offer of an action that is proposed; -1 for camp, which no card offers."""
    return -1 if code == actions.CAMP_CODE else reach.joint(state)[code - actions.ACT_CODE] // MOST_SEATS


def subject(state: State, seat: i64, code: i64) -> dict[str, Any]:
    """The icon and the card of what a seat proposes, or the cell of a fog card; camp has neither."""
    offer = proposed_offer(state, code)
    if offer < 0:
        return {"element": actions.seat_id(seat)}
    attempt = offer // OFFER_UNIT
    card = state.box.card_of[attempt]
    told: dict[str, Any] = {"icon": ICONS[state.box.icon[attempt]]}
    if card < 0:
        cell = actions.cell_id(reach.offer_cell(state, seat, offer))
        return told | {"cell": cell, "element": cell}
    return told | {"card": state.box.faces[card], "element": actions.card_id(card)}
