"""What may be done now: a predicate per kind of action answers with the reason that forbids it, if any."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.core.choices import Choices
from bivouac.core.refusal import Reason
from bivouac.core.shapes import CardFact, NumberFact
from bivouac.games.agartha import codes, columns, kinds, moves
from bivouac.games.agartha.shapes import CardThere, InSlot, InZone, Tier, Value
from bivouac.games.agartha.state import State


def _value(state: State, argument: int) -> Value:
    return {"value": 1 + argument // kinds.ZONES}


def _zone(state: State, argument: int) -> NumberFact:
    return {"number": argument % kinds.ZONES // 2 + 1}


def _drawn_from(state: State, argument: int) -> NumberFact:
    return {"number": (argument - 1) // kinds.CARD_PLACES + 1}


def _shared(state: State, argument: int) -> NumberFact:
    return {"number": tile_in_question(state) + 1}


def _placed(state: State, target: int) -> CardFact:
    moved = state.phase == kinds.TO
    kind = state.agenda.b() % kinds.CARD_KINDS if moved else columns.KIND_OF[card_in_question(state)]
    return {"card": columns.IDS[kind]}


def _target(state: State, target: int) -> InSlot:
    return {"slot": columns.PLACE_IDS[target]}


def _chosen(state: State, target: int) -> InZone:
    return {"zone": f"zone-{columns.ZONE_IDS[chosen_zone(state)]}"}


def _card(state: State, argument: int) -> CardFact:
    return {"card": columns.IDS[argument % kinds.CARD_KINDS]}


def _slot(state: State, argument: int) -> InSlot:
    return {"slot": columns.PLACE_IDS[argument // kinds.CARD_KINDS]}


def _card_there(state: State, argument: int) -> CardThere:
    return {
        "card": columns.IDS[argument % kinds.CARD_KINDS],
        "slot": columns.PLACE_IDS[argument // kinds.CARD_KINDS],
    }


def _village(state: State, argument: int) -> InSlot:
    return {"slot": columns.PLACE_IDS[kinds.VILLAGE_1 + argument // kinds.TIERS]}


def _validated(state: State, argument: int) -> Tier:
    slot = columns.PLACE_IDS[kinds.VILLAGE_1 + argument // kinds.TIERS]
    return {"tier": columns.VILLAGE_NEEDS[argument % kinds.TIERS], "slot": slot}


def _exploration(state: State, tier: int) -> InSlot:
    return {"slot": columns.PLACE_IDS[kinds.EXPLORATION]}


def _explored(state: State, tier: int) -> Tier:
    return {"tier": columns.EXPLORATION_NEEDS[tier], "slot": "exploration"}


TOKEN_PLACED: Final = Reason("token_placed", 3, _value)
ZONE_TAKEN: Final = Reason("zone_taken", 5, _zone)
NO_TILE_TO_BID_FOR: Final = Reason("no_such_tile", 55, _zone)
NO_TILE_TO_DRAW_FROM: Final = Reason("no_such_tile", 55, _drawn_from)
OBJECTS_ONLY: Final = Reason("objects_only", 17, _placed)
BY_MOVE_ONLY: Final = Reason("by_move_only", 8)
NOT_AN_AMULET: Final = Reason("not_an_amulet", 7, _placed)
SAME_SLOT: Final = Reason("same_slot", 7, _target)
OTHER_ZONE: Final = Reason("other_zone", 16, _chosen)
NO_CARD_TO_MOVE: Final = Reason("no_such_card", 7, _card_there)
NO_CARD_TO_SWAP: Final = Reason("no_such_card", 9, _card_there)
NO_PARTNER: Final = Reason("no_partner", 43, _card_there)
SAME_SLOT_SWAP: Final = Reason("swap_within", 43, _slot)
MOVED_AMONG_OBJECTS: Final = Reason("objects_only", 42, _placed)
SWAPPED_AMONG_OBJECTS: Final = Reason("objects_only", 42, _card)
NO_CARD_TO_DRAW: Final = Reason("no_card_there", 10, _drawn_from)
WON_BY_OTHERS: Final = Reason("no_card_there", 50, _drawn_from)
NO_CARD_TO_PICK: Final = Reason("no_card_there", 20, _shared)
DECK_EMPTY: Final = Reason("deck_empty", 37)
VILLAGE_CLOSED: Final = Reason("slot_closed", 12, _village)
EXPLORATION_CLOSED: Final = Reason("slot_closed", 12, _exploration)
TOO_FEW_TO_VALIDATE: Final = Reason("too_few", 13, _validated)
TOO_FEW_TO_EXPLORE: Final = Reason("too_few", 13, _explored)
EXPLORED: Final = Reason("explored", 45, _explored)


# Placing tokens


def place(state: State, argument: i64) -> Reason | None:
    """A token still in hand, on a tile of this table, in a zone that has room (rulings 3 and 5)."""
    zone = argument % kinds.ZONES
    if zone // 2 >= state.tile_count():
        return NO_TILE_TO_BID_FOR
    if not has(state.in_hand(state.active), 1 + argument // kinds.ZONES):
        return TOKEN_PLACED
    return None if zone % 2 or state.token_in(zone) < 0 else ZONE_TAKEN


def places(state: State, found: Choices) -> None:
    """Where a token can be laid: a fast list beside the judge, held to it by law 7."""
    zones: i64 = 2 * state.tile_count()
    taken: i64 = 0
    for at in range(state.placed):
        taken |= TAKEN[state.zone(at)]
    left = state.in_hand(state.active)
    for value in range(kinds.TOKENS):
        if has(left, value + 1):
            first: i64 = codes.PLACE + value * kinds.ZONES
            for zone in range(zones):
                if not has(taken, zone):
                    found.add(first + zone)


# The bit of an action zone; a bid zone never fills.
TAKEN: Final[list[int]] = [0 if zone % 2 else 1 << zone for zone in range(kinds.ZONES)]


# Where a card goes


def to(state: State, target: i64) -> Reason | None:
    """The slot accepts the card, by the rule of what brought it there (rulings 7, 8, 16, 17 and 42)."""
    if state.phase == kinds.TO:
        return _moved_to(state.agenda.b(), target)
    if target == kinds.AMULETS:
        return BY_MOVE_ONLY
    if target == kinds.OBJECTS and not columns.IS_OBJECT[columns.KIND_OF[card_in_question(state)]]:
        return OBJECTS_ONLY
    if state.phase == kinds.WON:
        zone = chosen_zone(state)
        if zone >= 0 and columns.ZONE_OF[target] != zone:
            return OTHER_ZONE
    return None


def _moved_to(card: i64, target: i64) -> Reason | None:
    """A Move: to another slot, the Objects' one for Objects, the Amulets' sector for Amulets."""
    kind = card % kinds.CARD_KINDS
    if target == card // kinds.CARD_KINDS:
        return SAME_SLOT
    if target == kinds.AMULETS:
        return None if kind == kinds.AMULET else NOT_AN_AMULET
    return None if target != kinds.OBJECTS or kind >= kinds.KNIFE else MOVED_AMONG_OBJECTS


def card_in_question(state: State) -> i64:
    """The card that is to be placed: dealt, won or drawn."""
    if state.phase == kinds.START:
        entry: i64 = state.pending[0]
        return entry % kinds.SEATED
    if state.phase == kinds.DRAWN:
        return state.agenda.b()
    return moves.next_pending(state, state.active)


def chosen_zone(state: State) -> i64:
    """The zone the winner has begun to place in; -1 while it is open (ruling 16)."""
    return (state.agenda.b() & 3) - 1


def targets(state: State, found: Choices) -> None:
    """Where the card in question can go: a fast list beside the judge, held to it by law 7."""
    for target in range(kinds.AMULETS + 1):
        if to(state, target) is None:
            found.add(codes.TO + target)


# Move and Swap


def move(state: State, argument: i64) -> Reason | None:
    """A card that lies there; another slot always accepts it (ruling 7)."""
    slot, kind = argument // kinds.CARD_KINDS, argument % kinds.CARD_KINDS
    return None if state.count(state.active, slot, kind) else NO_CARD_TO_MOVE


def swap(state: State, argument: i64) -> Reason | None:
    """A card that lies there and has a partner in another slot (rulings 9, 42 and 43)."""
    if move(state, argument) is not None:
        return NO_CARD_TO_SWAP
    return None if has_partner(state, argument) else NO_PARTNER


def with_card(state: State, argument: i64) -> Reason | None:
    """The second card of a Swap: in another slot, and both slots accept what comes (ruling 42)."""
    one = state.agenda.b()
    if argument // kinds.CARD_KINDS == one // kinds.CARD_KINDS:
        return SAME_SLOT_SWAP
    if move(state, argument) is not None:
        return NO_CARD_TO_SWAP
    return None if _fit(one, argument) else SWAPPED_AMONG_OBJECTS


def _fit(one: i64, other: i64) -> bool:
    """Do both slots of a Swap accept what comes?"""
    if one // kinds.CARD_KINDS == kinds.OBJECTS:
        return other % kinds.CARD_KINDS >= kinds.KNIFE
    return other // kinds.CARD_KINDS != kinds.OBJECTS or one % kinds.CARD_KINDS >= kinds.KNIFE


def has_partner(state: State, one: i64) -> bool:
    """Is there a card in another slot that this one can be swapped with?"""
    slot, kind = one // kinds.CARD_KINDS, one % kinds.CARD_KINDS
    for other in range(kinds.SLOTS):
        if other == slot:
            continue
        word = state.held(state.active, other)
        if slot == kinds.OBJECTS:
            word = word >> (6 * kinds.KNIFE)
        elif other == kinds.OBJECTS and kind < kinds.KNIFE:
            continue
        if word:
            return True
    return False


def can_swap(state: State, seat: i64) -> bool:
    """Can the seat swap anything at all? Two cards in two slots that accept each other."""
    open_slots: i64 = 0
    objects_elsewhere = False
    for slot in range(kinds.SLOTS):
        word = state.held(seat, slot)
        if slot != kinds.OBJECTS and word:
            open_slots += 1
            if word >> (6 * kinds.KNIFE):
                objects_elsewhere = True
    return open_slots >= 2 or (objects_elsewhere and state.held(seat, kinds.OBJECTS) != 0)


def movable(state: State, found: Choices) -> None:
    """The cards that can be moved, and doing without: a fast list beside the judge (law 7)."""
    for slot in range(kinds.SLOTS):
        word = state.held(state.active, slot)
        code: i64 = codes.MOVE + slot * kinds.CARD_KINDS
        while word:
            if word & 63:
                found.add(code)
            word = word >> 6
            code += 1
    found.add(codes.SKIP)


def swappable(state: State, found: Choices) -> None:
    """The cards that can be swapped, and doing without: a fast list beside the judge (law 7)."""
    for slot in range(kinds.SLOTS):
        word = state.held(state.active, slot)
        one: i64 = slot * kinds.CARD_KINDS
        while word:
            if word & 63 and has_partner(state, one):
                found.add(codes.SWAP + one)
            word = word >> 6
            one += 1
    found.add(codes.SKIP)


def partners(state: State, found: Choices) -> None:
    """What the first card of a Swap can be swapped with: a fast list beside the judge (law 7)."""
    one = state.agenda.b()
    for slot in range(kinds.SLOTS):
        if slot == one // kinds.CARD_KINDS:
            continue
        word = state.held(state.active, slot)
        other: i64 = slot * kinds.CARD_KINDS
        while word:
            if word & 63 and _fit(one, other):
                found.add(codes.WITH + other)
            word = word >> 6
            other += 1


# Draw and picking


def draw(state: State, argument: i64) -> Reason | None:
    """The deck, made anew if need be, or a card on any tile (rulings 10, 37 and 50)."""
    if argument == kinds.FROM_DECK:
        return None if moves.can_draw(state) else DECK_EMPTY
    if argument > state.tile_count() * kinds.CARD_PLACES:
        return NO_TILE_TO_DRAW_FROM
    if state.tiles[argument - 1] != kinds.NO_CARD:
        return None
    emptied = bool(state.pending) and (argument - 1) // kinds.CARD_PLACES == tile_in_question(state)
    return WON_BY_OTHERS if emptied else NO_CARD_TO_DRAW


def can_draw(state: State) -> bool:
    """Is there a card to draw anywhere? (ruling 37)"""
    if moves.can_draw(state):
        return True
    for card in state.tiles:
        if card != kinds.NO_CARD:
            return True
    return False


def draws(state: State, found: Choices) -> None:
    """Where a card can be drawn, and doing without: a fast list beside the judge (law 7)."""
    if moves.can_draw(state):
        found.add(codes.DRAW)
    for place in range(state.tile_count() * kinds.CARD_PLACES):
        if state.tiles[place] != kinds.NO_CARD:
            found.add(codes.DRAW + 1 + place)
    found.add(codes.SKIP)


def take(state: State, argument: i64) -> Reason | None:
    """A card left on the tile that is shared (ruling 20)."""
    place = tile_in_question(state) * kinds.CARD_PLACES + argument
    return None if state.tiles[place] != kinds.NO_CARD else NO_CARD_TO_PICK


def tile_in_question(state: State) -> i64:
    """The tile being resolved."""
    return (state.step - 1) // 2


# Open slots


def validate(state: State, argument: i64) -> Reason | None:
    """A Village slot that is open and holds the Characters of the tier (rulings 12 and 13)."""
    slot = argument // kinds.TIERS
    if not has(state.agenda.b(), slot):
        return VILLAGE_CLOSED
    here = state.characters(state.active, kinds.VILLAGE_1 + slot)
    return None if here >= columns.VILLAGE_NEEDS[argument % kinds.TIERS] else TOO_FEW_TO_VALIDATE


def explore(state: State, tier: i64) -> Reason | None:
    """The Exploration slot, open, with the cards of a tier not made before (rulings 12, 13 and 45)."""
    if not state.agenda.b() & kinds.OPEN_EXPLORATION:
        return EXPLORATION_CLOSED
    return explorable(state, state.active, tier)


def explorable(state: State, seat: i64, tier: i64) -> Reason | None:
    """Could the seat make this Exploration, were its slot open?"""
    if state.has_explored(seat, tier):
        return EXPLORED
    needs = columns.EXPLORATION_NEEDS[tier]
    enough = (
        state.characters(seat, kinds.EXPLORATION) >= needs
        and state.locations(seat, kinds.EXPLORATION) >= needs
    )
    return None if enough else TOO_FEW_TO_EXPLORE


def is_usable(state: State, seat: i64, mask: i64) -> bool:
    """Can any of these slots be used as it lies?"""
    for slot in range(2):
        if has(mask, slot) and state.characters(seat, kinds.VILLAGE_1 + slot) >= columns.VILLAGE_NEEDS[0]:
            return True
    if mask & kinds.OPEN_EXPLORATION:
        for tier in range(kinds.TIERS):
            if explorable(state, seat, tier) is None:
                return True
    return False
