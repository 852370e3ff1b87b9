"""Turns at something scarce, handed out by host: nobody waits for all that somebody else has asked for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """So many at once; of those who wait, one of each host in turn, the first that came."""

    def __init__(self, count: int) -> None:
        self.free = count
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self, host: str | None = None) -> int:
        """How many of a host wait, or of all."""
        queues = self._waiting.values() if host is None else [self._waiting.get(host, deque())]
        return sum(len(queue) for queue in queues)

    @asynccontextmanager
    async def take(self, host: str) -> AsyncIterator[None]:
        """Have one, once it is this host's turn."""
        await self._wait(host)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, host: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(host, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the very moment they went away
                self._pass_on()
            else:
                self._leave(host, turn)
            raise

    def _leave(self, host: str, turn: "asyncio.Future[None]") -> None:
        queue = self._waiting.get(host)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[host]

    def _pass_on(self) -> None:
        """To the host that has waited longest for one; whoever still waits then stands behind all others."""
        while self._waiting:
            host, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[host] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
