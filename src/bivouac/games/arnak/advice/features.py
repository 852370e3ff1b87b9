"""What a seat knows as numbers, for bots and research."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import has, nibble
from bivouac.core.numbers import Numbers
from bivouac.games.arnak import columns, scoring
from bivouac.games.arnak.advice import position, worth
from bivouac.games.arnak.kinds import CARDS, PHASES, RESOURCES, ROUNDS, SHUFFLED, TRACK_SPACES
from bivouac.games.arnak.state import State

SEATS: Final = 4
WORTH: Final = 10.0  # points that are written as one
PLAYER: Final = RESOURCES + 23  # numbers of a player


def side(state: State) -> str:
    """The temple in play: with another track, research is another game to whoever learns it."""
    return columns.SIDE_IDS[state.side]


def features(state: State, seat: i64, numbers: Numbers) -> None:
    """Add the course, the players from this seat on, the own hand, the row and the island; each about one."""
    known = seat if 0 <= seat < state.seats else 0
    numbers.add(float(state.seats) / float(SEATS))
    numbers.add(float(state.round) / float(ROUNDS))
    numbers.add_truth(state.active == known)
    numbers.add_truth(state.acted)
    numbers.add(position.waiting_value(state) / WORTH if state.active == known else 0.0)
    numbers.add_place(state.phase, PHASES)
    for step in range(SEATS):
        if step < state.seats:
            _player(state, (known + step) % state.seats, numbers)
        else:
            numbers.add_zeros(PLAYER)
    _hand(state, known, numbers)
    row = numbers.count
    numbers.add_zeros(CARDS)
    card: i64
    for card in state.row:
        if card >= 0:
            numbers.raise_at(row + card, 1.0)
    tile: i64
    for tile in state.tiles:
        numbers.add_truth(tile >= 0)


def _hand(state: State, seat: i64, numbers: Numbers) -> None:
    """What the own hand is worth, and how many of each card are in it."""
    in_hand = 0.0
    entry: i64
    for entry in state.hands[seat]:
        in_hand += worth.HELD_WORTH[entry % SHUFFLED]
    numbers.add(in_hand / WORTH)
    hand = numbers.count
    numbers.add_zeros(CARDS)
    for entry in state.hands[seat]:
        numbers.raise_at(hand + entry % SHUFFLED, 1.0)


def _player(state: State, seat: i64, numbers: Numbers) -> None:
    """What everybody sees of a player."""
    for resource in range(RESOURCES):
        numbers.add(float(state.has(seat, resource)) / 4.0)
    _lines(state, seat, numbers)
    numbers.add(float(len(state.hands[seat])) / 5.0)
    numbers.add(float(len(state.decks[seat])) / 10.0)
    numbers.add(float(state.at_home(seat)) / 2.0)
    numbers.add(float(state.crated(seat)) / 4.0)
    numbers.add(float(state.slotted(seat)) / 4.0)
    numbers.add_truth(has(state.passed, seat))
    numbers.add(float(nibble(state.glass, seat)) / float(TRACK_SPACES))
    numbers.add(float(nibble(state.notebook, seat)) / float(TRACK_SPACES))
    _worth(state, seat, numbers)


def _lines(state: State, seat: i64, numbers: Numbers) -> None:
    """The lines of the score sheet, were the game to end now."""
    numbers.add(float(scoring.research_points(state, seat)) / 20.0)
    numbers.add(float(scoring.temple_points(state, seat)) / 20.0)
    numbers.add(float(scoring.idol_points(state, seat)) / 20.0)
    numbers.add(float(scoring.guardian_points(state, seat)) / 20.0)
    numbers.add(float(scoring.card_points(state, seat)) / 20.0)
    numbers.add(float(scoring.fear_points(state, seat)) / 20.0)


def _worth(state: State, seat: i64, numbers: Numbers) -> None:
    """What a player has, by the terms of the estimate; of the hand only what everybody can count."""
    left = position.rounds_left(state)
    numbers.add(float(scoring.points(state, seat)) / WORTH)
    numbers.add(position.tokens_value(state, seat, left) / WORTH)
    numbers.add(position.track_value(state, seat, left) / WORTH)
    numbers.add(position.plan_value(state, seat, left) / WORTH)
    numbers.add(_cards_ahead(state, seat) * float(left) / 2.0 / WORTH)
    numbers.add(position.assistants_value(state, seat, left) / WORTH)
    numbers.add(position.idols_value(state, seat, left) / WORTH)
    numbers.add(position.boons_value(state, seat, left) / WORTH)
    numbers.add(position.island_value(state, seat, left) / WORTH)


def _cards_ahead(state: State, seat: i64) -> float:
    """What all cards of a player add to hands to come."""
    held = state.hands[seat] + state.decks[seat] + (state.sifted if seat == state.active else [])
    owned = [entry % SHUFFLED for entry in held] + state.areas[seat]
    owned.sort()  # a sum in the order of the piles would tell, in its last digits, what lies where
    cards = 0.0
    for card in owned:
        cards += position.USE_AHEAD[card]
    return cards
