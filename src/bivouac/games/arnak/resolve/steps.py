"""The agenda: steps are resolved until the active player is asked something that can be answered."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import nibble
from bivouac.games.arnak import columns, kinds
from bivouac.games.arnak.kinds import (
    ARRIVE,
    CAMP_SPACES,
    CAMPS,
    FIRST_ARTIFACT,
    GOLD,
    NO_ASSISTANT,
    NO_CARD,
    PICKS,
    PLACES_FOR_ASSISTANTS,
    PLAIN,
    RESOLVE,
    SITES,
    SPACES,
    STACKS,
    TRAVEL,
)
from bivouac.games.arnak.may import answers, free, main, travel
from bivouac.games.arnak.may.reasons import FINE
from bivouac.games.arnak.moves import cards, island, tokens, track
from bivouac.games.arnak.resolve import handlers
from bivouac.games.arnak.state import State


def run(state: State) -> None:
    """Work through the agenda until it is empty or the active player must choose."""
    while True:
        kind = state.agenda.kind()
        if kind < 0:
            return
        if kind >= RESOLVE:
            a = state.agenda.a()
            b = state.agenda.b()
            state.agenda.pop()
            if kind == RESOLVE:
                handlers.resolve(state, a, b)
            else:
                AT_ONCE[kind - ARRIVE](state, a, b)
        elif kind == TRAVEL:
            if not travel.is_met(state):
                return
            close_bill(state)
        elif kind == kinds.PICK_BONUS and takes_the_only_bonus(state):
            continue
        elif LAPSES[kind](state):
            state.agenda.pop()
        else:
            return


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
AT_ONCE: Final[list[AtOnce]] = [arrive, turn_tile, wake, catch, row_effect]


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


# Questions that lapse, judged by what everybody can see


def never(state: State) -> bool:
    """It can always be answered."""
    return False


def _no_discard(state: State) -> bool:
    return state.agenda.a() == 0 and not state.hands[state.active]


def _no_draw(state: State) -> bool:
    return state.agenda.a() == 0 or not state.decks[state.active]


def _no_exile(state: State) -> bool:
    return not free.has_to_exile(state)


def _no_helper(state: State) -> bool:
    if state.agenda.kind() == kinds.REFRESH and state.agenda.a() == 0:
        return True
    return _helpers(state) == 0


def _helpers(state: State) -> i64:
    count: i64 = 0
    for place in range(PLACES_FOR_ASSISTANTS):
        if state.helper(state.active, place) != NO_ASSISTANT:
            count += 1
    return count


def _no_recruit(state: State) -> bool:
    return _no_supply(state) or _helpers(state) == PLACES_FOR_ASSISTANTS


def _no_supply(state: State) -> bool:
    for stack in range(STACKS):
        if state.supply[stack]:
            return False
    return True


def _no_silver(state: State) -> bool:
    for place in range(PLACES_FOR_ASSISTANTS):
        entry = state.helper(state.active, place)
        if entry != NO_ASSISTANT and entry & GOLD == 0:
            return False
    return True


def _no_rescue(state: State) -> bool:
    """Nobody is left to rescue; otherwise the stack is looked through now."""
    if not state.rescue or _helpers(state) == PLACES_FOR_ASSISTANTS:
        return True
    if not (state.rescue_seen >> state.active) & 1:
        track.look_through_rescue(state)
    return False


def _no_swap(state: State) -> bool:
    return _helpers(state) == 0 or _no_supply(state)


def _no_figure(state: State) -> bool:
    return state.at_home(state.active) == 0


def _no_camp(state: State) -> bool:
    if _no_figure(state):
        return True
    for space in range(CAMP_SPACES):
        if main.space_for(state, space) == FINE:
            return False
    return True


def _no_more(state: State) -> bool:
    return state.agenda.b() == 0


def _no_site(state: State) -> bool:
    """All are picked, or no site fits; compasses may still be earned on the way (ruling 10)."""
    node = state.agenda.a()
    if state.agenda.b() // PICKS == 0:
        return True
    for at in range(SITES):
        if columns.NODE_KIND[node] == columns.OWN_SITE_KIND:
            if state.stands_at(state.active, at):
                return False
        elif answers.activate(state, at, node, state.agenda.b() % PICKS) == FINE:
            return False
    return True


def _no_leaving(state: State) -> bool:
    mask: i64 = state.figures[state.active]
    for space in range(SPACES):
        if (mask >> space) & 1 and answers.has_target(state, state.agenda.a(), space):
            return False
    return True


def _no_recall(state: State) -> bool:
    return state.figures[state.active] == 0


def _no_sale(state: State) -> bool:
    """Nothing of the wanted kind is on offer."""
    node = state.agenda.a()
    for card in state.row:
        if card != NO_CARD and main.is_offered(state, card, node):
            return False
    return cards.shown_top(state, columns.NODE_SELLS_ARTIFACTS[node]) == NO_CARD


def _no_item(state: State) -> bool:
    return not main.has_item(state)


def _no_artifact(state: State) -> bool:
    return not main.has_artifact(state)


def _no_exiled(state: State) -> bool:
    for card in state.exiled:
        if card < FIRST_ARTIFACT:
            return False
    return True


def _no_taming(state: State) -> bool:
    for at in range(SITES):
        if main.tame(state, at, state.agenda.a() == 1) == FINE:
            return False
    return True


def _no_crown(state: State) -> bool:
    for at in range(SITES):
        if answers.guarded(state, at) == FINE:
            return False
    return True


def _no_temple_bonus(state: State) -> bool:
    return not state.temple_stack


def _no_key(state: State) -> bool:
    return nibble(state.slots, state.active) == 0


def _no_deck(state: State) -> bool:
    return not state.decks[state.active]


Lapse = Callable[[State], bool]
_LAPSES: Final[dict[int, Lapse]] = {
    kinds.DISCARD: _no_discard,
    kinds.DRAW: _no_draw,
    kinds.EXILE: _no_exile,
    kinds.REFRESH: _no_helper,
    kinds.RECRUIT: _no_recruit,
    kinds.PROMOTE: _no_silver,
    kinds.RESCUE: _no_rescue,
    kinds.SWAP: _no_swap,
    kinds.SUPPLY: _no_supply,
    kinds.SEND: _no_figure,
    kinds.SEND_CAMP: _no_camp,
    kinds.AGAIN: _no_more,
    kinds.ACTIVATE: _no_site,
    kinds.RELOCATE: _no_leaving,
    kinds.RECALL: _no_recall,
    kinds.BUY: _no_sale,
    kinds.TAKE_ITEM: _no_item,
    kinds.TAKE_ARTIFACT: _no_artifact,
    kinds.TAKE_EXILED: _no_exiled,
    kinds.TAME: _no_taming,
    kinds.CROWN: _no_crown,
    kinds.TEMPLE_BONUS: _no_temple_bonus,
    kinds.KEY: _no_key,
    kinds.SIFT: _no_deck,
}
LAPSES: Final[list[Lapse]] = [_LAPSES.get(phase, never) for phase in range(kinds.PHASES)]
