"""Ending well: no new table is begun, every message under way is answered, and others take over the rest."""

import asyncio
import logging
import signal
from collections.abc import Callable
from itertools import chain
from types import FrameType
from typing import Any

from bivouac.server.audience import Listener
from bivouac.server.house import House

GRACE = 3.0  # seconds for windows to hear what is due to them
LOOK = 0.05

log = logging.getLogger(__name__)


async def drain(house: House, seconds: float) -> None:
    """Begin nothing new, long enough for whoever sends people here to notice; then part with all windows."""
    house.rooms.closing = True
    house.imports.stop()  # what is being laid would not be stored any more
    log.info("no new table is begun here any more")
    await asyncio.sleep(seconds)
    for listener in _windows(house):
        listener.part()
    deadline = asyncio.get_running_loop().time() + GRACE
    while _windows(house) and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(LOOK)


def _windows(house: House) -> list[Listener]:
    audiences = [room.audience.listeners for room in house.rooms.rooms.values()]
    return list(chain(house.lobby.listeners, *audiences))


class Signal:
    """The first SIGTERM drains the house and is obeyed afterwards; a second one is obeyed at once."""

    def __init__(self, house: House, obey: Any) -> None:
        self.house = house
        self.obey: Callable[[int, FrameType | None], None] = obey
        self.loop = asyncio.get_running_loop()
        self.draining: asyncio.Task[None] | None = None

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Heard between any two lines of code, so the loop is asked to do the rest."""
        self.loop.call_soon_threadsafe(self._begin, number)

    def _begin(self, number: int) -> None:
        if self.draining is None:
            self.draining = asyncio.create_task(self._drain(number))
        else:
            self.obey(number, None)

    async def _drain(self, number: int) -> None:
        try:
            await drain(self.house, self.house.settings.drain)
        finally:
            self.obey(number, None)


def drain_when_told(house: House) -> None:
    """From now on SIGTERM drains the house before whoever runs it ends it."""
    obey = signal.getsignal(signal.SIGTERM)
    if callable(obey):
        signal.signal(signal.SIGTERM, Signal(house, obey))
