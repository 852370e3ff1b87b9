"""Turns: how an action begins and ends, the mandatory ones that follow it, and when the group chooses."""

from mypy_extensions import i64

from bivouac.core.bits import bit, pieces
from bivouac.games.continent import kinds, tell
from bivouac.games.continent.may import land, powers, presence, reach
from bivouac.games.continent.moves import gear
from bivouac.games.continent.state import State, cell_of, context, context_of


def begin(state: State, seat: i64, offer: i64) -> None:
    """The group has chosen: a player takes an action, alone until others join (rulings 13 to 15)."""
    attempt = offer // kinds.OFFER_UNIT
    cell = reach.offer_cell(state, seat, offer)
    state.active = seat
    state.last = seat
    state.floor = kinds.NOBODY
    _prepare(state, attempt, cell, bit(seat))
    state.forced = False
    tell.begin(state, source(state))
    about = context_of(seat)
    state.agenda.push(kinds.BODY, about)
    if state.box.everyone[attempt]:
        for other in reversed(reach.helpers(state, seat, attempt)):
            state.agenda.push(kinds.JOINING, context_of(other), 1)
    else:
        state.agenda.push(kinds.GATHER, about)
    if state.box.goes[attempt]:
        state.agenda.push(kinds.AIM, about)


def _prepare(state: State, attempt: i64, cell: i64, party: i64) -> None:
    """A clean sheet for an action."""
    state.attempt = attempt
    state.cell = cell
    state.party = party
    state.aim = kinds.NO_CELL
    state.redone = False
    clean(state)


def clean(state: State) -> None:
    """What the seven steps write down is blank again."""
    state.trade = 0
    state.used = 0
    state.signs = []
    state.applied = []
    state.drawn = []
    state.shown = False
    state.spared = False
    state.recounted = False
    state.verdict = kinds.UNDECIDED


def call_off(state: State) -> None:
    """An action that nobody has paid for yet is not taken after all."""
    state.agenda.clear()
    leave_action(state)
    state.party = 0
    tell.answer(state, "call_off", state.active)


def leave_action(state: State) -> None:
    """No action is running any more."""
    clean(state)
    state.attempt = -1
    state.cell = kinds.NO_CELL
    state.aim = kinds.NO_CELL
    state.forced = False
    state.redone = False


def source(state: State) -> i64:
    """The card the running action is printed on; a fog card is not known before it is turned."""
    card = state.box.card_of[state.attempt]
    if card < 0 and state.cell != kinds.NO_CELL and state.faces[state.cell] == kinds.FACE_UP:
        return state.cells[state.cell]
    return card


def pay_start(state: State) -> bool:
    """Does its card still offer the action? Starting one that an item offers is a use of it (27, 155)."""
    card = state.box.card_of[state.attempt]
    if not presence.is_offered(state, state.attempt):
        return False
    if card < 0 or state.where[card] < kinds.IN_ITEM:
        return True
    at = state.where[card] - kinds.IN_ITEM
    if not state.pips[at]:
        return False
    gear.wear(state, at, 1)
    return True


def end_action(state: State) -> None:
    """The action is over; one that is to be redone begins again at once (ruling 137)."""
    if state.redone:
        state.redone = False
        clean(state)
        state.agenda.push(kinds.BODY, context_of(state.active))
        return
    leave_action(state)


# -- mandatory actions


def demand(state: State, card: i64, cell: i64, party: i64) -> None:
    """A mandatory action waits until the running one is over, first come first served (56 and 59)."""
    state.queue = [*state.queue, int(card), int(cell), int(party)]


def demand_of(state: State, card: i64, cell: i64, seat: i64) -> None:
    """A card that somebody revealed demands its mandatory action, if it has one (rulings 56 and 148)."""
    if reach.is_demanding(state, card):
        demand(state, card, cell, state.party_of(seat))


def go_on(state: State) -> bool:
    """Do what comes next by itself; False when the group is to choose."""
    if not state.queue:
        if not state.party:
            return False
        if rise(state):
            return True
        next_turn(state)
        return False
    card, cell, party = state.queue[0], state.queue[1], state.queue[2]
    state.queue = state.queue[3:]
    state.party = party
    if not state.participants():
        _drop(state, card, cell)
        return True
    state.active = _bound(state, card)
    if not reach.open_attempts(state, card, cell):
        _drop(state, card, cell)
        return True
    state.agenda.push(kinds.MANDATORY, context(state.active, card, cell))
    wielder = powers.wielder(state, kinds.SKIP)
    if wielder != kinds.NOBODY:
        state.agenda.push(kinds.POWER, context(wielder, card, cell), kinds.SKIP)
    return True


def rise(state: State) -> bool:
    """A curse calls what comes with so few cards left, the first time it happens (ruling 160)."""
    present = state.participants()
    for curse in pieces(state.chosen & ~state.lifted) if present else []:
        for left, number in state.box.tides[curse]:
            if len(state.deck) <= left and not _has_risen(state, number):
                state.agenda.push(kinds.TAKE, context_of(present[0]), number * kinds.TAKE_UNIT)
                return True
    return False


def _has_risen(state: State, number: i64) -> bool:
    """Was a card of a tide read? It was banished then."""
    return True in [state.where[card] == kinds.BANISHED for card in state.box.greens[number]]


def _bound(state: State, card: i64) -> i64:
    """Who takes a mandatory action: whoever holds its card, else the active player of the turn (56, 148)."""
    present = state.participants()
    holder = presence.keeper(state, card)
    if holder in present:
        return holder
    return state.last if state.last in present else present[0]


def _drop(state: State, card: i64, cell: i64) -> None:
    """A mandatory action that cannot be taken is dropped, and its event discarded (ruling 60)."""
    drop(state, context(state.active, card, cell), card)


def drop(state: State, about: i64, card: i64) -> None:
    """The mandatory action is not taken; a temporary event goes (rulings 60 and 138)."""
    tell.show(state, "drop", card)
    if state.box.kind[card] == kinds.TEMPORARY:
        state.agenda.push(kinds.EVENT_OVER, about)


def begin_forced(state: State, about: i64, attempt: i64) -> None:
    """The participants of the action before must take this one; nobody else may (rulings 56 to 58)."""
    card = state.box.card_of[attempt]
    cell = cell_of(about)
    _prepare(state, attempt, cell, state.party)
    state.forced = True
    tell.begin(state, source(state))
    if state.box.kind[card] == kinds.TEMPORARY:
        state.agenda.push(kinds.EVENT_OVER, about)
    state.agenda.push(kinds.BODY, context_of(state.active))
    if state.box.goes[attempt]:
        state.agenda.push(kinds.AIM, context_of(state.active))


def arrive(state: State, cell: i64, party: i64) -> None:
    """Figures that come to a terrain must take the mandatory actions there (rulings 58 and 148)."""
    led = kinds.NO_CARD if state.attempt < 0 else source(state)
    for card in [state.cells[cell], *state.events_at(cell)]:
        if reach.is_demanding(state, card):
            demand(state, card, kinds.NO_CELL, party)
    for beside in land.linked_cells(state, cell):
        card = kinds.NO_CARD if beside == kinds.NO_CELL else state.cells[beside]
        if card < 0 or state.faces[beside] != kinds.FACE_UP or state.box.kind[card] != kinds.PERMANENT:
            continue
        if card != led and reach.is_demanding(state, card):  # what led here does not lead back
            demand(state, card, beside, party)


def next_turn(state: State) -> None:
    """The group chooses again."""
    state.turn += 1
    state.party = 0
