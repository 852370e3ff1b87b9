"""Resolving rewards and actions: one handler per kind of effect, and the agenda they work through."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.effects import AllOf, May, in_order
from bivouac.games.agartha import columns, effects, flow, kinds, may, moves, tell
from bivouac.games.agartha.state import State


def settle(state: State) -> None:
    """Work through the agenda, zone after zone and round after round, until somebody must choose."""
    while True:
        kind = state.agenda.kind
        if kind < 0:
            if not flow.go_on(state):
                return
        elif kind == kinds.RESOLVE:
            node = state.agenda.a()
            about = state.agenda.take()
            HANDLERS[columns.NODE_KIND[node]](
                state, node, about % kinds.RESOLVE_SEATS, about // kinds.RESOLVE_SEATS
            )
        elif kind == kinds.PICK:
            if not _take_the_last(state):
                return
        elif kind == kinds.WON:
            if moves.next_pending(state, state.agenda.a()) != kinds.NO_CARD:
                return
            seat = state.agenda.a()
            changed = state.agenda.b() // kinds.CHANGED
            state.agenda.pop()
            open_slots(state, seat, changed)
        elif kind == kinds.OFFER:
            if may.is_usable(state, state.agenda.a(), state.agenda.b()):
                return
            state.agenda.pop()  # nothing to offer: it closes by itself (ruling 56)
        else:
            return


def _take_the_last(state: State) -> bool:
    """The last card of a shared tile is no choice (ruling 21); was it that?"""
    tile = may.tile_in_question(state)
    if state.on_tile(tile) > 1:
        return False
    seat = state.agenda.a()
    state.agenda.pop()
    for place in range(kinds.CARD_PLACES):
        if state.tiles[tile * kinds.CARD_PLACES + place] != kinds.NO_CARD:
            moves.win(state, seat, tile, place)
    return True


def open_slots(state: State, seat: i64, mask: i64) -> None:
    """These slots have changed: they leave older sets and are offered first (rulings 12 and 39)."""
    if mask == 0:
        return
    if state.agenda.kind == kinds.OFFER:
        _strike(state, mask)
    push_offer(state, seat, mask)


def push_offer(state: State, seat: i64, mask: i64) -> None:
    """Offer a set of slots, if there is any in it."""
    if mask:
        state.agenda.push(kinds.OFFER, seat, mask)


def _strike(state: State, mask: i64) -> None:
    """Take slots out of every set that waits; they lie one upon another on top of the agenda."""
    waiting: list[int] = []
    seat = state.agenda.a()
    while state.agenda.kind == kinds.OFFER:
        waiting.append(state.agenda.b())
        state.agenda.pop()
    for at in range(len(waiting) - 1, -1, -1):
        older: i64 = waiting[at]
        push_offer(state, seat, older & ~mask)


def _all_of(state: State, node: i64, seat: i64, slot: i64) -> None:
    parts = columns.NODE_PARTS[node]
    for at in range(len(parts) - 1, -1, -1):  # the last one pushed is resolved first
        state.agenda.push(kinds.RESOLVE, parts[at], seat + kinds.RESOLVE_SEATS * slot)


def _may(state: State, node: i64, seat: i64, slot: i64) -> None:
    """An action its owner may do without is asked for; one without a possible use is not (ruling 44)."""
    action = columns.NODE_ACTION[columns.NODE_PARTS[node][0]]
    origin = kinds.TOKEN if slot == kinds.NO_SLOT else kinds.REWARD
    if action == kinds.MOVE_ACTION:
        if moves.has_card(state, seat):
            state.agenda.push(kinds.MOVE, seat, origin)
    elif action == kinds.DRAW_ACTION:
        if may.can_draw(state):
            state.agenda.push(kinds.DRAW, seat, origin)
    elif may.can_swap(state, seat):
        state.agenda.push(kinds.SWAP, seat, origin)


def _score(state: State, node: i64, seat: i64, slot: i64) -> None:
    """Village points are counted one by one, those of Explorations by their tokens."""
    points = columns.NODE_POINTS[node]
    tell.score(state, seat, points)
    if slot != kinds.EXPLORATION:
        had: i64 = state.scored[seat]
        state.scored[seat] = had + points


def _meet(state: State, node: i64, seat: i64, slot: i64) -> None:
    moves.meet(state, seat, slot, columns.NODE_MET[node])


def _clear(state: State, node: i64, seat: i64, slot: i64) -> None:
    moves.clear(state, seat, slot)


def _asked(state: State, node: i64, seat: i64, slot: i64) -> None:
    raise AssertionError("an action is always asked for, never done by itself")


Handler = Callable[[State, i64, i64, i64], None]

HANDLERS: Final[list[Handler]] = in_order(
    effects.KINDS,
    {
        AllOf: _all_of,
        May: _may,
        effects.Score: _score,
        effects.Meet: _meet,
        effects.Clear: _clear,
        effects.MoveCard: _asked,
        effects.SwapCards: _asked,
        effects.DrawCard: _asked,
    },
)
