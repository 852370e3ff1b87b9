"""What one can do: a row for each kind of action, its words, and the pieces it concerns."""

from typing import Final

from bivouac.core.ids import seat_id
from bivouac.core.refusal import Refusal
from bivouac.core.shapes import PhaseFact
from bivouac.core.vocabulary import Action, Vocabulary, numbered
from bivouac.core.words import Words, words
from bivouac.games.agartha import codes, columns, do, kinds, may
from bivouac.games.agartha.facts import FACTS, PACKAGE
from bivouac.games.agartha.state import State
from bivouac.games.agartha.state.ids import card_id, slot_id, tile_id, zone_id


def _token(state: State, argument: int) -> list[str]:
    value, zone = divmod(argument, kinds.ZONES)
    return [zone_id(zone), f"{seat_id(state.active)}-token-{value + 1}"]


def _target(state: State, place: int) -> list[str]:
    return [slot_id(state.active, place), *_in_question(state)]


def _in_question(state: State) -> list[str]:
    """The card that is to be placed or moved."""
    if state.phase in (kinds.START, kinds.DRAWN, kinds.WON):
        return [card_id(int(may.card_in_question(state)))]
    if state.phase == kinds.TO:
        slot, kind = divmod(int(state.agenda.b()), kinds.CARD_KINDS)
        return [card_id(int(state.find(state.active, slot, kind)))]
    return []


def _held(state: State, argument: int) -> list[str]:
    slot, kind = divmod(argument, kinds.CARD_KINDS)
    here = state.count(state.active, slot, kind) > 0
    found = [card_id(int(state.find(state.active, slot, kind)))] if here else []
    return [slot_id(state.active, slot), *found]


def _drawn(state: State, argument: int) -> list[str]:
    return (
        ["deck"] if argument == kinds.FROM_DECK else _on_tile(state, *divmod(argument - 1, kinds.CARD_PLACES))
    )


def _picked(state: State, place: int) -> list[str]:
    return _on_tile(state, _shared_tile(state), place)


def _on_tile(state: State, tile: int, place: int) -> list[str]:
    card = _card_on(state, tile, place)
    return [tile_id(tile), *([] if card == kinds.NO_CARD else [card_id(card)])]


def _shared_tile(state: State) -> int:
    return max(int(may.tile_in_question(state)), 0)


def _card_on(state: State, tile: int, place: int) -> int:
    """The card at a place of a tile, if there is one."""
    return state.tiles[tile * kinds.CARD_PLACES + place] if tile < state.tile_count() else kinds.NO_CARD


def _village(state: State, argument: int) -> list[str]:
    return [slot_id(state.active, kinds.VILLAGE_1 + argument // kinds.TIERS)]


def _exploration(state: State, tier: int) -> list[str]:
    return [slot_id(state.active, kinds.EXPLORATION)]


_ZONES = [f"{tile + 1} {zone}" for tile in range(kinds.MOST_TILES) for zone in kinds.ZONE_NAMES]
_TOKENS = [f"{value + 1} {zone}" for value in range(kinds.TOKENS) for zone in _ZONES]
_TARGETS = columns.PLACE_IDS[: kinds.AMULETS + 1]
_CARDS = [f"{slot} {kind}" for slot in columns.PLACE_IDS[: kinds.SLOTS] for kind in columns.IDS]
_PLACES = numbered(kinds.CARD_PLACES)
_DRAWN = ["deck", *(f"{tile + 1} {place}" for tile in range(kinds.MOST_TILES) for place in _PLACES)]
_VILLAGES = [
    f"{columns.PLACE_IDS[kinds.VILLAGE_1 + at]} {needs}" for at in range(2) for needs in columns.VILLAGE_NEEDS
]
_TIERS = [str(needs) for needs in columns.EXPLORATION_NEEDS]
_PLACED = (kinds.START, kinds.TO, kinds.DRAWN, kinds.WON)
_OPTIONAL = (kinds.MOVE, kinds.SWAP, kinds.DRAW)

_ROWS = (
    Action(codes.PLACE, "place", _TOKENS, asked=(kinds.BID,), may=may.place, do=do.place, on=_token),
    Action(codes.TO, "to", _TARGETS, asked=_PLACED, may=may.to, do=do.to, on=_target, moment=53),
    Action(codes.MOVE, "move", _CARDS, asked=(kinds.MOVE,), may=may.move, do=do.move, on=_held, moment=6),
    Action(codes.SWAP, "swap", _CARDS, asked=(kinds.SWAP,), may=may.swap, do=do.swap, on=_held, moment=6),
    Action(codes.WITH, "with", _CARDS, asked=(kinds.WITH,), may=may.with_card, do=do.with_card, on=_held,
           moment=6),
    Action(codes.DRAW, "draw", _DRAWN, asked=(kinds.DRAW,), may=may.draw, do=do.draw, on=_drawn, moment=6),
    Action(codes.TAKE, "take", _PLACES, asked=(kinds.PICK,), may=may.take, do=do.take, on=_picked, moment=20),
    Action(codes.VALIDATE, "validate", _VILLAGES, asked=(kinds.OFFER,), may=may.validate, do=do.validate,
           on=_village, moment=14),
    Action(codes.EXPLORE, "explore", _TIERS, asked=(kinds.OFFER,), may=may.explore, do=do.explore,
           on=_exploration, moment=14),
    Action(codes.SKIP, "skip", asked=_OPTIONAL, do=do.skip, moment=6),
    Action(codes.DONE, "done", asked=(kinds.OFFER,), do=do.done, moment=14),
)  # fmt: skip
ACTIONS: Final = Vocabulary(FACTS.name, kinds.QUESTIONS, _ROWS, codes.VOCABULARY)


def unasked(state: State, code: int) -> Refusal | None:
    """An action that is the reward of a slot is asked for by the ruling on rewards (ruling 34)."""
    if state.phase in _OPTIONAL and state.agenda.b() == kinds.REWARD:
        return Refusal("answer_first", PhaseFact(phase=ACTIONS.questions[state.phase]), f"{FACTS.name}.34")
    return None


def label(state: State, action: int, lang: str) -> str:
    """The action in words; it names places and open cards only, so it can tell nothing hidden."""
    spoken = words(PACKAGE, lang)
    row, argument = ACTIONS.row_of[action], ACTIONS.argument[action]
    key = f"action-{row.name}"
    if row.code == codes.PLACE:
        return _place(state, argument, spoken)
    if row.code == codes.TO:
        return spoken.say(key, slot=_name(columns.PLACE_IDS[argument], spoken))
    if row.code in (codes.MOVE, codes.SWAP, codes.WITH):
        slot, card = divmod(argument, kinds.CARD_KINDS)
        where = _name(columns.PLACE_IDS[slot], spoken)
        return spoken.say(key, card=_name(columns.IDS[card], spoken), slot=where)
    if action == codes.DRAW + kinds.FROM_DECK:
        return spoken.say("action-draw-deck")
    if row.code == codes.DRAW:
        return _said_on_tile(state, key, spoken, *divmod(argument - 1, kinds.CARD_PLACES))
    if row.code == codes.TAKE:
        return _said_on_tile(state, key, spoken, _shared_tile(state), argument)
    if row.code == codes.VALIDATE:
        slot, tier = divmod(argument, kinds.TIERS)
        name = _name(columns.PLACE_IDS[kinds.VILLAGE_1 + slot], spoken)
        points = columns.VILLAGE_POINTS[tier]
        return spoken.say(f"{key}-{columns.VILLAGE_NEEDS[tier]}", slot=name, points=points)
    if row.code == codes.EXPLORE:
        needs = columns.EXPLORATION_NEEDS[argument]
        return spoken.say(key, count=needs, points=columns.EXPLORATION_POINTS[argument])
    declined = f"{key}-{ACTIONS.questions[state.phase]}"
    return spoken.say(declined if spoken.has(declined) else key)


def _place(state: State, argument: int, spoken: Words) -> str:
    value, zone = 1 + argument // kinds.ZONES, argument % kinds.ZONES
    action = columns.ACTION_IDS[columns.ACTION_OF[state.token_map][value]]
    key = f"action-place-{kinds.ZONE_NAMES[zone % 2]}"
    if zone % 2:
        return spoken.say(key, value=value, number=zone // 2 + 1)
    return spoken.say(key, value=value, number=zone // 2 + 1, action=action)


def _said_on_tile(state: State, key: str, spoken: Words, tile: int, place: int) -> str:
    card = _card_on(state, tile, place)
    if card == kinds.NO_CARD:
        return spoken.say(f"{key}-nothing", number=tile + 1, place=place + 1)
    return spoken.say(key, number=tile + 1, card=_name(columns.IDS[columns.KIND_OF[card]], spoken))


def _name(id: str, spoken: Words) -> str:
    return spoken.say(f"{id}-name")
