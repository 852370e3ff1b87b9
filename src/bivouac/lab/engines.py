"""Where games are played: in processes of this machine, or on a Ray cluster; the games are the same."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Protocol, TypeVar

from bivouac.lab import local_pool, ray_cluster
from bivouac.lab.mistakes import LabMistake

T = TypeVar("T")


class Engine(Protocol):
    """Plays the games of these numbers; raises WorkerLost if some cannot be played."""

    def __call__(self, play: Callable[[int], T], numbers: Sequence[int], /) -> Generator[T]:
        """What comes of the games as they end, in no particular order."""
        ...


@contextmanager
def engine(on: str | None, jobs: int) -> Iterator[Engine]:
    """The engine of that name: `ray`, `ray:HOST:PORT` or `ray://HOST:PORT`; without one, processes here."""
    if on is None:
        yield partial(local_pool.play_all, workers=jobs)
        return
    name, colon, rest = on.partition(":")
    if name != "ray" or (colon and not rest.strip("/")):
        raise LabMistake("no_engine", {"name": on[:40]})
    ray_cluster.check_installed()
    address = on if rest.startswith("//") else rest or None
    cluster = ray_cluster.Cluster(jobs, address)
    try:
        yield cluster.play_all
    finally:
        cluster.leave()
