"""The steps of the agenda: what each is about exists, and its number is one that the step can work with."""

from collections.abc import Callable
from typing import Final

from bivouac.core.census import need
from bivouac.games.continent import kinds
from bivouac.games.continent.kinds import CELLS, MOST_ITEMS, NO_CARD, NO_CELL
from bivouac.games.continent.may import answers, powers
from bivouac.games.continent.state import State, card_of, cell_of, seat_of

MOST: Final = 100  # nothing on a card counts further

# The steps of a running action, from the last to the first, and those that come between them.
BODY_STEPS: Final = (
    kinds.END, kinds.READJUST, kinds.AFTERMATH, kinds.CONSEQUENCE, kinds.SHED, kinds.KEEPING, kinds.COUNT,
    kinds.RESULT, kinds.REVEAL, kinds.DRAWING, kinds.PAY, kinds.TRADE, kinds.COST, kinds.ITEMS,
)  # fmt: skip
OF_AN_ACTION: Final = (
    *BODY_STEPS, kinds.AIM, kinds.GATHER, kinds.JOINING, kinds.TRADE_AGREED, kinds.KEEP_FOR, kinds.BODY,
    kinds.MEND_ITEMS,
)  # fmt: skip
# Steps that read a card, have one in hand, or end with it.
READING: Final = (kinds.READ, kinds.SUFFER, kinds.EVENT_OVER, kinds.MANDATORY)

Fits = Callable[[State, int, int], bool]


def check(state: State, at: int, kind: int, about: int, number: int) -> None:
    """Refuse a step that could not be worked through."""
    name = f"agenda[{at}]"
    need(kinds.AIM <= kind < kinds.STEPS, f"{name}: there is no step {kind}")
    seat, card, cell = int(seat_of(about)), int(card_of(about)), int(cell_of(about))
    bounded = seat < int(state.seats) and card < state.box.cards and cell < CELLS
    bounded = bounded and about < kinds.CELL_UNIT * (CELLS + 1)
    need(bounded, f"{name}: a step about nobody or nothing")
    need(kind not in OF_AN_ACTION or state.attempt >= 0, f"{name}: a step of an action that is not running")
    need(kind not in READING or card != NO_CARD, f"{name}: a step that reads nothing")
    fits = FITS.get(kind)
    need(number == 0 if fits is None else fits(state, about, number), f"{name}: a step {kind} that cannot be")


def subject(kind: int, about: int, number: int) -> int:
    """The card a step has in hand; NO_CARD for the others."""
    if kind in (kinds.FOUND, kinds.GAINED):
        return number % kinds.HANDED
    return int(card_of(about)) if kind in READING else NO_CARD


def check_order(state: State, listed: list[int]) -> None:
    """An action that runs comes to its end, discards what it drew, and is counted once."""
    body = [kind for kind in listed if kind in BODY_STEPS]
    running = bool(body) or kinds.BODY in listed
    need(running == (state.attempt >= 0), "agenda: an action that is not running, or one that never ends")
    need(listed.count(kinds.BODY) + (kinds.END in body) <= 1, "agenda: an action within an action")
    need(body[:1] in ([], [kinds.END]), "agenda: the action never comes to its end")
    places = [BODY_STEPS.index(kind) for kind in body]
    need(places == sorted(places), "agenda: the steps of the action are out of order")
    draws = bool(state.drawn) or any(place > BODY_STEPS.index(kinds.SHED) for place in places)
    need(not draws or kinds.SHED in body, "agenda: the cards drawn are never discarded")
    draws = any(place > BODY_STEPS.index(kinds.REVEAL) for place in places)
    need(not draws or kinds.REVEAL in body, "agenda: the cards drawn are never revealed")
    undecided = kinds.COUNT in body or kinds.BODY in listed or state.attempt < 0
    need((state.verdict == kinds.UNDECIDED) == undecided, "verdict: it does not fit the steps to come")


def _below(bound: int, least: int = 0) -> Fits:
    def fits(state: State, about: int, number: int) -> bool:
        return least <= number < bound

    return fits


def _node(kind: int) -> Fits:
    def fits(state: State, about: int, number: int) -> bool:
        return number < len(state.box.node_kind) and state.box.node_kind[number] == kind

    return fits


def _resolve(state: State, about: int, number: int) -> bool:
    return number < len(state.box.node_kind)


def _seats(state: State, about: int, number: int) -> bool:
    return number < 1 << int(state.seats)


def _keep_for(state: State, about: int, number: int) -> bool:
    return number in [entry // 2 for entry in state.drawn] and bool(state.shown)


def _found(state: State, about: int, number: int) -> bool:
    card = number % kinds.HANDED
    there = number < 2 * kinds.HANDED and card < state.box.cards
    return there and state.where[card] == kinds.BEING_READ and state.box.durability[card] > 0


def _gained(state: State, about: int, number: int) -> bool:
    there = number < state.box.cards and state.where[number] == kinds.BEING_READ
    return there and state.box.kind[number] == kinds.BONUS


def _crossing(state: State, about: int, number: int) -> bool:
    return number == 0 and cell_of(about) != NO_CELL


def _burying(state: State, about: int, number: int) -> bool:
    return _crossing(state, about, number) and state.faces[cell_of(about)] == kinds.PEEKED


def _digits(state: State, about: int, number: int) -> bool:
    return number == 1 or 10 <= number < 20 or 100 <= number < 200


def _power(state: State, about: int, number: int) -> bool:
    """The power is there, and so is what it would be used on."""
    if number > kinds.MEND or not powers.has_power(state, seat_of(about), number):
        return False
    card, cell = card_of(about), cell_of(about)
    if number == kinds.CANCEL:
        suffered = card != NO_CARD and state.box.kind[card] == kinds.STATE
        return suffered and state.where[card] == kinds.BEING_READ
    if number == kinds.SKIP:
        under = state.agenda.dump()[-2:-1]
        return card != NO_CARD and [step[0] for step in under] == [kinds.MANDATORY]
    if number == kinds.PEEK:
        return cell != NO_CELL and state.cells[cell] >= 0
    if number == kinds.MEND:
        return 0 <= cell < MOST_ITEMS * state.seats and len(state.items[cell]) > 0
    return state.attempt >= 0


def _mandatory(state: State, about: int, number: int) -> bool:
    card = card_of(about)
    asks = number == 0 and bool(state.box.attempts[card])
    return asks and (state.box.kind[card] != kinds.TEMPORARY or _is_read(state, about))


def _read(state: State, about: int, number: int) -> bool:
    return number == 0 and card_of(about) < state.box.first_skill and _is_read(state, about)


def _is_read(state: State, about: int) -> bool:
    """Is the card being read, or does it lie in the cell?"""
    return state.where[card_of(about)] in (kinds.BEING_READ, kinds.ON_CELL + max(0, cell_of(about)))


def _suffer(state: State, about: int, number: int) -> bool:
    return number == 0 and state.box.kind[card_of(about)] == kinds.STATE


def _event_over(state: State, about: int, number: int) -> bool:
    return number == 0 and state.box.kind[card_of(about)] == kinds.TEMPORARY


def _take(state: State, about: int, number: int) -> bool:
    return number < kinds.TAKE_UNIT * len(state.box.greens)


def _mend_items(state: State, about: int, number: int) -> bool:
    return number < 1 << int(MOST_ITEMS * state.seats)


def _give_to(state: State, about: int, number: int) -> bool:
    return number < MOST_ITEMS and bool(state.items[seat_of(about) * MOST_ITEMS + number])


def _give_for(state: State, about: int, number: int) -> bool:
    beside = number // MOST_ITEMS in state.together(seat_of(about))
    return beside and _give_to(state, about, number % MOST_ITEMS)


def _swapping(state: State, about: int, number: int) -> bool:
    at, wanted = number % kinds.ITEM_PLACES, number // kinds.ITEM_PLACES
    owner = wanted // MOST_ITEMS
    if owner != seat_of(about) or at // MOST_ITEMS not in state.together(owner):
        return False
    return bool(state.items[at]) and bool(state.items[wanted])


def _join_at(state: State, about: int, number: int) -> bool:
    seat = seat_of(about)
    if state.status[seat] == kinds.AWAY:
        return number == state.characters[seat]
    return number < len(state.box.power) and answers.can_be_played(state, number)


# What the number of a step may be, where it is not nothing.
FITS: Final[dict[int, Fits]] = {
    kinds.GATHER: _seats,
    kinds.JOINING: _below(2),
    kinds.TRADE_AGREED: _below(MOST, 1),
    kinds.KEEP_FOR: _keep_for,
    kinds.FOUND: _found,
    kinds.GAINED: _gained,
    kinds.ONE_OF: _node(kinds.E_ONE_OF),
    kinds.MAY: _node(kinds.E_MAY),
    kinds.FLAG: _node(kinds.E_TAKE),
    kinds.RESTORING: _below(MOST, 1),
    kinds.DAMAGING: _below(MOST, 1),
    kinds.REPAIRING: _below(MOST, 1),
    kinds.CURING: _below(1000),
    kinds.CROSSING: _crossing,
    kinds.LEARNING: _below(2),
    kinds.SPENDING: _below(MOST, 1),
    kinds.PEEKING: _below(MOST, 1),
    kinds.BURYING: _burying,
    kinds.DIGITS: _digits,
    kinds.POWER: _power,
    kinds.FUEL: _power,
    kinds.MANDATORY: _mandatory,
    kinds.GIVE_TO: _give_to,
    kinds.GIVE_FOR: _give_for,
    kinds.JOIN_AT: _join_at,
    kinds.SWAPPING: _swapping,
    kinds.RESOLVE: _resolve,
    kinds.TAKE: _take,
    kinds.READ: _read,
    kinds.SUFFER: _suffer,
    kinds.EVENT_OVER: _event_over,
    kinds.LEAVE_CELL: _crossing,
    kinds.MEND_ITEMS: _mend_items,
    kinds.CONSEQUENCE: _below(2),
}
