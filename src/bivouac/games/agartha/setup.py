"""Options and a seed become the first state: a deck for so many players, tiles, two cards each."""

from typing import Any

from bivouac.core.chance import OwnChance
from bivouac.core.piles import Pile
from bivouac.games.agartha import columns, flow, kinds, moves
from bivouac.games.agartha.state import State


def set_up(seats: int, chance: OwnChance, options: dict[str, Any]) -> State:
    """The table before the first action."""
    state = State()
    state.take_seats(seats, chance)
    state.token_map = columns.MAP_IDS.index(options["token_map"])
    state.swap_triggers = bool(options["swap_triggers"])
    lay_out(state)
    state.first = chance.below(seats)
    deal(state)
    state.revealed_count = 0
    state.ask()
    return state


def lay_out(state: State) -> None:
    """The boards are empty; the cards for this number of players are shuffled, the others stay in the box."""
    state.where = [kinds.IN_BOX] * kinds.CARDS
    deck = columns.IN_PLAY[state.seats][:]
    for card in deck:
        state.where[card] = kinds.IN_DECK
    state.chance.shuffle(deck)
    state.deck = Pile(deck)
    state.tiles = [kinds.NO_CARD] * (kinds.CARD_PLACES * int(state.tile_count()))
    state.boards = [0] * (kinds.PLACES * int(state.seats))
    state.scored = [0] * int(state.seats)


def deal(state: State) -> None:
    """Two cards a tile first, then two a player, from the first player on (ruling 41)."""
    for tile in range(state.tile_count()):
        flow.fill(state, tile, kinds.TILE_CARDS)
    dealt = []
    for step in range(state.seats):
        seat = (state.first + step) % state.seats
        for _ in range(kinds.START_CARDS):
            dealt.append(seat * kinds.SEATED + moves.draw(state))
    state.pending = dealt
