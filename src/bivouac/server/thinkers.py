"""Bots think in processes of their own: one that crashes or hangs costs nobody else a thing."""

import asyncio
import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from hashlib import blake2b
from secrets import token_bytes
from typing import Any

import msgspec

from bivouac.bots import make_bot
from bivouac.bots.errand import Answer, Job, framed
from bivouac.bots.ismcts import IsmctsBot
from bivouac.bots.levels import lower
from bivouac.bots.plans import PlanBot
from bivouac.core.refusal import SetupError
from bivouac.games import game
from bivouac.server.bot_limits import is_quick
from bivouac.server.fair_queue import Excuse, FairQueue
from bivouac.server.staff import PATIENT, PROMPT, Staff, WorkerLost
from bivouac.table.stand_in import stand_in

# -P: the folder in which a server happens to be started must not offer modules to its workers.
WORKER = (sys.executable, "-P", "-m", "bivouac.bots.errand")
MEBIBYTES = 2048
MARGIN_SECONDS = 10.0
QUICK = 1  # processes for bots that need but a moment
LONGEST_JOB = 16 << 20
LONGEST_ANSWER = 16 << 10

log = logging.getLogger(__name__)


class ThinkingFailed(Exception):
    """Neither the bot nor the one that stands in for it has found an action; it says why."""


class Lane:
    """So many processes for bots of one pace, and the queue for them."""

    def __init__(self, command: Sequence[str], count: int) -> None:
        self.count = count
        self.staff = Staff(command, Answer, LONGEST_ANSWER)
        self.queue = FairQueue(count)


class Thinkers:
    """A few processes that choose actions for bots, started when they are first needed or to stand by.

    Networks take turns, and in each its hosts, so that nobody's tables wait for all of somebody else's. Bots
    that need but a moment have a process of their own, which goes before those that think, so that they
    never wait for them. A process that is late, dies or talks nonsense is killed and replaced; its job is
    tried once more, then given to the next lower level of the game, and then to whoever stands in there.
    """

    def __init__(
        self,
        count: int,
        *,
        seconds: float = 60.0,
        mebibytes: int = MEBIBYTES,
        worker: Sequence[str] = WORKER,
    ) -> None:
        if count < 1:
            raise SetupError(f"at least one process must think, not {count}")
        self.seconds = seconds
        command = (*worker, str(mebibytes))
        self.slow = Lane((*command, PATIENT), count)
        self.quick = Lane((*command, PROMPT), QUICK)
        self._closing = asyncio.Lock()
        self._salt = token_bytes(16)

    async def think(
        self,
        game: str,
        document: dict[str, Any],
        seat: int,
        bot: str,
        seed: int,
        *,
        public: dict[str, Any] | None = None,
        table: str = "",
        host: str = "",
        network: str = "",
        instead: Callable[[str], None] | None = None,
        excuse: Excuse | None = None,
    ) -> str:
        """The text of the action a bot chooses at this seat of a redealt dump.

        The same seed thinks the same thoughts: each move of a bot wants one of its own; with a table, a bot
        goes on with what it planned there, if the process that planned it is asked. SetupError when the job
        itself is wrong, ThinkingFailed when nobody could do it. With the same position redealt for an
        onlooker, a bot without a choice takes as long as one that has one, where that is a secret. If another
        bot had to think, `instead` is told which; `excuse` is made for one that still waits then.
        """
        bare = Job(0, game, msgspec.Raw(), seat, bot, seed, self.limit(bot), table=self._alias(table))
        job = _complete(bare, document, public)
        lane = self.quick if is_quick(bot) else self.slow
        async with lane.queue.take(network or host, host, excuse):
            return await self._do(job, lane.staff, instead)

    def _alias(self, table: str) -> str:
        """What a process calls a table, whose name opens it to whoever knows it."""
        return blake2b(table.encode(), key=self._salt, digest_size=8).hexdigest() if table else ""

    async def stand_by(self) -> None:
        """A process for quick bots waits from now on: who plays the first of them need not wait for it."""
        try:
            async with self.quick.queue.take(""):
                await self.quick.staff.stand_by()
        except WorkerLost as lost:  # the first errand tries again
            log.warning("no process stands by for bots: %s", lost)

    def limit(self, bot: str) -> float:
        """The seconds a bot may take; SetupError for one whose own budget of time is longer than a move."""
        own = _own_seconds(bot)
        if own > self.seconds:
            raise SetupError(f"{bot} thinks for {own:g} s, and a move may take {self.seconds:g} s here")
        return own + min(self.seconds, MARGIN_SECONDS) if own else self.seconds

    async def close(self) -> None:
        """End all processes; what is still being thought about fails with ThinkingFailed."""
        lanes = (self.slow, self.quick)
        for lane in lanes:
            lane.staff.dismiss()
        async with self._closing:
            async with AsyncExitStack() as turns:  # with all turns in one hand, nobody starts a process
                for lane in lanes:
                    for _ in range(lane.count):
                        await turns.enter_async_context(lane.queue.take(""))
            for lane in lanes:
                await lane.staff.gone()

    async def _do(self, job: Job, staff: Staff[Answer], instead: Callable[[str], None] | None) -> str:
        failures = []
        for attempt in self._attempts(job):
            try:
                answer = await staff.send(attempt, attempt.seconds)
            except WorkerLost as lost:
                failures.append(f"{attempt.bot}: {lost}")
            else:
                if answer.kind == "chosen":
                    if instead is not None and attempt.bot != job.bot:
                        instead(attempt.bot)
                    return answer.said
                if answer.kind == "refused":
                    raise SetupError(answer.said)
                failures.append(f"{attempt.bot}: {answer.said}")
            if staff.closed:
                break
            log.warning("a bot has failed at %s, seat %d: %s", job.game, job.seat, failures[-1])
        raise ThinkingFailed("; ".join(failures))

    def _attempts(self, job: Job) -> Iterator[Job]:
        """The job, once more, and the same for the next lower level and for whoever stands in."""
        yield job
        yield job
        below = lower(job.bot, job.game)
        for bot in ([below] if below else []) + [stand_in(game(job.game))]:
            yield msgspec.structs.replace(job, bot=bot, seconds=self.limit(bot))


def _complete(job: Job, document: object, public: object) -> Job:
    """The job with its documents; SetupError for one that no pipe can carry."""
    try:
        whole = msgspec.structs.replace(
            job,
            document=msgspec.Raw(msgspec.json.encode(document)),
            public=msgspec.Raw(msgspec.json.encode(public)),
        )
        size = len(framed(whole))
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError) as wrong:
        raise SetupError(f"this cannot be sent to a bot: {wrong}") from None
    if size > LONGEST_JOB:
        raise SetupError(f"this cannot be sent to a bot: {size} bytes are too many")
    return whole


def _own_seconds(bot: str) -> float:
    """The time that a bot's name grants it; 0 for one that counts looks, or whom nobody knows."""
    try:
        thinker = make_bot(bot, 0)
    except SetupError:
        return 0.0  # a worker will say so
    return thinker.budget.milliseconds / 1000 if isinstance(thinker, IsmctsBot | PlanBot) else 0.0
