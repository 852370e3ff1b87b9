"""A share of the event loop for each caller: whoever asks for much work waits before anybody else has to."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bivouac.core.refusal import Refusal

SHARE = 0.1  # seconds of work that a caller earns in a second
SAVED = 1.0  # seconds of work that may be saved up: a film of a whole game, a few tables opened at once
MOST_WAITING = 16  # questions of one caller
MOST_CALLERS = 10_000


class Purse:
    """What a caller may still ask for; below nothing, they wait until it is earned."""

    def __init__(self, at: float) -> None:
        self.left = SAVED
        self.at = at
        self.waiting = 0
        self.gate = asyncio.Lock()

    def owed(self, at: float) -> float:
        """The seconds until nothing is owed any more."""
        self.left = min(SAVED, self.left + max(0.0, at - self.at) * SHARE)
        self.at = at
        return max(0.0, -self.left / SHARE)

    def is_idle(self, at: float) -> bool:
        """Is it as a new one would be, and does nobody wait?"""
        return self.waiting == 0 and self.left + (at - self.at) * SHARE >= SAVED


class Toll:
    """One question of each caller at a time, and no more work than their share."""

    def __init__(self) -> None:
        self._purses: OrderedDict[str, Purse] = OrderedDict()

    @asynccontextmanager
    async def passing(self, who: str) -> AsyncIterator[None]:
        """Come to one's turn; whoever sends ever more while others of theirs wait is refused."""
        purse = self._purse(who)
        if purse.waiting >= MOST_WAITING:
            raise Refusal("too_fast")
        purse.waiting += 1
        try:
            async with purse.gate:
                if owed := purse.owed(time.monotonic()):
                    await asyncio.sleep(owed)
                yield
        finally:
            purse.waiting -= 1

    @asynccontextmanager
    async def working(self, who: str) -> AsyncIterator[None]:
        """Come to one's turn, and pay for what is done until it is over, which awaits nothing."""
        async with self.passing(who):
            begun = time.monotonic()
            try:
                yield
            finally:
                self.charge(who, time.monotonic() - begun)

    def charge(self, who: str, seconds: float) -> None:
        """Work was done for a caller."""
        self._purse(who).left -= seconds

    def _purse(self, who: str) -> Purse:
        now = time.monotonic()
        purse = self._purses.pop(who, None) or Purse(now)
        oldest = next(iter(self._purses.values()), None)
        if oldest is not None and (len(self._purses) >= MOST_CALLERS or oldest.is_idle(now)):
            self._purses.popitem(last=False)
        self._purses[who] = purse
        return purse

    @property
    def held(self) -> int:
        """How many are remembered."""
        return len(self._purses)
