"""The one thread that writes: whatever waits is committed together, and is true only then."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from bivouac.store import bus
from bivouac.store.engine import explain, is_locked
from bivouac.store.records import Conflict, StoreError

T = TypeVar("T")
AT_ONCE = 256
ATTEMPTS = 3
# Errors of a statement itself: the transaction around it is sound once its savepoint is rolled back.
OWN_FAULT = (IntegrityError, DataError, ProgrammingError)
DEADLOCK, SERIALIZATION = "40P01", "40001"


@dataclass
class Job:
    """Some work on a connection; it may be done again, so it changes nothing but the database.

    Jobs of one key are done in the order they came. `landed` says of a job that raised Conflict whether
    its work is in the database all the same: it was committed, but the answer was lost on the way.
    """

    work: Callable[[Connection], Any]
    key: str
    landed: Callable[[Connection], bool] | None
    future: Future[Any] = field(default_factory=Future)


class Outcome:
    """What became of a job, told only once it is durable."""

    def __init__(self, value: Any = None, wrong: Exception | None = None) -> None:
        self.value = value
        self.wrong = wrong

    def tell(self, future: Future[Any]) -> None:
        """Let whoever waits go on."""
        if self.wrong is None:
            future.set_result(self.value)
        else:
            future.set_exception(self.wrong)


class Unreachable(StoreError):
    """There is no connection to be had: the jobs behind this one would fare no better."""


class Writer:
    """A queue of jobs and the thread that commits them, many at a time.

    `hear` is called in that thread with news a worker tells itself, before anybody knows they are committed.
    """

    def __init__(self, engine: Engine) -> None:
        self.hear: Callable[[str, str], None] = _unheard
        self.connections = 0
        self._engine = engine
        self._connection: Connection | None = None
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="bivouac-store-writer", daemon=True)
        self._thread.start()

    def submit(
        self,
        work: Callable[[Connection], T],
        key: str = "",
        landed: Callable[[Connection], bool] | None = None,
    ) -> Future[T]:
        """Have some work done; the future is fulfilled once it is committed."""
        job = Job(work, key, landed)
        with self._closing:
            if self._closed:
                raise StoreError("closed")
            self._waiting.put(job)
        return job.future

    def close(self) -> None:
        """Do what waits, and end."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            waiting, going = self._take()
            jobs = [job for job in waiting if job.future.set_running_or_notify_cancel()]
            # Everybody locks rows in the same order, or workers would block each other crosswise.
            jobs.sort(key=lambda job: job.key)
            if jobs:
                outcomes = self._settle(jobs)
                self._tell_news()
                for job, outcome in zip(jobs, outcomes, strict=True):
                    outcome.tell(job.future)
        self._let_go()

    def _tell_news(self) -> None:
        if self._connection is not None and not self._connection.invalidated:
            for channel, payload in bus.own_news(self._connection):
                self.hear(channel, payload)

    def _take(self) -> tuple[list[Job], bool]:
        """Wait for a job, take those behind it too, and say whether there will be more."""
        jobs: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == AT_ONCE:
                return jobs, True
            try:
                job = self._waiting.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _settle(self, jobs: Sequence[Job]) -> list[Outcome]:
        try:
            return self._together(jobs)
        except Unreachable as wrong:
            return _all_failed(jobs, wrong)
        except SQLAlchemyError as wrong:
            if isinstance(wrong, DBAPIError) and is_locked(wrong):
                return _all_failed(jobs, explain(self._engine.url, wrong))
            self._let_go_if_lost(wrong)
            return self._one_by_one(jobs)

    def _together(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Commit all jobs at once; if one refuses, again with savepoints, which cost as much as a job."""
        connection = self._connected()
        try:
            with connection.begin():
                return [Outcome(job.work(connection)) for job in jobs]
        except Exception as wrong:  # one's own fault is told below, to whoever asked
            if isinstance(wrong, SQLAlchemyError) and not isinstance(wrong, OWN_FAULT):
                raise
        with connection.begin():
            return [self._in_savepoint(connection, job) for job in jobs]

    def _in_savepoint(self, connection: Connection, job: Job) -> Outcome:
        try:
            with connection.begin_nested():
                return Outcome(job.work(connection))
        except OWN_FAULT as wrong:
            return Outcome(wrong=explain(self._engine.url, wrong))
        except SQLAlchemyError:
            raise
        except Exception as wrong:  # whatever it is, it is for whoever asked, and the others go on
            return Outcome(wrong=wrong)

    def _one_by_one(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Try each job again by itself, after nobody knows which one failed or whether all were committed."""
        outcomes: list[Outcome] = []
        for job in jobs:
            try:
                outcomes.append(self._alone(job))
            except Unreachable as wrong:
                outcomes += _all_failed(jobs[len(outcomes) :], wrong)
                break
        return outcomes

    def _alone(self, job: Job) -> Outcome:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._once(job)
            except DBAPIError as wrong:
                self._let_go_if_lost(wrong)
                if attempt == ATTEMPTS or not _worth_repeating(wrong):
                    return Outcome(wrong=explain(self._engine.url, wrong))
            except Unreachable:
                raise
            except Exception as wrong:  # as in a savepoint: it is for whoever asked
                return Outcome(wrong=wrong)
        raise AssertionError("the last attempt returns")

    def _once(self, job: Job) -> Outcome:
        connection = self._connected()
        try:
            with connection.begin():
                return Outcome(job.work(connection))
        except Conflict as wrong:
            with connection.begin():
                there = job.landed is not None and job.landed(connection)
            return Outcome() if there else Outcome(wrong=wrong)

    def _connected(self) -> Connection:
        if self._connection is None:
            try:
                self._connection = self._engine.connect().execution_options(writes=True)
            except DBAPIError as wrong:
                told = explain(self._engine.url, wrong)
                raise Unreachable(told.code, told.facts) from None
            self.connections += 1
        return self._connection

    def _let_go_if_lost(self, wrong: SQLAlchemyError) -> None:
        if not isinstance(wrong, DBAPIError) or wrong.connection_invalidated:
            self._let_go()

    def _let_go(self) -> None:
        """Give the connection back; the pool replaces it if it was lost."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _unheard(channel: str, payload: str) -> None:
    """Nobody here wants to know."""


def _all_failed(jobs: Sequence[Job], wrong: StoreError) -> list[Outcome]:
    return [Outcome(wrong=StoreError(wrong.code, wrong.facts)) for _ in jobs]


def _worth_repeating(wrong: DBAPIError) -> bool:
    return wrong.connection_invalidated or getattr(wrong.orig, "sqlstate", None) in (DEADLOCK, SERIALIZATION)
