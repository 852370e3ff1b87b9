"""Taking a numbered card and reading it: what each kind does when it is revealed (rulings 74 to 95)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.games.continent import flow, kinds, tell
from bivouac.games.continent.may import land, powers, presence, weights
from bivouac.games.continent.moves import board, cards, energy
from bivouac.games.continent.state import State, card_of, cell_of, changed, context, context_of, seat_of


def call(state: State, about: i64, node: i64) -> None:
    """Somebody is to take a card of the number called, or every participant in turn (ruling 79)."""
    wanted = state.box.node_number[node] * kinds.TAKE_UNIT + (
        kinds.IF_AVAILABLE if state.box.node_if_available[node] else 0
    )
    seats = [seat_of(about)]
    if state.box.node_each[node] and state.party:
        seats = state.participants()
    for seat in reversed(seats):
        # A card called by an event in a cell does not belong to that cell.
        state.agenda.push(kinds.TAKE, context(seat, card_of(about), kinds.NO_CELL), wanted)


def take(state: State, about: i64, wanted: i64) -> None:
    """One random green card of the number, else a gold one, after a refresh if need be (74 to 77)."""
    number = wanted // kinds.TAKE_UNIT
    if not state.is_here(seat_of(about)):
        return
    if wanted & kinds.IF_AVAILABLE and _lies_there(state, number):
        return
    found = candidates(state, number)
    if not found and not wanted & kinds.IF_AVAILABLE:
        board.refresh(state)
        found = candidates(state, number)
    if not found:
        tell.no_such_card(state, "nothing", number)
        _forsake(state, about)
        return
    pick(state, about, found)


def _lies_there(state: State, number: i64) -> bool:
    """Is there a terrain already where the one of that number belongs? Both ends of a bridge are called."""
    for card in state.box.greens[number]:
        if state.box.kind[card] == kinds.TERRAIN and land.is_terrain(state, land.home(state, card)):
            return True
    return False


def _forsake(state: State, about: i64) -> None:
    """No ground comes to the cell of an exploration card that left."""
    cell = cell_of(about)
    if cell != kinds.NO_CELL and state.cells[cell] == kinds.OPEN_CELL:
        state.cells = changed(state.cells, cell, kinds.FREE_CELL)


def candidates(state: State, number: i64) -> list[int]:
    """The greens of a number in the deck, or its golds when there is none (ruling 74)."""
    greens = [card for card in state.box.greens[number] if state.where[card] == kinds.IN_ADVENTURE]
    if greens:
        return greens
    return [card for card in state.box.golds[number] if state.where[card] == kinds.IN_ADVENTURE]


def marked(state: State, number: i64, caller: i64) -> list[int]:
    """The cards of a number that bear the mark of the calling card, refreshed if in the Past (ruling 82)."""
    if not 0 < number < len(state.box.greens) or caller <= 0:
        return []
    place = kinds.IN_ADVENTURE
    for _ in range(2):
        for listed in (state.box.greens[number], state.box.golds[number]):
            found = [
                card for card in listed if state.where[card] == place and caller in state.box.marks[card]
            ]
            if found and place == kinds.IN_PAST:
                board.refresh(state)
            if found:
                return found
        place = kinds.IN_PAST
    return []


def pick(state: State, about: i64, found: list[int]) -> None:
    """One of the cards is revealed and read."""
    card: i64 = found[state.chance.below(len(found))]
    unbury(state, card)
    cards.put(state, card, kinds.BEING_READ)
    state.revealed_count += 1
    state.turn_up(card)
    tell.take(state, seat_of(about), card)
    state.agenda.push(kinds.READ, context(seat_of(about), card, cell_of(about)))


def unbury(state: State, card: i64) -> None:
    """A card that is seen is none of those banished unseen (ruling 116)."""
    for at in range(len(state.buried)):
        if card in state.buried[at][1:]:
            known = [state.buried[at][0]] + [one for one in state.buried[at][1:] if one != card]
            state.buried = [*state.buried[:at], known, *state.buried[at + 1 :]]


# -- reading


def read(state: State, about: i64, nothing: i64) -> None:
    """Resolve a revealed card by its kind; whatever comes with its arrival comes last."""
    card = card_of(about)
    kind = state.box.kind[card]
    if kind != kinds.TEMPORARY and kind != kinds.STATE and state.box.arrival[card] >= 0:
        state.agenda.push(kinds.RESOLVE, about, state.box.arrival[card])
    READERS[kind](state, about, card)


def _terrain(state: State, about: i64, card: i64) -> None:
    if not board.place_terrain(state, card):
        cards.give_back(state, card)


def _permanent(state: State, about: i64, card: i64) -> None:
    """An event that stays: in the cell it was found in, or linked to the player's terrain (86 and 94)."""
    seat = seat_of(about)
    cell = cell_of(about)
    if cell == kinds.NO_CELL:
        cards.attach(state, card, state.spots[seat])
    elif state.where[card] != kinds.ON_CELL + cell:
        board.set_down(state, card, cell)
    flow.demand_of(state, card, cell, seat)


def _temporary(state: State, about: i64, card: i64) -> None:
    """An event: its text at once, then its action once the running one is over, then away (57 and 87)."""
    if state.box.attempts[card]:
        flow.demand(state, card, cell_of(about), state.party_of(seat_of(about)))
    else:
        state.agenda.push(kinds.EVENT_OVER, about)
    if state.box.arrival[card] >= 0:
        state.agenda.push(kinds.RESOLVE, about, state.box.arrival[card])


def _item(state: State, about: i64, card: i64) -> None:
    _leave(state, about, card)
    state.agenda.push(kinds.FOUND, context_of(seat_of(about)), card)


def _bonus(state: State, about: i64, card: i64) -> None:
    _leave(state, about, card)
    if state.attempt < 0:
        state.agenda.push(kinds.LIMITS_CHECK, context_of(seat_of(about)))
    state.agenda.push(kinds.GAINED, context_of(seat_of(about)), card)


def _quest(state: State, about: i64, card: i64) -> None:
    _leave(state, about, card)
    cards.to_satchel(state, card)
    flow.demand_of(state, card, kinds.NO_CELL, seat_of(about))


def _leave(state: State, about: i64, card: i64) -> None:
    """An exploration card that is kept has left its cell (ruling 95)."""
    cell = cell_of(about)
    if state.box.family[card] == kinds.EXPLORATION and cell != kinds.NO_CELL:
        cards.lift(state, card)
        state.cells = changed(state.cells, cell, kinds.OPEN_CELL)
        state.agenda.push(kinds.LEAVE_CELL, context(seat_of(about), kinds.NO_CARD, cell))


def _state(state: State, about: i64, card: i64) -> None:
    """A state is acquired, unless somebody cancels it first (ruling 108)."""
    state.agenda.push(kinds.SUFFER, about)
    wielder = powers.wielder(state, kinds.CANCEL) if state.party else kinds.NOBODY
    if wielder != kinds.NOBODY:
        state.agenda.push(kinds.POWER, context(wielder, card, kinds.NO_CELL), kinds.CANCEL)


def _unread(state: State, about: i64, card: i64) -> None:
    raise AssertionError("no number calls a card of the action deck, a clue or a character")


def suffer(state: State, about: i64, nothing: i64) -> None:
    """Energy is lost for every state-type card held, then the state joins the hand (108 to 110, 148)."""
    seat = seat_of(about)
    card = card_of(about)
    if not presence.is_in_play(state, card):
        return  # cancelled
    if not state.is_here(seat):
        cards.give_back(state, card)
        return
    box = state.box
    energy.lose(state, weights.energy_of(state, seat, card), seat)
    if state.ending != kinds.PLAYING:
        return
    for one in state.hands[seat]:
        if box.kind[one] == kinds.STATE and box.number[one] == box.number[card]:
            cards.give_back(state, one)
    cards.to_hand(state, card, seat)
    flow.demand_of(state, card, kinds.NO_CELL, seat)
    if box.arrival[card] >= 0:
        state.agenda.push(kinds.RESOLVE, context(seat, card, kinds.NO_CELL), box.arrival[card])


# -- leaving


def event_over(state: State, about: i64, nothing: i64) -> None:
    """A temporary event that is resolved goes to the Past, or is banished if it says so (ruling 87)."""
    card = card_of(about)
    if not presence.is_in_play(state, card):
        return  # its own text has sent it away, or the board was left behind
    vacate(state, seat_of(about), card)
    if state.box.banished[card]:
        cards.banish(state, card)
    else:
        cards.discard(state, card)


def vacate(state: State, seat: i64, card: i64) -> None:
    """An exploration card is about to leave its cell: its ground will be called there (ruling 95)."""
    place = state.where[card]
    if (
        not kinds.ON_CELL <= place < kinds.ON_CELL + kinds.CELLS
        or state.box.family[card] != kinds.EXPLORATION
    ):
        return
    cell = place - kinds.ON_CELL
    cards.lift(state, card)
    state.cells = changed(state.cells, cell, kinds.OPEN_CELL)
    state.agenda.push(kinds.LEAVE_CELL, context(seat, kinds.NO_CARD, cell))


def leave_cell(state: State, about: i64, nothing: i64) -> None:
    """The number of the arrow is called for the free cell (ruling 95)."""
    cell = cell_of(about)
    number = state.calls[cell]
    if state.cells[cell] != kinds.OPEN_CELL or not number:
        return
    state.agenda.push(kinds.TAKE, about, number * kinds.TAKE_UNIT)


def flip(state: State, seat: i64, cell: i64) -> None:
    """A fog card is turned over and read; where none lies the ground comes at once (94 and 97)."""
    card = state.cells[cell]
    if card == kinds.OPEN_CELL:
        state.agenda.push(kinds.LEAVE_CELL, context(seat, kinds.NO_CARD, cell))
        return
    if card < 0 or state.box.family[card] != kinds.EXPLORATION or state.faces[cell] == kinds.FACE_UP:
        return
    cards.show(state, cell, kinds.FACE_UP)
    state.agenda.push(kinds.READ, context(seat, card, cell))


Reader = Callable[[State, i64, i64], None]

_BY_KIND: Final[dict[int, Reader]] = {
    kinds.TERRAIN: _terrain,
    kinds.PERMANENT: _permanent,
    kinds.TEMPORARY: _temporary,
    kinds.ITEM: _item,
    kinds.QUEST: _quest,
    kinds.STATE: _state,
    kinds.BONUS: _bonus,
}
READERS: Final[list[Reader]] = [_BY_KIND.get(kind, _unread) for kind in range(kinds.CHARACTER + 1)]
