"""What may be done now: a predicate per kind of action, whose answer is the reason that forbids it.

`legal` lists the actions whose predicate finds nothing, so it is the only judge.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.games.arnak import actions, kinds
from bivouac.games.arnak.may import answers, free, lists, main
from bivouac.games.arnak.may.reasons import FINE, MAIN_FIRST, MAIN_USED, NOT_ASKED
from bivouac.games.arnak.state import State


def why(state: State, code: i64) -> i64:
    """The reason that forbids the active player this code; FINE when nothing does."""
    kind: i64 = actions.KIND_OF[code]
    phase = state.phase
    if not ANSWERS[kind][phase] and not (FREE[kind] and lists.is_interruptible(state)):
        if phase == kinds.AFTER and ANSWERS[kind][kinds.TURN]:
            return MAIN_USED
        return MAIN_FIRST if phase == kinds.TURN and kind == actions.END else NOT_ASKED
    return PREDICATES[kind](state, actions.ARGUMENT[code])


def node_in_question(state: State) -> i64:
    """The effect that sends, sells or researches; none for a main action."""
    if state.phase in (kinds.SEND, kinds.BUY, kinds.RESEARCH):
        return state.agenda.a()
    return main.NO_NODE


def _dig(state: State, space: i64) -> i64:
    return main.dig(state, space, node_in_question(state))


def _discover(state: State, place: i64) -> i64:
    return main.discover(state, place, node_in_question(state))


def _overcome(state: State, site: i64) -> i64:
    if state.phase == kinds.TAME:
        return main.tame(state, site, state.agenda.a() == 1)
    return main.overcome(state, site)


def _buy(state: State, card: i64) -> i64:
    return main.buy(state, card, node_in_question(state))


def _glass(state: State, space: i64) -> i64:
    return main.research(state, kinds.GLASS, space, node_in_question(state))


def _notebook(state: State, space: i64) -> i64:
    return main.research(state, kinds.NOTEBOOK, space, node_in_question(state))


def _temple(state: State, stack: i64) -> i64:
    return main.temple(state, stack, node_in_question(state))


def _fine(state: State, argument: i64) -> i64:
    return FINE


Predicate = Callable[[State, i64], i64]

_T: Final = (kinds.TURN,)
# For each kind of action: the phases it answers, whether it is a free action besides, its predicate
_TABLE: Final[list[tuple[tuple[int, ...], bool, Predicate]]] = [
    (_T, True, free.play),
    ((kinds.TRAVEL,), False, answers.spend),
    ((kinds.DISCARD,), False, answers.discard),
    ((kinds.EXILE,), False, answers.discard),
    ((kinds.EXILE,), False, answers.exile_laid),
    ((*_T, kinds.BUY), False, _buy),
    ((kinds.TAKE_ITEM, kinds.TAKE_ARTIFACT, kinds.TAKE_EXILED), False, answers.take),
    ((*_T, kinds.SEND), False, _dig),
    ((*_T, kinds.SEND), False, _discover),
    ((*_T, kinds.TAME), False, _overcome),
    ((*_T, kinds.RESEARCH), False, _glass),
    ((*_T, kinds.RESEARCH), False, _notebook),
    ((*_T, kinds.RESEARCH), False, _temple),
    (_T, True, free.use),
    ((kinds.TRAVEL,), True, answers.boon),
    ((), True, free.slot),
    ((kinds.TRAVEL, kinds.LEFTOVER), False, answers.icon),
    ((kinds.TRAVEL,), False, answers.ride),
    ((kinds.TRAVEL,), False, answers.pilot),
    ((kinds.UPGRADE,), False, answers.upgrade),
    ((kinds.REFRESH, kinds.PROMOTE, kinds.SWAP), False, answers.assistant),
    ((kinds.RECRUIT, kinds.SWAP_FOR, kinds.SUPPLY), False, answers.stack),
    ((kinds.RESCUE,), False, answers.rescue),
    ((kinds.CHOOSE,), False, answers.choose),
    ((kinds.SIFT,), False, answers.sift),
    ((kinds.SIFTED,), False, answers.sifted),
    ((kinds.RETURN,), False, answers.sifted),
    ((kinds.KEEP,), False, _fine),
    ((kinds.BONUS, kinds.PICK_BONUS, kinds.TEMPLE_BONUS), False, answers.bonus),
    ((kinds.BONUS,), False, answers.row),
    ((kinds.RELOCATE, kinds.RECALL), False, answers.leave),
    ((kinds.RELOCATE_TO, kinds.SEND_CAMP), False, answers.to),
    ((kinds.ACTIVATE, kinds.CROWN, kinds.CROWN_TO), False, answers.site),
    ((kinds.KEY,), False, answers.free_slot),
    ((kinds.OFFER, kinds.DRAW, kinds.AGAIN, kinds.ARTIFACT), False, answers.yes),
    (tuple(range(kinds.CHOOSE, kinds.PHASES)), False, answers.no),
    ((kinds.PAUSE,), False, _fine),
    (_T, False, _fine),
    ((kinds.AFTER,), False, _fine),
]
assert len(_TABLE) == actions.KINDS

ANSWERS: Final[list[list[bool]]] = [
    [phase in phases for phase in range(kinds.PHASES)] for phases, _, _ in _TABLE
]
FREE: Final[list[bool]] = [free_too for _, free_too, _ in _TABLE]
PREDICATES: Final[list[Predicate]] = [predicate for _, _, predicate in _TABLE]
