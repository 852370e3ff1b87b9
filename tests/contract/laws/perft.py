"""Law 8: how many lines of play there are from a position, and in which order the first moves are listed."""

from __future__ import annotations

from bivouac.core.contract import State


def leaves_at(state: State, depth: int) -> int:
    """The number of lines of so many actions; a game that ends earlier counts once."""
    if depth == 0 or not state.actors():
        return 1
    count = 0
    for seat in state.actors():
        for action in state.legal(seat):
            twin = state.copy()
            twin.play(seat, action)
            count += leaves_at(twin, depth - 1)
    return count


def distinct_at(state: State, depth: int) -> int:
    """The number of different states those lines reach."""
    keys: set[bytes] = set()
    _collect(state, depth, keys)
    return len(keys)


def _collect(state: State, depth: int, keys: set[bytes]) -> None:
    if depth == 0 or not state.actors():
        keys.add(state.key())
        return
    for seat in state.actors():
        for action in state.legal(seat):
            twin = state.copy()
            twin.play(seat, action)
            _collect(twin, depth - 1, keys)


def order_of(state: State) -> list[str]:
    """The moves in the order in which they are listed."""
    return [f"{seat} {state.text(action)}" for seat in state.actors() for action in state.legal(seat)]
