"""Exact chances from what a seat knows: the next card of a deck, the next tile, the next card shown."""

from bivouac.games.arnak import codes, columns, kinds
from bivouac.games.arnak.kinds import FIRST_DEEP, SHUFFLED
from bivouac.games.arnak.shapes import Odds
from bivouac.games.arnak.state import State


def odds(state: State, seat: int, action: int) -> Odds | None:
    """What a draw may bring its own player, or what tile a discovery may turn up; None otherwise."""
    if action == codes.YES and state.phase == kinds.DRAW and seat == state.active:
        return {"cards": next_card(state, seat, bool(state.agenda.b()))}
    if codes.DISCOVER <= action < codes.OVERCOME:
        return {"tiles": next_tile(state, action - codes.DISCOVER >= FIRST_DEEP)}
    return None


def next_card(state: State, seat: int, bottom: bool) -> dict[str, float]:
    """How likely each card is to be the next of one's own deck; nothing when it is empty."""
    deck = state.decks[seat]
    if not deck:
        return {}
    end = deck[0] if bottom else deck[-1]
    shuffle = end // SHUFFLED
    if not 1 <= shuffle <= kinds.SHUFFLES:
        return {columns.IDS[end % SHUFFLED]: 1.0}  # known to all, or put back
    cards = [entry % SHUFFLED for entry in deck if entry // SHUFFLED == shuffle]
    return {columns.IDS[card]: cards.count(card) / len(cards) for card in sorted(set(cards))}


def next_tile(state: State, deep: bool) -> dict[str, float]:
    """How likely each tile is to be the next of its stack; nothing when it is empty."""
    stack = state.deep_stack if deep else state.near_stack
    under = int(state.deep_under if deep else state.near_under)
    hidden = stack[under:] or stack[-1:]
    return {columns.TILE_IDS[tile]: 1 / len(hidden) for tile in sorted(hidden)}
