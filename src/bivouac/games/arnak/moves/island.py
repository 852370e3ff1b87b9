"""Archaeologists, sites, idols of the island and guardians."""

from mypy_extensions import i64

from bivouac.core.bits import bit, with_byte
from bivouac.games.arnak import tell
from bivouac.games.arnak.kinds import CAMPS, FIRST_DEEP, NO_GUARDIAN
from bivouac.games.arnak.moves.lists import changed
from bivouac.games.arnak.state import State


def place_figure(state: State, player: i64, space: i64) -> None:
    """An archaeologist goes to a space."""
    mask: i64 = state.figures[player]
    state.figures[player] = mask | bit(space)
    tell.arrive(state, player, space)


def lift_figure(state: State, player: i64, space: i64) -> None:
    """An archaeologist leaves a space."""
    mask: i64 = state.figures[player]
    state.figures[player] = mask & ~bit(space)
    tell.leave(state, player, space)


def take_idols(state: State, place: i64) -> None:
    """The idols of a place go to the crates; level II has one more, face down (ruling 5)."""
    count: i64 = 2 if place >= FIRST_DEEP else 1
    state.crates = with_byte(state.crates, state.active, state.crated(state.active) + count)
    tell.idols(state, state.active, place, count)


def turn_tile(state: State, place: i64) -> None:
    """The top tile of the stack of its level is laid on a place."""
    if place >= FIRST_DEEP:
        tile: i64 = state.deep_stack[len(state.deep_stack) - 1]
        state.deep_stack = state.deep_stack[:-1]
        state.deep_under = min(state.deep_under, len(state.deep_stack))
    else:
        tile = state.near_stack[len(state.near_stack) - 1]
        state.near_stack = state.near_stack[:-1]
        state.near_under = min(state.near_under, len(state.near_stack))
    state.tiles = changed(state.tiles, place, tile)
    state.revealed_count += 1
    tell.tile(state, tile, place)


def show_tile(state: State, deep: bool) -> i64:
    """The top tile of a stack is shown to all and goes under it (ruling 79); its number."""
    stack = state.deep_stack if deep else state.near_stack
    tile: i64 = stack[len(stack) - 1]
    if deep:
        state.deep_under = min(state.deep_under + 1, len(stack))
        state.deep_stack = [tile, *stack[:-1]]
    else:
        state.near_under = min(state.near_under + 1, len(stack))
        state.near_stack = [tile, *stack[:-1]]
    state.revealed_count += 1
    tell.show_tile(state, tile)
    return tile


def wake_guardian(state: State, place: i64) -> None:
    """The next guardian comes to a place that was discovered (ruling 34)."""
    guardian: i64 = state.guardian_stack[len(state.guardian_stack) - 1]
    state.guardian_stack = state.guardian_stack[:-1]
    state.guards = changed(state.guards, CAMPS + place, guardian)
    state.revealed_count += 1
    tell.wake(state, guardian, place)


def catch_guardian(state: State, player: i64, site: i64) -> None:
    """A guardian is overcome and kept, its boon unused (rulings 37 and 38)."""
    guardian: i64 = state.guards[site]
    state.guards = changed(state.guards, site, NO_GUARDIAN)
    word: i64 = state.guardians[player]
    state.guardians = changed(state.guardians, player, word | bit(guardian))
    tell.overcome(state, player, guardian, site)


def move_guardian(state: State, site: i64, target: i64) -> None:
    """A guardian goes to another site (ruling 69)."""
    guardian: i64 = state.guards[site]
    guards = state.guards[:]
    guards[site] = NO_GUARDIAN
    guards[target] = guardian
    state.guards = guards
    tell.chase(state, guardian, target)
