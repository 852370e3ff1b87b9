"""Positions of Takara for tests: the first player assigns, unless it is said otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bivouac.core.contract import State
from bivouac.games.takara.position import CHESTS as CHEST_TILES
from tests.games.staging import positioned, wished

GIVEN = ("active: 0", "turn: 0", "asked: assign", "moves: 1")
CHESTS = list(CHEST_TILES.values())


def from_lines(lines: Iterable[str]) -> State:
    """The position of a story."""
    return positioned("takara", GIVEN, lines)


def stage(
    seats: int = 2,
    *,
    sites: Mapping[int, Sequence[str]] | None = None,
    left: Mapping[int, int] | None = None,
    asleep: Mapping[str, int] | None = None,
    sword: bool = False,
    traded: bool = False,
    strict: bool = False,
    **places: int | str | Sequence[str] | Mapping[int, object],
) -> State:
    """A real state with these wishes fulfilled; `left` says how many tiles a site still has."""
    lines = wished("seats", seats) + wished("sword rented", sword) + wished("counter visited", traded)
    lines += wished("strict_observation", "yes" if strict else None)
    for site in sorted({*(sites or {}), *(left or {})}):
        tiles = ", ".join((sites or {}).get(site, ())) or "nothing"
        lines.append(f"site {site}, {(left or {}).get(site, 9)} left: {tiles}")
    lines += [f"asleep with {seat}: {who}" for who, seat in (asleep or {}).items()]
    return from_lines([*lines, *(line for place, wish in places.items() for line in wished(place, wish))])
