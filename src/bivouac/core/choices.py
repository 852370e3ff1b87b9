"""What may be played in one position, laid out for whoever picks from it many times a second."""

from typing import Any, Final, final

from mypy_extensions import i64

from bivouac.core.ordering import NATIVE, put_in_order
from bivouac.core.vectors import vec

ROOM: Final = 32  # codes of a new list: few positions offer more


@final
class Choices:
    """The codes one seat may play, in order; a search fills the same list again in every position.

    It belongs to the state and the move that filled it: `Play.perform` takes a place in it, not a code, so
    that nothing can be performed that was not listed there and then.
    """

    def __init__(self) -> None:
        self.codes = vec[i64]([0] * ROOM)
        self.count: i64 = 0
        self.seat: i64 = -1
        self.state: object = None
        self.moves: i64 = -1

    def add(self, code: i64) -> None:
        """One more code; they are listed from the lowest to the highest."""
        count = self.count
        if count == len(self.codes):
            self._grow()
        self.codes[count] = code
        self.count = count + 1

    def add_each(self, first: i64, mask: i64) -> None:
        """The code of every piece of a mask, the first piece having the first code."""
        count = self.count
        while mask:
            if mask & 1:
                if count == len(self.codes):
                    self.count = count
                    self._grow()
                self.codes[count] = first
                count += 1
            first += 1
            mask >>= 1
        self.count = count

    def put_in_order(self) -> None:
        """The lowest code first."""
        put_in_order(self.codes, self.count)

    def listed(self) -> list[int]:
        """The codes as a fresh list."""
        return list(self.codes[: self.count])

    def listed_from(self, numbers: list[Any]) -> list[int]:
        """The same, taken from these numbers: all codes as objects of Python, made beforehand."""
        if not NATIVE:
            return self.listed()
        found = numbers[: self.count]  # a list of that length, which is then written over
        at: i64 = 0
        while at < self.count:
            found[at] = numbers[self.codes[at]]
            at += 1
        return found

    def holds(self, code: i64) -> bool:
        """Is the code one of them?"""
        for at in range(self.count):
            if self.codes[at] == code:
                return True
        return False

    def _grow(self) -> None:
        """Room for twice as many, and more."""
        codes = vec[i64]([0] * int(ROOM + 2 * self.count))
        for at in range(self.count):
            codes[at] = self.codes[at]
        self.codes = codes
