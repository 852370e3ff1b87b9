"""Doing what was chosen: one function per kind of action."""

from mypy_extensions import i64

from bivouac.core.bits import bit
from bivouac.games.temple import columns, flow, may, moves, tell
from bivouac.games.temple.data.prices import HIRE_PRICE, PEEK_PRICE
from bivouac.games.temple.kinds import INVITE, LOOK, RESOLVE, STEAL, WARES
from bivouac.games.temple.shapes import Closing
from bivouac.games.temple.state import State


def take(state: State, cell: i64) -> None:
    """Pay for digging and take a card of the temple (Rulebook, action 1)."""
    _spend_action(state)
    moves.spend(state, may.price(state, cell, state.active))
    _unveil(state, moves.take(state, cell))


def _spend_action(state: State) -> None:
    state.left -= 1
    state.acted = True


def _unveil(state: State, card: i64) -> None:
    """What the card just taken does at once; one that does something is used up by it (ruling 34)."""
    node = columns.TAKEN[state.faces[card]]
    if node >= 0:
        moves.flip(state, card)
        state.agenda.push(RESOLVE, node)


def peek(state: State, cell: i64) -> None:
    """Pay 1 to look at a face-down card before choosing (Rulebook, action 1)."""
    moves.spend(state, PEEK_PRICE)
    moves.look(state, cell)


def hire(state: State, assistant: i64) -> None:
    """Pay 1 for an assistant (Rulebook, action 2)."""
    _spend_action(state)
    moves.spend(state, HIRE_PRICE)
    _engage(state, assistant)


def _engage(state: State, assistant: i64) -> None:
    """The assistant is taken and does at once what they do at once (ruling 42)."""
    moves.engage(state, assistant)
    if columns.NOW[assistant] >= 0:
        state.agenda.push(RESOLVE, columns.NOW[assistant])


def flip(state: State, group: i64) -> None:
    """Flip two or three cards of a type for the bonus they bear (rulings 8 and 9)."""
    _turn_over(state, "flip", group)
    deck = columns.GROUP_DECK[group]
    state.agenda.push(RESOLVE, columns.BONUS[deck][len(columns.GROUP_KINDS[group]) - 2])


def close(state: State, argument: i64) -> None:
    """Close a set: its points are safe, and it never grows (ruling 39)."""
    state.groups = [*state.groups, _turn_over(state, "close", argument + columns.FLIP_COUNT)]


def _turn_over(state: State, what: Closing, group: i64) -> i64:
    """Flip the cards of a set, and say which they were."""
    mask: i64 = 0
    for kind in columns.GROUP_KINDS[group]:
        card = state.first_open(state.active, kind)
        moves.flip(state, card)
        mask |= bit(card)
    tell.close(state, what, columns.GROUP_DECK[group], mask)
    return mask


def done(state: State, argument: i64) -> None:
    """End the turn; extra actions left over lapse (rulings 37 and 48)."""
    flow.end_turn(state)


def _settle(state: State, step: i64) -> None:
    """One of a pending choice's picks is made; the others stay on the agenda (ruling 32)."""
    count = state.agenda.a()
    state.agenda.pop()
    if count > 1:
        state.agenda.push(step, count - 1)


def steal(state: State, argument: i64) -> None:
    """Take an open card from an opponent (rulings 14, 15 and 33)."""
    _settle(state, STEAL)
    moves.hand_over(state, "steal", argument // WARES, state.active, argument % WARES)


def invite(state: State, assistant: i64) -> None:
    """Take an assistant without paying (ruling 18); what they do at once comes before the next pick."""
    _settle(state, INVITE)
    _engage(state, assistant)


def discard(state: State, ware: i64) -> None:
    """Put an own open card out of the game (ruling 35)."""
    state.agenda.pop()
    moves.discard(state, ware)


def give(state: State, ware: i64) -> None:
    """Give an own open card to the next player in the direction of play (ruling 35)."""
    state.agenda.pop()
    moves.hand_over(state, "give", state.active, state.next_seat(), ware)


def look(state: State, cell: i64) -> None:
    """Look at one more face-down card for nothing (ruling 45)."""
    _settle(state, LOOK)
    moves.look(state, cell)


def enough(state: State, argument: i64) -> None:
    """Look no further (ruling 45)."""
    state.agenda.pop()


def carry(state: State, cell: i64) -> None:
    """The Porter brings any card of the temple (ruling 46)."""
    state.agenda.pop()
    _unveil(state, moves.take(state, cell))
