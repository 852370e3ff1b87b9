"""Why a code is refused: the failed predicate put into a code, its facts and the ruling that says so."""

from typing import Final

from bivouac.core.refusal import Refusal
from bivouac.games._template import actions, may
from bivouac.games._template.facts import FACTS
from bivouac.games._template.kinds import CHOICE
from bivouac.games._template.state import State

_CODES: Final[dict[int, tuple[str, str]]] = {
    may.ALREADY_KNOWN: ("already_known", "3"),
    may.NO_LANTERN: ("no_lantern", "4"),
    may.ALREADY_PEEKED: ("already_peeked", "5"),
    may.DECK_EMPTY: ("deck_empty", "8"),
}


def refusal(state: State, code: int) -> Refusal | None:
    """The refusal of a code by the active player; None exactly when it is legal."""
    reason = may.why(state, code)
    if reason == may.FINE:
        return None
    if reason == may.NOT_ASKED:
        name, ruling = ("answer_first", "7") if state.phase == CHOICE else ("not_now", "1")
    else:
        name, ruling = _CODES[reason]
    return Refusal(name, _facts(code), f"{FACTS.name}.{ruling}")


def _facts(code: int) -> dict[str, int | str]:
    """What the sentence of a refusal may mention."""
    if actions.KIND_OF[code] == actions.PEEK:
        return {"place": actions.ARGUMENT[code] + 1}
    return {}
