"""How fast one may ask, a bucket of tokens that fills at a steady rate; how much one may hold open."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.exceptions import TooManyRequestsException


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

    def is_full(self, at: float) -> bool:
        """Is it as a new one would be?"""
        return self.tokens + (at - self.at) * self.rate >= self.burst


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
        wait = bucket.take(at)
        if len(self._buckets) > self.most or next(iter(self._buckets.values())).is_full(at):
            self._buckets.popitem(last=False)
        return wait

    @property
    def held(self) -> int:
        """How many are remembered."""
        return len(self._buckets)


def slow_down(buckets: Buckets, *who: str) -> None:
    """What can be guessed or be a nuisance is tried slowly; TooManyRequestsException says how slowly."""
    now = time.monotonic()
    wait = math.ceil(max(buckets.take(one, now) for one in who))
    if wait:
        raise TooManyRequestsException(
            headers={"retry-after": str(wait)},
            extra={"code": "wait", "facts": {"seconds": wait}},
        )


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
