"""Why a code is refused: the failed predicate put into a code, its facts and the ruling that says so."""

from typing import Final

from bivouac.core.refusal import Refusal
from bivouac.games.agartha import actions, columns, may
from bivouac.games.agartha.facts import FACTS
from bivouac.games.agartha.kinds import (
    BID,
    CARD_KINDS,
    CARD_PLACES,
    DRAW,
    EXPLORATION,
    MOVE,
    REWARD,
    SWAP,
    TIERS,
    TO,
    VILLAGE_1,
)
from bivouac.games.agartha.state import State

PHASES: Final[list[str]] = [
    "start", "bid", "move", "to", "swap", "with", "draw", "drawn", "pick", "won", "offer", "over",
]  # fmt: skip

# While a question is open, everything but its answers waits: the ruling that asks it.
_QUESTION: Final[list[str]] = ["2", "", "6", "7", "6", "9", "6", "35", "20", "53", "39", ""]
_REWARDED: Final = "34"  # where the action is the reward of a slot

# While tokens are placed, answers to questions nobody asked: the ruling of their moment.
_MOMENT: Final[list[str]] = ["", "53", "6", "6", "6", "6", "20", "14", "14", "6", "14"]
assert len(_MOMENT) == actions.KINDS

_CODES: Final[dict[int, tuple[str, str]]] = {
    may.TOKEN_PLACED: ("token_placed", "3"),
    may.ZONE_TAKEN: ("zone_taken", "5"),
    may.NO_SUCH_TILE: ("no_such_tile", "55"),
    may.OBJECTS_ONLY: ("objects_only", "17"),
    may.BY_MOVE_ONLY: ("by_move_only", "8"),
    may.NOT_AN_AMULET: ("not_an_amulet", "7"),
    may.SAME_SLOT: ("same_slot", "7"),
    may.OTHER_ZONE: ("other_zone", "16"),
    may.NO_SUCH_CARD: ("no_such_card", "7"),
    may.NO_PARTNER: ("no_partner", "43"),
    may.SAME_SLOT_SWAP: ("swap_within", "43"),
    may.OBJECTS_FOR_OBJECTS: ("objects_only", "42"),
    may.NO_CARD_THERE: ("no_card_there", "10"),
    may.DECK_EMPTY: ("deck_empty", "37"),
    may.SLOT_CLOSED: ("slot_closed", "12"),
    may.TOO_FEW: ("too_few", "13"),
    may.EXPLORED: ("explored", "45"),
}


def refusal(state: State, code: int) -> Refusal | None:
    """The refusal of a code by the active player; None exactly when it is legal."""
    reason = may.why(state, code)
    if reason == may.FINE:
        return None
    if reason == may.NOT_ASKED:
        return _not_asked(state, code)
    name, ruling = _CODES[reason]
    return Refusal(name, _facts(state, code, reason), f"{FACTS.name}.{_finer(state, code, reason, ruling)}")


def _not_asked(state: State, code: int) -> Refusal:
    kind = actions.KIND_OF[code]
    if state.phase == BID:
        return Refusal("not_now", {"action": actions.KIND_NAMES[kind]}, f"{FACTS.name}.{_MOMENT[kind]}")
    ruling = _QUESTION[state.phase]
    if state.phase in (MOVE, SWAP, DRAW) and state.agenda.b() == REWARD:
        ruling = _REWARDED
    return Refusal("answer_first", {"phase": PHASES[state.phase]}, f"{FACTS.name}.{ruling}")


def _finer(state: State, code: int, reason: int, ruling: str) -> str:
    """The same reason may rest on another ruling, by what was asked for."""
    kind = actions.KIND_OF[code]
    if reason == may.NO_SUCH_CARD and kind != actions.MOVE:
        return "9"
    if reason == may.NO_CARD_THERE:
        if kind == actions.TAKE:
            return "20"
        tile = (actions.ARGUMENT[code] - 1) // CARD_PLACES
        if state.pending and tile == may.tile_in_question(state):
            return "50"  # others won them, and have yet to place them
    return ruling


def _facts(state: State, code: int, reason: int) -> dict[str, int | str]:
    """What the sentence of a refusal may mention."""
    kind = actions.KIND_OF[code]
    argument = actions.ARGUMENT[code]
    if kind == actions.PLACE:
        number = argument % actions.ZONES // 2 + 1
        return {"value": 1 + argument // actions.ZONES} if reason == may.TOKEN_PLACED else {"number": number}
    if kind == actions.TO:
        return _target_facts(state, argument, reason)
    if kind in (actions.MOVE, actions.SWAP, actions.WITH):
        slot = columns.PLACE_IDS[argument // CARD_KINDS]
        if reason == may.SAME_SLOT_SWAP:
            return {"slot": slot}
        card = columns.IDS[argument % CARD_KINDS]
        return {"card": card} if reason == may.OBJECTS_FOR_OBJECTS else {"card": card, "slot": slot}
    if kind == actions.DRAW:
        return {} if reason == may.DECK_EMPTY else {"number": (argument - 1) // CARD_PLACES + 1}
    if kind == actions.TAKE:
        return {"number": may.tile_in_question(state) + 1}
    if reason == may.SLOT_CLOSED:
        place = EXPLORATION if kind == actions.EXPLORE else VILLAGE_1 + argument // TIERS
        return {"slot": columns.PLACE_IDS[place]}
    return _tier_facts(code)


def _target_facts(state: State, target: int, reason: int) -> dict[str, int | str]:
    if reason == may.OTHER_ZONE:
        return {"zone": f"zone-{columns.ZONE_IDS[may.chosen_zone(state)]}"}
    if reason == may.SAME_SLOT:
        return {"slot": columns.PLACE_IDS[target]}
    if reason == may.BY_MOVE_ONLY:
        return {}
    kind = (
        state.agenda.b() % CARD_KINDS if state.phase == TO else columns.KIND_OF[may.card_in_question(state)]
    )
    return {"card": columns.IDS[kind]}


def _tier_facts(code: int) -> dict[str, int | str]:
    argument = actions.ARGUMENT[code]
    if actions.KIND_OF[code] == actions.EXPLORE:
        return {"tier": columns.EXPLORATION_NEEDS[argument], "slot": "exploration"}
    slot = columns.PLACE_IDS[VILLAGE_1 + argument // TIERS]
    return {"tier": columns.VILLAGE_NEEDS[argument % TIERS], "slot": slot}
