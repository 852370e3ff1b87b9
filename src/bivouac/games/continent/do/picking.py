"""Picking one of the cards or items in question: one function per question."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.games.continent import columns, flow, kinds, tell
from bivouac.games.continent.do import group
from bivouac.games.continent.may import lists, powers, presence
from bivouac.games.continent.moves import cards, energy, gear
from bivouac.games.continent.resolve import asking, steps
from bivouac.games.continent.state import State, card_of, cell_of, context


def pick(state: State, seat: i64, argument: i64) -> None:
    """What was picked is done with as the question says."""
    picked = lists.in_question(state, seat)[argument]
    question = state.question()
    about, number = state.agenda.a(), state.agenda.b()
    state.agenda.pop()
    PICKED[question](state, about, number, picked)


def _keeping(state: State, about: i64, number: i64, card: i64) -> None:
    """A skill is kept; where several hands may take it, one is asked for (ruling 47)."""
    hands = lists.keepers(state, card)
    if len(hands) == 1:
        keep(state, card, hands[0])
    else:
        state.agenda.push(kinds.KEEP_FOR, about, card)


def keep(state: State, card: i64, seat: i64) -> None:
    """A revealed skill joins a hand, whatever its limit (ruling 47)."""
    state.drawn = [entry for entry in state.drawn if entry // 2 != card]
    cards.to_hand(state, card, seat)


def _excess(state: State, about: i64, number: i64, card: i64) -> None:
    cards.discard(state, card)
    state.agenda.push(kinds.EXCESS, about)


def _restoring(state: State, about: i64, left: i64, card: i64) -> None:
    """A chosen card goes back to the deck (rulings 69 and 71)."""
    energy.restore(state, [int(card)])
    if left > 1:
        state.agenda.push(kinds.RESTORING, about, left - 1)


def _damaging(state: State, about: i64, left: i64, at: i64) -> None:
    """One point of damage falls on an item (ruling 146)."""
    asking.damage(state, at, 1)
    if left > 1:
        state.agenda.push(kinds.DAMAGING, about, left - 1)


def _repairing(state: State, about: i64, pips: i64, at: i64) -> None:
    gear.mend(state, at, pips)


def _curing(state: State, about: i64, number: i64, card: i64) -> None:
    cards.give_back(state, card)


def _learning(state: State, about: i64, to_hand: i64, card: i64) -> None:
    """An advanced skill is bought, and paid with experience next (ruling 132)."""
    state.revealed_count += 1
    if to_hand:
        cards.to_hand(state, card, about % 8)
    else:
        cards.put(state, card, kinds.IN_DECK)
        state.deck.put(card)
        state.deck.shuffle(state.chance)
    tell.learn(state, card)
    state.agenda.push(kinds.SPENDING, about, state.box.price[card])


def _spending(state: State, about: i64, left: i64, card: i64) -> None:
    """Experience is spent card by card; no change is given (ruling 132)."""
    cards.banish(state, card)
    if left > state.box.points[card]:
        state.agenda.push(kinds.SPENDING, about, left - state.box.points[card])


def _peeking(state: State, about: i64, left: i64, cell: i64) -> None:
    cards.show(state, cell, kinds.PEEKED)
    if left > 1:
        state.agenda.push(kinds.PEEKING, about, left - 1)


def _trimming(state: State, about: i64, number: i64, picked: i64) -> None:
    """Under new limits a whole item goes, or a card of one, or of the hand (ruling 120)."""
    if picked >= lists.WHOLE_ITEM:
        gear.scrap(state, picked - lists.WHOLE_ITEM)
    else:
        cards.discard(state, picked)
    state.agenda.push(kinds.TRIMMING, about)


def _give_for(state: State, about: i64, number: i64, at: i64) -> None:
    group.ask_for(state, about % 8 * kinds.MOST_ITEMS + number % kinds.MOST_ITEMS, at)


def _fuel(state: State, about: i64, power: i64, card: i64) -> None:
    """A whole card is the price of a character's power (ruling 137)."""
    tell.spend(state, "power", about % 8, card)
    cards.discard(state, card)
    POWERS[power](state, about)


# -- powers


def _recount(state: State, about: i64) -> None:
    steps.recount(state, about % 8)


def _redo(state: State, about: i64) -> None:
    steps.again(state)


def _cancel(state: State, about: i64) -> None:
    """The state is not acquired; what the group's quarrel cost comes back in part (ruling 112)."""
    card = card_of(about)
    if presence.is_in_play(state, card):
        cards.give_back(state, card)
        if state.box.number[card] == state.box.paranoid:
            pile = state.discards()
            count = min(powers.amount(state, about % 8), len(pile))
            energy.restore(state, energy.sample(state, pile, count))


def _skip(state: State, about: i64) -> None:
    """The mandatory action just revealed is dropped (ruling 138)."""
    question = context(state.active, card_of(about), cell_of(about))
    state.agenda.pop()
    flow.drop(state, question, card_of(about))


def _peek(state: State, about: i64) -> None:
    """The fog card is looked at; it may then go under its deck."""
    cards.show(state, cell_of(about), kinds.PEEKED)
    state.agenda.push(kinds.BURYING, about)


def _mend(state: State, about: i64) -> None:
    """An item that lost its die stays; its place stands where a cell would."""
    at = cell_of(about)
    if state.items[at]:
        gear.mend(state, at, powers.amount(state, about % 8))


Power = Callable[[State, i64], None]

_BY_NAME: Final[dict[str, Power]] = {
    "recount": _recount, "redo": _redo, "cancel": _cancel, "skip": _skip, "peek": _peek, "mend": _mend,
}  # fmt: skip
POWERS: Final[list[Power]] = [_BY_NAME[name] for name in columns.POWERS]

Picked = Callable[[State, i64, i64, i64], None]

PICKED: Final[dict[int, Picked]] = {
    kinds.KEEPING: _keeping,
    kinds.EXCESS: _excess,
    kinds.RESTORING: _restoring,
    kinds.DAMAGING: _damaging,
    kinds.REPAIRING: _repairing,
    kinds.CURING: _curing,
    kinds.LEARNING: _learning,
    kinds.SPENDING: _spending,
    kinds.PEEKING: _peeking,
    kinds.TRIMMING: _trimming,
    kinds.GIVE_FOR: _give_for,
    kinds.FUEL: _fuel,
}
assert set(PICKED) == set(lists.IN_QUESTION), "what is picked is done with"
