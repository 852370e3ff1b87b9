"""Positions of Agartha for tests: player 0 bids, the first cards are placed, unless said otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bivouac.core.contract import State
from tests.games.staging import Wish, positioned, wished

GIVEN = ("holder: 0", "round: 1", "to place: nothing", "moves: 1")
NAMES = {"left": "cards left", "tiles": "tile"}


def from_lines(lines: Iterable[str]) -> State:
    """The position of a story."""
    return positioned("agartha", GIVEN, lines)


def stage(
    seats: int = 2,
    *,
    boards: Mapping[int, Mapping[str, Sequence[str]]] | None = None,
    rest: tuple[int, str] | None = None,
    options: Mapping[str, str | bool] | None = None,
    **places: Wish,
) -> State:
    """A real state with these wishes fulfilled; `boards` are of seats, place by place."""
    lines = wished("seats", seats)
    for seat, board in (boards or {}).items():
        lines += wished(f"board {seat}", board)
    if rest is not None:
        lines += wished("the rest lies with", {rest[0]: rest[1]})
    for key, value in (options or {}).items():
        lines.append(f"{key}: {'yes' if value is True else value}")
    return from_lines(
        [*lines, *(line for key, wish in places.items() for line in wished(NAMES.get(key, key), wish))]
    )
