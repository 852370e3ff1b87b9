"""What may be done now: one predicate per kind of action, whose answer is the ruling that forbids it.

`legal` lists the actions whose predicate finds nothing, so it is the only judge.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, has
from bivouac.games.takara import actions, columns
from bivouac.games.takara.kinds import (
    ASSIGN,
    AT_PORT,
    CARE,
    CHEST,
    EMPTY,
    FORESEEN,
    HIDDEN,
    HIRE_RECRUIT,
    IMITATOR,
    LEVELS,
    LOOK,
    MONSTER,
    OBSERVED,
    ROCKFALL,
    SITES,
    SPECIALISTS,
    SWORD,
    TARGET,
    TOKEN_PRICE,
    WINDOW,
)
from bivouac.games.takara.state import State

# Why not. Each reason is explained, with its facts and its ruling, in why.py.
FINE: Final = 0
NOT_ASKED: Final = 1
SITE_EMPTY: Final = 2
NOTHING_TO_SEE: Final = 3
ALREADY_OPEN: Final = 4
NOT_A_MONSTER: Final = 5
FACE_UP: Final = 6
NO_ROCKFALL: Final = 7
NEEDS_TWO: Final = 8
COUNTER_CLOSED: Final = 9
STOCK_GONE: Final = 10
POOR_FOR_TOKEN: Final = 11
NO_SUCH_TILE: Final = 12
HAS_SPECIALIST: Final = 13
NOT_AT_PORT: Final = 14
POOR_FOR_SPECIALIST: Final = 15
NOBODY_TO_COPY: Final = 16
NO_SUCH_WINDOW: Final = 17
NO_SWORD: Final = 18
NO_MONSTER: Final = 19
STRICTLY_BLOCKED: Final = 20

# The question each kind of action answers.
ASKED: Final[list[int]] = [
    SWORD, SWORD, ASSIGN, LOOK, LOOK, ASSIGN, ASSIGN, ASSIGN, ASSIGN, ASSIGN, ASSIGN,
    TARGET, WINDOW, ASSIGN, CHEST, CHEST, HIRE_RECRUIT, HIRE_RECRUIT, CARE, CARE,
]  # fmt: skip
assert len(ASKED) == actions.KINDS

# The codes that can answer each question, first and past the last; ASSIGN has more and lists its own.
FIRST_ANSWER: Final[list[int]] = [
    actions.RENT_CODE, actions.OBSERVE_CODE, actions.TURN_UP_CODE, actions.SEND_CODE,
    actions.CHOOSE_WINDOW_CODE, actions.CASH_CODE, actions.RECRUIT_CODE, actions.HEAL_CODE, 0,
]  # fmt: skip
PAST_ANSWERS: Final[list[int]] = [
    actions.OBSERVE_CODE, actions.VOCABULARY, actions.DIG_CODE, actions.CHOOSE_WINDOW_CODE,
    actions.FIGHT_CODE, actions.RECRUIT_CODE, actions.HEAL_CODE, actions.VOCABULARY, 0,
]  # fmt: skip


def legal(state: State) -> list[int]:
    """The codes the active player may play, in the order of the vocabulary."""
    phase = state.phase
    if phase == ASSIGN:
        return _assignments(state)
    if phase == LOOK:
        return (
            [actions.TURN_UP_CODE, actions.LEAVE_CODE] if turn_up(state, 0) == FINE else [actions.LEAVE_CODE]
        )
    codes: list[int] = []
    for code in range(FIRST_ANSWER[phase], PAST_ANSWERS[phase]):
        if phase not in (TARGET, WINDOW) or why(state, code) == FINE:
            codes.append(code)
    return codes


def why(state: State, code: i64) -> i64:
    """The reason that forbids the active player this code; FINE when nothing does."""
    kind = actions.KIND_OF[code]
    if ASKED[kind] != state.phase:
        return NOT_ASKED
    return PREDICATES[kind](state, actions.ARGUMENT[code])


def _assignments(state: State) -> list[int]:
    """What an adventurer may be sent to do; the same predicates, called without the table for speed."""
    codes: list[int] = []
    for site in range(SITES):
        if observe(state, site) == FINE:
            codes.append(actions.OBSERVE_CODE + site)
    for site in range(SITES):
        if dig(state, site) == FINE:
            codes.append(actions.DIG_CODE + site)
    for site in range(SITES):
        if destroy(state, site) == FINE:
            codes.append(actions.DESTROY_CODE + site)
    codes.append(actions.VISIT_DEN_CODE)
    if not state.traded:
        _trades(state, codes)
    if state.karas[state.active] >= CHEAPEST and not has_specialist(state):
        for hire_code in range(len(actions.HIRED)):
            if _hire(state, hire_code) == FINE:
                codes.append(actions.HIRE_CODE + hire_code)
    if state.sword:
        for site in range(SITES):
            if fight(state, site) == FINE:
                codes.append(actions.FIGHT_CODE + site)
    return codes


def _trades(state: State, codes: list[int]) -> None:
    if buy(state, 0) == FINE:
        codes.append(actions.BUY_CODE)
    won: i64 = state.won[state.active]
    wares: i64 = 0
    tile: i64 = 0
    while won >> tile:
        if (won >> tile) & 1 and columns.SALE[state.tiles[tile]] >= 0:
            wares |= bit(columns.SALE[state.tiles[tile]])
        tile += 1
    sale: i64 = 0
    while wares >> sale:
        if (wares >> sale) & 1:
            codes.append(actions.SELL_CODE + sale)
        sale += 1


# Nobody is hired for less; asking so first spares the list below six questions on most turns.
CHEAPEST: Final = min(columns.PRICE)


def anything(state: State, argument: i64) -> i64:
    """Nothing forbids it once it is asked."""
    return FINE


def observe(state: State, site: i64) -> i64:
    """A face-down tile must lie within reach: three tiles, nothing that stops observers above it."""
    top = state.topped_by(site)
    if top == HIDDEN:
        return FINE
    return SITE_EMPTY if top == EMPTY else _observe_below(state, site)


def _observe_below(state: State, site: i64) -> i64:
    """The top lies open: is there something to see under it?"""
    top = state.top(site)
    for tile in range(top, max(top - OBSERVED, site * LEVELS - 1), -1):
        if not state.is_up(tile):
            return FINE
        if stops_observer(state, tile):
            monster = state.class_of(tile) == MONSTER
            return STRICTLY_BLOCKED if monster and has(state.fresh, tile) else NOTHING_TO_SEE
    return ALREADY_OPEN


def stops_observer(state: State, tile: i64) -> bool:
    """An open tile ends an observation, unless it is a monster turned up this very turn (rulings 2 and 3)."""
    return state.strict or not has(state.fresh, tile) or state.class_of(tile) == ROCKFALL


def turn_up(state: State, argument: i64) -> i64:
    """Only a monster may be turned up; a rockfall turns itself up (rulings 4 and 5)."""
    tile = looked_at(state)
    return FINE if state.class_of(tile) == MONSTER else NOT_A_MONSTER


def looked_at(state: State) -> i64:
    """The tile the active player holds under their eyes."""
    return state.agenda.a() * LEVELS + (state.agenda.b() >> 2)


def dig(state: State, site: i64) -> i64:
    """Digging turns up a hidden tile: an open one is fought or destroyed instead (ruling 8)."""
    top = state.topped_by(site)
    if top == HIDDEN:
        return FINE
    return SITE_EMPTY if top == EMPTY else FACE_UP


def destroy(state: State, site: i64) -> i64:
    """A rockfall open on top of its site, and two adventurers (ruling 40)."""
    top = state.topped_by(site)
    if top != ROCKFALL:
        return SITE_EMPTY if top == EMPTY else NO_ROCKFALL
    return FINE if state.available() >= 2 else NEEDS_TWO


def buy(state: State, argument: i64) -> i64:
    """One visit a turn, a token in stock and 5 Karas (rulings 15 and 16)."""
    if state.traded:
        return COUNTER_CLOSED
    if state.stock == 0:
        return STOCK_GONE
    return FINE if state.karas[state.active] >= TOKEN_PRICE else POOR_FOR_TOKEN


def sell(state: State, sale: i64) -> i64:
    """One visit a turn, and a tile of that kind won earlier (rulings 13 and 15)."""
    if state.traded:
        return COUNTER_CLOSED
    return FINE if first_won(state, columns.SALEABLE[sale]) >= 0 else NO_SUCH_TILE


def first_won(state: State, kind: i64) -> i64:
    """The first tile of a kind in the active player's row; -1 when there is none."""
    won: i64 = state.won[state.active]
    tile: i64 = 0
    while won >> tile:
        if (won >> tile) & 1 and state.tiles[tile] == kind:
            return tile
        tile += 1
    return -1


def has_specialist(state: State) -> bool:
    """Does a specialist, awake or asleep, lie in front of the active player?"""
    for specialist in range(SPECIALISTS):
        if state.holder(specialist) == state.active:
            return True
    return False


def hire(state: State, argument: i64) -> i64:
    """Nobody in front of you, the specialist at the port, the full price in hand (rulings 17, 19 and 46)."""
    return HAS_SPECIALIST if has_specialist(state) else _hire(state, argument)


def _hire(state: State, argument: i64) -> i64:
    """The same for a player known to have no specialist."""
    if state.holder(actions.HIRED[argument]) != AT_PORT:
        return NOT_AT_PORT
    copied = actions.HIRED[argument] == IMITATOR
    if copied and state.holder(actions.POWER[argument]) == AT_PORT:
        return NOBODY_TO_COPY
    return FINE if state.karas[state.active] >= hire_price(argument) else POOR_FOR_SPECIALIST


def hire_price(argument: i64) -> i64:
    """The price of a specialist; the Imitator's own comes on top of that of whom it copies (ruling 19)."""
    price: i64 = columns.PRICE[actions.POWER[argument]]
    return price + columns.PRICE[IMITATOR] if actions.HIRED[argument] == IMITATOR else price


def send(state: State, site: i64) -> i64:
    """A specialist works on a site that has tiles (ruling 44)."""
    return SITE_EMPTY if state.topped_by(site) == EMPTY else FINE


def window(state: State, start: i64) -> i64:
    """Three neighbours of the site, counted from its top (ruling 45)."""
    return FINE if start <= state.height(state.agenda.a()) - FORESEEN else NO_SUCH_WINDOW


def fight(state: State, site: i64) -> i64:
    """The sword in hand, and a monster open on top of its site (rulings 41 and 56)."""
    if not state.sword:
        return NO_SWORD
    top = state.topped_by(site)
    if top == MONSTER:
        return FINE
    return SITE_EMPTY if top == EMPTY else NO_MONSTER


Predicate = Callable[[State, i64], i64]

PREDICATES: Final[list[Predicate]] = [
    anything, anything, observe, turn_up, anything, dig, destroy, anything, buy, sell, hire,
    send, window, fight, anything, anything, anything, anything, anything, anything,
]  # fmt: skip
assert len(PREDICATES) == actions.KINDS
