"""Travel: what icons pay for which, and whether a payment can be met (rulings 20 to 24).

Rows of icons have three bits an icon; a bill has three rows of twelve bits: asked for, paid in, covered.
"""

from typing import Final

from mypy_extensions import i64

from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import (
    COIN,
    EXHAUSTED,
    GOLD,
    ICONS,
    NO_ASSISTANT,
    PLACES_FOR_ASSISTANTS,
    SHUFFLED,
)
from bivouac.games.arnak.state import State

ROW_BITS: Final = 12
ROW_MASK: Final = 4095


def make_bill(needs: i64, paid: i64, covered: i64) -> i64:
    """A bill of its three rows."""
    return needs | (paid << ROW_BITS) | (covered << (2 * ROW_BITS))


def needs_of(bill: i64) -> i64:
    """The icons a bill asks for."""
    return bill & ROW_MASK


def paid_of(bill: i64) -> i64:
    """The icons paid in."""
    return (bill >> ROW_BITS) & ROW_MASK


def covered_of(bill: i64) -> i64:
    """The icons that a card covers for this payment alone."""
    return (bill >> (2 * ROW_BITS)) & ROW_MASK


def count_of(icons: i64) -> i64:
    """How many icons are in a row."""
    return (icons & 7) + ((icons >> 3) & 7) + ((icons >> 6) & 7) + ((icons >> 9) & 7)


def met(needs: i64, boots: i64, cars: i64, ships: i64, planes: i64) -> i64:
    """How many of the icons asked for so many boots, cars, ships and planes can pay at most.

    A plane pays anything, cars and ships pay boots besides themselves, boots pay boots (ruling 20).
    """
    asked_cars, asked_ships, asked_planes = (needs >> 3) & 7, (needs >> 6) & 7, (needs >> 9) & 7
    # Written out, for `min` is most of what this costs when it is not compiled
    paid_planes = asked_planes if asked_planes < planes else planes
    planes -= paid_planes
    paid_cars = asked_cars if asked_cars < cars else cars
    paid_ships = asked_ships if asked_ships < ships else ships
    short = asked_cars - paid_cars + asked_ships - paid_ships
    flown = short if short < planes else planes
    spare = boots + (cars - paid_cars) + (ships - paid_ships) + (planes - flown)
    paid_boots = needs & 7 if needs & 7 < spare else spare
    return paid_planes + paid_cars + paid_ships + flown + paid_boots


def met_by(needs: i64, icons: i64) -> i64:
    """How many of the icons asked for a row of icons can pay."""
    return met(needs, icons & 7, (icons >> 3) & 7, (icons >> 6) & 7, (icons >> 9) & 7)


def open_of(bill: i64) -> i64:
    """The icons of a bill that nothing paid in meets yet; what pays least is kept for the boots."""
    there = paid_of(bill) + covered_of(bill)
    paid: i64 = 0
    for icon in (3, 1, 2, 0):
        for _ in range((needs_of(bill) >> (3 * icon)) & 7):
            more = paid + ONE[icon]
            if met_by(more, there) == count_of(more):
                paid = more
    return needs_of(bill) - paid


def helps(state: State, icons: i64) -> bool:
    """Would these icons cover something still open in the payment? (ruling 24)"""
    bill = state.bill
    there = paid_of(bill) + covered_of(bill)
    needs = needs_of(bill)
    return met_by(needs, there + state.in_effect(icons)) > met_by(needs, there)


def is_met(state: State) -> bool:
    """Is the payment complete?"""
    needs = needs_of(state.bill)
    return met_by(needs, paid_of(state.bill) + covered_of(state.bill)) == count_of(needs)


def means(state: State) -> i64:
    """All icons the active player could bring, coins apart, eight bits each: many sources come together."""
    total = wide(state.icons) + wide(_boons(state)) + wide(_rides(state))
    entry: i64
    for entry in state.hands[state.active]:
        total += wide(columns.CARD_ICONS[entry % SHUFFLED])
    return total


def wide(icons: i64) -> i64:
    """A row of icons with eight bits an icon."""
    return (icons & 7) | ((icons & 56) << 5) | ((icons & 448) << 10) | ((icons & 3584) << 15)


def can_meet(state: State, bill: i64, brought: i64, coins: i64) -> bool:
    """Could the active player meet a bill with these means and so many coins?"""
    brought += wide(paid_of(bill)) + wide(covered_of(bill))
    return covers(with_pilots(state, brought, coins), needs_of(bill))


def with_pilots(state: State, brought: i64, coins: i64) -> i64:
    """Means with all the pilots that coins can hire, and as they count while the Ocarina lasts."""
    planes = (brought >> 24) + coins // columns.PILOT_PRICE
    if (state.flying >> state.active) & 1:
        return (planes + (brought & 255) + ((brought >> 8) & 255) + ((brought >> 16) & 255)) << 24
    return (planes << 24) | (brought & 0xFFFFFF)


def covers(brought: i64, needs: i64) -> bool:
    """Do means, pilots included, pay for all the icons asked for?"""
    paid = met(needs, brought & 255, (brought >> 8) & 255, (brought >> 16) & 255, brought >> 24)
    return paid == count_of(needs)


def _boons(state: State) -> i64:
    """The icons of the active player's travel boons."""
    unused = state.unused_boons(state.active)
    icons: i64 = 0
    at: i64 = 0
    while unused >> at:
        if (unused >> at) & 1:
            icons += columns.BOON_ICONS[at]
        at += 1
    return icons


def _rides(state: State) -> i64:
    """The icons of the active player's ready assistants."""
    icons: i64 = 0
    for place in range(PLACES_FOR_ASSISTANTS):
        entry = state.helper(state.active, place)
        if entry != NO_ASSISTANT and entry & EXHAUSTED == 0:
            icons += columns.RIDE_ICONS[ride_of(entry)]
    return icons


def ride_of(entry: i64) -> i64:
    """The column of an assistant's side in the tables."""
    return 2 * (entry % GOLD) + (1 if entry & GOLD else 0)


def stays_payable(state: State, icons: i64 = 0, coins: i64 = 0) -> bool:
    """Can the payment under way still be met without icons that could be brought, or some coins?"""
    if state.bill == 0:
        return True
    return can_meet(state, state.bill, means(state) - wide(icons), state.has(state.active, COIN) - coins)


def can_spare(state: State, entry: i64) -> bool:
    """Can the payment under way do without a hand card?"""
    return state.bill == 0 or stays_payable(state, icons=columns.CARD_ICONS[entry % SHUFFLED])


def leftovers(bill: i64) -> list[int]:
    """The rows of icons that may be left of what was paid in, none of them worse than another.

    What a card covers is used first, for it is lost anyway.
    """
    needs: list[int] = []
    for icon in range(ICONS):
        needs += [icon] * int((needs_of(bill) >> (3 * icon)) & 7)
    found: list[int] = []
    _assign(needs, 0, paid_of(bill), covered_of(bill), found)
    most: i64 = 0
    for row in found:
        most = max(most, count_of(row))
    best: list[int] = []
    for row in found:
        if count_of(row) == most and row not in best:
            best.append(row)
    return [row for row in best if not _is_worse(row, best)]


def _assign(needs: list[int], at: i64, paid: i64, covered: i64, found: list[int]) -> None:
    """Try every way of paying the icons from this one on."""
    if at == len(needs):
        found.append(paid)
        return
    asked: i64 = needs[at]
    for icon in range(ICONS):
        if not pays(icon, asked):
            continue
        if (covered >> (3 * icon)) & 7:
            _assign(needs, at + 1, paid, covered - ONE[icon], found)
        if (paid >> (3 * icon)) & 7:
            _assign(needs, at + 1, paid - ONE[icon], covered, found)


ONE: Final[list[int]] = [1, 8, 64, 512]


def pays(icon: i64, asked: i64) -> bool:
    """Does an icon pay for another? (ruling 20)"""
    return icon == asked or icon == ICONS - 1 or asked == 0


def _is_worse(row: i64, rows: list[int]) -> bool:
    """Is there another row that could pay whatever this one pays?"""
    for other in rows:
        if other != row and met_by(row, other) == count_of(row):
            return True
    return False
