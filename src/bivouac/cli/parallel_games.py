"""Games played side by side in processes of their own: the results do not depend on how many there are."""

import signal
from collections.abc import Generator, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from bivouac.bots import bot_seed, make_bot, play_match
from bivouac.cli.win_rates import Plan
from bivouac.games import game

CHUNK_LIMIT = 16


class WorkerLost(Exception):
    """A worker has died, killed or by a mistake of ours; the games already reported stand."""


def play_game(plan: Plan, number: int) -> dict[str, Any]:
    """One game of a plan, wherever it is played."""
    seed = plan.seed + number
    order = plan.order(number)
    bots = [make_bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(order)]
    result = play_match(game(plan.game), bots, seed, plan.options)
    return {
        "seed": seed,
        "order": order,
        "winners": list(result.winners),
        "points": None if result.points is None else list(result.points),
        "actions": result.actions,
        "kind": result.kind,
    }


def play_all(plan: Plan, numbers: list[int], workers: int) -> Generator[dict[str, Any]]:
    """The games of these numbers as they are finished, in no particular order."""
    if workers <= 1 or len(numbers) <= 1:
        for number in numbers:
            yield play_game(plan, number)
        return
    team = Workers(plan, numbers, workers)
    try:
        yield from team.results()
    finally:
        team.dismiss()


class Workers:
    """A few processes, each given a small batch of games at a time."""

    def __init__(self, plan: Plan, numbers: list[int], workers: int) -> None:
        size = max(1, min(CHUNK_LIMIT, len(numbers) // (workers * 4)))
        self.batches = [numbers[at : at + size] for at in range(0, len(numbers), size)]
        self.batches.reverse()
        self.links: dict[Connection, Any] = {}
        self.playing: dict[Connection, list[int]] = {}
        context = get_context("spawn")
        for _ in range(min(workers, len(self.batches))):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(plan, theirs), daemon=True)
            process.start()
            theirs.close()
            self.links[ours] = process
            self._give(ours)

    def _give(self, link: Connection) -> None:
        self.playing[link] = self.batches.pop()
        link.send(self.playing[link])

    def results(self) -> Iterator[dict[str, Any]]:
        """Every game of every batch; a lost worker raises WorkerLost."""
        while self.links:
            for link in wait(list(self.links)):
                assert isinstance(link, Connection), "only our own links are waited for"
                try:
                    answer = link.recv()
                except EOFError:
                    raise WorkerLost(self._last_words(link)) from None
                if answer is not None:
                    yield answer
                elif self.batches:
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


def _work(plan: Plan, link: Connection) -> None:
    """Play the batches that come through the link: a dictionary for each game, None after each batch."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    while (batch := link.recv()) is not None:
        for number in batch:
            link.send(play_game(plan, number))
        link.send(None)
