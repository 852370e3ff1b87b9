"""The one answer that makes sense to a question, where there is one: screens may give it unasked.

It is never given by the rules: a journal holds every answer, and who would rather answer may.
"""

from typing import Final

from mypy_extensions import i64

from bivouac.games.continent import codes, kinds
from bivouac.games.continent.may import lists, weights
from bivouac.games.continent.state import State

UNKNOWN: Final = -1
# Effects that call no card of their own: after them no symbol is asked for.
_CALL_NOTHING: Final[frozenset[int]] = frozenset({
    kinds.E_ALL_OF, kinds.E_ONE_OF, kinds.E_MAY, kinds.E_WHEN, kinds.E_RESTORE, kinds.E_LOSE, kinds.E_DAMAGE,
    kinds.E_REPAIR, kinds.E_GO, kinds.E_CROSS, kinds.E_CURE, kinds.E_LIGHT, kinds.E_LEARN, kinds.E_SPEND,
    kinds.E_PEEK,
})  # fmt: skip


def evident(state: State) -> i64:
    """The action that answers the question as everybody would, or UNKNOWN where there is a choice."""
    question = state.question()
    if question == kinds.ITEMS and not _any_item_matters(state):
        return codes.DONE
    if question == kinds.COST:
        return _cheapest(state)
    if question == kinds.TRADE and weights.cost(state) == 0:
        return codes.SAY  # fewer cards than none cannot be drawn: a trade would only ask for more (31)
    if question == kinds.DRAWING and weights.need(state) == 0 and not _may_be_kept(state):
        return codes.DONE
    return UNKNOWN


def _cheapest(state: State) -> i64:
    """Nothing makes cheaper what is free; a help that is not used up by it is applied (30 and 140).

    Only where nothing has to be won: else a player may well want the cards, and who cannot draw more (36) has
    no other way to them.
    """
    if weights.cost(state) == 0:
        return codes.DONE
    seat = state.asked()
    if weights.need(state) or seat != state.active or not lists.can_draw_more(state):
        return UNKNOWN
    for at, help in enumerate(weights.helps(state, seat, for_cost=True)):
        if state.box.help_after[help] == kinds.KEEP:
            return codes.APPLY + at
    return UNKNOWN


def _any_item_matters(state: State) -> bool:
    """Could an item of whoever is asked make the action cheaper, or surer, or show a symbol it asks for?"""
    seat = state.asked()
    costs = weights.cost(state) > 0
    if costs and weights.unopened(state, seat, for_cost=True):
        return True
    counts = weights.need(state) > 0 or (costs and lists.can_trade(state))
    if counts and weights.unopened(state, seat, for_cost=False):
        return True
    return _has_symbol(state, seat) and _calls(state)


def _has_symbol(state: State, seat: i64) -> bool:
    for at in range(seat * kinds.MOST_ITEMS, seat * kinds.MOST_ITEMS + kinds.MOST_ITEMS):
        if state.pips[at]:
            for card in state.items[at]:
                if state.box.symbol[card] >= 0:
                    return True
    return False


def _calls(state: State) -> bool:
    """Could either box of the running action call a card?"""
    box = state.box
    left = [node for node in (box.success[state.attempt], box.failure[state.attempt]) if node >= 0]
    while left:
        node = left.pop()
        if box.node_kind[node] not in _CALL_NOTHING:
            return True
        left += box.node_parts[node]
    return False


def _may_be_kept(state: State) -> bool:
    """May any participant keep a skill that were drawn? (ruling 47)"""
    icon = state.box.icon[state.attempt]
    for seat in state.participants():
        if not weights.burden(state, seat, kinds.NO_KEEP, icon):
            return True
    return False
