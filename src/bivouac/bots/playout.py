"""A random game to its end without leaving compiled code: the measure of how fast the rules are."""

from bivouac.core.chance import QuickChance
from bivouac.core.contract import State


def playout(state: State, chance: QuickChance, cap: int = 1_000_000) -> int:
    """Play random actions until the game is over, or the cap is reached, and count them."""
    count = 0
    while count < cap:
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        count += 1
    return count
