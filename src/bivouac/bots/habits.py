"""What actions have brought a seat so far, wherever it took them."""

from typing import Final, final

from mypy_extensions import i64

from bivouac.core.vectors import vec

ROOM: Final = 128  # codes of new habits; there is room for more when there are more
DOUBT: Final = 1.0  # as many times an action is taken for average before it is known


@final
class Habits:
    """By action: how often it was taken, and what that brought."""

    def __init__(self) -> None:
        self.totals = vec[float]([0.0] * ROOM)
        self.counts = vec[float]([0.0] * ROOM)
        self.total = 0.0
        self.count = 0.0

    def mean(self) -> float:
        """What an action brings on average."""
        return self.total / self.count if self.count else 0.0

    def expected(self, code: i64, usual: float) -> float:
        """What an action brings, as far as it is known; one that is not brings what is usual."""
        if code >= len(self.counts):
            return usual
        return (self.totals[code] + DOUBT * usual) / (self.counts[code] + DOUBT)

    def add(self, code: i64, gained: float) -> None:
        """It was taken, and brought so much."""
        if code >= len(self.counts):
            self._grow(code)
        self.totals[code] += gained
        self.counts[code] += 1.0
        self.total += gained
        self.count += 1.0

    def _grow(self, code: i64) -> None:
        """Room for this code, and as many again."""
        totals = vec[float]([0.0] * int(2 * code + 1))
        counts = vec[float]([0.0] * int(2 * code + 1))
        for at in range(len(self.counts)):
            totals[at] = self.totals[at]
            counts[at] = self.counts[at]
        self.totals, self.counts = totals, counts
