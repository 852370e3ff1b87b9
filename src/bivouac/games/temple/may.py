"""What may be done now: one predicate per kind of action, whose answer is the reason against it.

`legal` lists the actions whose predicate finds nothing, so it is the only judge.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.temple import actions, columns
from bivouac.games.temple.kinds import (
    ALL_CELLS,
    ASSISTANTS,
    CARRY,
    CELLS,
    DISCARD,
    GIVE,
    HIRE_PRICE,
    INVITE,
    LOOK,
    NOBODY,
    PEEK_PRICE,
    STEAL,
    TURN,
    WARES,
)
from bivouac.games.temple.state import State

# Why not. Each reason is explained, with its facts and its ruling, in why.py.
FINE: Final = 0
NOT_ASKED: Final = 1
NO_ACTION: Final = 2
EMPTY_CELL: Final = 3
POOR: Final = 4
FACE_UP: Final = 5
SEEN: Final = 6
GONE: Final = 7
NO_SET: Final = 8
ACT_FIRST: Final = 9
NO_VICTIM: Final = 10
GUARDED: Final = 11
NO_CARD: Final = 12

# The question each kind of action answers.
ASKED: Final[list[int]] = [
    TURN, TURN, TURN, TURN, TURN, TURN, STEAL, INVITE, DISCARD, GIVE, LOOK, LOOK, CARRY,
]  # fmt: skip
assert len(ASKED) == actions.KINDS

# The codes that can answer each pending question, first and past the last.
FIRST_ANSWER: Final[list[int]] = [
    0, actions.STEAL_CODE, actions.INVITE_CODE, actions.DISCARD_CODE, actions.GIVE_CODE, actions.LOOK_CODE,
    actions.CARRY_CODE, 0,
]  # fmt: skip
PAST_ANSWERS: Final[list[int]] = [
    0, actions.INVITE_CODE, actions.DISCARD_CODE, actions.GIVE_CODE, actions.LOOK_CODE, actions.CARRY_CODE,
    actions.VOCABULARY, 0,
]  # fmt: skip


def legal(state: State) -> list[int]:
    """The codes the active player may play, in the order of the vocabulary."""
    phase = state.phase
    if phase == TURN:
        return _turn(state)
    codes: list[int] = []
    for code in range(FIRST_ANSWER[phase], PAST_ANSWERS[phase]):
        if PREDICATES[actions.KIND_OF[code]](state, actions.ARGUMENT[code]) == FINE:
            codes.append(code)
    return codes


def why(state: State, code: i64) -> i64:
    """The reason that forbids the active player this code; FINE when nothing does."""
    kind = actions.KIND_OF[code]
    if ASKED[kind] != state.phase:
        return NOT_ASKED
    return PREDICATES[kind](state, actions.ARGUMENT[code])


def can_answer(state: State, phase: i64) -> bool:
    """Is there anything a pending choice can be settled with? Looking may always be stopped."""
    for code in range(FIRST_ANSWER[phase], PAST_ANSWERS[phase]):
        kind = actions.KIND_OF[code]
        if kind != actions.ENOUGH and PREDICATES[kind](state, actions.ARGUMENT[code]) == FINE:
            return True
    return False


def _turn(state: State) -> list[int]:
    """What may be done while nothing is pending; the same predicates, called without the table for speed."""
    codes: list[int] = []
    if state.left > 0:
        for cell in range(CELLS):
            if (state.cells >> cell) & 1 and price(state, cell, state.active) <= purse(state):
                codes.append(actions.TAKE_CODE + cell)
        if purse(state) >= PEEK_PRICE:
            _peeks(state, codes)
        if purse(state) >= HIRE_PRICE:
            for assistant in range(ASSISTANTS):
                if state.holder(assistant) == NOBODY:
                    codes.append(actions.HIRE_CODE + assistant)
    _sets(state, codes)
    if done(state, 0) == FINE:
        codes.append(actions.DONE_CODE)
    return codes


def _peeks(state: State, codes: list[int]) -> None:
    hidden = unseen(state)
    cell: i64 = 0
    while hidden >> cell:
        if (hidden >> cell) & 1 and peek(state, cell) == FINE:
            codes.append(actions.PEEK_CODE + cell)
        cell += 1


def _sets(state: State, codes: list[int]) -> None:
    """The sets the active player can flip or close; families of which no card lies open are passed over."""
    low: i64 = state.hands[2 * state.active]
    high: i64 = state.hands[2 * state.active + 1]
    for family in range(len(actions.FAMILY_LOW)):
        if low & actions.FAMILY_LOW[family] or high & actions.FAMILY_HIGH[family]:
            for group in range(actions.FAMILY_FIRST[family], actions.FAMILY_FIRST[family + 1]):
                if fits(low, actions.NEED_LOW[group]) and fits(high, actions.NEED_HIGH[group]):
                    codes.append(actions.FLIP_CODE + group)


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
    over: i64 = state.cells & columns.COVERS[at]
    count: i64 = 0
    while over:
        over &= over - 1
        count += 1
    return count


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


def anything(state: State, argument: i64) -> i64:
    """Nothing forbids it once it is asked."""
    return FINE


def take(state: State, cell: i64) -> i64:
    """An action, a card, and the money to dig for it (rulings 5, 6 and 17)."""
    if state.left == 0:
        return NO_ACTION
    if not has(state.cells, cell):
        return EMPTY_CELL
    return FINE if price(state, cell, state.active) <= purse(state) else POOR


def peek(state: State, cell: i64) -> i64:
    """An unspent action, a face-down card not yet seen, and money for the dig as well (rulings 4 and 29)."""
    if state.left == 0:
        return NO_ACTION
    hidden = look(state, cell)
    if hidden != FINE:
        return hidden
    return FINE if price(state, cell, state.active) + PEEK_PRICE <= purse(state) else POOR


def hire(state: State, assistant: i64) -> i64:
    """An action, an assistant still there, and the price (rulings 17, 19 and 42)."""
    if state.left == 0:
        return NO_ACTION
    if state.holder(assistant) != NOBODY:
        return GONE
    return FINE if purse(state) >= HIRE_PRICE else POOR


def flip(state: State, group: i64) -> i64:
    """Every card of the set lies open before the active player (rulings 9 and 30)."""
    low: i64 = state.hands[2 * state.active]
    high: i64 = state.hands[2 * state.active + 1]
    enough = fits(low, actions.NEED_LOW[group]) and fits(high, actions.NEED_HIGH[group])
    return FINE if enough else NO_SET


def close(state: State, group: i64) -> i64:
    """The same for a set that is closed for its points (ruling 39)."""
    return flip(state, group + actions.FLIP_COUNT)


def done(state: State, argument: i64) -> i64:
    """The first action is spent, or there is nothing left to take (rulings 37 and 48)."""
    return FINE if state.acted or state.cells == 0 else ACT_FIRST


def steal(state: State, argument: i64) -> i64:
    """An opponent without the Guard, and an open card of that kind (rulings 14 and 44)."""
    victim = argument // WARES
    if victim >= state.seats or victim == state.active:
        return NO_VICTIM
    if state.holder(columns.THE_GUARD) == victim:
        return GUARDED
    return FINE if state.in_hand(victim, argument % WARES) else NO_CARD


def invite(state: State, assistant: i64) -> i64:
    """An assistant still there (rulings 18 and 19)."""
    return FINE if state.holder(assistant) == NOBODY else GONE


def part_with(state: State, ware: i64) -> i64:
    """An own open card of that kind (ruling 35)."""
    return FINE if state.in_hand(state.active, ware) else NO_CARD


def look(state: State, cell: i64) -> i64:
    """A face-down card the active player has not seen yet (rulings 45 and 52)."""
    if not has(state.cells, cell):
        return EMPTY_CELL
    if not has(state.down, cell):
        return FACE_UP
    return FINE if has(unseen(state), cell) else SEEN


def carry(state: State, cell: i64) -> i64:
    """Any card of the temple (ruling 46)."""
    return FINE if has(state.cells, cell) else EMPTY_CELL


Predicate = Callable[[State, i64], i64]

PREDICATES: Final[list[Predicate]] = [
    take, peek, hire, flip, close, done, steal, invite, part_with, part_with, look, anything, carry,
]  # fmt: skip
assert len(PREDICATES) == actions.KINDS
