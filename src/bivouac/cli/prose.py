"""Sentences on a terminal: rich breaks lines at no-break spaces too, which French cannot bear."""

from typing import Any

from rich.containers import Lines
from rich.text import Text

HELD = {"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"}


class Prose(Text):
    """A text whose no-break spaces hold."""

    def wrap(self, *args: Any, **kwargs: Any) -> Lines:
        """The text in lines, broken at ordinary spaces only."""
        held = self.copy()
        for space, stand_in in HELD.items():
            held.plain = held.plain.replace(space, stand_in)
        lines = held.wrap(*args, **kwargs)
        for line in lines:
            for space, stand_in in HELD.items():
                line.plain = line.plain.replace(stand_in, space)
        return lines
