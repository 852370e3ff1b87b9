"""Resolving what a bonus, a card or an assistant does: one handler per kind of effect, and their agenda."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.effects import AllOf, Effect, in_order
from bivouac.games.temple import codes, columns, effects, kinds, may, moves, tell
from bivouac.games.temple.state import State


def settle(state: State) -> None:
    """After an action: what it brings, and what is asked next; a pending choice bears its number (43)."""
    run(state)
    if state.phase != kinds.OVER:
        state.phase = kinds.TURN if state.agenda.empty() else state.agenda.kind


def run(state: State) -> None:
    """Work through the agenda until it is empty or the active player must choose."""
    while not state.agenda.empty():
        kind = state.agenda.kind
        if kind == kinds.RESOLVE:
            node = state.agenda.a()
            state.agenda.pop()
            HANDLERS[columns.NODE_KIND[node]](state, node)
        elif can_answer(state, kind):
            return
        else:
            _fizzle(state, kind)


def can_answer(state: State, question: i64) -> bool:
    """Is there anything a pending choice can be settled with? Looking may always be stopped."""
    for code in state.rules.actions.answers[question]:
        if code != codes.ENOUGH and state.judge(state.active, code) is None:
            return True
    return False


def _fizzle(state: State, kind: i64) -> None:
    """A choice nobody can settle lapses (rulings 16, 18, 27, 31, 45 and 46)."""
    state.agenda.pop()
    tell.fizzle(state, kinds.QUESTIONS[kind].name)


def _all_of(state: State, node: i64) -> None:
    parts = columns.NODE_PARTS[node]
    for at in range(len(parts) - 1, -1, -1):  # the last one pushed is resolved first
        state.agenda.push(kinds.RESOLVE, parts[at])


def _take_money(state: State, node: i64) -> None:
    moves.earn(state, state.active, columns.NODE_MONEY[node])


def _pay_money(state: State, node: i64) -> None:
    """All one has, if that is less (ruling 27)."""
    moves.spend(state, min(columns.NODE_MONEY[node], may.purse(state)))


def _pay_others(state: State, node: i64) -> None:
    """From the bank, not from the active player (ruling 35)."""
    for seat in range(state.seats):
        if seat != state.active:
            moves.earn(state, seat, columns.NODE_MONEY[node])


def _act_again(state: State, node: i64) -> None:
    count = columns.NODE_ACTIONS[node]
    state.left += count
    tell.again(state, count)


def _ask(state: State, node: i64) -> None:
    state.agenda.push(NODE_ASKS[node], columns.NODE_PICKS[node])


# The effects that do nothing but ask, each with its question.
ASKED: Final[dict[type[Effect], int]] = {
    effects.TakeAssistant: kinds.INVITE,
    effects.StealCard: kinds.STEAL,
    effects.LookAt: kinds.LOOK,
    effects.DiscardOne: kinds.DISCARD,
    effects.GiveOne: kinds.GIVE,
    effects.CarryOff: kinds.CARRY,
}
NODE_ASKS: Final[list[int]] = [ASKED.get(type(effect), -1) for effect in columns.NODES.effects]

Handler = Callable[[State, i64], None]

HANDLERS: Final[list[Handler]] = in_order(
    effects.KINDS,
    {
        AllOf: _all_of,
        effects.TakeMoney: _take_money,
        effects.PayMoney: _pay_money,
        effects.PayOthers: _pay_others,
        effects.ActAgain: _act_again,
        **dict.fromkeys(ASKED, _ask),
    },
)
