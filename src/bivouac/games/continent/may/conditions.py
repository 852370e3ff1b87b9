"""Is a condition of a card true now, for a player and those who take part with them?"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.continent.kinds import (
    BURIED,
    C_ANY_LEFT,
    C_BOTH,
    C_BY_FIRE,
    C_CHOSEN,
    C_EXPERIENCED,
    C_FOG_NEAR,
    C_GATHERED,
    C_IN_COMPANY,
    C_IN_SATCHEL,
    C_KEYWORD,
    C_LEFT,
    C_NOT,
    C_SUFFERING,
    FACE_UP,
    IN_ADVENTURE,
    MOST_ITEMS,
    NO_CELL,
    OPEN_CELL,
)
from bivouac.games.continent.may import land
from bivouac.games.continent.state import State


def holds(state: State, condition: i64, seat: i64, party: i64) -> bool:
    """Is the condition true? No condition is."""
    if condition < 0:
        return True
    kind = state.box.condition_kind[condition]
    parts = state.box.condition_parts[condition]
    if kind == C_NOT:
        return not holds(state, parts[0], seat, party)
    if kind == C_BOTH:
        return holds(state, parts[0], seat, party) and holds(state, parts[1], seat, party)
    if kind == C_GATHERED:
        return _gathered(state, condition)
    if kind == C_ANY_LEFT:
        return _any_left(state, condition)
    return ANSWERS[kind](state, condition, seat, party)


def _gathered(state: State, condition: i64) -> bool:
    """Are enough of the quest items it names in the satchel?"""
    count: i64 = 0
    for part in state.box.condition_parts[condition]:
        if _in_satchel(state, part, 0, 0):
            count += 1
    return count >= state.box.condition_count[condition]


def _keyword(state: State, condition: i64, seat: i64, party: i64) -> bool:
    """A participant holds a card with the keyword, in hand or in an item (ruling 18)."""
    word: i64 = state.box.condition_word[condition]
    for other in range(state.seats):
        if has(party, other):
            for card in state.hands[other]:
                if has(state.box.words[card], word):
                    return True
            for at in range(other * MOST_ITEMS, other * MOST_ITEMS + MOST_ITEMS):
                for card in state.items[at]:
                    if has(state.box.words[card], word):
                        return True
    return False


def _in_satchel(state: State, condition: i64, seat: i64, party: i64) -> bool:
    number: i64 = state.box.condition_number[condition]
    for card in state.satchel:
        if state.box.number[card] == number:
            return True
    return False


def _by_fire(state: State, condition: i64, seat: i64, party: i64) -> bool:
    spot = state.spots[seat]
    return spot != NO_CELL and state.has_fire(spot)


def _in_company(state: State, condition: i64, seat: i64, party: i64) -> bool:
    """The destination holds a fire, or a character who does not move (ruling 91)."""
    if state.aim == NO_CELL:
        return False
    if state.has_fire(state.aim):
        return True
    for other in range(state.seats):
        if state.is_here(other) and not has(party, other) and state.spots[other] == state.aim:
            return True
    return False


def _suffering(state: State, condition: i64, seat: i64, party: i64) -> bool:
    number: i64 = state.box.condition_number[condition]
    for card in state.hands[seat]:
        if state.box.number[card] == number:
            return True
    return False


def _chosen(state: State, condition: i64, seat: i64, party: i64) -> bool:
    curse: i64 = state.box.condition_curse[condition]
    return has(state.chosen, curse) and not has(state.lifted, curse)


def _experienced(state: State, condition: i64, seat: i64, party: i64) -> bool:
    return experience(state) >= state.box.condition_points[condition]


def _fog_near(state: State, condition: i64, seat: i64, party: i64) -> bool:
    spot = state.spots[seat]
    if spot == NO_CELL:
        return False
    for cell in land.linked_cells(state, spot):
        if cell != NO_CELL and (state.cells[cell] == OPEN_CELL or state.faces[cell] != FACE_UP):
            return True
    return False


def _left(state: State, condition: i64, seat: i64, party: i64) -> bool:
    """A card of the number lies in the adventure deck, as far as anybody knows (ruling 161)."""
    number: i64 = state.box.condition_number[condition]
    for card in state.box.greens[number]:
        if state.where[card] in (IN_ADVENTURE, BURIED):
            return True
    return False


def _any_left(state: State, condition: i64) -> bool:
    for part in state.box.condition_parts[condition]:
        if _left(state, part, 0, 0):
            return True
    return False


def experience(state: State) -> i64:
    """The points of experience in the satchel (ruling 153)."""
    points: i64 = 0
    for card in state.satchel:
        points += state.box.points[card]
    return points


Answer = Callable[[State, i64, i64, i64], bool]

_BY_KIND: Final[dict[int, Answer]] = {
    C_KEYWORD: _keyword,
    C_IN_SATCHEL: _in_satchel,
    C_BY_FIRE: _by_fire,
    C_IN_COMPANY: _in_company,
    C_SUFFERING: _suffering,
    C_CHOSEN: _chosen,
    C_EXPERIENCED: _experienced,
    C_FOG_NEAR: _fog_near,
    C_LEFT: _left,
}
ANSWERS: Final[list[Answer]] = [_BY_KIND[kind] for kind in range(C_NOT)]
