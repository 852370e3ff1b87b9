"""What may be done now: a predicate per kind of action, whose answer is the reason that forbids it.

`legal` lists the actions whose predicate finds nothing; where a question has a fast list, law 7 of the
contract holds that list to the judge.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.games.arnak import actions, columns, kinds
from bivouac.games.arnak.may import answers, free, lists, main, questions
from bivouac.games.arnak.may.reasons import FINE, MAIN_FIRST, MAIN_USED, MUST_CHOOSE, NOT_ASKED
from bivouac.games.arnak.state import State


def why(state: State, code: i64) -> i64:
    """The reason that forbids the active player this code; FINE when nothing does."""
    kind: i64 = actions.KIND_OF[code]
    phase = state.phase
    if not IS_ANSWER[kind][phase] and not (IS_FREE[kind] and is_open(state)):
        if phase == kinds.AFTER and IS_ANSWER[kind][kinds.TURN]:
            return MAIN_USED
        return MAIN_FIRST if phase == kinds.TURN and kind == actions.END else NOT_ASKED
    return PREDICATES[kind](state, actions.ARGUMENT[code])


def legal(state: State) -> list[int]:
    """The codes the active player may play, in the order of the vocabulary."""
    codes: list[int] = []
    if is_open(state):
        lists.free_actions(state, codes)  # cards come first: hardly anything is left to sort
    LISTS[state.phase](state, codes)
    if questions.OPTIONAL[state.phase](state):
        codes.append(actions.NO_CODE)
    if len(codes) > 1:
        codes.sort()
    return codes


def list_answers(state: State, codes: list[int]) -> None:
    """Every answer to the question that nothing forbids."""
    for kind in questions.ANSWERS[state.phase]:
        predicate = PREDICATES[kind]
        first: i64 = actions.FIRST[kind]
        for argument in range(actions.COUNT[kind]):
            if predicate(state, argument) == FINE:
                codes.append(first + argument)


def is_open(state: State) -> bool:
    """May free actions be played now? Not once an assistant has been sent to buy (ruling 91)."""
    if state.phase == kinds.DRAW and state.bill and _owes_a_card(state):
        return False  # the payment and the discard can do with this hand, perhaps not with less
    return not questions.CLOSED[state.phase] and not (state.phase == kinds.BUY and state.agenda.b())


def _owes_a_card(state: State) -> bool:
    """Will a card have to be laid down once the draw is settled?"""
    steps = state.agenda.steps
    owed = len(steps) > 3 and steps[-4] == kinds.RESOLVE
    return owed and columns.NODE_KIND[steps[-5]] == columns.DISCARD_KIND


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


def _no(state: State, argument: i64) -> i64:
    """What is optional can be declined (ruling 15)."""
    return FINE if questions.OPTIONAL[state.phase](state) else MUST_CHOOSE


def _fine(state: State, argument: i64) -> i64:
    return FINE


Predicate = Callable[[State, i64], i64]

_PREDICATES: Final[dict[int, Predicate]] = {
    actions.PLAY: free.play,
    actions.TRAVEL: answers.spend,
    actions.DISCARD: answers.discard,
    actions.EXILE: answers.discard,
    actions.EXILE_LAID: answers.exile_laid,
    actions.BUY: _buy,
    actions.TAKE: answers.take,
    actions.DIG: _dig,
    actions.DISCOVER: _discover,
    actions.OVERCOME: _overcome,
    actions.GLASS: _glass,
    actions.NOTEBOOK: _notebook,
    actions.TEMPLE: _temple,
    actions.USE: free.use,
    actions.BOON: answers.boon,
    actions.SLOT: free.slot,
    actions.ICON: answers.icon,
    actions.RIDE: answers.ride,
    actions.PILOT: answers.pilot,
    actions.UPGRADE: answers.upgrade,
    actions.ASSISTANT: answers.assistant,
    actions.STACK: answers.stack,
    actions.RESCUE: answers.rescue,
    actions.CHOOSE: answers.choose,
    actions.SIFT: answers.sift,
    actions.HOLD: answers.sifted,
    actions.PUT_BACK: answers.sifted,
    actions.KEEP: _fine,
    actions.BONUS: answers.bonus,
    actions.ROW: _fine,
    actions.FROM: answers.leave,
    actions.TO: answers.to,
    actions.SITE: answers.site,
    actions.FREE_SLOT: answers.free_slot,
    actions.YES: answers.yes,
    actions.NO: _no,
    actions.GO: _fine,
    actions.PASS: _fine,
    actions.END: _fine,
}
_FREE: Final = (actions.PLAY, actions.USE, actions.BOON, actions.SLOT)
assert set(_PREDICATES) == set(range(actions.KINDS)), "no predicate for some kind of action"
PREDICATES: Final[list[Predicate]] = [_PREDICATES[kind] for kind in range(actions.KINDS)]
IS_FREE: Final[list[bool]] = [kind in _FREE for kind in range(actions.KINDS)]
# By kind and question: does it answer? *No* is heard by every step of the agenda
IS_ANSWER: Final[list[list[bool]]] = [
    [kind in row.answers or (kind == actions.NO and row.number >= kinds.CHOOSE) for row in questions.ROWS]
    for kind in range(actions.KINDS)
]
LISTS: Final[list[lists.List]] = [row.fast or list_answers for row in questions.ROWS]
