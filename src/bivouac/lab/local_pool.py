"""Games played side by side in processes of their own: the results do not depend on how many there are."""

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

T = TypeVar("T")

CHUNK_LIMIT = 16
ROUNDS = 4  # batches for each worker in what is left: the last ones are small, and all end together


class WorkerLost(Exception):
    """A worker has died, killed or by a mistake of ours; the games already reported stand."""


def play_all(play: Callable[[int], T], numbers: Sequence[int], workers: int) -> Generator[T]:
    """The games of these numbers as they are finished, in no particular order."""
    if workers <= 1 or len(numbers) <= 1:
        for number in numbers:
            yield play(number)
        return
    team = Workers(play, numbers, workers)
    try:
        yield from team.results()
    finally:
        team.dismiss()


class Workers:
    """A few processes, each given a small batch of games at a time."""

    def __init__(self, play: Callable[[int], Any], numbers: Sequence[int], workers: int) -> None:
        self.numbers = numbers
        self.given = 0
        self.count = min(workers, len(numbers))
        self.links: dict[Connection, Any] = {}
        self.playing: dict[Connection, Sequence[int]] = {}
        context = get_context("spawn")
        for _ in range(self.count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(play, theirs), daemon=True)
            process.start()
            theirs.close()
            self.links[ours] = process
            self._give(ours)

    def _give(self, link: Connection) -> None:
        size = max(1, min(CHUNK_LIMIT, (len(self.numbers) - self.given) // (self.count * ROUNDS)))
        self.playing[link] = self.numbers[self.given : self.given + size]
        self.given += size
        link.send(self.playing[link])

    def results(self) -> Iterator[Any]:
        """Every game of every batch; a lost worker raises WorkerLost."""
        while self.links:
            for link in wait(list(self.links)):
                assert isinstance(link, Connection), "only our own links are waited for"
                try:
                    answer = link.recv()
                except (EOFError, ConnectionResetError):
                    raise WorkerLost(self._last_words(link)) from None
                if answer is not None:
                    yield answer
                elif self.given < len(self.numbers):
                    self._give(link)
                else:
                    self._release(link)

    def _last_words(self, link: Connection) -> str:
        """What is known of a worker that is no more."""
        process = self.links[link]
        process.join(5)
        games = self.playing[link]
        return f"a worker died (exit status {process.exitcode}) in one of the games {games[0]} to {games[-1]}"

    def _release(self, link: Connection) -> None:
        link.send(None)
        self.links.pop(link).join(5)
        link.close()

    def dismiss(self) -> None:
        """End every process that still works."""
        for link, process in self.links.items():
            process.terminate()
            link.close()
        for process in self.links.values():
            process.join(5)


def _work(play: Callable[[int], Any], link: Connection) -> None:
    """Play the batches that come through the link: a result for each game, None after each batch."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    while (batch := link.recv()) is not None:
        for number in batch:
            link.send(play(number))
        link.send(None)
