"""What may be done now: one predicate per kind of action, whose answer is the reason that forbids it.

`legal` lists the actions whose predicate finds nothing, so it is the only judge.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.agartha import actions, columns, moves
from bivouac.games.agartha.kinds import (
    AMULET,
    AMULETS,
    BID,
    CARD_KINDS,
    CARD_PLACES,
    DRAW,
    DRAWN,
    EXPLORATION,
    KNIFE,
    MOVE,
    NO_CARD,
    OBJECTS,
    OFFER,
    OPEN_EXPLORATION,
    PICK,
    SEATED,
    SLOTS,
    START,
    SWAP,
    TIERS,
    TO,
    TOKENS,
    VILLAGE_1,
    WITH,
    WON,
)
from bivouac.games.agartha.state import State

# Why not. Each reason is explained, with its facts and its ruling, in why.py.
FINE: Final = 0
NOT_ASKED: Final = 1
TOKEN_PLACED: Final = 2
ZONE_TAKEN: Final = 3
NO_SUCH_TILE: Final = 4
OBJECTS_ONLY: Final = 5
BY_MOVE_ONLY: Final = 6
NOT_AN_AMULET: Final = 7
SAME_SLOT: Final = 8
OTHER_ZONE: Final = 9
NO_SUCH_CARD: Final = 10
NO_PARTNER: Final = 11
SAME_SLOT_SWAP: Final = 12
OBJECTS_FOR_OBJECTS: Final = 13
NO_CARD_THERE: Final = 14
DECK_EMPTY: Final = 15
SLOT_CLOSED: Final = 16
TOO_FEW: Final = 17
EXPLORED: Final = 18


def legal(state: State) -> list[int]:
    """The codes the active player may play, in the order of the vocabulary."""
    codes: list[int] = []
    LISTS[state.phase](state, codes)
    return codes


def why(state: State, code: i64) -> i64:
    """The reason that forbids the active player this code; FINE when nothing does."""
    kind = actions.KIND_OF[code]
    if not ANSWERS[kind][state.phase]:
        return NOT_ASKED
    return PREDICATES[kind](state, actions.ARGUMENT[code])


# Placing tokens


def place(state: State, argument: i64) -> i64:
    """A token still in hand, on a tile of this table, in a zone that has room (rulings 3 and 5)."""
    zone = argument % actions.ZONES
    if zone // 2 >= state.tile_count():
        return NO_SUCH_TILE
    if not has(state.in_hand(state.active), 1 + argument // actions.ZONES):
        return TOKEN_PLACED
    return FINE if zone % 2 or state.token_in(zone) < 0 else ZONE_TAKEN


def _places(state: State, codes: list[int]) -> None:
    zones: i64 = 2 * state.tile_count()
    taken: i64 = 0
    for at in range(state.placed):
        taken |= TAKEN[state.zone(at)]
    left = state.in_hand(state.active)
    for value in range(TOKENS):
        if has(left, value + 1):
            first: i64 = actions.PLACE_CODE + value * actions.ZONES
            for zone in range(zones):
                if not has(taken, zone):
                    codes.append(first + zone)


# The bit of an action zone; a bid zone never fills.
TAKEN: Final[list[int]] = [0 if zone % 2 else 1 << zone for zone in range(actions.ZONES)]


# Where a card goes


def to(state: State, target: i64) -> i64:
    """The slot accepts the card, by the rule of what brought it there (rulings 7, 8, 16, 17 and 42)."""
    if state.phase == TO:
        return _moved_to(state.agenda.b(), target)
    if target == AMULETS:
        return BY_MOVE_ONLY
    if target == OBJECTS and not columns.IS_OBJECT[columns.KIND_OF[card_in_question(state)]]:
        return OBJECTS_ONLY
    if state.phase == WON:
        zone = chosen_zone(state)
        if zone >= 0 and columns.ZONE_OF[target] != zone:
            return OTHER_ZONE
    return FINE


def _moved_to(card: i64, target: i64) -> i64:
    """A Move: to another slot, the Objects' one for Objects, the Amulets' sector for Amulets."""
    kind = card % CARD_KINDS
    if target == card // CARD_KINDS:
        return SAME_SLOT
    if target == AMULETS:
        return FINE if kind == AMULET else NOT_AN_AMULET
    return FINE if target != OBJECTS or kind >= KNIFE else OBJECTS_FOR_OBJECTS


def card_in_question(state: State) -> i64:
    """The card that is to be placed: dealt, won or drawn."""
    if state.phase == START:
        entry: i64 = state.pending[0]
        return entry % SEATED
    if state.phase == DRAWN:
        return state.agenda.b()
    return moves.next_pending(state, state.active)


def chosen_zone(state: State) -> i64:
    """The zone the winner has begun to place in; -1 while it is open (ruling 16)."""
    return (state.agenda.b() & 3) - 1


def _targets(state: State, codes: list[int]) -> None:
    for target in range(AMULETS + 1):
        if to(state, target) == FINE:
            codes.append(actions.TO_CODE + target)


# Move and Swap


def move(state: State, argument: i64) -> i64:
    """A card that lies there; another slot always accepts it (ruling 7)."""
    slot, kind = argument // CARD_KINDS, argument % CARD_KINDS
    return FINE if state.count(state.active, slot, kind) else NO_SUCH_CARD


def swap(state: State, argument: i64) -> i64:
    """A card that lies there and has a partner in another slot (rulings 9, 42 and 43)."""
    if move(state, argument) != FINE:
        return NO_SUCH_CARD
    return FINE if has_partner(state, argument) else NO_PARTNER


def with_card(state: State, argument: i64) -> i64:
    """The second card of a Swap: in another slot, and both slots accept what comes (ruling 42)."""
    one = state.agenda.b()
    if argument // CARD_KINDS == one // CARD_KINDS:
        return SAME_SLOT_SWAP
    if move(state, argument) != FINE:
        return NO_SUCH_CARD
    return FINE if _fit(one, argument) else OBJECTS_FOR_OBJECTS


def _fit(one: i64, other: i64) -> bool:
    """Do both slots of a Swap accept what comes?"""
    if one // CARD_KINDS == OBJECTS:
        return other % CARD_KINDS >= KNIFE
    return other // CARD_KINDS != OBJECTS or one % CARD_KINDS >= KNIFE


def has_partner(state: State, one: i64) -> bool:
    """Is there a card in another slot that this one can be swapped with?"""
    slot, kind = one // CARD_KINDS, one % CARD_KINDS
    for other in range(SLOTS):
        if other == slot:
            continue
        word = state.held(state.active, other)
        if slot == OBJECTS:
            word = word >> (6 * KNIFE)
        elif other == OBJECTS and kind < KNIFE:
            continue
        if word:
            return True
    return False


def can_swap(state: State, seat: i64) -> bool:
    """Can the seat swap anything at all? Two cards in two slots that accept each other."""
    open_slots: i64 = 0
    objects_elsewhere = False
    for slot in range(SLOTS):
        word = state.held(seat, slot)
        if slot != OBJECTS and word:
            open_slots += 1
            if word >> (6 * KNIFE):
                objects_elsewhere = True
    return open_slots >= 2 or (objects_elsewhere and state.held(seat, OBJECTS) != 0)


def _moves(state: State, codes: list[int]) -> None:
    for slot in range(SLOTS):
        word = state.held(state.active, slot)
        code: i64 = actions.MOVE_CODE + slot * CARD_KINDS
        while word:
            if word & 63:
                codes.append(code)
            word = word >> 6
            code += 1
    codes.append(actions.SKIP_CODE)


def _swaps(state: State, codes: list[int]) -> None:
    for slot in range(SLOTS):
        word = state.held(state.active, slot)
        one: i64 = slot * CARD_KINDS
        while word:
            if word & 63 and has_partner(state, one):
                codes.append(actions.SWAP_CODE + one)
            word = word >> 6
            one += 1
    codes.append(actions.SKIP_CODE)


def _partners(state: State, codes: list[int]) -> None:
    one = state.agenda.b()
    for slot in range(SLOTS):
        if slot == one // CARD_KINDS:
            continue
        word = state.held(state.active, slot)
        other: i64 = slot * CARD_KINDS
        while word:
            if word & 63 and _fit(one, other):
                codes.append(actions.WITH_CODE + other)
            word = word >> 6
            other += 1


# Draw and picking


def draw(state: State, argument: i64) -> i64:
    """The deck, made anew if need be, or a card on any tile (rulings 10, 37 and 50)."""
    if argument == actions.FROM_DECK:
        return FINE if moves.can_draw(state) else DECK_EMPTY
    if argument > state.tile_count() * CARD_PLACES:
        return NO_SUCH_TILE
    return FINE if state.tiles[argument - 1] != NO_CARD else NO_CARD_THERE


def can_draw(state: State) -> bool:
    """Is there a card to draw anywhere? (ruling 37)"""
    if moves.can_draw(state):
        return True
    for card in state.tiles:
        if card != NO_CARD:
            return True
    return False


def _draws(state: State, codes: list[int]) -> None:
    if moves.can_draw(state):
        codes.append(actions.DRAW_CODE)
    for place in range(state.tile_count() * CARD_PLACES):
        if state.tiles[place] != NO_CARD:
            codes.append(actions.DRAW_CODE + 1 + place)
    codes.append(actions.SKIP_CODE)


def take(state: State, argument: i64) -> i64:
    """A card left on the tile that is shared (ruling 20)."""
    return FINE if state.tiles[tile_in_question(state) * CARD_PLACES + argument] != NO_CARD else NO_CARD_THERE


def tile_in_question(state: State) -> i64:
    """The tile being resolved."""
    return (state.step - 1) // 2


def _takes(state: State, codes: list[int]) -> None:
    for argument in range(CARD_PLACES):
        if take(state, argument) == FINE:
            codes.append(actions.TAKE_CODE + argument)


# Open slots


def validate(state: State, argument: i64) -> i64:
    """A Village slot that is open and holds the Characters of the tier (rulings 12 and 13)."""
    slot = argument // TIERS
    if not has(state.agenda.b(), slot):
        return SLOT_CLOSED
    here = state.characters(state.active, VILLAGE_1 + slot)
    return FINE if here >= columns.VILLAGE_NEEDS[argument % TIERS] else TOO_FEW


def explore(state: State, tier: i64) -> i64:
    """The Exploration slot, open, with the cards of a tier not made before (rulings 12, 13 and 45)."""
    if not state.agenda.b() & OPEN_EXPLORATION:
        return SLOT_CLOSED
    return explorable(state, state.active, tier)


def explorable(state: State, seat: i64, tier: i64) -> i64:
    """Could the seat make this Exploration, were its slot open?"""
    if state.has_explored(seat, tier):
        return EXPLORED
    needs = columns.EXPLORATION_NEEDS[tier]
    enough = state.characters(seat, EXPLORATION) >= needs and state.locations(seat, EXPLORATION) >= needs
    return FINE if enough else TOO_FEW


def is_usable(state: State, seat: i64, mask: i64) -> bool:
    """Can any of these slots be used as it lies?"""
    for slot in range(2):
        if has(mask, slot) and state.characters(seat, VILLAGE_1 + slot) >= columns.VILLAGE_NEEDS[0]:
            return True
    if mask & OPEN_EXPLORATION:
        for tier in range(TIERS):
            if explorable(state, seat, tier) == FINE:
                return True
    return False


def _offers(state: State, codes: list[int]) -> None:
    for argument in range(2 * TIERS):
        if validate(state, argument) == FINE:
            codes.append(actions.VALIDATE_CODE + argument)
    for tier in range(TIERS):
        if explore(state, tier) == FINE:
            codes.append(actions.EXPLORE_CODE + tier)
    codes.append(actions.DONE_CODE)


def anything(state: State, argument: i64) -> i64:
    """Nothing forbids it once it is asked."""
    return FINE


def _nothing(state: State, codes: list[int]) -> None:
    """The game is over."""


Predicate = Callable[[State, i64], i64]
Lister = Callable[[State, list[int]], None]

PREDICATES: Final[list[Predicate]] = [
    place, to, move, swap, with_card, draw, take, validate, explore, anything, anything,
]  # fmt: skip
assert len(PREDICATES) == actions.KINDS

# For each question the list of its answers, in the order of kinds.py.
LISTS: Final[list[Lister]] = [
    _targets, _places, _moves, _targets, _swaps, _partners, _draws, _targets, _takes, _targets, _offers,
    _nothing,
]  # fmt: skip

# The questions each kind of action answers.
_ASKED: Final[list[tuple[int, ...]]] = [
    (BID,), (START, TO, DRAWN, WON), (MOVE,), (SWAP,), (WITH,), (DRAW,), (PICK,), (OFFER,), (OFFER,),
    (MOVE, SWAP, DRAW), (OFFER,),
]  # fmt: skip
ANSWERS: Final[list[list[bool]]] = [[phase in asked for phase in range(len(LISTS))] for asked in _ASKED]
assert len(ANSWERS) == actions.KINDS
