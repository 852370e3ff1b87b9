"""A random game to its end without leaving compiled code: the measure of how fast the rules are."""

from mypy_extensions import i64

from bivouac.bots.worlds import lay_out, perform
from bivouac.core.chance import QuickChance
from bivouac.core.choices import Choices
from bivouac.core.contract import State
from bivouac.core.play import Play


def playout(state: State, chance: QuickChance, cap: int = 1_000_000) -> int:
    """Play random actions until the game is over, or the cap is reached, and count them."""
    if isinstance(state, Play):
        return _our_playout(state, chance, cap)
    found = Choices()
    count = 0
    while count < cap and lay_out(state, found):
        perform(state, found, chance.draw(found.count))
        count += 1
    return count


def _our_playout(state: Play, chance: QuickChance, cap: i64) -> i64:
    """The same where the compiler knows whose methods it calls."""
    found = Choices()
    count: i64 = 0
    while count < cap and state.lay_out(found):
        state.perform(found, chance.draw(found.count))
        count += 1
    return count


def contract_playout(state: State, chance: QuickChance, cap: int = 1_000_000) -> int:
    """The same game, for which every list is made anew and every action is judged."""
    if isinstance(state, Play):
        return _our_contract_playout(state, chance, cap)
    count = 0
    while count < cap:
        actors = state.actors()
        if not actors:
            break
        legal = state.legal(actors[0])
        state.play(actors[0], legal[chance.below(len(legal))])
        count += 1
    return count


def _our_contract_playout(state: Play, chance: QuickChance, cap: int) -> int:
    """The same where the compiler knows whose methods it calls."""
    count = 0
    while count < cap:
        actors = state.actors()
        if not actors:
            break
        legal = state.legal(actors[0])
        state.play(actors[0], legal[chance.draw(len(legal))])
        count += 1
    return count
