"""What may be done now: a predicate per kind of action answers with the reason that forbids it, if any."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import count_of, has
from bivouac.core.choices import Choices
from bivouac.core.refusal import Reason
from bivouac.core.shapes import CardFact, PriceFact
from bivouac.games.temple import codes, columns
from bivouac.games.temple.data.prices import HIRE_PRICE, PEEK_PRICE
from bivouac.games.temple.kinds import ALL_CELLS, ASSISTANTS, CELLS, NOBODY, WARES
from bivouac.games.temple.shapes import AtCell, Engaged, Guarded, SetOf
from bivouac.games.temple.state import State


def _cell(state: State, cell: int) -> AtCell:
    return {"cell": columns.CELL_IDS[cell]}


def _assistant(state: State, assistant: int) -> Engaged:
    return {"assistant": columns.ASSISTANT_IDS[assistant]}


def _victim(state: State, argument: int) -> Guarded:
    return {"player": argument // WARES + 1}


def _ware(state: State, argument: int) -> CardFact:
    return {"card": columns.IDS[argument % WARES]}


def _flipped(state: State, group: int) -> SetOf:
    return {"deck": columns.DECK_IDS[columns.GROUP_DECK[group]]}


def _closed(state: State, group: int) -> SetOf:
    return _flipped(state, group + columns.FLIP_COUNT)


def _digging(state: State, cell: int) -> PriceFact:
    return {"has": state.money[state.active], "needs": int(price(state, cell, state.active))}


def _peeking(state: State, cell: int) -> PriceFact:
    return {"has": state.money[state.active], "needs": int(price(state, cell, state.active)) + PEEK_PRICE}


def _wages(state: State, assistant: int) -> PriceFact:
    return {"has": state.money[state.active], "needs": HIRE_PRICE}


NO_ACTION: Final = Reason("no_action", 17)
NO_ACTION_TO_PEEK: Final = Reason("no_action", 29)
NO_CARD_TO_TAKE: Final = Reason("empty_cell", 6, _cell)
NO_CARD_TO_PEEK_AT: Final = Reason("empty_cell", 4, _cell)
NO_CARD_TO_LOOK_AT: Final = Reason("empty_cell", 45, _cell)
NO_CARD_TO_CARRY: Final = Reason("empty_cell", 46, _cell)
PEEK_AT_OPEN_CARD: Final = Reason("face_up", 4, _cell)
LOOK_AT_OPEN_CARD: Final = Reason("face_up", 45, _cell)
SEEN: Final = Reason("already_seen", 52, _cell)
POOR_TO_TAKE: Final = Reason("not_enough", 5, _digging)
POOR_TO_PEEK: Final = Reason("not_enough", 4, _peeking)
POOR_TO_HIRE: Final = Reason("not_enough", 42, _wages)
GONE: Final = Reason("assistant_gone", 19, _assistant)
NO_SET_TO_FLIP: Final = Reason("no_such_set", 9, _flipped)
NO_SET_TO_CLOSE: Final = Reason("no_such_set", 39, _closed)
ACT_FIRST: Final = Reason("act_first", 48)
NO_VICTIM: Final = Reason("no_victim", 14)
GUARDED: Final = Reason("guarded", 44, _victim)
NO_CARD_TO_STEAL: Final = Reason("no_such_card", 14, _ware)
NO_CARD_TO_PART_WITH: Final = Reason("no_such_card", 35, _ware)


def turns(state: State, found: Choices) -> None:
    """What may be done while nothing is pending: a fast list beside the judge, held to it by law 7."""
    if state.left > 0:
        for cell in range(CELLS):
            if (state.cells >> cell) & 1 and price(state, cell, state.active) <= purse(state):
                found.add(codes.TAKE + cell)
        if purse(state) >= PEEK_PRICE:
            _peeks(state, found)
        if purse(state) >= HIRE_PRICE:
            for assistant in range(ASSISTANTS):
                if state.holder(assistant) == NOBODY:
                    found.add(codes.HIRE + assistant)
    _sets(state, found)
    if done(state, 0) is None:
        found.add(codes.DONE)


def _peeks(state: State, found: Choices) -> None:
    hidden = unseen(state)
    cell: i64 = 0
    while hidden >> cell:
        if (hidden >> cell) & 1 and peek(state, cell) is None:
            found.add(codes.PEEK + cell)
        cell += 1


def _sets(state: State, found: Choices) -> None:
    """The sets the active player can flip or close; families of which no card lies open are passed over."""
    low: i64 = state.hands[2 * state.active]
    high: i64 = state.hands[2 * state.active + 1]
    for family in range(len(columns.FAMILY_LOW)):
        if low & columns.FAMILY_LOW[family] or high & columns.FAMILY_HIGH[family]:
            for group in range(columns.FAMILY_FIRST[family], columns.FAMILY_FIRST[family + 1]):
                if fits(low, columns.NEED_LOW[group]) and fits(high, columns.NEED_HIGH[group]):
                    found.add(codes.FLIP + group)


# The highest bit of each of fifteen nibbles: no deck has eight cards alike, so a hand leaves it free.
_GUARDS: Final = 614891469123651720


def fits(hand: i64, need: i64) -> bool:
    """Has every nibble of the hand at least the number of the need? No borrow crosses a guard bit."""
    guards: i64 = _GUARDS
    return ((hand | guards) - need) & guards == guards


def purse(state: State) -> i64:
    """The active player's money."""
    return state.money[state.active]


def covers(state: State, cell: i64) -> i64:
    """How many cards still lie over any part of a cell's card (ruling 2)."""
    at: i64 = cell + CELLS if state.touching else cell
    return count_of(state.cells & columns.COVERS[at])


def price(state: State, cell: i64, payer: i64) -> i64:
    """What digging there costs a player, on their turn or not (rulings 5 and 44)."""
    count = covers(state, cell)
    if count and state.holder(columns.THE_DIGGER) == payer:
        count -= columns.FREE_COVERS
    return count if count > 0 else 0


def unseen(state: State) -> i64:
    """The cells whose face-down card the active player has not looked at yet."""
    seen: i64 = state.knowledge.seen[state.active]
    return state.cells & state.down & ~((seen >> ((state.round - 1) * CELLS)) & ALL_CELLS)


def take(state: State, cell: i64) -> Reason | None:
    """An action, a card, and the money to dig for it (rulings 5, 6 and 17)."""
    if state.left == 0:
        return NO_ACTION
    if not has(state.cells, cell):
        return NO_CARD_TO_TAKE
    return None if price(state, cell, state.active) <= purse(state) else POOR_TO_TAKE


def peek(state: State, cell: i64) -> Reason | None:
    """An unspent action, a face-down card not yet seen, and money for the dig as well (rulings 4 and 29)."""
    if state.left == 0:
        return NO_ACTION_TO_PEEK
    if not has(state.cells, cell):
        return NO_CARD_TO_PEEK_AT
    if not has(state.down, cell):
        return PEEK_AT_OPEN_CARD
    if not has(unseen(state), cell):
        return SEEN
    return None if price(state, cell, state.active) + PEEK_PRICE <= purse(state) else POOR_TO_PEEK


def hire(state: State, assistant: i64) -> Reason | None:
    """An action, an assistant still there, and the price (rulings 17, 19 and 42)."""
    if state.left == 0:
        return NO_ACTION
    if state.holder(assistant) != NOBODY:
        return GONE
    return None if purse(state) >= HIRE_PRICE else POOR_TO_HIRE


def flip(state: State, group: i64) -> Reason | None:
    """Every card of the set lies open before the active player (rulings 9 and 30)."""
    return None if has_set(state, group) else NO_SET_TO_FLIP


def close(state: State, group: i64) -> Reason | None:
    """The same for a set that is closed for its points (ruling 39)."""
    return None if has_set(state, group + columns.FLIP_COUNT) else NO_SET_TO_CLOSE


def has_set(state: State, group: i64) -> bool:
    """Does every card of a set lie open before the active player?"""
    low: i64 = state.hands[2 * state.active]
    high: i64 = state.hands[2 * state.active + 1]
    return fits(low, columns.NEED_LOW[group]) and fits(high, columns.NEED_HIGH[group])


def done(state: State, argument: i64) -> Reason | None:
    """The first action is spent, or there is nothing left to take (rulings 37 and 48)."""
    return None if state.acted or state.cells == 0 else ACT_FIRST


def steal(state: State, argument: i64) -> Reason | None:
    """An opponent without the Guard, and an open card of that kind (rulings 14 and 44)."""
    victim = argument // WARES
    if victim >= state.seats or victim == state.active:
        return NO_VICTIM
    if state.holder(columns.THE_GUARD) == victim:
        return GUARDED
    return None if state.in_hand(victim, argument % WARES) else NO_CARD_TO_STEAL


def invite(state: State, assistant: i64) -> Reason | None:
    """An assistant still there (rulings 18 and 19)."""
    return None if state.holder(assistant) == NOBODY else GONE


def part_with(state: State, ware: i64) -> Reason | None:
    """An own open card of that kind (ruling 35)."""
    return None if state.in_hand(state.active, ware) else NO_CARD_TO_PART_WITH


def look(state: State, cell: i64) -> Reason | None:
    """A face-down card the active player has not seen yet (rulings 45 and 52)."""
    if not has(state.cells, cell):
        return NO_CARD_TO_LOOK_AT
    if not has(state.down, cell):
        return LOOK_AT_OPEN_CARD
    return None if has(unseen(state), cell) else SEEN


def carry(state: State, cell: i64) -> Reason | None:
    """Any card of the temple (ruling 46)."""
    return None if has(state.cells, cell) else NO_CARD_TO_CARRY
