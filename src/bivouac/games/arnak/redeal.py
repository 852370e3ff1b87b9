"""Dealing the world anew for a seat: hidden pieces lie as they may lie, and as likely, for what it knows.

Every card of a player is known to all; where it lies is hidden within its shuffle (ruling 127). So the cards
of one shuffle go anywhere among its hidden places, those in their owner's care in any order, but so that the
Fear which left this care was in it, and that whoever has begun to pay for a journey can pay for it. When that
Fear left is not kept: a card drawn later may stand for it. Stacks and decks are dealt among what has not been
seen, and the rival's tiles so that the next one shows the arrow everybody sees on its back.
"""

from mypy_extensions import i64

from bivouac.core.bits import bit, has, nibble, row_of
from bivouac.core.chance import QuickChance, dealt_anew
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import FEAR, FIRST_DEEP, KEEP, PEEKED, PLACES, SHUFFLED, SHUFFLES
from bivouac.games.arnak.may import travel
from bivouac.games.arnak.moves.cards import in_care_of
from bivouac.games.arnak.state import State


def redeal(state: State, seat: i64, quick: QuickChance) -> None:
    """Replace every piece hidden from the seat by one dealt anew."""
    for other in range(state.seats):
        if other == seat:
            deal_own_deck(state, other, quick)
        else:
            deal_cards(state, other, quick)
            while other == state.active and not travel.stays_payable(state):
                deal_cards(state, other, quick)
    state.item_deck = dealt_above(state.item_deck, 0, state.tops_known & 1, quick)
    state.artifact_deck = dealt_above(state.artifact_deck, 0, state.tops_known >> 1, quick)
    state.near_stack = dealt_above(state.near_stack, state.near_under, 0, quick)
    state.deep_stack = dealt_above(state.deep_stack, state.deep_under, 0, quick)
    state.guardian_stack = dealt_above(state.guardian_stack, 0, 0, quick)
    deal_idols(state, quick)
    deal_bonuses(state, seat, quick)
    deal_assistants(state, seat, quick)
    if state.deeds:
        deal_deeds(state, quick)


def dealt_above(pile: list[int], bottom: i64, top: i64, chance: QuickChance) -> list[int]:
    """A pile whose cards between those known at the bottom and at the top are dealt anew."""
    last = max(bottom, len(pile) - top)
    return pile[:bottom] + dealt_anew(pile[bottom:last], chance) + pile[last:]


# Players' cards


def deal_own_deck(state: State, seat: i64, chance: QuickChance) -> None:
    """An owner knows the hand, and in the deck what lies open or was put back."""
    deck = state.decks[seat][:]
    _deal_deck([], deck, chance)
    state.decks[seat] = deck


def deal_cards(state: State, seat: i64, chance: QuickChance) -> None:
    """To others the cards of a shuffle lie anywhere among its hidden places in deck and care."""
    untold = state.untold[seat]
    deck = state.decks[seat][:]
    held = in_care_of(state, seat) + untold
    care = _deal_deck(held, deck, chance)
    while _fears_in(care) < len(untold):
        deck = state.decks[seat][:]
        care = _deal_deck(held, deck, chance)
    chance.shuffle(care)  # it lies by shuffles, and goes to hand and deck in another order
    if untold:
        everybody = state.untold[:]
        everybody[seat] = _take_fears(care, len(untold))
        state.untold = everybody
    for at in range(len(deck)):
        if deck[at] >= PEEKED:
            deck[at] = care.pop() + PEEKED
    state.decks[seat] = deck
    if state.active == seat and state.sifted:
        state.sifted = _refilled(state.sifted, care)
    state.hands[seat] = _refilled(state.hands[seat], care)
    if state.agenda.kind == KEEP:
        deal_choices(state, seat, chance)


def _deal_deck(held: list[int], deck: list[int], chance: QuickChance) -> list[int]:
    """Deal the deck places nobody has looked at among what lies there and is held; what is left over."""
    care: list[int] = []
    found = _shuffles_in(held) | _shuffles_in(deck)
    for shuffle in range(1, SHUFFLES + 1):
        if not has(found, shuffle):
            continue
        cards: list[int] = []
        _gather(held, shuffle, cards)
        _gather(deck, shuffle, cards)
        cards = dealt_anew(cards, chance)
        for at in range(len(deck)):
            if deck[at] // SHUFFLED == shuffle:
                deck[at] = cards.pop()
        care += cards
    return care


def _refilled(entries: list[int], care: list[int]) -> list[int]:
    """The entries known to all, and for each other one a card out of its owner's care, which is used up."""
    new: list[int] = []
    for entry in entries:
        new.append(entry if entry < SHUFFLED else care.pop())
    new.sort()
    return new


def _fears_in(care: list[int]) -> i64:
    count: i64 = 0
    for entry in care:
        if entry % SHUFFLED == FEAR:
            count += 1
    return count


def _take_fears(care: list[int], count: i64) -> list[int]:
    """So many Fear cards out of their owner's care, ascending."""
    taken: list[int] = []
    for entry in care:
        if entry % SHUFFLED == FEAR and len(taken) < count:
            taken.append(entry)
    for entry in taken:
        care.remove(entry)
    taken.sort()
    return taken


def _shuffles_in(entries: list[int]) -> i64:
    """The mask of the shuffles these cards came by."""
    found: i64 = 0
    for entry in entries:
        found |= bit(entry // SHUFFLED)
    return found


def _gather(entries: list[int], shuffle: i64, cards: list[int]) -> None:
    """Add the cards of a shuffle that nobody has peeked at."""
    for entry in entries:
        if entry // SHUFFLED == shuffle:
            cards.append(entry)


def deal_choices(state: State, seat: i64, chance: QuickChance) -> None:
    """What another seat keeps is its secret: each card settled may have been laid down or not."""
    settled = cards_settled(state, seat)
    mask: i64 = 0
    for at in range(settled):
        if chance.below(2):
            mask |= bit(at)
    laid = state.laid[:]
    laid[seat] = mask
    state.laid = laid


def cards_settled(state: State, seat: i64) -> i64:
    """How many hand cards a seat has settled at the end of this round."""
    turn = (seat + state.seats - state.starter()) % state.seats
    now = (state.active + state.seats - state.starter()) % state.seats
    if turn == now:
        return state.asked
    return len(state.hands[seat]) if turn < now else 0


# The box


def deal_idols(state: State, chance: QuickChance) -> None:
    """Idols that lie or lay face down are known to nobody, not even to whoever took them (ruling 5)."""
    down: list[int] = []
    for at in range(PLACES - FIRST_DEEP):
        down.append(nibble(state.idols_down, at))
    state.idols_down = row_of(dealt_anew(down, chance))


def deal_bonuses(state: State, seat: i64, chance: QuickChance) -> None:
    """The hidden stack and the box, for a seat that has not looked through the stack (ruling 86)."""
    if seat >= 0 and has(state.temple_seen, seat):
        return
    types = dealt_anew(state.temple_stack + state.bonus_box, chance)
    height = len(state.temple_stack)
    box = types[height:]
    box.sort()
    state.temple_stack = types[:height]
    state.bonus_box = box


def deal_assistants(state: State, seat: i64, chance: QuickChance) -> None:
    """Assistants below the tops; the rescue stack stays for a seat that has looked through it."""
    seen = seat >= 0 and has(state.rescue_seen, seat)
    hidden: list[int] = []
    for stack in state.supply:
        hidden += stack[:-1]
    if not seen:
        hidden += state.rescue[:-1]
    hidden = dealt_anew(hidden, chance)
    supply: list[list[int]] = []
    for stack in state.supply:
        supply.append(_dealt_under(stack, hidden))
    state.supply = supply
    if not seen:
        state.rescue = _dealt_under(state.rescue, hidden)


def _dealt_under(stack: list[int], hidden: list[int]) -> list[int]:
    """A stack with the same top on others of the hidden pieces, which are used up."""
    below: list[int] = []
    for _ in range(len(stack) - 1):
        below.append(hidden.pop())
    return below + stack[-1:]


def deal_deeds(state: State, chance: QuickChance) -> None:
    """The rival's tiles face down, the next one with the arrow seen on its back (ruling 108)."""
    deeds = state.deeds[:]
    right = columns.DEED_RIGHT[deeds[len(deeds) - 1]]
    deeds.sort()
    tops = [deed for deed in deeds if columns.DEED_RIGHT[deed] == right]
    top = tops[chance.below(len(tops))]
    deeds.remove(top)
    chance.shuffle(deeds)
    state.deeds = [*deeds, top]
