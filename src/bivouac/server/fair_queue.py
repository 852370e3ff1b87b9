"""Turns at something scarce, by network and host: nobody waits for all that somebody else has asked for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

MOST_WAITING = 20  # of all, where whoever asks can be told to come back
OF_A_NETWORK = 8

Line = deque[asyncio.Future[None]]


class Excuse(NamedTuple):
    """What is said of somebody who still waits at a moment of the event loop's clock."""

    at: float
    tell: Callable[[], None]


class FairQueue:
    """So many at once; of those who wait, one of each network in turn, and of its hosts one in turn.

    Whoever comes with many tables is one host, and whoever comes with many cookies still one network.
    """

    def __init__(self, count: int) -> None:
        self.free = count
        self._waiting: OrderedDict[str, OrderedDict[str, Line]] = OrderedDict()

    def waiting(self, network: str | None = None) -> int:
        """How many of a network wait, or of all."""
        asked = self._waiting if network is None else [network]
        return sum(len(line) for one in asked for line in self._waiting.get(one, {}).values())

    def is_full(self, network: str) -> bool:
        """Do so many wait that one more of this network had better come back?"""
        return self.waiting() >= MOST_WAITING or self.waiting(network) >= OF_A_NETWORK

    @asynccontextmanager
    async def take(self, network: str, host: str = "", excuse: Excuse | None = None) -> AsyncIterator[None]:
        """Have one, once it is the turn of this host of this network."""
        await self._wait(network, host, excuse)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, network: str, host: str, excuse: Excuse | None) -> None:
        if self.free:
            self.free -= 1
            return
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(network, OrderedDict()).setdefault(host, deque()).append(turn)
        telling = None if excuse is None else loop.call_at(excuse.at, excuse.tell)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the very moment they went away
                self._pass_on()
            else:
                self._leave(network, host, turn)
            raise
        finally:
            if telling is not None:
                telling.cancel()

    def _leave(self, network: str, host: str, turn: "asyncio.Future[None]") -> None:
        hosts = self._waiting.get(network, OrderedDict())
        line = hosts.get(host, deque())
        if turn in line:
            line.remove(turn)
            if not line:
                del hosts[host]
            if not hosts:
                del self._waiting[network]

    def _pass_on(self) -> None:
        """To whoever has waited longest for one; who still waits then stands behind all others."""
        while self._waiting:
            network, hosts = self._waiting.popitem(last=False)
            host, line = hosts.popitem(last=False)
            turn = line.popleft()
            if line:
                hosts[host] = line
            if hosts:
                self._waiting[network] = hosts
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
