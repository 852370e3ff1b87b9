"""Why a code is refused: the failed predicate put into a code, its facts and the ruling that says so."""

from typing import Final

from bivouac.core.refusal import Refusal
from bivouac.games.continent import actions
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.facts import FACTS
from bivouac.games.continent.kinds import (
    CROSSING,
    CURING,
    DAMAGING,
    EXCESS,
    FOUND,
    FUEL,
    GAINED,
    GIVE_FOR,
    GIVE_TO,
    IDLE,
    ITEMS_LIMIT,
    JOIN_AT,
    KEEP_FOR,
    KEEPING,
    LEARNING,
    MOST_SEATS,
    OFFER_UNIT,
    PEEKING,
    PER_ITEM_LIMIT,
    PROPOSED,
    REPAIRING,
    RESTORING,
    SPENDING,
    TRIMMING,
)
from bivouac.games.continent.may import judge, reach, reasons, weights
from bivouac.games.continent.state import State

PHASES: Final[list[str]] = [
    "idle", "proposed", "over", "aim", "gather", "joining", "items", "cost", "trade", "trade-agreed",
    "drawing", "result", "keeping", "keep-for", "excess", "found", "gained", "one-of", "may", "flag",
    "restoring", "damaging", "repairing", "curing", "crossing", "learning", "spending", "peeking", "burying",
    "digits", "power", "fuel", "mandatory", "trimming", "give-to", "give-for", "join-at",
    "swapping",
]  # fmt: skip
POWER_NAMES: Final[list[str]] = ["recount", "redo", "cancel", "skip", "peek", "mend"]

# While a question is open, everything but its answers waits: one action at a time (ruling 17), mandatory ones
# before all else; free operations only between actions (ruling 22).
_BUSY: Final = "17"
_FREE_LATER: Final = "22"
_FREE: Final = (
    actions.GIVE, actions.NUMBER, actions.CAMP, actions.LEAVE, actions.RETURN, actions.RETIRE, actions.JOIN,
)  # fmt: skip

# While the group chooses, answers to questions nobody asked: the ruling of their moment, by kind.
_MOMENT: Final[list[str]] = [
    "", "15", "84", "90", "23", "32", "31", "47", "84", "57", "15", "15", "36", "61", "61",
    "", "", "", "", "", "", "", "",
]  # fmt: skip
assert len(_MOMENT) == actions.KINDS

_CODES: Final[dict[int, tuple[str, str]]] = {
    reasons.NO_SUCH_OFFER: ("no_such_offer", "16"),
    reasons.UNMET: ("unmet", "18"),
    reasons.NOT_ALL_HERE: ("not_all_here", "19"),
    reasons.DONE_HERE: ("done_here", "20"),
    reasons.HARSH_GROUND: ("harsh_ground", "21"),
    reasons.FORBIDDEN: ("forbidden", "39"),
    reasons.NOWHERE_TO_GO: ("nowhere_to_go", "90"),
    reasons.NO_OTHER_SIDE: ("no_other_side", "92"),
    reasons.NOT_BESIDE: ("not_beside", "15"),
    reasons.ASKED_ALREADY: ("asked_already", "15"),
    reasons.KEEPS_ALONE: ("keeps_alone", "15"),
    reasons.OUT_OF_REACH: ("out_of_reach", "90"),
    reasons.NO_SUCH_ITEM: ("no_such_item", "23"),
    reasons.NO_USE: ("no_use", "25"),
    reasons.USED_ALREADY: ("used_already", "24"),
    reasons.NO_SUCH_HELP: ("no_such_help", "32"),
    reasons.TOO_MUCH: ("too_much", "31"),
    reasons.NO_SUCH_PICK: ("no_such_pick", "47"),
    reasons.NO_SLOT: ("no_slot", "4"),
    reasons.COLUMN_FULL: ("column_full", "102"),
    reasons.NOT_A_HOLDER: ("not_a_holder", "84"),
    reasons.NO_SUCH_WAY: ("no_such_way", "57"),
    reasons.SCATTERED: ("scattered", "128"),
    reasons.NO_ROOM: ("no_room", "106"),
    reasons.IN_USE: ("in_use", "104"),
    reasons.CHARACTER_TAKEN: ("character_taken", "119"),
    reasons.LOCKED: ("locked", "35"),
    reasons.NOT_AWAY: ("not_away", "121"),
    reasons.MUST_TAKE_PART: ("must_take_part", "56"),
    reasons.NOBODY_BESIDE: ("nobody_beside", "106"),
    reasons.NOT_YOURS: ("not_yours", "16"),
}
assert len(_CODES) == reasons.REASONS - 2, "every reason has its words"

# The same reason rests on another ruling where another question is asked.
_FINER: Final[dict[tuple[int, int], str]] = {
    (reasons.NO_SUCH_PICK, KEEPING): "49",
    (reasons.NO_SUCH_PICK, EXCESS): "54",
    (reasons.NO_SUCH_PICK, RESTORING): "69",
    (reasons.NO_SUCH_PICK, DAMAGING): "146",
    (reasons.NO_SUCH_PICK, REPAIRING): "107",
    (reasons.NO_SUCH_PICK, CURING): "113",
    (reasons.NO_SUCH_PICK, PEEKING): "93",
    (reasons.NO_SUCH_PICK, LEARNING): "132",
    (reasons.NO_SUCH_PICK, SPENDING): "132",
    (reasons.NO_SUCH_PICK, FUEL): "137",
    (reasons.NO_SUCH_PICK, TRIMMING): "120",
    (reasons.NO_SUCH_PICK, GIVE_FOR): "106",
    (reasons.NOT_A_HOLDER, KEEP_FOR): "47",
    (reasons.NOT_A_HOLDER, GAINED): "85",
    (reasons.NOT_A_HOLDER, GIVE_TO): "106",
    (reasons.NOT_BESIDE, GIVE_TO): "106",
    (reasons.OUT_OF_REACH, CROSSING): "92",
    (reasons.OUT_OF_REACH, JOIN_AT): "120",
    (reasons.NO_SUCH_ITEM, FOUND): "102",
    (reasons.NO_SUCH_ITEM, GAINED): "85",
}


def code_of(reason: int) -> str | None:
    """The code of a refusal for that reason; None where nothing forbids."""
    return None if reason == reasons.FINE else _CODES[reason][0]


def refusal(state: State, seat: int, code: int) -> Refusal | None:
    """The refusal of a code by a seat that may act; None exactly when it is legal."""
    reason = judge.why(state, seat, code)
    if reason == reasons.FINE:
        return None
    if reason == reasons.NOT_ASKED:
        return _not_asked(state, code)
    name, ruling = _CODES[reason]
    ruling = _FINER.get((reason, state.question()), ruling)
    return Refusal(name, _facts(state, code, reason), f"{FACTS.name}.{ruling}")


def _not_asked(state: State, code: int) -> Refusal:
    kind = actions.KIND_OF[code]
    question = state.question()
    if question == IDLE:
        return Refusal("not_now", {"action": actions.KIND_NAMES[kind]}, f"{FACTS.name}.{_MOMENT[kind]}")
    facts: dict[str, int | str] = {"phase": PHASES[question]}
    if question == PROPOSED:
        return Refusal("answer_first", facts, f"{FACTS.name}.14")
    if kind == actions.DRAW and state.attempt >= 0 and state.box.locked[state.attempt]:
        return Refusal("locked", {"icon": ICONS[state.box.icon[state.attempt]]}, f"{FACTS.name}.35")
    return Refusal("answer_first", facts, f"{FACTS.name}.{_FREE_LATER if kind in _FREE else _BUSY}")


_ABOUT_SEATS: Final = (actions.WITH, actions.SEAT)
_ABOUT_ITEMS: Final = (actions.USE, actions.ABANDON, actions.GIVE)


def _facts(state: State, code: int, reason: int) -> dict[str, int | str]:
    """What the sentence of a refusal may mention."""
    kind = actions.KIND_OF[code]
    argument = actions.ARGUMENT[code]
    if reason == reasons.NO_SLOT:
        return {"count": int(state.limit(ITEMS_LIMIT))}
    if reason == reasons.COLUMN_FULL:
        return {"count": int(state.limit(PER_ITEM_LIMIT))}
    if reason == reasons.TOO_MUCH:
        return {"count": int(weights.printed_cost(state))}
    if kind == actions.ACT and reason != reasons.NOT_AWAY:
        return _offer_facts(state, argument)
    if kind in _ABOUT_SEATS:
        return {"seat": argument + 1}
    if kind in _ABOUT_ITEMS or reason == reasons.NO_SUCH_ITEM:
        return {"slot": argument if kind == actions.PLACE else argument + 1}
    if kind == actions.TO:
        return {"cell": actions.cell_name(argument)}
    if reason == reasons.LOCKED or (reason == reasons.UNMET and state.attempt >= 0):
        return {"icon": ICONS[state.box.icon[state.attempt]]}
    return {}


def _offer_facts(state: State, argument: int) -> dict[str, int | str]:
    offers = reach.joint(state)
    if argument >= len(offers):
        return {"number": argument + 1}
    return {
        "icon": ICONS[state.box.icon[offers[argument] // MOST_SEATS // OFFER_UNIT]],
        "number": argument + 1,
    }
