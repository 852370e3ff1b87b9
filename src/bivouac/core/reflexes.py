"""What the face asks of a game with every action, as methods: compiled, they are called at once."""

from collections.abc import Callable, Sequence
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from bivouac.core.choices import Choices

FastList = Callable[[Any, Choices], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reflexes:
    """What follows an action, and the fast lists of what may be done then; a game in a hurry inherits it."""

    def settle(self, state: Any) -> None:
        """Do what an action brings, until somebody is asked something."""
        raise NotImplementedError

    def answer(self, state: Any, question: i64, found: Choices) -> bool:
        """Fill a list with all that answers the question; False, and nothing in it, without a fast list."""
        raise NotImplementedError


@final
class Called(Reflexes):
    """Those of a game that gives functions, which are called as Python calls them."""

    def __init__(self, after: Callable[[Any], None], lists: Sequence[FastList | None]) -> None:
        self.after = after
        self.lists = list(lists)

    def settle(self, state: Any) -> None:
        """As the game's function does."""
        self.after(state)

    def answer(self, state: Any, question: i64, found: Choices) -> bool:
        """As the game's fast list does, if the question has one."""
        fast = self.lists[question]
        if fast is None:
            return False
        fast(state, found)
        return True
