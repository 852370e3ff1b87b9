"""What a seat knows, written number by number: into words of the machine when compiled, never as objects."""

from typing import Final, final

from mypy_extensions import i64

from bivouac.core.vectors import vec

ROOM: Final = 512  # numbers of a new sheet: no game of ours has more


@final
class Numbers:
    """Numbers in the order in which they are added; whoever reads many looks at `sheet` itself.

    Compiled, the sheet is memory that numpy can look into without a copy. It is exchanged for a larger one
    when it is full: give it its size at the start, and it stays where it is.
    """

    def __init__(self, room: i64 = ROOM) -> None:
        self.sheet = vec[float]([0.0] * room)
        self.count: i64 = 0

    def add(self, number: float) -> None:
        """One more number."""
        at = self.count
        if at == len(self.sheet):
            self._grow()
        self.sheet[at] = number
        self.count = at + 1

    def add_truth(self, truth: bool) -> None:
        """1 for what is so, 0 for what is not."""
        self.add(1.0 if truth else 0.0)

    def add_zeros(self, count: i64) -> None:
        """So many zeros, for what is not there."""
        for _ in range(count):
            self.add(0.0)

    def add_place(self, place: i64, places: i64) -> None:
        """A number for each place: 1 at this one, which may lie outside, and 0 elsewhere."""
        for at in range(places):
            self.add(1.0 if at == place else 0.0)

    def raise_at(self, at: i64, number: float) -> None:
        """Make a number that was added before larger."""
        assert 0 <= at < self.count, "there is no such number yet"
        self.sheet[at] += number

    def listed(self) -> list[float]:
        """The numbers as a fresh list."""
        return list(self.sheet[: self.count])

    def _grow(self) -> None:
        """Room for twice as many."""
        sheet = vec[float]([0.0] * (2 * self.count + 1))
        for at in range(self.count):
            sheet[at] = self.sheet[at]
        self.sheet = sheet


def best_other(worth: list[float], seat: i64) -> float:
    """The most that another seat is worth."""
    best = -1000.0
    for other in range(len(worth)):
        if other != seat:
            best = max(best, worth[other])
    return best
