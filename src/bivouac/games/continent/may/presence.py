"""Is this card still in play? The one answer for effects, actions and mandatory actions (ruling 155)."""

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.continent import kinds
from bivouac.games.continent.may import land
from bivouac.games.continent.state import State


def is_in_play(state: State, card: i64) -> bool:
    """Is it being read, on the board, in a hand, in an item or in the satchel?"""
    place = state.where[card]
    return place in (kinds.BEING_READ, kinds.IN_SATCHEL) or place >= kinds.ON_CELL


def has_fallen(state: State, card: i64) -> bool:
    """Has it gone to the pile of its back, as an item does at step 5 that lost its die?"""
    return state.where[card] in (kinds.IN_PAST, kinds.DISCARDED)


def is_in_the_game(state: State, card: i64) -> bool:
    """Is it anywhere it could still come back from?"""
    return state.where[card] not in (kinds.IN_BOX, kinds.BANISHED, kinds.BURIED)


def stays_in_the_box(state: State, card: i64) -> bool:
    """Is a numbered or fog card out of this game: without what brings it, or replaced by another (157)?"""
    box = state.box
    given = state.given()
    if box.comes_with[card] >= 0 and not has(given, box.comes_with[card]):
        return True
    if card >= box.first_fog:
        return True in [one not in state.explorers for one in box.concerns[card - box.first_fog]]
    return box.comes_with[card] < 0 and (box.gives_way[card] & given) != 0


def is_held(state: State, card: i64) -> bool:
    """Is it in somebody's hand?"""
    return kinds.IN_HAND <= state.where[card] < kinds.IN_HAND + kinds.MOST_SEATS


def keeper(state: State, card: i64) -> i64:
    """The seat that has the card in hand or in an item, or NOBODY."""
    place = state.where[card]
    if place >= kinds.IN_ITEM:
        return (place - kinds.IN_ITEM) // kinds.MOST_ITEMS
    return place - kinds.IN_HAND if place >= kinds.IN_HAND else kinds.NOBODY


def is_offered(state: State, attempt: i64) -> bool:
    """Does the card of an action still offer it? In an item its item side does, elsewhere the other one."""
    card = state.box.card_of[attempt]
    if card < 0:
        return True
    if state.where[card] >= kinds.IN_ITEM:
        return attempt in state.box.item_attempts[card]
    return is_in_play(state, card) and attempt in state.box.attempts[card]


def is_at_hand(state: State, seat: i64, card: i64) -> bool:
    """Could the player act with it: one's terrain, what is linked to it, one's own, everybody's? (16)"""
    if not is_in_play(state, card):
        return False
    place = state.where[card]
    if place >= kinds.IN_HAND:
        return keeper(state, card) == seat
    spot = state.spots[seat]
    if state.box.kind[card] == kinds.TEMPORARY or place < kinds.ON_CELL:
        return True
    if place >= kinds.ATTACHED:
        return place - kinds.ATTACHED == spot
    return place - kinds.ON_CELL == spot or place - kinds.ON_CELL in land.linked_cells(state, spot)
