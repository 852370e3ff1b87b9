"""Why a code is refused: the failed predicate put into a code, its facts and the ruling that says so."""

from typing import Final

from bivouac.core.refusal import Refusal
from bivouac.games.takara import actions, columns, may
from bivouac.games.takara.kinds import (
    ASSIGN,
    FORESEEN,
    SWORD_PRICE,
    TOKEN_PRICE,
)
from bivouac.games.takara.state import State

PHASES: Final[list[str]] = [
    "sword", "assign", "look", "target", "window", "chest", "recruit", "care", "over",
]  # fmt: skip

# While a question is open, everything but its answers waits: the ruling that asks it.
_QUESTION: Final[list[str]] = ["56", "", "42", "46", "45", "49", "30", "51", ""]

# While adventurers are being sent out, answers to questions nobody asked: the ruling of their moment.
_MOMENT: Final[list[str]] = [
    "56", "56", "", "42", "42", "", "", "", "", "", "",
    "46", "45", "", "49", "49", "30", "30", "50", "50",
]  # fmt: skip
assert len(_MOMENT) == actions.KINDS

_CODES: Final[dict[int, tuple[str, str]]] = {
    may.SITE_EMPTY: ("empty_site", "44"),
    may.NOTHING_TO_SEE: ("nothing_to_observe", "7"),
    may.STRICTLY_BLOCKED: ("nothing_to_observe", "3"),
    may.ALREADY_OPEN: ("already_open", "3"),
    may.NOT_A_MONSTER: ("not_a_monster", "5"),
    may.FACE_UP: ("face_up", "8"),
    may.NO_ROCKFALL: ("no_rockfall", "40"),
    may.NEEDS_TWO: ("needs_two", "40"),
    may.COUNTER_CLOSED: ("counter_closed", "15"),
    may.STOCK_GONE: ("stock_gone", "16"),
    may.POOR_FOR_TOKEN: ("not_enough_karas", "15"),
    may.NO_SUCH_TILE: ("no_such_tile", "13"),
    may.HAS_SPECIALIST: ("has_specialist", "17"),
    may.NOT_AT_PORT: ("not_at_port", "46"),
    may.POOR_FOR_SPECIALIST: ("not_enough_karas", "46"),
    may.NOBODY_TO_COPY: ("nobody_to_copy", "19"),
    may.NO_SUCH_WINDOW: ("no_such_window", "45"),
    may.NO_SWORD: ("no_sword", "56"),
    may.NO_MONSTER: ("no_monster", "41"),
}


def refusal(state: State, code: int) -> Refusal | None:
    """The refusal of a code by the active player; None exactly when it is legal."""
    reason = may.why(state, code)
    if reason == may.FINE:
        return None
    if reason == may.NOT_ASKED:
        return _not_asked(state, code)
    name, ruling = _CODES[reason]
    return Refusal(name, _facts(state, code, reason), f"takara.{ruling}")


def _not_asked(state: State, code: int) -> Refusal:
    if state.phase != ASSIGN:
        return Refusal("answer_first", {"phase": PHASES[state.phase]}, f"takara.{_QUESTION[state.phase]}")
    kind = actions.KIND_OF[code]
    karas = state.karas[state.active]
    if kind == actions.RENT and karas < SWORD_PRICE:
        return Refusal("not_enough_karas", {"has": karas, "needs": SWORD_PRICE}, "takara.56")
    return Refusal("not_now", {"action": actions.TEXTS[code]}, f"takara.{_MOMENT[kind]}")


def _facts(state: State, code: int, reason: int) -> dict[str, int | str]:
    argument = actions.ARGUMENT[code]
    kind = actions.KIND_OF[code]
    if kind == actions.CHOOSE_WINDOW:
        site: int = state.agenda.a()
        return {"site": site + 1, "windows": state.height(site) - FORESEEN + 1}
    if reason == may.NO_SUCH_TILE:
        return {"tile": columns.IDS[columns.SALEABLE[argument]]}
    if kind == actions.HIRE:
        return _hiring(state, argument, reason)
    if reason == may.POOR_FOR_TOKEN:
        return {"has": state.karas[state.active], "needs": TOKEN_PRICE}
    return {"site": argument + 1} if kind in _ON_SITES else {}


_ON_SITES: Final[tuple[int, ...]] = (
    actions.OBSERVE, actions.DIG, actions.DESTROY, actions.SEND, actions.FIGHT,
)  # fmt: skip


def _hiring(state: State, argument: int, reason: int) -> dict[str, int | str]:
    if reason == may.POOR_FOR_SPECIALIST:
        return {"has": state.karas[state.active], "needs": may.hire_price(argument)}
    if reason == may.NOBODY_TO_COPY:
        return {"specialist": columns.SPECIALIST_IDS[actions.POWER[argument]]}
    return {"specialist": columns.SPECIALIST_IDS[actions.HIRED[argument]]}
