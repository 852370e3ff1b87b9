"""Paying for travel, source by source (rulings 21 to 24)."""

from mypy_extensions import i64

from bivouac.core.bits import added, taken
from bivouac.games.arnak import columns, tell
from bivouac.games.arnak.kinds import COIN, LEFTOVER, ONE_PLANE, PAID_NOW, TOP_ICONS, TRAVEL
from bivouac.games.arnak.may import answers, travel
from bivouac.games.arnak.moves import cards, tokens
from bivouac.games.arnak.resolve import handlers
from bivouac.games.arnak.state import State


def pay_in(state: State, icons: i64) -> None:
    """Icons go into the payment under way; the agenda closes it once it is met."""
    bill = state.bill
    paid = added(travel.paid_of(bill), state.in_effect(icons), TOP_ICONS)
    state.bill = travel.make_bill(travel.needs_of(bill), paid, travel.covered_of(bill))


def spend(state: State, card: i64) -> None:
    """A hand card is spent for its travel, its effect ignored (ruling 17)."""
    cards.lay_down(state, state.entry_of(card), "spend")
    pay_in(state, columns.CARD_ICONS[card])


def boon(state: State, guardian: i64) -> None:
    """A boon is used: its travel inside a payment, or its effect as a free action (ruling 39)."""
    tokens.use_boon(state, guardian)
    icons: i64 = columns.BOON_ICONS[guardian]
    if icons:
        pay_in(state, icons)
    else:
        handlers.resolve(state, columns.BOON_NODE[guardian], PAID_NOW)


def ride(state: State, place: i64) -> None:
    """An assistant is used for travel."""
    entry = state.helper(state.active, place)
    tokens.exhaust(state, place)
    tell.helper(state, "ride", entry)
    pay_in(state, columns.RIDE_ICONS[travel.ride_of(entry)])


def pilot(state: State, argument: i64) -> None:
    """A pilot is hired (ruling 22)."""
    tokens.pay(state, columns.some(COIN, columns.PILOT_PRICE))
    pay_in(state, ONE_PLANE)


def icon(state: State, which: i64) -> None:
    """A left-over icon is spent; or it is said which one stays (ruling 23)."""
    if state.agenda.kind == LEFTOVER:
        left = answers.remainder(state, which)
        state.agenda.pop()
        state.bill = 0
        tokens.keep_icons(state, left)
        return
    assert state.agenda.kind == TRAVEL, "icons are spent inside a payment"
    state.icons = taken(state.icons, travel.ONE[which], TOP_ICONS)
    pay_in(state, travel.ONE[which])
