"""Exact chances from what everybody knows: the next card of the deck."""

from bivouac.games.agartha import codes, columns
from bivouac.games.agartha.kinds import CARD_PLACES, DISCARDED, DRAW, FROM_DECK, NO_CARD
from bivouac.games.agartha.redeal import unknown
from bivouac.games.agartha.shapes import Odds
from bivouac.games.agartha.state import State


def odds(state: State, seat: int, action: int) -> Odds | None:
    """What a Draw from the deck may bring, or what may replace a card drawn from a tile; None otherwise."""
    if state.phase != DRAW or not codes.DRAW <= action < codes.TAKE:
        return None
    argument = action - codes.DRAW
    if argument > state.tile_count() * CARD_PLACES:
        return None
    if argument != FROM_DECK and state.tiles[argument - 1] == NO_CARD:
        return None
    faces = next_card(state)
    if not faces:
        return None
    return {"cards": faces} if argument == FROM_DECK else {"replaced_by": faces}


def next_card(state: State) -> dict[str, float]:
    """How likely each kind is to be the next card turned up; nothing when there is none."""
    cards = unknown(state)
    if not cards and len(state.deck):
        cards = state.deck.pieces[-1:]  # known to all (ruling 49)
    if not cards:
        cards = [card for card in columns.IN_PLAY[state.seats] if state.where[card] == DISCARDED]
    kinds = [columns.KIND_OF[card] for card in cards]
    return {columns.IDS[kind]: kinds.count(kind) / len(kinds) for kind in sorted(set(kinds))}
