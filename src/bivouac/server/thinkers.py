"""Bots think in processes of their own: one that crashes or hangs costs nobody else a thing."""

import asyncio
import logging
import sys
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, suppress
from itertools import count as count_from
from typing import Any

import msgspec

from bivouac.bots import mind
from bivouac.bots.errand import HEAD, Answer, Job, framed
from bivouac.bots.ismcts import IsmctsMind
from bivouac.core.refusal import SetupError
from bivouac.games import game
from bivouac.table.stand_in import stand_in

# -P: the folder in which a server happens to be started must not offer modules to its workers.
WORKER = (sys.executable, "-P", "-m", "bivouac.bots.errand")
MEBIBYTES = 2048
START_SECONDS = 30.0
END_SECONDS = 5.0
MARGIN_SECONDS = 10.0
LONGEST_JOB = 16 << 20
LONGEST_ANSWER = 16 << 10

log = logging.getLogger(__name__)


class ThinkingFailed(Exception):
    """Neither the bot nor the one that stands in for it has found an action; it says why."""


class WorkerLost(Exception):
    """A process gave no answer that can be used; it says why."""


class Thinkers:
    """A few processes, started when they are first needed, that choose actions for bots.

    Jobs are taken up in the order in which they came. A process that is late, dies or talks nonsense is
    killed and replaced; its job is tried once more, and then given to whoever stands in at such tables.
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
        self.count = count
        self.seconds = seconds
        self.command = (*worker, str(mebibytes))
        self.closed = False
        self._turns = asyncio.Semaphore(count)
        self._closing = asyncio.Lock()
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._numbers = count_from(1)

    async def think(self, game: str, document: dict[str, Any], seat: int, bot: str, seed: int) -> str:
        """The text of the action a bot chooses at this seat of a redealt dump.

        The same seed thinks the same thoughts: each move of a bot wants one of its own. SetupError when the
        job itself is wrong, ThinkingFailed when nobody could do it.
        """
        job = _complete(Job(0, game, msgspec.Raw(), seat, bot, seed, self.limit(bot)), document)
        async with self._turns:
            return await self._do(job)

    def limit(self, bot: str) -> float:
        """The seconds a bot may take; SetupError for one whose own budget of time is longer than a move."""
        own = _own_seconds(bot)
        if own > self.seconds:
            raise SetupError(f"{bot} thinks for {own:g} s, and a move may take {self.seconds:g} s here")
        return own + min(self.seconds, MARGIN_SECONDS) if own else self.seconds

    async def close(self) -> None:
        """End all processes; what is still being thought about fails with ThinkingFailed."""
        self.closed = True
        async with self._closing:
            for worker in self._workers:
                worker.kill()
            async with AsyncExitStack() as turns:  # with all turns in one hand, nobody starts a process
                for _ in range(self.count):
                    await turns.enter_async_context(self._turns)
            if self._workers:
                await asyncio.wait({worker.ended for worker in self._workers}, timeout=END_SECONDS)

    async def _do(self, job: Job) -> str:
        failures = []
        for attempt in self._attempts(job):
            try:
                answer = await self._send(attempt)
            except WorkerLost as lost:
                failures.append(f"{attempt.bot}: {lost}")
            else:
                if answer.kind == "chosen":
                    return answer.said
                if answer.kind == "refused":
                    raise SetupError(answer.said)
                failures.append(f"{attempt.bot}: {answer.said}")
            if self.closed:
                break
            log.warning("a bot has failed at %s, seat %d: %s", job.game, job.seat, failures[-1])
        raise ThinkingFailed("; ".join(failures))

    def _attempts(self, job: Job) -> Iterator[Job]:
        """The job, once more, and the same for whoever stands in."""
        yield job
        yield job
        bot = stand_in(game(job.game))
        yield msgspec.structs.replace(job, bot=bot, seconds=self.limit(bot))

    async def _send(self, job: Job) -> Answer:
        worker = await self._worker()
        try:
            # A number for each errand, so that nothing left in a pipe is taken for the answer to another.
            answer = await worker.ask(msgspec.structs.replace(job, number=next(self._numbers)))
            self._idle.append(worker)
        finally:
            if worker not in self._idle:  # lost, or the table no longer wants to know
                worker.kill()
        return answer

    async def _worker(self) -> "Worker":
        """One that waits for work, or else a new one."""
        if self.closed:
            raise WorkerLost("the thinkers are dismissed")
        while self._idle:
            worker = self._idle.pop()
            if worker.is_well():
                return worker
            worker.kill()
        return await self._start()

    async def _start(self) -> "Worker":
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe)
        except OSError as failure:
            raise WorkerLost(f"no process could be started: {failure}") from None
        worker = Worker(process)
        self._workers.add(worker)
        worker.ended.add_done_callback(lambda _: self._workers.discard(worker))
        ready = False
        try:
            if self.closed:
                raise WorkerLost("the thinkers are dismissed")
            await worker.greeting()
            ready = True
        finally:
            if not ready:
                worker.kill()
        return worker


class Worker:
    """A process that does errands, one at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None, "a worker is spoken to through a pipe"
        assert process.stdout is not None, "and heard through another"
        self.process = process
        self.inlet = process.stdin
        self.outlet = process.stdout
        self.ended = asyncio.ensure_future(process.wait())

    def is_well(self) -> bool:
        """Does it still live, as far as is known?"""
        return not (self.ended.done() or self.inlet.is_closing() or self.outlet.at_eof())

    def kill(self) -> None:
        """End it, whatever it does; again is no harm."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def greeting(self) -> None:
        """It has started, and waits for jobs."""
        await self._hear(0, START_SECONDS)

    async def ask(self, job: Job) -> Answer:
        """The answer to a job, or WorkerLost, after which the process is of no more use."""
        if self.inlet.is_closing():
            raise WorkerLost(await self._last_words())
        self.inlet.write(framed(job))  # no draining: never more than this one waits in the pipe
        return await self._hear(job.number, job.seconds)

    async def _hear(self, number: int, seconds: float) -> Answer:
        try:
            async with asyncio.timeout(seconds):
                answer = await self._answer()
        except TimeoutError:
            raise WorkerLost(f"no answer within {seconds:g} s") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerLost(await self._last_words()) from None
        except (msgspec.DecodeError, RecursionError) as nonsense:
            raise WorkerLost(f"an answer that cannot be read: {nonsense}") from None
        if answer.number != number:
            raise WorkerLost(f"an answer to job {answer.number} instead of {number}")
        return answer

    async def _answer(self) -> Answer:
        size = int.from_bytes(await self.outlet.readexactly(HEAD), "big")
        if size > LONGEST_ANSWER:
            raise WorkerLost(f"an answer of {size} bytes")
        return msgspec.json.decode(await self.outlet.readexactly(size), type=Answer)

    async def _last_words(self) -> str:
        await asyncio.wait({self.ended}, timeout=1)
        code = self.process.returncode
        if code is None:
            return "the process closed its pipe"
        if code < 0:
            return f"the process was ended by signal {-code}"
        return f"the process ended with exit status {code}"


def _complete(job: Job, document: object) -> Job:
    """The job with its document; SetupError for one that no pipe can carry."""
    try:
        whole = msgspec.structs.replace(job, document=msgspec.Raw(msgspec.json.encode(document)))
        size = len(framed(whole))
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError) as wrong:
        raise SetupError(f"this cannot be sent to a bot: {wrong}") from None
    if size > LONGEST_JOB:
        raise SetupError(f"this cannot be sent to a bot: {size} bytes are too many")
    return whole


def _own_seconds(bot: str) -> float:
    """The time that a bot's name grants it; 0 for one that counts looks, or whom nobody knows."""
    try:
        thinker = mind(bot, 0)
    except SetupError:
        return 0.0  # a worker will say so
    return thinker.budget.milliseconds / 1000 if isinstance(thinker, IsmctsMind) else 0.0
