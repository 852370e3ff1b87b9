"""What a seat knows as numbers, for bots and research."""

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.games.arnak import columns, scoring
from bivouac.games.arnak.advice import position, worth
from bivouac.games.arnak.kinds import CARDS, PHASES, RESOURCES, ROUNDS, SHUFFLED, TRACK_SPACES
from bivouac.games.arnak.state import State

SEATS = 4
WORTH = 10.0  # points that are written as one


def side(state: State) -> str:
    """The temple in play: with another track, research is another game to whoever learns it."""
    return columns.SIDE_IDS[state.side]


def features(state: State, seat: int) -> list[float]:
    """The course, the players from this seat on, the own hand, the row and the island; each about one."""
    known = seat if 0 <= seat < int(state.seats) else 0
    numbers = [
        float(state.seats) / SEATS,
        float(state.round) / ROUNDS,
        float(state.active == known),
        float(state.acted),
        position.waiting_value(state) / WORTH if state.active == known else 0.0,
    ]
    numbers += [float(state.phase == phase) for phase in range(PHASES)]
    for step in range(SEATS):
        if step < state.seats:
            numbers += _player(state, (known + step) % state.seats)
        else:
            numbers += [0.0] * len(_player(state, 0))
    hand = [0.0] * CARDS
    in_hand = 0.0
    for entry in state.hands[known]:
        hand[entry % SHUFFLED] += 1.0
        in_hand += worth.HELD_WORTH[entry % SHUFFLED]
    numbers.append(in_hand / WORTH)
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
    return numbers + _worth(state, seat)


def _worth(state: State, seat: i64) -> list[float]:
    """What a player has, by the terms of the estimate; of the hand only what everybody can count."""
    left = position.rounds_left(state)
    held = state.hands[seat] + state.decks[seat] + (state.sifted if seat == state.active else [])
    owned = [entry % SHUFFLED for entry in held] + state.areas[seat]
    owned.sort()  # a sum in the order of the piles would tell, in its last digits, what lies where
    cards = 0.0
    for card in owned:
        cards += position.USE_AHEAD[card]
    terms = [
        float(scoring.points(state, seat)),
        position.tokens_value(state, seat, left),
        position.track_value(state, seat, left),
        position.plan_value(state, seat, left),
        cards * float(left) / 2.0,
        position.assistants_value(state, seat, left),
        position.idols_value(state, seat, left),
        position.boons_value(state, seat, left),
        position.island_value(state, seat, left),
    ]
    return [term / WORTH for term in terms]
