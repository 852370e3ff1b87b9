"""How fast one may ask, a bucket of tokens that fills at a steady rate; how much one may hold open."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float, at: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = at

    def take(self, at: float) -> float:
        """Take one token; 0 when there was one, else the seconds until there is."""
        self.tokens = min(self.burst, self.tokens + max(0.0, at - self.at) * self.rate)
        self.at = at
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / self.rate


class Buckets:
    """A bucket for each address, player or table; the ones longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, by: str, at: float) -> float:
        """Take one token of theirs; 0 when there was one, else the seconds until there is."""
        bucket = self._buckets.pop(by, None) or Bucket(self.rate, self.burst, at)
        self._buckets[by] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take(at)


class Places:
    """How many each has taken, of what may be held for a while."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()

    def taken(self, by: str) -> int:
        """How many are held."""
        return self._taken[by]

    @contextmanager
    def take(self, by: str) -> Iterator[None]:
        """Hold one for a while."""
        self._taken[by] += 1
        try:
            yield
        finally:
            self._taken[by] -= 1
            if not self._taken[by]:
                del self._taken[by]
