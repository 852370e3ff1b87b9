"""Points line by line, ranks and the tie-breaks (Rulebook p. 18)."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, count_of, has, nibble
from bivouac.core.outcome import RANKED, Outcome, ranked, totals
from bivouac.core.vectors import vec
from bivouac.games.arnak import columns
from bivouac.games.arnak.data.box import FEAR_TILE_POINTS
from bivouac.games.arnak.data.guardians import GUARDIAN_POINTS
from bivouac.games.arnak.data.idols import IDOL_POINTS
from bivouac.games.arnak.data.rival import OTHER_IDOL, UNIQUE_IDOL
from bivouac.games.arnak.kinds import (
    FEAR,
    GUARDIANS,
    IDOL_TYPES,
    RIVAL,
    SHUFFLED,
    SLOTS,
    TEMPLE,
    TEMPLE_STACKS,
)
from bivouac.games.arnak.state import State

LINES: Final[tuple[str, ...]] = ("research", "temple", "idols", "guardians", "cards", "fear")


def lines(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """A player's six lines, were the game to end now (ruling 104)."""
    return (
        ("research", int(research_points(state, seat))),
        ("temple", int(temple_points(state, seat))),
        ("idols", int(idol_points(state, seat))),
        ("guardians", int(guardian_points(state, seat))),
        ("cards", int(card_points(state, seat))),
        ("fear", int(fear_points(state, seat))),
    )


def points(state: State, seat: i64) -> i64:
    """All lines of a player together."""
    return (
        research_points(state, seat)
        + temple_points(state, seat)
        + idol_points(state, seat)
        + guardian_points(state, seat)
        + _printed_on(state, seat, columns.POINTS)  # Fear among them
        + FEAR_TILE_POINTS * nibble(state.fear_tiles, seat)
    )


def research_points(state: State, player: i64) -> i64:
    """Where the tokens stand; a glass in the Lost Temple by its order of arrival."""
    rows = columns.STEP_ROW[state.side]
    glass = nibble(state.glass, player)
    notebook: i64 = columns.NOTEBOOK_POINTS[state.side][rows[nibble(state.notebook, player)]]
    if glass == TEMPLE:
        return notebook + columns.ARRIVALS[nibble(state.arrived, player) - 1]
    return notebook + columns.GLASS_POINTS[state.side][rows[glass]]


def temple_points(state: State, player: i64) -> i64:
    """The temple tiles."""
    won: i64 = state.temple_won[player]
    total: i64 = 0
    for stack in range(TEMPLE_STACKS if won else 0):
        total += nibble(won, stack) * columns.STACK_POINTS[stack]
    return total


def idol_points(state: State, seat: i64) -> i64:
    """Three for each idol, and the slots that are empty."""
    total = IDOL_POINTS * state.idols_of(seat)
    filled = nibble(state.slots, seat)
    for slot in range(SLOTS):
        if not (filled >> slot) & 1:
            total += columns.SLOT_POINTS[slot]
    return total


def guardian_points(state: State, player: i64) -> i64:
    """Five for each guardian overcome, its boon used or not."""
    word: i64 = state.guardians[player]
    return GUARDIAN_POINTS * count_of(word & (bit(GUARDIANS) - 1))


def card_points(state: State, seat: i64) -> i64:
    """Items and artifacts in deck, hand and play area, and those being looked at."""
    return _printed_on(state, seat, WITHOUT_FEAR)


def _printed_on(state: State, seat: i64, points: vec[i64]) -> i64:
    """All cards of a player together, by a table of points."""
    total: i64 = 0
    entry: i64
    card: i64
    for entry in state.decks[seat]:
        total += points[entry % SHUFFLED]
    for entry in state.hands[seat]:
        total += points[entry % SHUFFLED]
    for card in state.areas[seat]:
        total += points[card]
    if state.active == seat:
        for entry in state.sifted:
            total += points[entry % SHUFFLED]
    return total


# Fear has a line of its own
WITHOUT_FEAR: Final[vec[i64]] = vec[i64](
    [0 if card == FEAR else worth for card, worth in enumerate(columns.POINTS)]
)
FEAR_ALONE: Final[vec[i64]] = vec[i64](
    [worth if card == FEAR else 0 for card, worth in enumerate(columns.POINTS)]
)


def fear_points(state: State, seat: i64) -> i64:
    """What each Fear card and each Fear tile takes away."""
    return _printed_on(state, seat, FEAR_ALONE) + FEAR_TILE_POINTS * nibble(state.fear_tiles, seat)


def rival_lines(state: State) -> tuple[tuple[str, int], ...]:
    """The lines of the solo rival (Rulebook p. 21)."""
    idols: i64 = OTHER_IDOL * state.rival_pile
    for type in range(IDOL_TYPES):
        if has(state.rival_idols, type):
            idols += UNIQUE_IDOL
    bought: i64 = 0
    for card in state.rival_cards:
        bought += columns.POINTS[card]
    return (
        ("research", int(research_points(state, RIVAL))),
        ("temple", int(temple_points(state, RIVAL))),
        ("idols", int(idols)),
        ("guardians", int(guardian_points(state, RIVAL))),
        ("cards", int(bought)),
        ("fear", 0),
    )


def outcome(state: State) -> Outcome:
    """How the game ended."""
    sheets = tuple([lines(state, seat) for seat in range(state.seats)])
    ties = [_ties(state, player) for player in range(max(2, state.seats))]
    if state.seats > 1:
        return ranked(sheets, [arrival for arrival, _ in ties], [research for _, research in ties])
    points, rivals = totals((sheets[0], rival_lines(state)))
    won = (points, ties[0]) > (rivals, ties[1])
    drawn = (points, ties[0]) == (rivals, ties[1])
    winners: tuple[int, ...] = (0,) if won else ()
    utility = 1.0 if won else 0.0 if drawn else -1.0
    return Outcome(RANKED, winners, (1,), (points,), sheets, (utility,))


def _ties(state: State, player: i64) -> tuple[int, int]:
    """As many points: the earliest in the Lost Temple, then the research line (ruling 105)."""
    order = nibble(state.arrived, player)
    arrival = 0 if order == 0 else 9 - order
    return (int(arrival), 0 if arrival else int(research_points(state, player)))
