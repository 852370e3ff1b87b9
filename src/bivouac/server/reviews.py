"""Reviews of finished games: asked for by whoever may see one, made by a process apart, and kept."""

import asyncio
import logging
import sys
from typing import Literal, NamedTuple

import msgspec

from bivouac.core.refusal import Refusal
from bivouac.review.records import Review, decode
from bivouac.server.fair_queue import FairQueue
from bivouac.server.review_worker import Reviewed, ToReview
from bivouac.server.staff import PATIENT, Staff, WorkerLost
from bivouac.store import Store, StoreError

REVIEW_WORKER = (sys.executable, "-P", "-m", "bivouac.server.review_worker")
MEBIBYTES = 1024
SECONDS = 600.0
LONGEST_REVIEW = 16 << 20

log = logging.getLogger(__name__)

Stage = Literal["none", "waiting", "working", "ready", "failed"]


def read_review(kept: bytes | None) -> Review | None:
    """The review that is kept of a game; one that an older version kept is made again."""
    try:
        return None if kept is None else decode(kept)
    except msgspec.DecodeError:
        return None


class Standing(NamedTuple):
    """How far the review of a game is."""

    stage: Stage
    done: int = 0  # actions


class Reviews:
    """One at a time; those who ask take turns, and wait with one each."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.queue = FairQueue(1)
        self.staff = Staff((*REVIEW_WORKER, str(MEBIBYTES), PATIENT), Reviewed, LONGEST_REVIEW)
        self.standing: dict[str, Standing] = {}  # by table, unless it is kept
        self.asking: dict[str, asyncio.Task[None]] = {}  # by player

    def stage(self, table: str) -> Standing:
        """How far a review is that is not kept yet."""
        return self.standing.get(table, Standing("none"))

    def begin(self, table: str, journal: str, player: str, network: str) -> None:
        """Have a game reviewed, unless it already is."""
        if self.stage(table).stage in ("waiting", "working"):
            return
        if player in self.asking or self.queue.is_full(network):
            raise Refusal("too_fast")
        self.standing[table] = Standing("waiting")
        task = asyncio.create_task(self._make(table, journal, network))
        self.asking[player] = task
        task.add_done_callback(lambda _: self.asking.pop(player, None))

    def stop(self) -> None:
        """Make none any more."""
        self.staff.dismiss()

    async def close(self) -> None:
        """End the process; what is under way can be asked for again."""
        self.stop()
        tasks = list(self.asking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.staff.gone()

    async def _make(self, table: str, journal: str, network: str) -> None:
        try:
            async with self.queue.take(network):
                self.standing[table] = Standing("working")
                answer = await self.staff.send(
                    ToReview(0, journal, SECONDS), SECONDS, lambda told: self._underway(table, told)
                )
                await self._keep(table, answer)
        except (WorkerLost, StoreError) as wrong:
            log.warning("a game could not be reviewed", extra={"table": table[:4], "reason": str(wrong)})
            self.standing[table] = Standing("failed")

    async def _keep(self, table: str, answer: Reviewed) -> None:
        if answer.review is None:
            log.warning("a game is not reviewed", extra={"table": table[:4], "reason": answer.code})
            self.standing[table] = Standing("failed")
            return
        await self.store.keep_review(table, msgspec.json.encode(answer.review))
        self.standing.pop(table, None)

    def _underway(self, table: str, told: Reviewed) -> bool:
        if told.kind == "underway":
            self.standing[table] = Standing("working", told.done)
        return told.kind == "underway"
