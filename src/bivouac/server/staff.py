"""Processes that work for the server, one errand at a time; one that crashes or hangs is replaced."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count as count_from
from typing import Generic, Protocol, TypeVar

import msgspec

from bivouac.bots.errand import HEAD, framed

START_SECONDS = 30.0
LEAVE_SECONDS = 5.0  # until one that was called away must have left its errand
END_SECONDS = 5.0
# How nice a process is: all of them let the server go first, and long work lets those go who are waited for.
PROMPT, PATIENT = "5", "10"


class Numbered(Protocol):
    """An answer says which errand it is for; 0 greets."""

    @property
    def number(self) -> int:
        """The number of the errand."""
        ...


Errand = TypeVar("Errand", bound=msgspec.Struct)
Told = TypeVar("Told", bound=Numbered)


class WorkerLost(Exception):
    """A process gave no answer that can be used; it says why."""


class Staff(Generic[Told]):
    """Processes of one kind, started when they are first needed; one that fails is killed and replaced.

    So is one whose errand nobody waits for any more, unless there is a call at which they leave it.
    """

    def __init__(
        self, command: Sequence[str], answers: type[Told], longest: int, call: msgspec.Struct | None = None
    ) -> None:
        self.command = tuple(command)
        self.answers = answers
        self.longest = longest  # bytes of an answer
        self.call = call
        self.closed = False
        self._leaving: set[asyncio.Task[None]] = set()
        self._idle: list[Worker[Told]] = []
        self._workers: set[Worker[Told]] = set()
        self._numbers = count_from(1)

    async def send(
        self, errand: Errand, seconds: float, underway: Callable[[Told], bool] | None = None
    ) -> Told:
        """The answer to an errand, which is given a number; WorkerLost if there is none in time.

        Where an answer may be preceded by others that tell how far it is, `underway` says of each that it is
        one of those.
        """
        worker = await self._worker()
        try:
            # A number for each errand, so that nothing left in a pipe is taken for the answer to another.
            number = next(self._numbers)
            answer = await worker.ask(msgspec.structs.replace(errand, number=number), number, seconds)
            while underway is not None and underway(answer):
                answer = await worker.hear(number, seconds)
            self._idle.append(worker)
        except asyncio.CancelledError:  # nobody wants to know any more
            self._call_away(worker)
            raise
        except BaseException:
            worker.kill()
            raise
        return answer

    def _call_away(self, worker: "Worker[Told]") -> None:
        if self.call is None or self.closed:
            worker.kill()
            return
        task = asyncio.create_task(self._await_leave(worker, self.call))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _await_leave(self, worker: "Worker[Told]", call: msgspec.Struct) -> None:
        number = next(self._numbers)
        try:
            await worker.leave(msgspec.structs.replace(call, number=number), number)
        except WorkerLost:
            worker.kill()
        else:
            self._idle.append(worker)

    async def stand_by(self) -> None:
        """One waits for work from now on; WorkerLost if none can."""
        self._idle.append(await self._worker())

    def dismiss(self) -> None:
        """End all processes, whatever they do, and start none again."""
        self.closed = True
        for worker in self._workers:
            worker.kill()

    async def gone(self) -> None:
        """Wait until they have ended."""
        await asyncio.gather(*self._leaving)
        if self._workers:
            await asyncio.wait({worker.ended for worker in self._workers}, timeout=END_SECONDS)

    async def _worker(self) -> "Worker[Told]":
        """One that waits for work, or else a new one."""
        if self.closed:
            raise WorkerLost("the workers are dismissed")
        if self._leaving and not self._idle:  # sooner there than a new one
            await asyncio.wait(self._leaving, return_when=asyncio.FIRST_COMPLETED)
        while self._idle:
            worker = self._idle.pop()
            if worker.is_well():
                return worker
            worker.kill()
        return await self._start()

    async def _start(self) -> "Worker[Told]":
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe)
        except OSError as failure:
            raise WorkerLost(f"no process could be started: {failure}") from None
        worker = Worker(process, self.answers, self.longest)
        self._workers.add(worker)
        worker.ended.add_done_callback(lambda _: self._workers.discard(worker))
        ready = False
        try:
            if self.closed:
                raise WorkerLost("the workers are dismissed")
            await worker.greeting()
            ready = True
        finally:
            if not ready:
                worker.kill()
        return worker


class Worker(Generic[Told]):
    """A process that does errands, one at a time."""

    def __init__(self, process: asyncio.subprocess.Process, answers: type[Told], longest: int) -> None:
        assert process.stdin is not None, "a worker is spoken to through a pipe"
        assert process.stdout is not None, "and heard through another"
        self.process = process
        self.answers = answers
        self.longest = longest
        self.inlet = process.stdin
        self.outlet = process.stdout
        self.size: int | None = None  # of an answer whose head alone was read
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
        """It has started, and waits for errands."""
        await self.hear(0, START_SECONDS)

    async def ask(self, errand: msgspec.Struct, number: int, seconds: float) -> Told:
        """The answer to an errand, or WorkerLost, after which the process is of no more use."""
        if self.inlet.is_closing():
            raise WorkerLost(await self._last_words())
        self.inlet.write(framed(errand))  # no draining: never more than this one waits in the pipe
        return await self.hear(number, seconds)

    async def leave(self, call: msgspec.Struct, number: int) -> None:
        """It has left its errand, whatever it still said of it; else WorkerLost."""
        if self.inlet.is_closing():
            raise WorkerLost(await self._last_words())
        self.inlet.write(framed(call))
        while (await self._next(LEAVE_SECONDS)).number != number:
            pass

    async def hear(self, number: int, seconds: float) -> Told:
        """What is said next of an errand, or WorkerLost."""
        answer = await self._next(seconds)
        if answer.number != number:
            raise WorkerLost(f"an answer to job {answer.number} instead of {number}")
        return answer

    async def _next(self, seconds: float) -> Told:
        """What is said next, of whatever errand; else WorkerLost."""
        try:
            async with asyncio.timeout(seconds):
                return await self._answer()
        except TimeoutError:
            raise WorkerLost(f"no answer within {seconds:g} s") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerLost(await self._last_words()) from None
        except (msgspec.DecodeError, RecursionError) as nonsense:
            raise WorkerLost(f"an answer that cannot be read: {nonsense}") from None

    async def _answer(self) -> Told:
        """The next answer; who stops waiting for it between its head and its body loses neither."""
        if self.size is None:
            self.size = int.from_bytes(await self.outlet.readexactly(HEAD), "big")
        if self.size > self.longest:
            raise WorkerLost(f"an answer of {self.size} bytes")
        body = await self.outlet.readexactly(self.size)
        self.size = None
        return msgspec.json.decode(body, type=self.answers)

    async def _last_words(self) -> str:
        await asyncio.wait({self.ended}, timeout=1)
        code = self.process.returncode
        if code is None:
            return "the process closed its pipe"
        if code < 0:
            return f"the process was ended by signal {-code}"
        return f"the process ended with exit status {code}"
