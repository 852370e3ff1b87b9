"""Doing what was chosen: one function per kind of action."""

from mypy_extensions import i64

from bivouac.core.bits import bit
from bivouac.games.agartha import columns, kinds, may, moves, resolve, tell
from bivouac.games.agartha.state import State


def place(state: State, argument: i64) -> None:
    """Lay a token face down in a zone; only its owner knows the value (ruling 48)."""
    zone, value = argument % kinds.ZONES, 1 + argument // kinds.ZONES
    tell.bid(state, zone, value)
    state.place_token(zone, value)


def to(state: State, target: i64) -> None:
    """The card in question goes to a slot, or an Amulet to its sector."""
    seat = state.active
    if state.phase == kinds.TO:
        card = state.agenda.take()
        source = card // kinds.CARD_KINDS
        moves.move(state, seat, source, card % kinds.CARD_KINDS, target)
        resolve.open_slots(state, seat, columns.OPENS[source] | columns.OPENS[target])
        return
    card = may.card_in_question(state)
    moves.put(state, seat, target, card)
    if state.phase == kinds.DRAWN:
        state.agenda.pop()
        resolve.open_slots(state, seat, columns.OPENS[target])
        return
    moves.drop_pending(state, seat, card)
    if state.phase == kinds.WON:
        # All cards of a win are placed before any slot is offered (ruling 38): remember what has changed.
        changed = (state.agenda.b() // kinds.CHANGED) | columns.OPENS[target]
        state.agenda.pop()
        state.agenda.push(kinds.WON, seat, columns.ZONE_OF[target] + 1 + kinds.CHANGED * changed)
    else:
        assert state.phase == kinds.START, "cards are placed at the start, when won, drawn or moved"


def move(state: State, argument: i64) -> None:
    """Choose the card to move; where to is asked next."""
    state.agenda.pop()
    state.agenda.push(kinds.TO, state.active, argument)


def swap(state: State, argument: i64) -> None:
    """Choose the first card of a Swap; the second is asked next."""
    state.agenda.pop()
    state.agenda.push(kinds.WITH, state.active, argument)


def with_card(state: State, argument: i64) -> None:
    """Swap the two cards; no number changes, so nothing opens but by the option (ruling 12)."""
    seat = state.active
    one = state.agenda.take()
    moves.swap(state, seat, one, argument)
    if state.swap_triggers:
        resolve.open_slots(
            state, seat, columns.OPENS[one // kinds.CARD_KINDS] | columns.OPENS[argument // kinds.CARD_KINDS]
        )


def draw(state: State, argument: i64) -> None:
    """Take the top card of the deck, or a card of a tile, which is replaced at once (ruling 35)."""
    seat = state.active
    state.agenda.pop()
    if argument == kinds.FROM_DECK:
        card = moves.draw(state)
    else:
        tile, at = (argument - 1) // kinds.CARD_PLACES, (argument - 1) % kinds.CARD_PLACES
        card = moves.take(state, tile, at)
    assert card != kinds.NO_CARD, "a Draw without a card is not offered"
    tell.draw(state, card, argument)
    if argument != kinds.FROM_DECK:
        moves.turn_up(state, tile, at)
    state.agenda.push(kinds.DRAWN, seat, card)


def take(state: State, argument: i64) -> None:
    """Pick one card of a shared tile."""
    state.agenda.pop()
    moves.win(state, state.active, may.tile_in_question(state), argument)


def validate(state: State, argument: i64) -> None:
    """Use a Village slot: it closes, and its reward is resolved at once (rulings 15 and 33)."""
    slot = argument // kinds.TIERS
    tier = argument % kinds.TIERS
    place_of = kinds.VILLAGE_1 + slot
    _use(state, bit(slot))
    tell.validate(state, slot, tier)
    state.agenda.push(
        kinds.RESOLVE, columns.VILLAGE_NODE[tier], state.active + kinds.RESOLVE_SEATS * place_of
    )


def explore(state: State, tier: i64) -> None:
    """Make an Exploration, once a game each: mark it, and resolve its reward (rulings 33 and 45)."""
    _use(state, kinds.OPEN_EXPLORATION)
    tell.explore(state, tier)
    moves.mark_exploration(state, state.active, tier)
    state.agenda.push(
        kinds.RESOLVE, columns.EXPLORATION_NODE[tier], state.active + kinds.RESOLVE_SEATS * kinds.EXPLORATION
    )


def _use(state: State, slot: i64) -> None:
    """A slot that is used closes; the others of its set wait underneath (ruling 39)."""
    left = state.agenda.b() & ~slot
    seat = state.active
    state.agenda.pop()
    resolve.push_offer(state, seat, left)


def skip(state: State, argument: i64) -> None:
    """Do without the action, which is lost (rulings 6 and 34)."""
    state.agenda.pop()
    tell.skip(state, "skip")


def done(state: State, argument: i64) -> None:
    """Use none of the slots offered; they close until their numbers change again (ruling 14)."""
    state.agenda.pop()
    tell.skip(state, "done")
