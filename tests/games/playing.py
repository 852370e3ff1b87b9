"""Playing in tests: lines of notation, and all that may be done."""

from __future__ import annotations

from bivouac.core.contract import State


def play(state: State, *lines: str) -> State:
    """Play lines like `0 dig 1` and give the same state back."""
    for line in lines:
        seat, text = line.split(" ", 1)
        state.play(int(seat), state.parse(text))
    return state


def choices(state: State) -> list[str]:
    """The notation of all that may be done now."""
    return [state.text(action) for seat in state.actors() for action in state.legal(seat)]
