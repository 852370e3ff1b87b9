"""One check per kind of step: what it stands for exists, and its numbers are within their bounds."""

from collections.abc import Callable
from typing import Final

from bivouac.core.refusal import SetupError
from bivouac.games.continent.kinds import (
    AFTERMATH,
    AIM,
    AWAY,
    BEING_READ,
    BODY,
    BONUS,
    BURYING,
    CANCEL,
    CELL_UNIT,
    CELLS,
    CONSEQUENCE,
    COST,
    COUNT,
    CROSSING,
    CURING,
    DAMAGING,
    DIGITS,
    DRAWING,
    E_MAY,
    E_ONE_OF,
    E_TAKE,
    END,
    EVENT_OVER,
    EXCESS,
    FLAG,
    FOUND,
    FUEL,
    GAINED,
    GATHER,
    GIVE_FOR,
    GIVE_TO,
    HANDED,
    ITEM_PLACES,
    ITEMS,
    JOIN_AT,
    JOINING,
    KEEP_FOR,
    KEEPING,
    LEARNING,
    LEAVE_CELL,
    LIMITS_CHECK,
    MANDATORY,
    MAY,
    MEND,
    MEND_ITEMS,
    MOST_ITEMS,
    NO_CARD,
    NO_CELL,
    ON_CELL,
    ONE_OF,
    PAY,
    PEEK,
    PEEKED,
    PEEKING,
    POWER,
    READ,
    READJUST,
    RECOUNT,
    REDO,
    REPAIRING,
    RESOLVE,
    RESTORING,
    RESULT,
    REVEAL,
    SHED,
    SKIP,
    SPENDING,
    STATE,
    STEPS,
    SUFFER,
    SWAPPING,
    TAKE,
    TEMPORARY,
    TRADE,
    TRADE_AGREED,
    TRIMMING,
)
from bivouac.games.continent.may import answers, powers
from bivouac.games.continent.resolve.reading import BITS
from bivouac.games.continent.state import State, card_of, cell_of, seat_of

MOST: Final = 100  # nothing on a card counts further

# Steps about a running action only
_OF_AN_ACTION: Final = (
    AIM, GATHER, JOINING, ITEMS, COST, TRADE, TRADE_AGREED, DRAWING, RESULT, KEEPING, KEEP_FOR, BODY, PAY,
    REVEAL, COUNT, SHED, CONSEQUENCE, AFTERMATH, READJUST, END, MEND_ITEMS,
)  # fmt: skip
# Steps about nobody's card and no cell
_BARE: Final = (
    *_OF_AN_ACTION, EXCESS, FOUND, GAINED, RESTORING, DAMAGING, REPAIRING, CURING, LEARNING, SPENDING,
    PEEKING, TRIMMING, GIVE_TO, GIVE_FOR, JOIN_AT, SWAPPING, LIMITS_CHECK,
)  # fmt: skip


def check(state: State, at: int, kind: int, about: int, number: int) -> None:
    """Refuse a step that cannot stand on the agenda."""
    seat, card, cell = int(seat_of(about)), int(card_of(about)), int(cell_of(about))
    bounded = seat < int(state.seats) and card < state.box.cards and cell < CELLS
    if not bounded or about >= CELL_UNIT * (CELLS + 1):
        raise SetupError(f"agenda[{at}]: a step about nobody or nothing")
    if kind in _OF_AN_ACTION and state.attempt < 0:
        raise SetupError(f"agenda[{at}]: a step of an action that is not running")
    if kind in _BARE and (card != NO_CARD or cell != NO_CELL):
        raise SetupError(f"agenda[{at}]: a step about too much")
    rule = _RULES.get(kind)
    fine = number == 0 if rule is None else rule(state, about, number)
    if not fine:
        raise SetupError(f"agenda[{at}]: a step {kind} that cannot be")


def subject(kind: int, about: int, number: int) -> int:
    """The card a step has in hand; NO_CARD for the others."""
    if kind in (FOUND, GAINED):
        return number % HANDED
    if kind in (READ, SUFFER, EVENT_OVER, MANDATORY):
        return int(card_of(about))
    return NO_CARD


def is_read(state: State, card: int, cell: int) -> bool:
    """Is the card being read, or does it lie turned up in the cell?"""
    place = state.where[card]
    return place == BEING_READ if cell == NO_CELL else place == ON_CELL + cell


def _seats(state: State, number: int) -> bool:
    return 0 <= number < 1 << int(state.seats)


def _gather(state: State, about: int, number: int) -> bool:
    return _seats(state, number)


def _joining(state: State, about: int, number: int) -> bool:
    return number in (0, 1) and seat_of(about) != state.active


def _trade_agreed(state: State, about: int, number: int) -> bool:
    return number == state.trade and number > 0


def _keep_for(state: State, about: int, number: int) -> bool:
    return number in [entry // 2 for entry in state.drawn] and state.shown


def _found(state: State, about: int, number: int) -> bool:
    card = number % HANDED
    if number >= 2 * HANDED or card >= state.box.cards:
        return False
    return state.where[card] == BEING_READ and state.box.durability[card] > 0


def _gained(state: State, about: int, number: int) -> bool:
    return number < state.box.cards and state.where[number] == BEING_READ and state.box.kind[number] == BONUS


def _node(kind: int) -> Callable[[State, int, int], bool]:
    def is_such(state: State, about: int, number: int) -> bool:
        return number < len(state.box.node_kind) and state.box.node_kind[number] == kind

    return is_such


def _resolve(state: State, about: int, number: int) -> bool:
    return number < len(state.box.node_kind)


def _few(state: State, about: int, number: int) -> bool:
    return 0 < number < MOST


def _any_few(state: State, about: int, number: int) -> bool:
    return 0 <= number < 1000


def _crossing(state: State, about: int, number: int) -> bool:
    return number == 0 and cell_of(about) != NO_CELL


def _learning(state: State, about: int, number: int) -> bool:
    return number in (0, 1)


def _burying(state: State, about: int, number: int) -> bool:
    cell = cell_of(about)
    return number == 0 and cell != NO_CELL and state.faces[cell] == PEEKED


def _digits(state: State, about: int, number: int) -> bool:
    return number == 1 or 10 <= number < 20 or 100 <= number < 200


def _power(state: State, about: int, number: int) -> bool:
    if number > MEND or not powers.has_power(state, seat_of(about), number):
        return False
    card, cell = card_of(about), cell_of(about)
    if number == CANCEL:
        return card != NO_CARD and state.box.kind[card] == STATE and state.where[card] == BEING_READ
    if number == SKIP:
        return card != NO_CARD and _under(state) == MANDATORY
    if number == PEEK:
        return cell != NO_CELL and state.cells[cell] >= 0
    if number == MEND:
        return 0 <= cell < MOST_ITEMS * state.seats and len(state.items[cell]) > 0
    assert number in (RECOUNT, REDO), "there are six powers"
    return state.attempt >= 0


def _under(state: State) -> int:
    """The kind of the step under the one on top."""
    listed = state.agenda.dump()
    return listed[-2][0] if len(listed) > 1 else -1


def _mandatory(state: State, about: int, number: int) -> bool:
    card = card_of(about)
    if number or card == NO_CARD or not state.box.attempts[card]:
        return False
    return state.box.kind[card] != TEMPORARY or is_read(state, int(card), int(cell_of(about)))


def _give_to(state: State, about: int, number: int) -> bool:
    return number < MOST_ITEMS and len(state.items[seat_of(about) * MOST_ITEMS + number]) > 0


def _give_for(state: State, about: int, number: int) -> bool:
    other = number // MOST_ITEMS
    if other >= state.seats or other not in state.together(seat_of(about)):
        return False
    return _give_to(state, about, number % MOST_ITEMS)


def _join_at(state: State, about: int, number: int) -> bool:
    seat = seat_of(about)
    if state.status[seat] == AWAY:
        return number == state.characters[seat]
    return answers.can_be_played(state, number)


def _swapping(state: State, about: int, number: int) -> bool:
    at, wanted = number % ITEM_PLACES, number // ITEM_PLACES
    giver, owner = at // MOST_ITEMS, wanted // MOST_ITEMS
    if owner != seat_of(about) or giver not in state.together(owner):
        return False
    return len(state.items[at]) > 0 and len(state.items[wanted]) > 0


def _take(state: State, about: int, number: int) -> bool:
    return number < BITS * len(state.box.greens)


def _read(state: State, about: int, number: int) -> bool:
    card = card_of(about)
    return number == 0 and card != NO_CARD and card < state.box.first_skill and _is_in_hand(state, about)


def _is_in_hand(state: State, about: int) -> bool:
    card = int(card_of(about))
    return state.where[card] == BEING_READ or is_read(state, card, int(cell_of(about)))


def _suffer(state: State, about: int, number: int) -> bool:
    card = card_of(about)
    return number == 0 and card != NO_CARD and state.box.kind[card] == STATE


def _event_over(state: State, about: int, number: int) -> bool:
    card = card_of(about)
    return number == 0 and card != NO_CARD and state.box.kind[card] == TEMPORARY


def _leave_cell(state: State, about: int, number: int) -> bool:
    return number == 0 and cell_of(about) != NO_CELL


def _mend_items(state: State, about: int, number: int) -> bool:
    return 0 <= number < 1 << int(MOST_ITEMS * state.seats)


def _consequence(state: State, about: int, number: int) -> bool:
    return number in (0, 1)


_RULES: Final[dict[int, Callable[[State, int, int], bool]]] = {
    GATHER: _gather,
    JOINING: _joining,
    TRADE_AGREED: _trade_agreed,
    KEEP_FOR: _keep_for,
    FOUND: _found,
    GAINED: _gained,
    ONE_OF: _node(E_ONE_OF),
    MAY: _node(E_MAY),
    FLAG: _node(E_TAKE),
    RESTORING: _few,
    DAMAGING: _few,
    REPAIRING: _few,
    CURING: _any_few,
    CROSSING: _crossing,
    LEARNING: _learning,
    SPENDING: _few,
    PEEKING: _few,
    BURYING: _burying,
    DIGITS: _digits,
    POWER: _power,
    FUEL: _power,
    MANDATORY: _mandatory,
    GIVE_TO: _give_to,
    GIVE_FOR: _give_for,
    JOIN_AT: _join_at,
    SWAPPING: _swapping,
    RESOLVE: _resolve,
    TAKE: _take,
    READ: _read,
    SUFFER: _suffer,
    EVENT_OVER: _event_over,
    LEAVE_CELL: _leave_cell,
    MEND_ITEMS: _mend_items,
    CONSEQUENCE: _consequence,
}
assert max(_RULES) < STEPS
