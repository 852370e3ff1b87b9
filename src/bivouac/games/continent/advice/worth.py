"""What an effect is worth to the group, in cards of the action deck, as far as anybody can know.

A card nobody has met is worth the curiosity it wakes: what stands on its front is not asked for.
"""

from collections.abc import Callable
from typing import Final

from bivouac.games.continent.kinds import (
    BURIED,
    E_ALL_OF,
    E_CURE,
    E_DAMAGE,
    E_ELIMINATE,
    E_FLIP,
    E_FREE,
    E_LEARN,
    E_LIFT,
    E_LIGHT,
    E_LOSE,
    E_MAKE,
    E_MAY,
    E_NEW_BOARD,
    E_ONE_OF,
    E_PEEK,
    E_REPAIR,
    E_RESTORE,
    E_RETURN,
    E_SPEND,
    E_TAKE,
    E_WHEN,
    IN_ADVENTURE,
    IN_BOX,
    IN_ZONE,
    STATE,
)
from bivouac.games.continent.may import conditions
from bivouac.games.continent.state import State

VICTORY: Final = 60.0
DEFEAT: Final = -60.0
UNKNOWN: Final = 5.0  # a card nobody has met, promised by a success
FAMILIAR: Final = 0.3  # one of a number that was met and lies open somewhere
DREAD: Final = -2.5  # a card nobody has met, threatened by a failure
ILLNESS: Final = -3.0  # a number known to be a state
EXPLORING: Final = 5.0  # fog turned over
NEW_LAND: Final = 4.0
RETURNING: Final = 1.3  # a region that was seen before: a little more than the way there costs
LEARNING: Final = 3.0
MAKING: Final = 4.0
CURING: Final = 3.0
LOOKING: Final = 0.4
WARMTH: Final = 0.5


def worth(state: State, node: int, seat: int, *, failing: bool = False) -> float:
    """The worth of an effect; none is worth nothing."""
    if node < 0:
        return 0.0
    kind = state.box.node_kind[node]
    parts = state.box.node_parts[node]
    if kind == E_ALL_OF:
        return sum([worth(state, part, seat, failing=failing) for part in parts])
    if kind == E_ONE_OF:
        return max([worth(state, part, seat, failing=failing) for part in parts])
    if kind == E_MAY:
        return max(0.0, worth(state, parts[0], seat, failing=failing))
    if kind == E_WHEN:
        holds = conditions.holds(state, state.box.node_a[node], seat, 1 << seat)
        return worth(state, parts[0 if holds else 1], seat, failing=failing)
    if kind == E_TAKE:
        return call(state, state.box.node_a[node], failing=failing)
    leaf = LEAVES.get(kind)
    return 0.0 if leaf is None else leaf(state, state.box.node_a[node])


def call(state: State, number: int, *, failing: bool) -> float:
    """A card of a number: what was seen of it tells, the rest is hope or dread."""
    seen = [card for card in state.box.greens[number] + state.box.golds[number] if is_open(state, card)]
    if any(state.box.kind[card] == STATE for card in seen):
        return ILLNESS
    if failing:
        return DREAD
    return FAMILIAR if seen else UNKNOWN


def is_open(state: State, card: int) -> bool:
    """Does the card lie where everybody can see it?"""
    return state.where[card] not in (IN_ADVENTURE, IN_ZONE, IN_BOX, BURIED)


def _restore(state: State, cards: int) -> float:
    return float(min(cards, len(state.discards()))) * (1.5 if state.exhausted() else 1.0)


def _lose(state: State, cards: int) -> float:
    return -float(cards) * (8.0 if state.exhausted() else 1.0)


def _new_board(state: State, number: int) -> float:
    """Another region: worth a journey once this one has nothing more to show."""
    seen = [card for card in state.box.greens[number] if is_open(state, card)]
    return RETURNING if seen else NEW_LAND


Leaf = Callable[[State, int], float]

LEAVES: Final[dict[int, Leaf]] = {
    E_RESTORE: _restore,
    E_LOSE: _lose,
    E_NEW_BOARD: _new_board,
    E_DAMAGE: lambda state, pips: -0.7 * min(pips, sum(state.pips)),
    E_REPAIR: lambda state, pips: 0.7 * pips if sum(state.pips) else 0.0,
    E_FLIP: lambda state, nothing: EXPLORING,
    E_FREE: lambda state, nothing: EXPLORING,
    E_CURE: lambda state, nothing: CURING,
    E_RETURN: lambda state, nothing: CURING,
    E_LIGHT: lambda state, nothing: WARMTH,
    E_LEARN: lambda state, nothing: LEARNING,
    E_SPEND: lambda state, points: -0.5 * points,
    E_PEEK: lambda state, cards: LOOKING,
    E_MAKE: lambda state, nothing: MAKING,
    E_ELIMINATE: lambda state, nothing: DEFEAT,
    E_LIFT: lambda state, curse: VICTORY,
}
