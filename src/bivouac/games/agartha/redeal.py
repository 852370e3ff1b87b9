"""Dealing the world anew for a seat: hidden pieces lie as they may lie, and as likely, for what it knows.

Hidden are the deck above the cards known to lie under it, from all alike, and the values of others' tokens
that are face down or in hand. Where a token was placed says nothing of its value: that was a free choice.
"""

from mypy_extensions import i64

from bivouac.core.bits import bit, has, with_nibble
from bivouac.core.chance import QuickChance, dealt_anew
from bivouac.core.piles import Pile
from bivouac.games.agartha.state import State


def redeal(state: State, seat: i64, chance: QuickChance) -> None:
    """Replace every piece hidden from the seat by one dealt anew."""
    state.deck = Pile(state.deck.pieces[: state.bottom] + dealt_anew(unknown(state), chance))
    for other in range(state.seats):
        if other != seat:
            deal_values(state, other, chance)


def choose_alike(world: State, truth: State) -> None:
    """The tokens lie in the world as they were chosen at the true table: no deal decided that."""
    world.values = truth.values


def unknown(state: State) -> list[int]:
    """The cards of the deck whose order nobody knows, from the bottom up."""
    return state.deck.pieces[state.bottom :]


def deal_values(state: State, seat: i64, chance: QuickChance) -> None:
    """The values a seat has not shown go anywhere among its face-down tokens and its hand."""
    values = one_of(state, seat)
    chance.shuffle(values)
    at: i64 = (seat + state.seats - state.holder()) % state.seats
    while at < state.placed:
        if not state.is_shown(at):
            state.values = with_nibble(state.values, at, values.pop())
        at += state.seats


def one_of(state: State, seat: i64) -> list[int]:
    """The values a seat has not shown this round: what any hidden token of its may be."""
    shown: i64 = 0
    at: i64 = (seat + state.seats - state.holder()) % state.seats
    while at < state.placed:
        if state.is_shown(at):
            shown |= bit(state.value(at))
        at += state.seats
    return [value for value in range(1, 4) if not has(shown, value)]
