"""An action as a player reads it, and the pieces it concerns as a client finds them."""

from bivouac.core.bits import pieces
from bivouac.core.words import words
from bivouac.games.takara import actions, columns, may
from bivouac.games.takara.actions import site_id, tile_id
from bivouac.games.takara.kinds import ASSIGN, FORESEEN, LEVELS, LOOK, WINDOW
from bivouac.games.takara.state import State
from bivouac.games.takara.tell import seat_id

PACKAGE = "bivouac.games.takara"


def label(action: int, lang: str) -> str:
    """The action in words; it names slots and kinds of open tiles only, so it can tell nothing hidden."""
    spoken = words(PACKAGE, lang)
    kind = actions.KIND_OF[action]
    argument = actions.ARGUMENT[action]
    key = f"action-{actions.KIND_NAMES[kind]}"
    if kind == actions.SELL:
        tile = columns.IDS[columns.SALEABLE[argument]]
        return spoken.say(
            key, tile=spoken.say(f"{tile}-name"), karas=5 * columns.XP[columns.SALEABLE[argument]]
        )
    if kind == actions.HIRE:
        power = columns.SPECIALIST_IDS[actions.POWER[argument]]
        hired = columns.SPECIALIST_IDS[actions.HIRED[argument]]
        price = int(may.hire_price(argument))
        return spoken.say(
            f"{key}-{'self' if hired == power else 'copy'}", name=spoken.say(f"{power}-name"), karas=price
        )
    return spoken.say(key, number=argument + 1, last=argument + FORESEEN)


def elements(state: State, action: int) -> list[str]:
    """The places and pieces a click on which means this action."""
    kind = actions.KIND_OF[action]
    argument = actions.ARGUMENT[action]
    if kind in (actions.OBSERVE, actions.DIG, actions.DESTROY, actions.FIGHT, actions.SEND):
        return [site_id(argument), *_top(state, argument)]
    if kind in (actions.TURN_UP, actions.LEAVE):
        return [tile_id(may.looked_at(state))] if state.phase == LOOK else []
    if kind == actions.SELL:
        return ["counter", *_wares(state, columns.SALEABLE[argument])]
    if kind == actions.HIRE:
        ids = columns.SPECIALIST_IDS
        return [
            "port",
            *dict.fromkeys(f"specialist-{ids[who[argument]]}" for who in (actions.HIRED, actions.POWER)),
        ]
    if kind == actions.CHOOSE_WINDOW:
        return _window(state, argument) if state.phase == WINDOW else []
    return list(_FIXED[actions.KIND_NAMES[kind]])


_FIXED: dict[str, tuple[str, ...]] = {
    "rent": ("sword", "forge"),
    "unarmed": (),
    "den": ("den",),
    "buy": ("counter", "token"),
    "cash-map": ("bank",),
    "keep-map": (),
    "recruit": ("beach",),
    "no-recruit": (),
    "heal": ("hospital",),
    "rest": ("rest-room",),
}


def _top(state: State, site: int) -> list[str]:
    return [tile_id(state.top(site))] if state.height(site) else []


def _wares(state: State, kind: int) -> list[str]:
    """The tile the Counter would take: the first of its kind in the seller's row."""
    if state.phase != ASSIGN:
        return []
    wares = [tile_id(tile) for tile in pieces(state.won[state.active]) if state.tiles[tile] == kind]
    return wares[:1] or [seat_id(state.active)]


def _window(state: State, start: int) -> list[str]:
    site = int(state.agenda.a())
    top = state.height(site) - 1 - start
    return [tile_id(site * LEVELS + level) for level in range(top, top - FORESEEN, -1) if level >= 0]
