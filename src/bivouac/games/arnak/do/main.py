"""Main actions, the same actions inside effects, and free actions."""

from mypy_extensions import i64

from bivouac.core.bits import bit
from bivouac.games.arnak import columns, kinds, tell
from bivouac.games.arnak.flow import rounds
from bivouac.games.arnak.may import main, travel
from bivouac.games.arnak.moves import cards, island, tokens, track
from bivouac.games.arnak.resolve import handlers
from bivouac.games.arnak.state import State


def begin(state: State) -> i64:
    """A main action begins, or the effect that asked for one is answered; the effect, or none."""
    if state.agenda.empty():
        state.acted = True
        return kinds.NO_NODE
    node = main.node_in_question(state)
    state.agenda.pop()
    return node


# Cards


def play(state: State, card: i64) -> None:
    """A hand card is played for its effect (rulings 16, 46 and 56)."""
    entry = state.entry_of(card)
    flags: i64 = kinds.PLAIN
    if columns.IS_FREE[card]:
        flags = kinds.NO_PASS if state.acted else kinds.PLAIN
    else:
        state.acted = True
    if card >= kinds.FIRST_ARTIFACT:
        tokens.pay(state, columns.some(kinds.TABLET, 1))
    if columns.IS_EXILED[card]:
        cards.exile_from_hand(state, entry)
    else:
        cards.lay_down(state, entry, "play")
    handlers.resolve(state, columns.CARD_NODE[card], flags + kinds.FROM * (kinds.OF_CARD + card))


def buy(state: State, card: i64) -> None:
    """A card is paid for and taken (rulings 44, 45 and 48)."""
    node = begin(state)
    price = main.price_of(card, node)
    if price:
        tokens.pay(state, price)
    cards.take_from_row(state, card)
    if card >= kinds.FIRST_ARTIFACT:
        find_artifact(state, card)
    else:
        cards.put_under(state, card)


def find_artifact(state: State, card: i64) -> None:
    """An artifact comes to the play area; its effect may be used at once (ruling 45)."""
    cards.put_in_area(state, card)
    state.agenda.push(kinds.ARTIFACT, card)


# Archaeologists


def dig(state: State, space: i64) -> None:
    """An archaeologist sets out for a known site."""
    node = begin(state)
    set_out(state, space, node)


def discover(state: State, place: i64) -> None:
    """An archaeologist sets out for an unknown place; the compasses are paid first (ruling 32)."""
    node = begin(state)
    compasses = main.discovery_price(place, node)
    if compasses:
        tokens.pay(state, columns.some(kinds.COMPASS, compasses))
    set_out(state, kinds.CAMP_SPACES + place, node)


def set_out(state: State, space: i64, node: i64) -> None:
    """The way is to be paid; then the figure arrives."""
    state.bill = main.bill_for(state, space, node)
    state.agenda.push(kinds.ARRIVE, space)
    state.agenda.push(kinds.TRAVEL)


def overcome(state: State, site: i64) -> None:
    """A guardian is overcome: for its cost, or without it by an effect (rulings 37 and 38)."""
    if not state.agenda.empty():
        state.agenda.pop()
        island.catch_guardian(state, state.active, site)
        return
    state.acted = True
    guardian: i64 = state.guards[site]
    if columns.GUARDIAN_PRICE[guardian]:
        tokens.pay(state, columns.GUARDIAN_PRICE[guardian])
    state.agenda.push(kinds.CATCH, site)
    if columns.GUARDIAN_ICONS[guardian]:
        state.bill = travel.make_bill(columns.GUARDIAN_ICONS[guardian], 0, 0)
        state.agenda.push(kinds.TRAVEL)
    if columns.GUARDIAN_CARD[guardian]:
        state.agenda.push(kinds.DISCARD, 0)


# Research


def glass(state: State, space: i64) -> None:
    """The magnifying glass moves up."""
    node = begin(state)
    step(state, kinds.GLASS, space, node)
    if space == kinds.TEMPLE:
        track.look_through_temple(state)
        state.agenda.push(kinds.TEMPLE_BONUS)
    else:
        reap(state, kinds.GLASS, space)


def notebook(state: State, space: i64) -> None:
    """The notebook moves up."""
    node = begin(state)
    step(state, kinds.NOTEBOOK, space, node)
    reap(state, kinds.NOTEBOOK, space)


def step(state: State, token: i64, space: i64, node: i64) -> None:
    """The price is paid, a crate idol included where the Snake asks for one, and the token moves."""
    price = main.step_price(state, space, node)
    if price:
        tokens.pay(state, price)
    free = node >= 0 and columns.NODE_KIND[node] == columns.NOTEBOOK_KIND
    if columns.STEP_IDOL[state.side][space] and not free:
        tokens.pay_idol(state)
    track.move_token(state, state.active, token, space)


def reap(state: State, token: i64, space: i64) -> None:
    """Bonus tile and row effect, in the order the player likes, where that can make a difference."""
    row: i64 = columns.STEP_ROW[state.side][space]
    mask = state.bonuses_of(space)
    if mask == 0:
        state.agenda.push(kinds.ROW_EFFECT, row, token)
    elif mask & (mask - 1) == 0 and both_plain(state, row, token, mask):
        state.agenda.push(kinds.ROW_EFFECT, row, token)
        state.agenda.push(kinds.PICK_BONUS, space)
    else:
        state.agenda.push(kinds.BONUS, space, token)


def both_plain(state: State, row: i64, token: i64, mask: i64) -> bool:
    """Are both effects plain gains, so that their order does not matter?"""
    type: i64 = 0
    while not (mask >> type) & 1:
        type += 1
    other = columns.ROW_NODE[state.side][row][token]
    return columns.NODE_GAINS[columns.BONUS_NODE[type]] > 0 and columns.NODE_GAINS[other] > 0


def temple(state: State, stack: i64) -> None:
    """A temple tile is bought (ruling 87)."""
    node = begin(state)
    price = main.tile_price(state, stack, node)
    if price:
        tokens.pay(state, price)
    track.take_temple_tile(state, state.active, stack)


# Assistants and idols


def use(state: State, place: i64) -> None:
    """An own assistant is used and exhausted; the buyer takes the main action (ruling 91)."""
    entry = state.helper(state.active, place)
    if entry % kinds.GOLD == kinds.BUYER:
        state.acted = True
    tokens.exhaust(state, place)
    tell.helper(state, "use", entry)
    node: i64 = columns.ASSISTANT_NODE[travel.ride_of(entry)]
    handlers.resolve(
        state, node, kinds.PAID_NOW + kinds.NO_TRAVEL + kinds.FROM * (kinds.OF_ASSISTANT + entry % kinds.GOLD)
    )


def slot(state: State, choice: i64) -> None:
    """A crate idol goes to a slot for one of the five effects (ruling 41)."""
    tokens.slot_idol(state, choice)
    handlers.resolve(state, columns.SLOT_NODE[choice], kinds.PAID_NOW)


# The turn


def give_up(state: State, argument: i64) -> None:
    """The active player passes; free actions of this turn are still allowed (ruling 97)."""
    state.acted = True
    state.passed |= bit(state.active)
    tell.note(state, "pass")


def end(state: State, argument: i64) -> None:
    """The turn ends."""
    rounds.end_turn(state)
