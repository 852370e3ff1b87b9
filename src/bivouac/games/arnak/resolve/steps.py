"""The agenda: steps are resolved until the active player is asked something that can be answered."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.core.choices import Choices
from bivouac.core.reflexes import Reflexes
from bivouac.games.arnak import columns, kinds
from bivouac.games.arnak.kinds import CAMPS, PHASES, PLAIN, TRAVEL
from bivouac.games.arnak.may import moment, questions, travel
from bivouac.games.arnak.moves import island, tokens, track
from bivouac.games.arnak.resolve import handlers
from bivouac.games.arnak.state import State


def settle(state: State) -> None:
    """Work through the agenda until it is empty or the active player must choose."""
    while True:
        kind = state.agenda.kind
        if kind < 0:
            return
        if kind >= PHASES:
            a = state.agenda.a()
            b = state.agenda.b()
            state.agenda.pop()
            AT_ONCE[kind - PHASES](state, a, b)
        elif kind == TRAVEL:
            if not travel.is_met(state):
                return
            close_bill(state)
        elif kind == kinds.PICK_BONUS and takes_the_only_bonus(state):
            continue
        elif lapses(state, kind):
            state.agenda.pop()
        else:
            if kind == kinds.RESCUE and not has(state.rescue_seen, state.active):
                track.look_through_rescue(state)
            return


@final
class Habits(Reflexes):
    """What happens with every action."""

    def settle(self, state: State) -> None:
        """What it brings."""
        settle(state)

    def answer(self, state: State, question: i64, found: Choices) -> bool:
        """All questions have fast lists."""
        moment.legal(state, found)
        return True


def lapses(state: State, kind: i64) -> bool:
    """Could nothing answer the question on top?"""
    test = questions.LAPSES[kind]
    return test is not None and test(state)


# Steps that nobody is asked about


def arrive(state: State, space: i64, unused: i64) -> None:
    """The figure is there: the site is used, or discovered step by step (rulings 30 and 33)."""
    island.place_figure(state, state.active, space)
    site: i64 = columns.SITE_OF[space]
    if state.is_known(site):
        handlers.resolve(state, state.site_node(site), state.of_site(site))
        return
    place = site - CAMPS
    island.take_idols(state, place)
    state.agenda.push(kinds.WAKE, place)
    state.agenda.push(kinds.TURN_TILE, place)
    state.agenda.push(kinds.PAUSE, place)
    handlers.resolve(state, columns.IDOL_NODE[nibble(state.idols_up, place)], PLAIN)


def turn_tile(state: State, place: i64, unused: i64) -> None:
    """The tile of a discovered place is turned and used."""
    island.turn_tile(state, place)
    handlers.resolve(state, columns.TILE_NODE[state.tiles[place]], state.of_site(CAMPS + place))


def wake(state: State, place: i64, unused: i64) -> None:
    """The guardian comes last."""
    island.wake_guardian(state, place)


def catch(state: State, site: i64, unused: i64) -> None:
    """All is paid: the guardian is overcome."""
    island.catch_guardian(state, state.active, site)


def row_effect(state: State, row: i64, token: i64) -> None:
    """What a row brings, with or without a bonus tile (ruling 85)."""
    handlers.resolve(state, columns.ROW_NODE[state.side][row][token], PLAIN)


AtOnce = Callable[[State, i64, i64], None]
_AT_ONCE: Final[dict[int, AtOnce]] = {
    kinds.RESOLVE: handlers.resolve,
    kinds.ARRIVE: arrive,
    kinds.TURN_TILE: turn_tile,
    kinds.WAKE: wake,
    kinds.CATCH: catch,
    kinds.ROW_EFFECT: row_effect,
}
assert set(_AT_ONCE) == set(range(kinds.PHASES, kinds.STEPS)), "some step is neither asked nor carried out"
AT_ONCE: Final[list[AtOnce]] = [_AT_ONCE[kind] for kind in range(kinds.PHASES, kinds.STEPS)]


# Travel


def close_bill(state: State) -> None:
    """A payment is complete; icons of no use here stay until the end of the turn (ruling 23)."""
    bill = state.bill
    state.agenda.pop()
    paid = travel.paid_of(bill)
    used = travel.count_of(travel.needs_of(bill))
    if travel.count_of(paid) + travel.count_of(travel.covered_of(bill)) == used or paid == 0:
        state.bill = 0
        return
    rows = travel.leftovers(bill)
    if len(rows) == 1:
        state.bill = 0
        if rows[0]:
            tokens.keep_icons(state, rows[0])
    else:
        state.agenda.push(kinds.LEFTOVER)


def takes_the_only_bonus(state: State) -> bool:
    """A single tile needs no picking: it is taken at once; is that so? Where none is left, none is taken."""
    space = state.agenda.a()
    mask = state.bonuses_of(space)
    if mask & (mask - 1):
        return False
    state.agenda.pop()
    if mask:
        type: i64 = 0
        while not (mask >> type) & 1:
            type += 1
        track.take_bonus(state, state.active, space, type)
        handlers.resolve(state, columns.BONUS_NODE[type], PLAIN)
    return True
