"""The board: laying terrains and fog, walking, forgetting it all at camp (rulings 88 to 100)."""

from mypy_extensions import i64

from bivouac.games.continent import kinds, tell
from bivouac.games.continent.may import land
from bivouac.games.continent.moves import cards
from bivouac.games.continent.state import State, changed, relisted


def place_terrain(state: State, card: i64) -> bool:
    """A terrain goes to its cell and fog to its arrows; figures stay where they are (rulings 89 and 142)."""
    cell = land.home(state, card)
    lying = state.cells[cell]
    if lying >= 0 and state.box.family[lying] == kinds.EXPLORATION:
        cards.give_back(state, lying)
    if state.cells[cell] >= 0:
        return False
    set_down(state, card, cell)
    return True


def set_down(state: State, card: i64, cell: i64) -> None:
    """A shown card lies in a cell; a terrain gets its fog."""
    state.calls = changed(state.calls, cell, 0)
    cards.lay(state, card, cell, kinds.FACE_UP)
    tell.put_down(state, card, cell)
    if state.box.kind[card] == kinds.TERRAIN:
        lay_fog(state, cell)


def lay_fog(state: State, cell: i64) -> None:
    """A fog card of the terrain's zone on each arrow whose cell is free (rulings 89 and 97)."""
    terrain = state.cells[cell]
    for direction in range(4):
        number = state.box.arrow[4 * terrain + direction]
        beyond = land.neighbour(cell, direction)
        if number and beyond != kinds.NO_CELL and state.cells[beyond] == kinds.FREE_CELL:
            lay_one(state, beyond, state.box.zone[terrain], number)


def lay_one(state: State, cell: i64, zone: i64, number: i64) -> None:
    """The next fog card of a zone goes face down to a cell, where the number will be called."""
    state.calls = changed(state.calls, cell, number)
    if not state.zones[zone]:
        refill(state, zone)
    deck = state.zones[zone]
    if not deck:
        state.cells = changed(state.cells, cell, kinds.OPEN_CELL)
        return
    known = len(deck) <= state.under[zone]
    card = deck[-1]
    state.zones = relisted(state.zones, zone, deck[:-1])
    if known:
        state.under = changed(state.under, zone, len(deck) - 1)
    cards.lay(state, card, cell, kinds.PEEKED if known else kinds.FACE_DOWN)
    state.laid = changed(state.laid, cell, state.epochs[zone])
    tell.fog(state, cell, zone)


def refill(state: State, zone: i64) -> None:
    """An empty fog deck takes the Past's cards of its zone (ruling 97)."""
    past = [card for card in state.box.fog_of[zone] if state.where[card] == kinds.IN_PAST]
    for card in past:
        cards.shuffle_into_zone(state, card, seen=True)
    tell.refill(state, zone, len(past))


def refresh(state: State) -> None:
    """All of the Past goes back to its decks (rulings 75 and 129)."""
    count: i64 = 0
    for card in range(state.box.first_skill):
        if state.where[card] == kinds.IN_PAST:
            count += 1
            if card < state.box.first_fog:
                cards.put(state, card, kinds.IN_ADVENTURE)
            else:
                cards.shuffle_into_zone(state, card, seen=True)
    tell.refresh(state, count)


def clear(state: State, kept: i64) -> None:
    """Every card of the board but one goes to the Past, and the fires go out (rulings 100, 128 and 130)."""
    for entry in state.attached:
        cards.discard(state, entry % kinds.CARD_LIMIT)
    for cell in range(kinds.CELLS):
        card = state.cells[cell]
        if card >= 0 and card != kept:
            cards.discard(state, card)
        elif card == kinds.OPEN_CELL:
            state.cells = changed(state.cells, cell, kinds.FREE_CELL)
    state.calls = [0] * kinds.CELLS
    state.fires = [kinds.NO_CELL] * int(state.seats)


def make_camp(state: State) -> None:
    """The board is forgotten but for the terrain of the camp, and the Past returns (rulings 128 to 130)."""
    spot = land.camp_site(state)
    terrain = state.cells[spot]
    tell.camp(state, spot)
    _forget_fog(state)
    clear(state, terrain)
    refresh(state)
    _leave_at_camp(state)
    lay_fog(state, spot)


def _forget_fog(state: State) -> None:
    """Nobody looks at the fog that is put away: it is shuffled in again at once."""
    for cell in range(kinds.CELLS):
        card = state.cells[cell]
        if card >= 0 and state.box.family[card] == kinds.EXPLORATION and state.faces[cell] == kinds.FACE_DOWN:
            cards.give_back(state, card)


def _leave_at_camp(state: State) -> None:
    """A state that a night cures is returned."""
    for seat in state.clockwise(0):
        for card in state.hands[seat]:
            for leave in state.box.leaves[card]:
                if state.box.leave_camp[leave]:
                    cards.give_back(state, card)
                    break


def walk(state: State, seat: i64, cell: i64) -> None:
    """A figure goes to a terrain."""
    tell.walk(state, seat, cell)
    state.spots = changed(state.spots, seat, cell)


def light(state: State, seat: i64) -> None:
    """A player's fire stands on the terrain, if none does already (ruling 11)."""
    spot = state.spots[seat]
    if state.has_fire(spot):
        return
    state.fires = changed(state.fires, seat, spot)
    tell.light(state, seat, spot)


def douse(state: State, cell: i64) -> None:
    """No fire burns on the terrain any more."""
    for seat in range(state.seats):
        if state.fires[seat] == cell:
            state.fires = changed(state.fires, seat, kinds.NO_CELL)
            tell.douse(state, seat, cell)
