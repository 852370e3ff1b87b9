"""Does a question have to be asked? One with nothing to choose answers itself."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.continent import flow, kinds
from bivouac.games.continent.may import land, lists, possible, powers, reach, weights
from bivouac.games.continent.moves import cards, energy, gear
from bivouac.games.continent.resolve import counting, leaves
from bivouac.games.continent.state import State, card_of, cell_of


def stands(state: State) -> bool:
    """Must the question on top be asked? If not, it is answered and struck."""
    kind = state.agenda.kind
    seat = state.asked()
    if kind != kinds.JOIN_AT and not state.is_here(seat):
        state.agenda.pop()
        return False
    return STANDS[kind](state, seat)


def _yes(state: State, seat: i64) -> bool:
    return True


def _strike(state: State) -> bool:
    state.agenda.pop()
    return False


def _gather(state: State, seat: i64) -> bool:
    """Is there anybody left to ask?"""
    asked = state.agenda.b()
    for other in reach.helpers(state, seat, state.attempt):
        if not has(asked, other):
            return True
    return _strike(state)


def _items(state: State, seat: i64) -> bool:
    for slot in range(kinds.MOST_ITEMS):
        if weights.can_use(state, seat, slot):
            return True
    return _strike(state)


def _cost(state: State, seat: i64) -> bool:
    return len(weights.helps(state, seat, for_cost=True)) > 0 or _strike(state)


def _trade(state: State, seat: i64) -> bool:
    return lists.can_trade(state) or _strike(state)


def _drawing(state: State, seat: i64) -> bool:
    return lists.can_draw_more(state) or _strike(state)


def _result(state: State, seat: i64) -> bool:
    """Helps are asked for while successes are wanting (rulings 44 and 45)."""
    short = counting.successes(state) < weights.need(state)
    return (short and len(weights.helps(state, seat, for_cost=False)) > 0) or _strike(state)


def _picks(state: State, seat: i64) -> bool:
    """Is there anything to pick from?"""
    return len(lists.in_question(state, seat)) > 0 or _strike(state)


def _counted_picks(state: State, seat: i64) -> bool:
    """Is anything left to be picked, and anything to pick it from?"""
    return (state.agenda.b() > 0 and len(lists.in_question(state, seat)) > 0) or _strike(state)


def _restoring(state: State, seat: i64) -> bool:
    """Once the whole pile is wanted there is nothing to choose."""
    pile = state.discards()
    if len(pile) > state.agenda.b() > 0:
        return True
    wanted = state.agenda.b() > 0
    state.agenda.pop()
    if wanted:
        energy.restore(state, pile)
    return False


def _damaging(state: State, seat: i64) -> bool:
    """All of it must be absorbed while there is an item; a single one takes it all (ruling 146)."""
    found = lists.damageable(state)
    left = state.agenda.b()
    if len(found) > 1 and left:
        return True
    state.agenda.pop()
    if found and left:
        damage(state, found[0], left)
    return False


def damage(state: State, at: i64, pips: i64) -> None:
    """An item loses pips; at zero it is discarded at once (ruling 78)."""
    gear.wear(state, at, pips)
    if not state.pips[at]:
        gear.scrap(state, at)


def _repairing(state: State, seat: i64) -> bool:
    found = possible.repairable(state, seat)
    if len(found) > 1:
        return True
    pips = state.agenda.take()
    if found:
        gear.mend(state, found[0], pips)
    return False


def _curing(state: State, seat: i64) -> bool:
    number = state.agenda.b()
    found = possible.curable(state, seat, number)
    if len(found) > 1 and number == 0:
        return True
    state.agenda.pop()
    for card in found:
        cards.give_back(state, card)
    return False


def _crossing(state: State, seat: i64) -> bool:
    sides = land.other_sides(state, cell_of(state.agenda.a()), state.spots[seat])
    if len(sides) > 1:
        return True
    state.agenda.pop()
    if sides:
        leaves.move_all(state, sides[0])
    return False


def _burying(state: State, seat: i64) -> bool:
    cell = cell_of(state.agenda.a())
    return (state.cells[cell] >= 0 and state.faces[cell] == kinds.PEEKED) or _strike(state)


def _power(state: State, seat: i64) -> bool:
    return len(powers.fuel(state, seat)) > 0 or _strike(state)


def _mandatory(state: State, seat: i64) -> bool:
    """One action of the card alone is no choice; one that has become impossible is dropped (57 and 60)."""
    about = state.agenda.a()
    open_now = reach.open_attempts(state, card_of(about), cell_of(about))
    if len(open_now) > 1:
        return True
    state.agenda.pop()
    if open_now:
        flow.begin_forced(state, about, open_now[0])
    else:
        flow.drop(state, about, card_of(about))
    return False


def _aim(state: State, seat: i64) -> bool:
    """A single destination still is a decision: the action may be called off."""
    return len(land.destinations(state, state.spots[seat])) > 0 or _strike(state)


Asker = Callable[[State, i64], bool]

_BY_QUESTION: Final[dict[int, Asker]] = {
    kinds.AIM: _aim,
    kinds.GATHER: _gather,
    kinds.ITEMS: _items,
    kinds.COST: _cost,
    kinds.TRADE: _trade,
    kinds.DRAWING: _drawing,
    kinds.RESULT: _result,
    kinds.KEEPING: _picks,
    kinds.EXCESS: _picks,
    kinds.RESTORING: _restoring,
    kinds.DAMAGING: _damaging,
    kinds.REPAIRING: _repairing,
    kinds.CURING: _curing,
    kinds.CROSSING: _crossing,
    kinds.LEARNING: _picks,
    kinds.SPENDING: _counted_picks,
    kinds.PEEKING: _counted_picks,
    kinds.BURYING: _burying,
    kinds.POWER: _power,
    kinds.FUEL: _power,
    kinds.MANDATORY: _mandatory,
    kinds.TRIMMING: _picks,
}
STANDS: Final[list[Asker]] = [_BY_QUESTION.get(question, _yes) for question in range(kinds.FIRST_STEP)]
