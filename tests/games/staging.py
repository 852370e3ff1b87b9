"""Positions for tests: lines as the public text has them, on top of what a game's tests take for granted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import pytest

from bivouac import game
from bivouac.core.contract import State
from bivouac.core.mistakes import PlayerMistake

Wish = int | str | bool | None | Sequence[object] | Mapping[int, object] | Mapping[str, object]


def positioned(name: str, given: Sequence[str], lines: Iterable[str]) -> State:
    """The position these lines describe, on top of what is given."""
    said = list(lines)
    return game(name).position("\n".join([name, *unsaid(given, said), *said]))


def unsaid(given: Sequence[str], said: Sequence[str]) -> list[str]:
    """What is given, but for the places that are spoken of."""
    places = {_place(line) for line in said}
    return [line for line in given if _place(line) not in places]


def wished(place: str, wish: Wish) -> list[str]:
    """The lines for a wish: `{0: 5}` is a line for seat 0, a list its names, True the words alone."""
    if wish is None or wish is False:
        return []
    if isinstance(wish, Mapping):
        return [f"{place} {key}: {_said(value)}" for key, value in wish.items()]
    return [place] if wish is True else [f"{place}: {_said(wish)}"]


@contextmanager
def refused(reason: str) -> Iterator[None]:
    """What happens inside is refused by the census for this reason, which the mistake has for its cause."""
    with pytest.raises(PlayerMistake) as caught:
        yield
    assert caught.value.code == "position_impossible"
    assert re.search(reason, str(caught.value.__cause__)), f"it was refused: {caught.value.__cause__}"


def _said(value: object) -> str:
    if isinstance(value, str) or not isinstance(value, Sequence):
        return str(value)
    return ", ".join(map(str, value)) or "nothing"


def _place(line: str) -> str:
    return line.partition(":")[0]
