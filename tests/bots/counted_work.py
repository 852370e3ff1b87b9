"""Work counted instead of timed: how often a bot asks the rules something, the same on any machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from bivouac.bots import errand
from bivouac.core.contract import Game, State


class Tally:
    """What was asked, and how much was answered."""

    def __init__(self) -> None:
        self.count = 0


class Counting:
    """A state that counts what is asked of it and of every state that comes out of it.

    A list counts as many as it holds: whoever asked goes through it.
    """

    def __init__(self, state: State, tally: Tally) -> None:
        self._state = state
        self._tally = tally

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._state, name)

        def counted(*asked: Any) -> Any:
            found = method(*asked)
            self._tally.count += 1 + (len(found) if isinstance(found, list) else 0)
            return Counting(found, self._tally) if name in ("copy", "redeal") else found

        return counted


@contextmanager
def counted_work(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tally]:
    """Count the work of every errand done meanwhile."""
    tally = Tally()
    read = errand._as_written

    def counting(box: Game, document: msgspec.Raw) -> Any:
        return Counting(read(box, document), tally)

    with monkeypatch.context() as patched:
        patched.setattr(errand, "_as_written", counting)
        yield tally
