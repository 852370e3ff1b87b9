"""An action as a player reads it, and the pieces it concerns as a client finds them."""

from bivouac.core.words import Words, words
from bivouac.games.agartha import actions, columns, may
from bivouac.games.agartha.actions import card_id, seat_id, slot_id, tile_id, zone_id
from bivouac.games.agartha.kinds import (
    CARD_KINDS,
    CARD_PLACES,
    DRAWN,
    EXPLORATION,
    NO_CARD,
    START,
    TIERS,
    TO,
    VILLAGE_1,
    WON,
)
from bivouac.games.agartha.state import State
from bivouac.games.agartha.why import PHASES

PACKAGE = "bivouac.games.agartha"


def label(state: State, action: int, lang: str) -> str:
    """The action in words; it names places and open cards only, so it can tell nothing hidden."""
    spoken = words(PACKAGE, lang)
    kind = actions.KIND_OF[action]
    argument = actions.ARGUMENT[action]
    key = f"action-{actions.KIND_NAMES[kind]}"
    if kind == actions.PLACE:
        return _place(state, argument, spoken)
    if kind == actions.TO:
        return spoken.say(key, slot=_name(columns.PLACE_IDS[argument], spoken))
    if kind in (actions.MOVE, actions.SWAP, actions.WITH):
        slot, card = divmod(argument, CARD_KINDS)
        return spoken.say(
            key, card=_name(columns.IDS[card], spoken), slot=_name(columns.PLACE_IDS[slot], spoken)
        )
    if kind == actions.DRAW and argument == actions.FROM_DECK:
        return spoken.say("action-draw-deck")
    if kind in (actions.DRAW, actions.TAKE):
        tile, place, card_here = _card_place(state, kind, argument)
        if card_here == NO_CARD:
            return spoken.say(f"{key}-nothing", number=tile + 1, place=place + 1)
        return spoken.say(key, number=tile + 1, card=_name(columns.IDS[columns.KIND_OF[card_here]], spoken))
    if kind == actions.VALIDATE:
        slot, tier = divmod(argument, TIERS)
        name = _name(columns.PLACE_IDS[VILLAGE_1 + slot], spoken)
        points = columns.VILLAGE_POINTS[tier]
        return spoken.say(f"{key}-{columns.VILLAGE_NEEDS[tier]}", slot=name, points=points)
    if kind == actions.EXPLORE:
        needs = columns.EXPLORATION_NEEDS[argument]
        return spoken.say(key, count=needs, points=columns.EXPLORATION_POINTS[argument])
    declined = f"{key}-{PHASES[state.phase]}"
    return spoken.say(declined if spoken.has(declined) else key)


def _place(state: State, argument: int, spoken: Words) -> str:
    value, zone = 1 + argument // actions.ZONES, argument % actions.ZONES
    action = columns.ACTION_IDS[columns.ACTION_OF[state.token_map][value]]
    key = f"action-place-{actions.ZONE_NAMES[zone % 2]}"
    if zone % 2:
        return spoken.say(key, value=value, number=zone // 2 + 1)
    return spoken.say(key, value=value, number=zone // 2 + 1, action=action)


def _card_place(state: State, kind: int, argument: int) -> tuple[int, int, int]:
    """The tile and place a Draw or a pick is about, and the card there."""
    if kind == actions.DRAW:
        tile, place = divmod(argument - 1, CARD_PLACES)
    else:
        tile, place = max(int(may.tile_in_question(state)), 0), argument
    if tile >= state.tile_count():
        return tile, place, NO_CARD
    return tile, place, state.tiles[tile * CARD_PLACES + place]


def _name(id: str, spoken: Words) -> str:
    return spoken.say(f"{id}-name")


def elements(state: State, action: int) -> list[str]:
    """The places and pieces a click on which means this action."""
    kind = actions.KIND_OF[action]
    argument = actions.ARGUMENT[action]
    seat = int(state.active)
    if kind == actions.PLACE:
        value, zone = 1 + argument // actions.ZONES, argument % actions.ZONES
        return [zone_id(zone), f"{seat_id(seat)}-token-{value}"]
    if kind == actions.TO:
        return [slot_id(seat, argument), *_in_question(state)]
    if kind in (actions.MOVE, actions.SWAP, actions.WITH):
        slot, card = divmod(argument, CARD_KINDS)
        here = state.count(seat, slot, card) > 0
        return [slot_id(seat, slot), *([card_id(int(state.find(seat, slot, card)))] if here else [])]
    if kind == actions.DRAW and argument == actions.FROM_DECK:
        return ["deck"]
    if kind in (actions.DRAW, actions.TAKE):
        tile, _, card_here = _card_place(state, kind, argument)
        return [tile_id(tile), *([] if card_here == NO_CARD else [card_id(card_here)])]
    if kind == actions.VALIDATE:
        return [slot_id(seat, VILLAGE_1 + argument // TIERS)]
    return [slot_id(seat, EXPLORATION)] if kind == actions.EXPLORE else []


def _in_question(state: State) -> list[str]:
    """The card that is to be placed or moved."""
    if state.phase in (START, DRAWN, WON):
        return [card_id(int(may.card_in_question(state)))]
    if state.phase == TO:
        slot, kind = divmod(int(state.agenda.b()), CARD_KINDS)
        return [card_id(int(state.find(state.active, slot, kind)))]
    return []
