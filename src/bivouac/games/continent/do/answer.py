"""Answering what an action, a card or another player asks: one function per kind of answer."""

from mypy_extensions import i64

from bivouac.core.bits import bit
from bivouac.games.continent import codes, flow, kinds, tell
from bivouac.games.continent.do import group, picking
from bivouac.games.continent.may import possible, reach, weights
from bivouac.games.continent.moves import board, cards, energy, gear
from bivouac.games.continent.resolve import leaves, numbers
from bivouac.games.continent.state import State, card_of, cell_of, context_of


def with_seat(state: State, seat: i64, other: i64) -> None:
    """The active player asks somebody to take part; they may refuse (ruling 15)."""
    about, asked = state.agenda.a(), state.agenda.b()
    state.agenda.pop()
    state.agenda.push(kinds.GATHER, about, asked | bit(other))
    state.agenda.push(kinds.JOINING, context_of(other))


def to_seat(state: State, seat: i64, other: i64) -> None:
    """The card or item in question goes to another player."""
    question = state.question()
    number = state.agenda.take()
    if question == kinds.KEEP_FOR:
        picking.keep(state, number, other)
    elif question == kinds.GIVE_TO:
        group.receive(state, seat, number, other)
    elif question == kinds.GAINED:
        cards.to_hand(state, number, other)
    else:
        state.agenda.push(kinds.FOUND, context_of(other), number + kinds.HANDED)


def to_cell(state: State, seat: i64, cell: i64) -> None:
    """A destination is declared, or a place named."""
    question = state.question()
    number = state.agenda.take()
    if question == kinds.AIM:
        state.aim = cell
    elif question == kinds.CROSSING:
        leaves.move_all(state, cell)
    else:
        assert question == kinds.JOIN_AT, "cells are named to move, to cross and to join"
        group.stand_at(state, seat, number, cell)


def use(state: State, seat: i64, slot: i64) -> None:
    """An item helps: its die is lowered, its effects and its flag are open (rulings 23 to 28)."""
    at = seat * kinds.MOST_ITEMS + slot
    state.used |= bit(at)
    state.signs = state.signs + [card for card in state.items[at] if state.box.symbol[card] >= 0]
    gear.wear(state, at, 1)


def apply(state: State, seat: i64, argument: i64) -> None:
    """A help is applied, once; its card may have to go (rulings 24, 33 and 140)."""
    help = weights.helps(state, seat, for_cost=state.question() == kinds.COST)[argument]
    state.applied = [*state.applied, help]
    card = state.box.help_card[help]
    tell.spend(state, "apply", seat, card)
    after = state.box.help_after[help]
    if after == kinds.KEEP:
        return
    if after == kinds.DISCARD:
        cards.discard(state, card)
    elif after == kinds.BANISH:
        cards.banish(state, card)
    else:
        cards.give_back(state, card)


def say(state: State, seat: i64, number: i64) -> None:
    """The active player names X, or somebody a digit (rulings 31 and 136)."""
    if state.question() != kinds.TRADE:
        numbers.say(state, seat, number)
        return
    state.agenda.pop()
    state.trade = number
    if not number:
        return
    for other in reversed(state.participants()[1:]):
        state.agenda.push(kinds.TRADE_AGREED, context_of(other), number)
    tell.trade(state, seat, number)


def place(state: State, seat: i64, argument: i64) -> None:
    """What was found or crafted becomes an item or part of one; a bonus joins the hand (84, 85, 102)."""
    card = state.agenda.b() % kinds.HANDED
    gained = state.question() == kinds.GAINED
    state.agenda.pop()
    if gained:
        cards.to_hand(state, card, seat)
    elif argument == codes.NEW_ITEM:
        gear.place_new(state, seat, card)
    else:
        gear.assemble(state, seat, argument - 1, card)


def choose(state: State, seat: i64, argument: i64) -> None:
    """One of the ways is taken."""
    question = state.question()
    about, number = state.agenda.a(), state.agenda.b()
    if question == kinds.ONE_OF:
        way = possible.ways(state, number, seat)[argument]
        state.agenda.pop()
        state.agenda.push(kinds.RESOLVE, about, way)
    elif question == kinds.MAY:
        state.agenda.pop()
        state.agenda.push(kinds.RESOLVE, about, state.box.node_parts[number][0])
    elif question == kinds.FLAG:
        state.agenda.pop()
        numbers.answer_flag(state, about, number, argument)
    elif question == kinds.MANDATORY:
        attempt = reach.open_attempts(state, card_of(about), cell_of(about))[argument]
        state.agenda.pop()
        flow.begin_forced(state, about, attempt)
    elif question == kinds.POWER:
        state.agenda.pop()
        state.agenda.push(kinds.FUEL, about, number)
    else:
        assert question == kinds.BURYING, "there is no other choice of ways"
        state.agenda.pop()
        put_under(state, cell_of(about))


def put_under(state: State, cell: i64) -> None:
    """A fog card that was looked at goes under its deck, and another is laid (ruling 138)."""
    card = state.cells[cell]
    zone = state.box.zone[card]
    call = state.calls[cell]
    cards.lift(state, card)
    cards.put_under(state, card)
    board.lay_one(state, cell, zone, call)


def agree(state: State, seat: i64, argument: i64) -> None:
    """A seat takes part, accepts the trade, gives its item up, or agrees to what is proposed."""
    question = state.question()
    number = state.agenda.take() if question != kinds.PROPOSED else 0
    if question == kinds.PROPOSED:
        group.agree_to_proposal(state, seat)
    elif question == kinds.SWAPPING:
        group.hand_over(state, number % kinds.ITEM_PLACES, number // kinds.ITEM_PLACES)
    elif question == kinds.JOINING:
        state.party |= bit(seat)
        tell.figure(state, "help", seat)


def decline(state: State, seat: i64, argument: i64) -> None:
    """A seat stays out, objects to the trade, keeps its item, or objects to all (14, 15, 106 and 144)."""
    question = state.question()
    if question == kinds.PROPOSED:
        group.object_to_proposal(state, seat)
        return
    must = state.agenda.take()
    tell.answer(state, "decline" if question == kinds.JOINING else "object", seat)
    if question == kinds.TRADE_AGREED:
        state.trade = 0
        while state.agenda.kind == kinds.TRADE_AGREED:
            state.agenda.pop()
    elif question == kinds.JOINING and must:
        flow.call_off(state)


def draw(state: State, seat: i64, argument: i64) -> None:
    """One more card, before any is revealed (ruling 36)."""
    energy.draw(state)
    tell.draw(state, seat, 1)


def skip(state: State, seat: i64, argument: i64) -> None:
    """Do without: an action, a gift or a number is called off, a card goes to its pile (ruling 61)."""
    question = state.question()
    card = state.agenda.b() % kinds.HANDED
    if question in (kinds.AIM, kinds.GATHER):
        flow.call_off(state)
        return
    state.agenda.pop()
    if question in (kinds.FOUND, kinds.GAINED):
        cards.discard(state, card)


def done(state: State, seat: i64, argument: i64) -> None:
    """Enough of this."""
    question = state.question()
    number = state.agenda.take()
    if question == kinds.GIVE_FOR:
        slot, other = number % kinds.MOST_ITEMS, number // kinds.MOST_ITEMS
        group.hand_over(
            state, seat * kinds.MOST_ITEMS + slot, other * kinds.MOST_ITEMS + gear.slot_free(state, other)
        )
