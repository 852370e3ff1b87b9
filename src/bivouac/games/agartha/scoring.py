"""Points line by line, ranks and the tie-break."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, count_of
from bivouac.core.outcome import Outcome, ranked
from bivouac.games.agartha import columns, kinds
from bivouac.games.agartha.data.rewards import AMULET_POINTS, SET_POINTS
from bivouac.games.agartha.state import State

LINES: Final[tuple[str, ...]] = ("village", "objects", "locations", "types", "exploration", "amulets")
TYPES: Final = 3  # of Locations
MOST_IN_A_SET: Final = len(SET_POINTS) - 1


def lines(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """A player's points, one line for each source, were the game to end now (Rulebook, end of the game)."""
    types = columns.POINTS_OF_TYPES[types_completed(state, seat)]
    return (
        ("village", state.scored[seat]),
        ("objects", int(object_points(state, seat))),
        ("locations", int(location_points(state, seat)) - types),
        ("types", types),
        ("exploration", int(exploration_points(state, seat))),
        ("amulets", int(state.count(seat, kinds.AMULETS, kinds.AMULET)) * AMULET_POINTS),
    )


def points(state: State, seat: i64) -> i64:
    """All lines of a player together."""
    village: i64 = state.scored[seat]
    return (
        village
        + object_points(state, seat)
        + location_points(state, seat)
        + exploration_points(state, seat)
        + AMULET_POINTS * state.count(seat, kinds.AMULETS, kinds.AMULET)
    )


def object_points(state: State, seat: i64) -> i64:
    """Pairs in the Encounter sector times different Objects in their slot (ruling 31)."""
    different: i64 = 0
    for kind in range(kinds.KNIFE, kinds.VIAL + 1):
        if state.count(seat, kinds.OBJECTS, kind):
            different += 1
    return state.characters(seat, kinds.ENCOUNTER) // 2 * different


def exploration_points(state: State, seat: i64) -> i64:
    """The points covered by exploration tokens."""
    total: i64 = 0
    for tier in range(kinds.TIERS):
        if state.has_explored(seat, tier):
            total += columns.EXPLORATION_POINTS[tier]
    return total


def location_points(state: State, seat: i64) -> i64:
    """The Locations zone with its bonus, each slot scoring the type that makes the whole best (ruling 47)."""
    return _best_from(state, seat, 0, 0) // 4


def types_completed(state: State, seat: i64) -> i64:
    """How many types that assignment completes; where several are best, the one with most types."""
    return _best_from(state, seat, 0, 0) & 3


def _best_from(state: State, seat: i64, at: i64, types: i64) -> i64:
    """The most the slots from this one on can bring, after the types completed before it.

    Four times the points and the number of types, so that the better of two is the greater number.
    """
    if at == TYPES:
        completed = count_of(types)
        return 4 * columns.POINTS_OF_TYPES[completed] + completed
    best = _best_from(state, seat, at + 1, types)
    if state.count(seat, kinds.LOCATION_1 + at, kinds.COMPASS):
        for type in range(TYPES):
            like = state.count(seat, kinds.LOCATION_1 + at, kinds.FOREST + type)
            if like:
                worth = 4 * columns.POINTS_OF_SET[min(like, MOST_IN_A_SET)]
                best = max(best, worth + _best_from(state, seat, at + 1, types | bit(type)))
    return best


def outcome(state: State) -> Outcome:
    """How the game ended."""
    # Ties: most Amulets in the sector, then a shared win (ruling 32).
    amulets = [int(state.count(seat, kinds.AMULETS, kinds.AMULET)) for seat in range(state.seats)]
    return ranked(tuple([lines(state, seat) for seat in range(state.seats)]), amulets)
