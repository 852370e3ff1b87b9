"""Free actions: lightning cards, idols to slots, boons and assistants (rulings 9, 10 and 120)."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import nibble
from bivouac.core.refusal import Reason
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import (
    ARROWHEAD,
    BUYER,
    COIN,
    EXHAUSTED,
    GOLD,
    NO_ASSISTANT,
    NO_TRAVEL,
    SHUFFLED,
    SLOTS,
    TABLET,
    TURN,
)
from bivouac.games.arnak.may import facts, main, travel
from bivouac.games.arnak.state import State

NOT_IN_HAND: Final = Reason("not_in_hand", 17, facts.card)
MAIN_USED: Final = Reason("main_used", 8)
NO_HELPER: Final = Reason("no_helper", 88, facts.number)
IS_EXHAUSTED: Final = Reason("exhausted", 91, facts.number)
USELESS: Final = Reason("useless", 120)
OTHER_PAYMENT: Final = Reason("other_payment", 10)
PAYMENT_FIRST: Final = Reason("payment_first", 11)
NO_BOON: Final = Reason("no_boon", 39, facts.guardian)
TRAVEL_BOON: Final = Reason("travel_boon", 39, facts.guardian)
NO_IDOL: Final = Reason("no_idol", 41)
SLOTS_FULL: Final = Reason("slots_full", 41)


def possible(state: State, node: i64, flags: i64) -> bool:
    """Could at least one part of an effect happen now? (ruling 120)"""
    kind: i64 = columns.NODE_KIND[node]
    parts = columns.NODE_PARTS[node]
    if kind == columns.PAY_KIND:
        return payable(state, node) is None
    if len(parts):
        for part in parts:
            if possible(state, part, flags):
                return True
        return False
    seat = state.active
    if kind == columns.TRAVEL_KIND:
        return not flags & NO_TRAVEL
    if kind == columns.DRAW_KIND:
        return len(state.decks[seat]) > 0
    if kind == columns.EXILE_KIND:
        return has_to_exile(state)
    if kind == columns.UPGRADE_KIND:
        return state.has(seat, TABLET) + state.has(seat, ARROWHEAD) > 0
    if kind == columns.DISCARD_KIND:
        return len(state.hands[seat]) > 0
    if kind == columns.BUY_KIND:
        return main.can_buy(state, node)
    return main.has_item(state) if kind == columns.TAKE_ITEM_KIND else True


def has_to_exile(state: State) -> bool:
    """Is there a card in hand or play area, or a Fear tile?"""
    seat = state.active
    return bool(state.hands[seat]) or bool(state.areas[seat]) or nibble(state.fear_tiles, seat) > 0


def payable(state: State, node: i64) -> Reason | None:
    """Can the price of an effect be paid now, a payment under way not being spoilt?"""
    seat = state.active
    if columns.NODE_PRICE_CARDS[node]:
        return None if state.hands[seat] else USELESS
    needs: i64 = columns.NODE_PRICE_ICONS[node]
    if needs:
        if state.bill:
            return OTHER_PAYMENT
        bill = travel.make_bill(needs, 0, 0)
        met = travel.can_meet(state, bill, travel.means(state), state.has(seat, COIN))
        return None if met else USELESS
    if not state.can_afford(seat, columns.NODE_PRICE[node]):
        return USELESS
    coins: i64 = columns.NODE_PRICE[node] & 255
    return None if travel.stays_payable(state, coins=coins) else PAYMENT_FIRST


def play_free(state: State, entry: i64) -> Reason | None:
    """A lightning card, unless the payment under way needs it."""
    if not columns.IS_FREE[entry % SHUFFLED]:
        return MAIN_USED
    return None if travel.can_spare(state, entry) else PAYMENT_FIRST


def play(state: State, card: i64) -> Reason | None:
    """A hand card for its effect: a lightning card at any time, another as the main action."""
    entry = state.entry_of(card)
    if entry < 0:
        return NOT_IN_HAND
    if state.phase == TURN and not columns.IS_FREE[card]:
        return main.play_main(state, card)
    return play_free(state, entry)


def ready(entry: i64) -> Reason | None:
    """There is such an assistant, and it is not exhausted (ruling 120)."""
    if entry == NO_ASSISTANT:
        return NO_HELPER
    return IS_EXHAUSTED if entry & EXHAUSTED else None


def use(state: State, place: i64) -> Reason | None:
    """A ready assistant with something to do; the buyer takes the main action (rulings 9, 91 and 120)."""
    entry = state.helper(state.active, place)
    unready = ready(entry)
    if unready is not None:
        return unready
    if entry % GOLD == BUYER and state.phase != TURN:
        return MAIN_USED
    node: i64 = columns.ASSISTANT_NODE[travel.ride_of(entry)]
    if columns.NODE_KIND[node] == columns.PAY_KIND:
        reason = payable(state, node)
        if reason is not None:
            return reason
    elif not possible(state, node, NO_TRAVEL):
        return USELESS
    if state.bill == 0:
        return None
    if not travel.stays_payable(state, icons=columns.RIDE_ICONS[travel.ride_of(entry)]):
        return PAYMENT_FIRST
    return None if not _discards(node) or _can_spare_a_card(state) else PAYMENT_FIRST


def _discards(node: i64) -> bool:
    """Will a hand card have to be laid down?"""
    for part in columns.NODE_PARTS[node]:
        if columns.NODE_KIND[part] == columns.DISCARD_KIND:
            return True
    return False


def _can_spare_a_card(state: State) -> bool:
    """Is there a hand card that the payment under way can do without?"""
    for entry in state.hands[state.active]:
        if travel.can_spare(state, entry):
            return True
    return False


def boon(state: State, guardian: i64) -> Reason | None:
    """An unused boon that is a free action, with something to do (rulings 39 and 120)."""
    if not state.has_boon(state.active, guardian):
        return NO_BOON
    if columns.BOON_ICONS[guardian]:
        return TRAVEL_BOON
    return None if possible(state, columns.BOON_NODE[guardian], 0) else USELESS


def slot(state: State, choice: i64) -> Reason | None:
    """A crate idol, an empty slot, and an effect that can happen (rulings 41 and 120)."""
    seat = state.active
    if state.crated(seat) == 0:
        return NO_IDOL
    if state.free_slot(seat) == SLOTS:
        return SLOTS_FULL
    node: i64 = columns.SLOT_NODE[choice]
    if columns.NODE_KIND[node] == columns.PAY_KIND:
        return payable(state, node)
    return None if possible(state, node, 0) else USELESS
