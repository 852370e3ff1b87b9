"""What lies in question: for each question, the cards, items and seats among which its answer is picked."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.continent import kinds
from bivouac.games.continent.may import possible, powers, weights
from bivouac.games.continent.state import State

WHOLE_ITEM: Final = 4096  # beyond the numbers of cards: the place of an item that is to go


def in_question(state: State, seat: i64) -> list[int]:
    """The cards, items or cells that may be picked, in the order of `pick 1`, `pick 2`…"""
    picks = IN_QUESTION.get(state.question())
    return [] if picks is None else picks(state, seat, state.agenda.b())


def keepable(state: State) -> list[int]:
    """The revealed skills that a participant may keep (rulings 47 to 49)."""
    return [
        entry // 2
        for entry in state.drawn
        if state.box.kind[entry // 2] == kinds.SKILL and keepers(state, entry // 2)
    ]


def keepers(state: State, card: i64) -> list[int]:
    """The participants whose hand may take a skill; a character's own only that character's (ruling 48)."""
    owner = state.box.owner[card]
    icon = state.box.icon[state.attempt]
    return [
        seat
        for seat in state.participants()
        if (owner < 0 or state.characters[seat] == owner)
        and not weights.burden(state, seat, kinds.NO_KEEP, icon)
    ]


def hand_limit(state: State, seat: i64, which: i64) -> i64:
    """How many skills or bonuses a hand may hold, states considered (rulings 4 and 54)."""
    limit = state.limit(which)
    if which == kinds.SKILLS_LIMIT:
        for card in state.hands[seat]:
            for burden in state.box.burdens[card]:
                if state.box.burden_kind[burden] == kinds.FEWER_SKILLS:
                    limit -= state.box.burden_amount[burden]
    return max(0, limit)


def excess(state: State, seat: i64) -> list[int]:
    """The cards of the kinds of which a hand holds too many (ruling 54)."""
    found: list[int] = []
    for which in (kinds.SKILLS_LIMIT, kinds.BONUSES_LIMIT):
        held = [card for card in state.hands[seat] if state.box.limited[card] == which]
        if len(held) > hand_limit(state, seat, which):
            found += held
    return found


def damageable(state: State) -> list[int]:
    """The items of participants that have a die to lower (rulings 78 and 146)."""
    found: list[int] = []
    for seat in state.participants():
        for at in range(seat * kinds.MOST_ITEMS, seat * kinds.MOST_ITEMS + kinds.MOST_ITEMS):
            if state.pips[at]:
                found.append(at)
    return found


def overload(state: State, seat: i64) -> list[int]:
    """What new limits forbid: whole items beyond their number first, then cards of an item (ruling 120).

    An item is WHOLE_ITEM more than its place, a card is itself: the top card of an item goes last.
    """
    if state.item_count(seat) > state.limit(kinds.ITEMS_LIMIT):
        first = seat * kinds.MOST_ITEMS
        return [WHOLE_ITEM + at for at in range(first, first + kinds.MOST_ITEMS) if state.items[at]]
    for at in range(seat * kinds.MOST_ITEMS, seat * kinds.MOST_ITEMS + kinds.MOST_ITEMS):
        if len(state.items[at]) > state.limit(kinds.PER_ITEM_LIMIT):
            return state.items[at][1:]
    return excess(state, seat)


def can_draw_more(state: State) -> bool:
    """May the active player add a card? Not to a locked action, nor when a state forbids it (35 to 37)."""
    if state.box.locked[state.attempt]:
        return False
    if weights.burden(state, state.active, kinds.NO_EXTRA, state.box.icon[state.attempt]):
        return False
    return len(state.deck) > 0 or len(state.discards()) > 0


def can_trade(state: State) -> bool:
    """May the group draw fewer cards for more successes? (rulings 31 and 35)"""
    return (
        len(state.participants()) > 1
        and not state.box.locked[state.attempt]
        and weights.printed_cost(state) > 0
    )


def can_abandon(state: State, seat: i64, slot: i64) -> bool:
    """May a player drop a whole item? Not one used in the running action, before step 5 (ruling 104)."""
    at = seat * kinds.MOST_ITEMS + slot
    if not state.items[at] or not state.pips[at]:
        return False
    if state.attempt < 0:
        return True
    card = state.box.card_of[state.attempt]
    started = card >= 0 and state.where[card] == kinds.IN_ITEM + at
    return not has(state.used, at) and not (started and state.verdict == kinds.UNDECIDED)


def _experience(state: State) -> list[int]:
    return [card for card in state.satchel if state.box.points[card]]


def swappable(state: State, seat: i64) -> list[int]:
    """The items a player could give in exchange."""
    return [
        at
        for at in range(seat * kinds.MOST_ITEMS, seat * kinds.MOST_ITEMS + kinds.MOST_ITEMS)
        if state.items[at]
    ]


# For each question that is answered by a pick: what lies in question, for the seat and what it is about.
Listed = Callable[[State, i64, i64], list[int]]

IN_QUESTION: Final[dict[int, Listed]] = {
    kinds.KEEPING: lambda state, seat, about: keepable(state),
    kinds.EXCESS: lambda state, seat, about: excess(state, seat),
    kinds.RESTORING: lambda state, seat, about: state.discards(),
    kinds.DAMAGING: lambda state, seat, about: damageable(state),
    kinds.REPAIRING: lambda state, seat, about: possible.repairable(state, seat),
    kinds.CURING: lambda state, seat, about: possible.curable(state, seat, about),
    kinds.LEARNING: lambda state, seat, about: possible.learnable(state),
    kinds.SPENDING: lambda state, seat, about: _experience(state),
    kinds.PEEKING: lambda state, seat, about: possible.unseen(state, seat),
    kinds.FUEL: lambda state, seat, about: powers.fuel(state, seat),
    kinds.TRIMMING: lambda state, seat, about: overload(state, seat),
    kinds.GIVE_FOR: lambda state, seat, about: swappable(state, about // kinds.MOST_ITEMS),
}
