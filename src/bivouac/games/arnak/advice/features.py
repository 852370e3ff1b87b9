"""What a seat knows as numbers, for bots and research."""

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.games.arnak import scoring
from bivouac.games.arnak.kinds import CARDS, PHASES, RESOURCES, ROUNDS, SHUFFLED, TRACK_SPACES
from bivouac.games.arnak.state import State

SEATS = 4


def features(state: State, seat: int) -> list[float]:
    """The course, the players from this seat on, the own hand, the row and the island; each about one."""
    known = seat if 0 <= seat < int(state.seats) else 0
    numbers = [float(state.round) / ROUNDS, float(state.active == known), float(state.acted)]
    numbers += [float(state.phase == phase) for phase in range(PHASES)]
    for step in range(SEATS):
        if step < state.seats:
            numbers += _player(state, (known + step) % state.seats)
        else:
            numbers += [0.0] * len(_player(state, 0))
    hand = [0.0] * CARDS
    for entry in state.hands[known]:
        hand[entry % SHUFFLED] += 1.0
    row = [0.0] * CARDS
    for card in state.row:
        if card >= 0:
            row[card] = 1.0
    return numbers + hand + row + [float(tile >= 0) for tile in state.tiles]


def _player(state: State, seat: i64) -> list[float]:
    """What everybody sees of a player."""
    numbers = [float(state.has(seat, resource)) / 4.0 for resource in range(RESOURCES)]
    numbers += [points / 20.0 for _, points in scoring.lines(state, int(seat))]
    numbers += [
        float(len(state.hands[seat])) / 5.0,
        float(len(state.decks[seat])) / 10.0,
        float(state.at_home(seat)) / 2.0,
        float(state.crated(seat)) / 4.0,
        float(state.slotted(seat)) / 4.0,
        float(has(state.passed, seat)),
        float(nibble(state.glass, seat)) / TRACK_SPACES,
        float(nibble(state.notebook, seat)) / TRACK_SPACES,
    ]
    return numbers
