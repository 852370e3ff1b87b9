"""Moving pieces: the few verbs that every action and effect is made of, each told to those who watch."""

from mypy_extensions import i64

from bivouac.core.bits import added, bit, nibble, taken, with_nibble
from bivouac.games.agartha import columns, kinds, tell
from bivouac.games.agartha.state import State


def lay(state: State, seat: i64, place: i64, card: i64) -> None:
    """Put a card in hand into a slot or sector."""
    state.where[card] = kinds.ON_BOARD + seat * kinds.PLACES + place
    at = seat * kinds.PLACES + place
    word: i64 = state.boards[at]
    state.boards[at] = added(word, bit(6 * columns.KIND_OF[card]), kinds.TOP_COUNTS)


def lift(state: State, seat: i64, place: i64, kind: i64) -> i64:
    """Take a card of a kind out of a slot into the hand and say which one."""
    card = state.find(seat, place, kind)
    at = seat * kinds.PLACES + place
    word: i64 = state.boards[at]
    state.boards[at] = taken(word, bit(6 * kind), kinds.TOP_COUNTS)
    state.where[card] = kinds.IN_HAND
    return card


def put(state: State, seat: i64, slot: i64, card: i64) -> None:
    """A card that was dealt, won or drawn goes to a slot."""
    lay(state, seat, slot, card)
    tell.put(state, seat, slot, card)


def move(state: State, seat: i64, source: i64, kind: i64, target: i64) -> None:
    """A card goes from one slot to another, or an Amulet to its sector."""
    card = lift(state, seat, source, kind)
    lay(state, seat, target, card)
    tell.move(state, seat, card, source, target)


def swap(state: State, seat: i64, one: i64, other: i64) -> None:
    """Two cards, each given as slot and kind in one number, change places."""
    slot, kind = one // kinds.CARD_KINDS, one % kinds.CARD_KINDS
    other_slot, other_kind = other // kinds.CARD_KINDS, other % kinds.CARD_KINDS
    card = lift(state, seat, slot, kind)
    second = lift(state, seat, other_slot, other_kind)
    lay(state, seat, other_slot, card)
    lay(state, seat, slot, second)
    tell.swap(state, seat, card, slot, second, other_slot)


def meet(state: State, seat: i64, slot: i64, count: i64) -> None:
    """So many Characters of a slot go to the Encounter sector."""
    for _ in range(count):
        card = lift(state, seat, slot, kinds.CHARACTER)
        lay(state, seat, kinds.ENCOUNTER, card)
        tell.meet(state, seat, slot, card)


def clear(state: State, seat: i64, slot: i64) -> None:
    """Whatever is left in a slot goes to the discard."""
    for kind in range(kinds.CARD_KINDS):
        while state.count(seat, slot, kind):
            card = lift(state, seat, slot, kind)
            state.where[card] = kinds.DISCARDED
            tell.discard(state, seat, slot, card)


def mark_exploration(state: State, seat: i64, tier: i64) -> None:
    """An exploration token covers the points of this Exploration for good."""
    made = nibble(state.explored, seat) | bit(tier)
    state.explored = with_nibble(state.explored, seat, made)


def reveal(state: State, at: i64) -> None:
    """A face-down token is turned up for all: for its action, or for its value alone."""
    state.revealed_count += 1
    tell.reveal(state, at)


def can_draw(state: State) -> bool:
    """Is there a card in the deck, or a discard to make a new one of?"""
    return len(state.deck) > 0 or has_discards(state)


def has_discards(state: State) -> bool:
    """Does any card lie in the discard?"""
    return kinds.DISCARDED in state.where


def draw(state: State) -> i64:
    """The top card, shown to all, of a deck made anew if it is empty (ruling 36); NO_CARD if it cannot be."""
    if len(state.deck) == 0 and not reshuffle(state):
        return kinds.NO_CARD
    card: i64 = state.deck.draw()
    if state.bottom > len(state.deck):
        state.bottom = len(state.deck)
    state.where[card] = kinds.IN_HAND
    state.revealed_count += 1
    return card


def reshuffle(state: State) -> bool:
    """All discards of this moment become a new deck; is there one now?"""
    count: i64 = 0
    for card in columns.IN_PLAY[state.seats]:
        if state.where[card] == kinds.DISCARDED:
            state.where[card] = kinds.IN_DECK
            state.deck.put(card)
            count += 1
    if count == 0:
        return False
    state.deck.shuffle(state.chance)
    tell.reshuffle(state, count)
    return True


def turn_up(state: State, tile: i64, place: i64) -> None:
    """The next card of the deck goes face up to a free place of a tile, if there is a card (ruling 37)."""
    card = draw(state)
    if card == kinds.NO_CARD:
        return
    state.where[card] = kinds.ON_TILE
    state.tiles[tile * kinds.CARD_PLACES + place] = card
    tell.turn_up(state, card, tile)


def take(state: State, tile: i64, place: i64) -> i64:
    """A card leaves a tile for a player's hand; its number."""
    at = tile * kinds.CARD_PLACES + place
    card: i64 = state.tiles[at]
    state.tiles[at] = kinds.NO_CARD
    state.where[card] = kinds.IN_HAND
    return card


def win(state: State, seat: i64, tile: i64, place: i64) -> None:
    """A card of an auction falls to a player, who will place it (ruling 24)."""
    card = take(state, tile, place)
    state.pending = [*state.pending, seat * kinds.SEATED + card]
    tell.win(state, seat, card, tile)


def next_pending(state: State, seat: i64) -> i64:
    """The first card a player has still to place; NO_CARD when all are placed."""
    for entry in state.pending:
        if entry // kinds.SEATED == seat:
            return entry % kinds.SEATED
    return kinds.NO_CARD


def drop_pending(state: State, seat: i64, card: i64) -> None:
    """A pending card has found its slot."""
    placed = seat * kinds.SEATED + card
    state.pending = [entry for entry in state.pending if entry != placed]


def has_card(state: State, seat: i64) -> bool:
    """Does any card lie in a slot of the board?"""
    for slot in range(kinds.SLOTS):
        if state.held(seat, slot):
            return True
    return False
