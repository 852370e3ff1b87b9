"""The only judge: the reason that forbids an action, and the list of all that none forbids."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.continent import actions
from bivouac.games.continent.kinds import (
    AIM,
    ALL_AGREE,
    AWAY,
    BURYING,
    CHARACTERS,
    COST,
    CROSSING,
    CURING,
    DAMAGING,
    DIGITS,
    DRAWING,
    EXCESS,
    FALLEN,
    FLAG,
    FOUND,
    FUEL,
    GAINED,
    GATHER,
    GIVE_FOR,
    GIVE_TO,
    HERE,
    IDLE,
    ITEMS,
    JOIN_AT,
    JOINING,
    KEEP_FOR,
    KEEPING,
    LEARNING,
    MANDATORY,
    MAY,
    MOST_ITEMS,
    MOST_SEATS,
    NOBODY,
    ONE_OF,
    OVER,
    PEEKING,
    POWER,
    PROPOSED,
    QUESTIONS,
    REPAIRING,
    RESTORING,
    RESULT,
    SPENDING,
    SWAPPING,
    TRADE,
    TRADE_AGREED,
    TRIMMING,
    WAYS,
)
from bivouac.games.continent.may import answers, reach, weights
from bivouac.games.continent.may.reasons import FINE, NOT_ASKED
from bivouac.games.continent.state import State

# The questions each kind of action answers, in the order of actions.py.
_EVERY: Final[tuple[int, ...]] = tuple(range(AIM, QUESTIONS))
_PICKED: Final[tuple[int, ...]] = (
    KEEPING, EXCESS, RESTORING, DAMAGING, REPAIRING, CURING, LEARNING, SPENDING, PEEKING, FUEL, TRIMMING,
    GIVE_FOR,
)  # fmt: skip
_SKIPPED: Final[tuple[int, ...]] = (
    AIM, GATHER, KEEPING, FOUND, GAINED, MAY, LEARNING, PEEKING, BURYING, DIGITS, POWER, FUEL, GIVE_TO,
    GIVE_FOR,
)  # fmt: skip
_ASKED: Final[list[tuple[int, ...]]] = [
    (IDLE,),  # act
    (GATHER,),  # with
    (KEEP_FOR, FOUND, GAINED, GIVE_TO),  # seat
    (AIM, CROSSING, JOIN_AT),  # to
    (ITEMS,),  # use
    (COST, RESULT),  # apply
    (TRADE, DIGITS),  # say
    _PICKED,
    (FOUND, GAINED),  # place
    (ONE_OF, MAY, FLAG, BURYING, POWER, MANDATORY),  # choose
    (JOINING, TRADE_AGREED, PROPOSED, SWAPPING),  # agree
    (JOINING, TRADE_AGREED, PROPOSED, SWAPPING),  # decline
    (DRAWING,),  # draw
    _SKIPPED,
    (GATHER, ITEMS, COST, DRAWING, RESULT, GIVE_FOR),  # done
    (IDLE, *_EVERY),  # abandon
    (IDLE,),  # give
    (IDLE,),  # number
    (IDLE,),  # camp
    (IDLE,),  # leave
    (IDLE,),  # return
    (IDLE,),  # retire
    (IDLE,),  # join
]
ANSWERS: Final[list[list[bool]]] = [[question in asked for question in range(QUESTIONS)] for asked in _ASKED]
assert len(ANSWERS) == actions.KINDS


def actors(state: State) -> list[int]:
    """The seats that may act now: the one that is asked, or all when the group is to choose."""
    question = state.question()
    if question == OVER:
        return []
    if question == PROPOSED:
        return [seat for seat in state.clockwise(0) if not has(state.agreed, seat)]
    if question != IDLE:
        return [int(state.asked())]
    if state.floor != NOBODY:
        return [int(state.floor)]
    return [seat for seat in range(state.seats) if may_choose(state, seat)]


def may_choose(state: State, seat: i64) -> bool:
    """Has the seat anything to say while the group chooses?"""
    status = state.status[seat]
    if status == FALLEN:
        return state.players() > 0 and any_character(state)
    return status in (HERE, AWAY)


def any_character(state: State) -> bool:
    """Is there a character left to join with?"""
    for character in range(len(state.box.power)):
        if answers.can_be_played(state, character):
            return True
    return False


def is_actor(state: State, seat: i64) -> bool:
    """May this seat act now?"""
    question = state.question()
    if question >= AIM:
        return state.asked() == seat
    if question == OVER or not 0 <= seat < state.seats:
        return False
    if question == PROPOSED:
        return state.is_here(seat) and not has(state.agreed, seat)
    return state.floor == seat if state.floor != NOBODY else may_choose(state, seat)


def why(state: State, seat: i64, code: i64) -> i64:
    """The reason that forbids an actor this code; FINE when nothing does."""
    kind = actions.KIND_OF[code]
    question = state.question()
    if not ANSWERS[kind][question]:
        return NOT_ASKED
    return answers.PREDICATES[kind](state, seat, actions.ARGUMENT[code])


def legal(state: State, seat: i64) -> list[int]:
    """The codes an actor may play, in the order of the vocabulary."""
    codes: list[int] = []
    question = state.question()
    if question == IDLE and state.status[seat] == HERE:
        _list_acts(state, seat, codes)
    for kind in range(actions.WITH, actions.KINDS):
        if ANSWERS[kind][question]:
            COUNTED[kind](state, seat, codes)
    return codes


def _list_acts(state: State, seat: i64, codes: list[int]) -> None:
    offers = reach.joint(state)
    for at in range(len(offers)):
        if offers[at] % MOST_SEATS == seat and reach.barred(state, seat, offers[at] // MOST_SEATS) == FINE:
            codes.append(actions.ACT_CODE + at)


def _try(state: State, seat: i64, codes: list[int], kind: i64, count: i64) -> None:
    """Add the first codes of a kind that nothing forbids."""
    first = FIRST_CODE[kind]
    predicate = answers.PREDICATES[kind]
    for argument in range(count):
        if predicate(state, seat, argument) == FINE:
            codes.append(first + argument)


def _with(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.WITH, state.seats)


def _seats(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.SEAT, state.seats)


def _cells(state: State, seat: i64, codes: list[int]) -> None:
    for cell in answers.cells_in_question(state, seat):
        codes.append(actions.TO_CODE + cell)


def _uses(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.USE, MOST_ITEMS)


def _applies(state: State, seat: i64, codes: list[int]) -> None:
    for at in range(len(weights.helps(state, seat, for_cost=state.question() == COST))):
        codes.append(actions.APPLY_CODE + at)


def _says(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.SAY, 10)


def _picks(state: State, seat: i64, codes: list[int]) -> None:
    for at in range(len(answers.in_question(state, seat))):
        codes.append(actions.PICK_CODE + at)


def _places(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.PLACE, MOST_ITEMS + 1)


def _chooses(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.CHOOSE, WAYS)


def _agree(state: State, seat: i64, codes: list[int]) -> None:
    codes.append(actions.AGREE_CODE)


def _decline(state: State, seat: i64, codes: list[int]) -> None:
    codes.append(actions.DECLINE_CODE)


def _draw(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.DRAW, 1)


def _skip(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.SKIP, 1)


def _done(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.DONE, 1)


def _abandons(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.ABANDON, MOST_ITEMS)


def _gives(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.GIVE, MOST_ITEMS)


def _number(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.NUMBER, 1)


def _camp(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.CAMP, 1)


def _leave(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.LEAVE, 1)


def _return(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.RETURN, 1)


def _retire(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.RETIRE, 1)


def _joins(state: State, seat: i64, codes: list[int]) -> None:
    _try(state, seat, codes, actions.JOIN, CHARACTERS)


Lister = Callable[[State, i64, list[int]], None]

COUNTED: Final[list[Lister]] = [
    _list_acts, _with, _seats, _cells, _uses, _applies, _says, _picks, _places, _chooses, _agree, _decline,
    _draw, _skip, _done, _abandons, _gives, _number, _camp, _leave, _return, _retire, _joins,
]  # fmt: skip
assert len(COUNTED) == actions.KINDS
FIRST_CODE: Final[list[int]] = [actions.KIND_OF.index(kind) for kind in range(actions.KINDS)]


def must_propose(state: State, code: i64) -> bool:
    """Must the others agree before this choice stands? An action alone may be the turn's (14 and 128)."""
    if state.policy != ALL_AGREE or state.players() < 2:
        return False
    return state.floor == NOBODY or code == actions.CAMP_CODE
