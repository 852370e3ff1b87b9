"""Moving pieces: the few verbs that every action and effect is made of, each told to those who watch."""

from mypy_extensions import i64

from bivouac.core.bits import bit
from bivouac.games.temple import tell
from bivouac.games.temple.kinds import WARES
from bivouac.games.temple.shapes import HandingOver
from bivouac.games.temple.state import State


def earn(state: State, seat: i64, money: i64) -> None:
    """A player takes money from the bank, which never runs dry (ruling 41)."""
    had: i64 = state.money[seat]
    state.money[seat] = had + money
    state.tell_money("earn", seat, money)


def spend(state: State, money: i64) -> None:
    """The active player pays the bank."""
    if money:
        had: i64 = state.money[state.active]
        state.money[state.active] = had - money
        state.tell_money("spend", state.active, money)


def take(state: State, cell: i64) -> i64:
    """A card leaves the temple, face up for all, for the active player's tableau; say which one it was."""
    card = state.card(cell)
    tell.carry(state, "take", card)
    state.knowledge.publish(card)
    state.cells &= ~bit(cell)
    receive(state, state.active, card)
    return card


def receive(state: State, seat: i64, card: i64) -> None:
    """A card comes to a tableau, open."""
    row: i64 = state.rows[seat]
    state.rows[seat] = row | bit(card)
    if state.faces[card] < WARES:
        state.count_in_hand(seat, state.faces[card], 1)


def release(state: State, seat: i64, card: i64) -> None:
    """An open card leaves a tableau."""
    row: i64 = state.rows[seat]
    state.rows[seat] = row & ~bit(card)
    state.count_in_hand(seat, state.faces[card], -1)


def flip(state: State, card: i64) -> None:
    """A card of the active player is turned over for good: nobody can steal it any more."""
    state.flipped |= bit(card)
    if state.faces[card] < WARES:
        state.count_in_hand(state.active, state.faces[card], -1)


def hand_over(state: State, what: HandingOver, owner: i64, receiver: i64, ware: i64) -> None:
    """An open card goes from one tableau to another, as a theft or as a gift (ruling 33)."""
    card = state.first_open(owner, ware)
    release(state, owner, card)
    receive(state, receiver, card)
    tell.hand_over(state, what, card, owner, receiver)


def discard(state: State, ware: i64) -> None:
    """An open card of the active player leaves the game, for all to see (ruling 35)."""
    card = state.first_open(state.active, ware)
    release(state, state.active, card)
    state.discard |= bit(card)
    tell.carry(state, "discard", card)


def engage(state: State, assistant: i64) -> None:
    """An assistant leaves the row and works for the active player."""
    state.give(assistant, state.active)
    tell.engage(state, assistant)


def look(state: State, cell: i64) -> None:
    """The active player looks at a face-down card in secret; that they looked is public (ruling 29)."""
    card = state.card(cell)
    state.knowledge.learn(state.active, card)
    tell.look(state, card)
