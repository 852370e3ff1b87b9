"""Why a code is refused: the failed predicate put into a code, its facts and the ruling that says so."""

from typing import Final

from bivouac.core.refusal import Refusal
from bivouac.games.temple import actions, columns, may
from bivouac.games.temple.kinds import HIRE_PRICE, PEEK_PRICE, TURN, WARES
from bivouac.games.temple.state import State

PHASES: Final[list[str]] = ["turn", "steal", "invite", "discard", "give", "look", "carry", "over"]

# Answers to questions nobody asked: the ruling of their moment.
_MOMENT: Final[list[str]] = ["", "", "", "", "", "", "32", "18", "35", "35", "45", "45", "46"]
assert len(_MOMENT) == actions.KINDS

# A reason against a kind of action: its code and its ruling.
_CODES: Final[dict[tuple[int, int], tuple[str, str]]] = {
    (actions.TAKE, may.NO_ACTION): ("no_action", "17"),
    (actions.TAKE, may.EMPTY_CELL): ("empty_cell", "6"),
    (actions.TAKE, may.POOR): ("not_enough", "5"),
    (actions.PEEK, may.NO_ACTION): ("no_action", "29"),
    (actions.PEEK, may.EMPTY_CELL): ("empty_cell", "4"),
    (actions.PEEK, may.FACE_UP): ("face_up", "4"),
    (actions.PEEK, may.SEEN): ("already_seen", "52"),
    (actions.PEEK, may.POOR): ("not_enough", "4"),
    (actions.HIRE, may.NO_ACTION): ("no_action", "17"),
    (actions.HIRE, may.GONE): ("assistant_gone", "19"),
    (actions.HIRE, may.POOR): ("not_enough", "42"),
    (actions.FLIP, may.NO_SET): ("no_such_set", "9"),
    (actions.CLOSE, may.NO_SET): ("no_such_set", "39"),
    (actions.DONE, may.ACT_FIRST): ("act_first", "48"),
    (actions.STEAL, may.NO_VICTIM): ("no_victim", "14"),
    (actions.STEAL, may.GUARDED): ("guarded", "44"),
    (actions.STEAL, may.NO_CARD): ("no_such_card", "14"),
    (actions.INVITE, may.GONE): ("assistant_gone", "19"),
    (actions.DISCARD, may.NO_CARD): ("no_such_card", "35"),
    (actions.GIVE, may.NO_CARD): ("no_such_card", "35"),
    (actions.LOOK, may.EMPTY_CELL): ("empty_cell", "45"),
    (actions.LOOK, may.FACE_UP): ("face_up", "45"),
    (actions.LOOK, may.SEEN): ("already_seen", "52"),
    (actions.CARRY, may.EMPTY_CELL): ("empty_cell", "46"),
}


def refusal(state: State, code: int) -> Refusal | None:
    """The refusal of a code by the active player; None exactly when it is legal."""
    reason = may.why(state, code)
    if reason == may.FINE:
        return None
    kind = actions.KIND_OF[code]
    if reason == may.NOT_ASKED:
        if state.phase != TURN:
            return Refusal("answer_first", {"phase": PHASES[state.phase]}, "temple.43")
        return Refusal("not_now", {"action": actions.KIND_NAMES[kind]}, f"temple.{_MOMENT[kind]}")
    name, ruling = _CODES[kind, reason]
    return Refusal(name, _facts(state, code, reason), f"temple.{ruling}")


def _facts(state: State, code: int, reason: int) -> dict[str, int | str]:
    argument = actions.ARGUMENT[code]
    kind = actions.KIND_OF[code]
    if reason == may.POOR:
        return {"has": state.money[state.active], "needs": _price(state, kind, argument)}
    if reason in (may.EMPTY_CELL, may.FACE_UP, may.SEEN):
        return {"cell": columns.CELL_IDS[argument]}
    if reason == may.GONE:
        return {"assistant": columns.ASSISTANT_IDS[argument]}
    if reason == may.GUARDED:
        return {"player": argument // WARES + 1}
    if reason == may.NO_CARD:
        return {"card": columns.IDS[argument % WARES]}
    if reason == may.NO_SET:
        group = argument if kind == actions.FLIP else argument + actions.FLIP_COUNT
        return {"deck": columns.DECK_IDS[actions.GROUP_DECK[group]]}
    return {}


def _price(state: State, kind: int, argument: int) -> int:
    if kind == actions.HIRE:
        return HIRE_PRICE
    digging = int(may.price(state, argument, state.active))
    return digging + PEEK_PRICE if kind == actions.PEEK else digging
