"""The lamps that are lit: each a question of one player to the coach, answered by a process apart."""

import asyncio
import logging
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from bivouac.core.refusal import Refusal
from bivouac.review.lamp import Light
from bivouac.server.fair_queue import FairQueue
from bivouac.server.lamp_worker import LOOK_UP, Lit, ToLight
from bivouac.server.rooms import Room
from bivouac.server.staff import PROMPT, Staff, WorkerLost
from bivouac.table import Line

LAMP_WORKER = (sys.executable, "-P", "-m", "bivouac.server.lamp_worker")
MEBIBYTES = 1024
PROCESSES = 2
LOOKING = 4.0  # seconds for which an answer is refined
SHARED = 0.5  # the same while others wait
SECONDS = 30.0  # until a process is given up
LONGEST_ANSWER = 1 << 20

log = logging.getLogger(__name__)


class Question(NamedTuple):
    """A position as a seat may know it, and the line after which it stands."""

    game: str
    document: dict[str, Any]
    seat: int
    seed: int
    turned: int


class Burning(NamedTuple):
    """A lamp that is lit: at which table, about which position, and who sees to it."""

    table: str
    turned: int
    task: "asyncio.Task[None]"


class Lamps:
    """One for each player; it goes out when the game moves on, when they ask again or look away."""

    def __init__(self) -> None:
        self.queue = FairQueue(PROCESSES)
        self.staff = Staff((*LAMP_WORKER, str(MEBIBYTES), PROMPT), Lit, LONGEST_ANSWER, LOOK_UP)
        self.burning: dict[str, Burning] = {}  # by player

    async def stand_by(self) -> None:
        """A process waits from now on, and reads the games meanwhile: the first answer comes at once."""
        try:
            async with self.queue.take(""):
                await self.staff.stand_by()
        except WorkerLost as lost:  # the first question tries again
            log.warning("no process stands by for the coach", extra={"reason": str(lost)})

    def light(
        self,
        player: str,
        table: str,
        asked: Question,
        tell: Callable[[Light | None], None],
        network: str = "",
    ) -> None:
        """Tell, again and again, what is worth a thought; None if nothing can be said."""
        self.put_out(player)
        if self.queue.is_full(network):
            raise Refusal("too_fast")
        task = asyncio.create_task(self._burn((network, player), asked, tell))
        burning = Burning(table, asked.turned, task)
        self.burning[player] = burning
        task.add_done_callback(lambda _: self._gone(player, burning))

    def put_out(self, player: str) -> None:
        """What they asked before is no longer of interest."""
        burning = self.burning.pop(player, None)
        if burning is not None:
            burning.task.cancel()

    def notice(self, room: Room, lines: list[Line], wrote: bool) -> None:
        """A game has moved on: whoever wondered what to do there has done it."""
        table = room.table
        if table is not None:
            for player, burning in list(self.burning.items()):
                if burning.table == room.id and burning.turned != table.turned:
                    self.put_out(player)

    async def close(self) -> None:
        """End the processes; who had asked may ask again."""
        self.staff.dismiss()
        tasks = [burning.task for burning in self.burning.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.staff.gone()

    async def _burn(
        self, whose: tuple[str, str], asked: Question, tell: Callable[[Light | None], None]
    ) -> None:
        async with self.queue.take(*whose):
            looking = SHARED if self.queue.waiting() else LOOKING
            document = msgspec.Raw(msgspec.json.encode(asked.document))
            errand = ToLight(0, asked.game, document, asked.seat, asked.seed, looking, SECONDS)
            try:
                answer = await self.staff.send(errand, SECONDS, lambda told: self._underway(told, tell))
            except WorkerLost as lost:
                log.warning("the coach has nothing to say", extra={"reason": str(lost)})
                tell(None)
                return
            if answer.light is None:
                log.warning("the coach has nothing to say", extra={"reason": answer.code})
            tell(answer.light)

    def _underway(self, told: Lit, tell: Callable[[Light | None], None]) -> bool:
        if told.kind == "underway":
            tell(told.light)
        return told.kind == "underway"

    def _gone(self, player: str, burning: Burning) -> None:
        if self.burning.get(player) is burning:
            del self.burning[player]
