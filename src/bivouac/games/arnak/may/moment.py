"""What may be done at this moment: free actions between two steps, and what is legal all in all."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.choices import Choices
from bivouac.core.refusal import Reason, Refusal
from bivouac.core.shapes import ActionFact, PhaseFact
from bivouac.games.arnak import codes, columns
from bivouac.games.arnak.facts import FACTS
from bivouac.games.arnak.kinds import AFTER, BUY, DRAW, KEEP, PROMOTE, RECRUIT, RESOLVE, TAKE_ARTIFACT, TURN
from bivouac.games.arnak.may import lists, questions
from bivouac.games.arnak.may.free import MAIN_USED
from bivouac.games.arnak.state import State


def _phase(state: State, argument: int) -> PhaseFact:
    return {"phase": questions.NAMES[state.phase]}


MUST_CHOOSE: Final = Reason(
    "must_choose", 15, _phase, asked={RECRUIT: 85, PROMOTE: 85, TAKE_ARTIFACT: 85, BUY: 91}
)
MAIN_FIRST: Final = Reason("main_first", 8)


def no(state: State, argument: i64) -> Reason | None:
    """What is optional can be declined (ruling 15)."""
    return None if _is_optional(state) else MUST_CHOOSE


def _is_optional(state: State) -> bool:
    """May the question be declined?"""
    optional = questions.OPTIONAL[state.phase]
    return optional is not None and optional(state)


def is_free_action(code: i64) -> bool:
    """Is it a card, an assistant, a boon or an idol slot? Of the cards, those with a lightning (ruling 9)."""
    return code < codes.TRAVEL or codes.USE <= code < codes.ICON


def interrupts(state: State, code: i64) -> bool:
    """Free actions fit between two steps or icons, not inside one (ruling 10)."""
    return is_free_action(code) and is_open(state)


def is_open(state: State) -> bool:
    """May free actions be played now? Not once an assistant has been sent to buy (ruling 91)."""
    if state.phase == DRAW and state.bill and _owes_a_card(state):
        return False  # the payment and the discard can do with this hand, perhaps not with less
    return not questions.CLOSED[state.phase] and not (state.phase == BUY and state.agenda.b())


def _owes_a_card(state: State) -> bool:
    """Will a card have to be laid down once the draw is settled?"""
    next_step = state.agenda.depth() - 2
    owed = next_step >= 0 and state.agenda.kind_at(next_step) == RESOLVE
    return owed and columns.NODE_KIND[state.agenda.a_at(next_step)] == columns.DISCARD_KIND


def legal(state: State, found: Choices) -> None:
    """Free actions, then what answers the question, from a fast list where it has one; held to law 7."""
    if is_open(state):
        lists.free_actions(state, found)  # cards come first: hardly anything is left out of order
    fast = questions.FAST[state.phase]
    if state.phase == TURN:
        lists.turn(state, found)
    elif fast is None:
        _judge_answers(state, found)
    else:
        fast(state, found)
        if _is_optional(state):
            found.add(codes.NO)
    found.put_in_order()


def _judge_answers(state: State, found: Choices) -> None:
    for code in state.rules.actions.answers[state.phase]:
        if state.judge(state.active, code) is None:
            found.add(code)


def unasked(state: State, code: int) -> Refusal | None:
    """A main action is used up or comes first; a free action waits for what is being looked through."""
    phase = int(state.phase)
    if phase == AFTER and (state.rules.actions.asked[code] >> TURN) & 1:
        return MAIN_USED.refusal(FACTS.name, state, 0, phase)
    if phase == TURN and code == codes.END:
        return MAIN_FIRST.refusal(FACTS.name, state, 0, phase)
    if is_free_action(code) and phase not in (TURN, AFTER, KEEP):
        return Refusal("answer_first", _phase(state, 0), f"{FACTS.name}.10")
    row = state.rules.actions.row_of[code]
    if phase in (TURN, AFTER) and not row.moment:
        return Refusal("not_now", ActionFact(action=row.name), f"{FACTS.name}.8")
    return None
