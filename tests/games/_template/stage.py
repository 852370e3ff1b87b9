"""Positions of Lanterns for tests: seat 0 is to move, unless it is said otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bivouac import game
from bivouac.core.contract import State
from tests.games.staging import Wish, positioned, wished

GAME = game("_template")
GIVEN = ("active: 0",)


def from_lines(lines: Iterable[str]) -> State:
    """The position of a story."""
    return positioned("_template", GIVEN, lines)


def stage(top: Sequence[str] = (), *, single_peek: bool = False, **places: Wish) -> State:
    """A real state with these wishes fulfilled: `top` lies on the deck, first on top."""
    lines = wished("deck", top or None) + wished("single_peek", "yes" if single_peek else None)
    return from_lines([*lines, *(line for key, wish in places.items() for line in wished(key, wish))])


def seen(state: State, viewer: int) -> list[str | None]:
    """The deck as a seat sees it, top lantern first."""
    return [lantern["kind"] for lantern in state.outlook(viewer)["deck"]["lanterns"]]
