"""Journals and positions that people bring: bounded in length and time, laid on tables by a process apart."""

import logging
import sys

from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import Refusal
from bivouac.server.clock_and_ids import Sources
from bivouac.server.fair_queue import FairQueue
from bivouac.server.journal_worker import Copied, Copy
from bivouac.server.rooms import Rooms
from bivouac.server.staff import PROMPT, Staff, WorkerLost
from bivouac.server.thinking_share import bots_of, check_share
from bivouac.store import Allowance, Player

JOURNAL_WORKER = (sys.executable, "-P", "-m", "bivouac.server.journal_worker")
MEBIBYTES = 1024
MOST_LINES = 3000  # ten times the longest of our games
SECONDS = 10.0  # of a processor, for one journal
PATIENCE = 6  # a crowded machine gives a process a part of its time: so many times as long by the clock
LONGEST_COPY = 16 << 20

log = logging.getLogger(__name__)


class Imports:
    """One journal at a time; those who bring some take turns, and wait with one each."""

    def __init__(self, rooms: Rooms, sources: Sources, seconds: float = SECONDS) -> None:
        self.rooms = rooms
        self.sources = sources
        self.seconds = seconds
        self.queue = FairQueue(1)
        self.staff = Staff((*JOURNAL_WORKER, str(MEBIBYTES), PROMPT), Copied, LONGEST_COPY)
        self.bringing: set[str] = set()  # the players whose journal is being laid or waits

    async def lay(self, text: str, player: Player, allowance: Allowance) -> str:
        """Store a journal or position as a table of the player's, if they may have one more; its id."""
        lines = text.count("\n")
        if lines > MOST_LINES:
            raise PlayerMistake("journal_too_long", {"lines": lines, "most": MOST_LINES})
        if player.id in self.bringing or self.queue.is_full(allowance.network):
            raise Refusal("too_fast")
        self.bringing.add(player.id)
        try:
            async with self.queue.take(allowance.network, player.id):
                return await self._lay(text, player, allowance)
        finally:
            self.bringing.discard(player.id)

    def stop(self) -> None:
        """Lay nothing any more; whoever waits is told at once."""
        self.staff.dismiss()

    async def close(self) -> None:
        """End the process; what it is laying is not laid."""
        self.stop()
        await self.staff.gone()

    async def _lay(self, text: str, player: Player, allowance: Allowance) -> str:
        copy = Copy(
            text=text,
            table=self.sources.table_id(),
            player=player.id,
            name=player.name,
            alone=player.login is not None,
            at=self.sources.now(),
            seconds=PATIENCE * self.seconds,
            processor=self.seconds,
        )
        try:
            copied = await self.staff.send(copy, copy.seconds)
        except WorkerLost as lost:
            self.rooms.check_open()
            log.warning("a journal could not be played again", extra={"reason": str(lost)})
            raise PlayerMistake("journal_not_replayed") from None
        if copied.founding is None:
            raise PlayerMistake(copied.code, copied.facts)
        row = copied.founding.row
        if row.status == "playing":
            await check_share(self.rooms.store, player, bots_of(row), row.id, copy.at)
        await self.rooms.keep(copied.founding, copied.snapshot, allowance)
        return copy.table
