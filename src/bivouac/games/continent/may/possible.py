"""Can an effect be carried out? Asked where a card lets its player choose (the twin of resolve/leaves.py)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.games.continent.kinds import (
    E_ALL_OF,
    E_CURE,
    E_LEARN,
    E_ONE_OF,
    E_PEEK,
    E_REPAIR,
    E_SPEND,
    EFFECT_KINDS,
    FACE_DOWN,
    IN_BOX,
    MOST_ITEMS,
    NO_CELL,
    STATE,
)
from bivouac.games.continent.may import conditions, land
from bivouac.games.continent.state import State


def possible(state: State, node: i64, seat: i64) -> bool:
    """Can the player carry the effect out?"""
    return POSSIBLE[state.box.node_kind[node]](state, node, seat)


def _always(state: State, node: i64, seat: i64) -> bool:
    return True


def _all_of(state: State, node: i64, seat: i64) -> bool:
    for part in state.box.node_parts[node]:
        if not possible(state, part, seat):
            return False
    return True


def _one_of(state: State, node: i64, seat: i64) -> bool:
    return len(ways(state, node, seat)) > 0


def ways(state: State, node: i64, seat: i64) -> list[int]:
    """The parts of a choice that can be carried out."""
    return [part for part in state.box.node_parts[node] if possible(state, part, seat)]


def _spend(state: State, node: i64, seat: i64) -> bool:
    return conditions.experience(state) >= state.box.node_points[node]


def _cure(state: State, node: i64, seat: i64) -> bool:
    return len(curable(state, seat, state.box.node_number[node])) > 0


def curable(state: State, seat: i64, number: i64) -> list[int]:
    """The states of a number in a hand, or all of them for 0."""
    box = state.box
    return [
        card
        for card in state.hands[seat]
        if box.kind[card] == STATE and (number == 0 or box.number[card] == number)
    ]


def _repair(state: State, node: i64, seat: i64) -> bool:
    return len(repairable(state, seat)) > 0


def repairable(state: State, seat: i64) -> list[int]:
    """A player's items that still have a die (ruling 107)."""
    return [at for at in range(seat * MOST_ITEMS, seat * MOST_ITEMS + MOST_ITEMS) if state.pips[at]]


def _peek(state: State, node: i64, seat: i64) -> bool:
    return len(unseen(state, seat)) > 0


def unseen(state: State, seat: i64) -> list[int]:
    """The cells with a fog card linked to the player's terrain whose front nobody has seen."""
    spot = state.spots[seat]
    found: list[int] = []
    if spot != NO_CELL:
        for cell in land.linked_cells(state, spot):
            if cell != NO_CELL and state.cells[cell] >= 0 and state.faces[cell] == FACE_DOWN:
                found.append(cell)
    return found


def _learn(state: State, node: i64, seat: i64) -> bool:
    return len(learnable(state)) > 0


def learnable(state: State) -> list[int]:
    """The advanced skills nobody has bought and the group can pay (ruling 132)."""
    box = state.box
    points = conditions.experience(state)
    return [
        card
        for card in range(box.first_advanced, box.first_curse)
        if state.where[card] == IN_BOX and box.price[card] <= points
    ]


Possible = Callable[[State, i64, i64], bool]

_BY_KIND: Final[dict[int, Possible]] = {
    E_ALL_OF: _all_of,
    E_ONE_OF: _one_of,
    E_SPEND: _spend,
    E_CURE: _cure,
    E_REPAIR: _repair,
    E_PEEK: _peek,
    E_LEARN: _learn,
}
POSSIBLE: Final[list[Possible]] = [_BY_KIND.get(kind, _always) for kind in range(EFFECT_KINDS)]
