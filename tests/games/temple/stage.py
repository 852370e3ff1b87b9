"""Positions of Temple for tests: the second temple stands whole, unless it is said otherwise.

What was taken from the first temple and no line speaks of lies out of the game, where it counts for nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bivouac import game
from bivouac.core.contract import State
from tests.games.staging import Wish, positioned, wished

TEMPLE = game("temple")
GIVEN = (
    "decks played: statues, coins, weapons, manuscripts, jewels, monsters",
    *("temple: 2", "first: 0", "active: 0", "actions: 1", "turn: 1", "moves: 1"),
)
NAMES = {"opened": "open", "left": "actions", "seen": "seen by"}


def from_lines(lines: Iterable[str]) -> State:
    """The position of a story."""
    return positioned("temple", GIVEN, lines)


def stage(
    seats: int = 2,
    *,
    cells: Mapping[str, str] | None = None,
    closed: Mapping[int, Sequence[Sequence[str]]] | None = None,
    helpers: Mapping[str, int] | None = None,
    acted: bool = False,
    **places: Wish,
) -> State:
    """A real state with these wishes fulfilled; `cells` says what lies where in the temple."""
    lines = wished("seats", seats) + wished("the first action is spent", acted)
    lines += wished("cells", [f"{cell} {kind}" for cell, kind in (cells or {}).items()] or None)
    for seat, groups in (closed or {}).items():
        lines += [f"closed {seat}: {', '.join(group)}" for group in groups]
    for seat in sorted(set((helpers or {}).values())):
        lines += wished("assistants", {seat: [who for who, at in (helpers or {}).items() if at == seat]})
    return from_lines(
        [*lines, *(line for key, wish in places.items() for line in wished(NAMES.get(key, key), wish))]
    )
