"""Games played on a Ray cluster: a small one on this machine, or one that is there already."""

import importlib.util
import socket
import time
from collections.abc import Callable, Generator, Sequence
from logging import ERROR
from typing import Any, TypeVar

from bivouac.lab.local_pool import WorkerLost
from bivouac.lab.mistakes import LabMistake

T = TypeVar("T")

BATCH_SECONDS = 1.0  # of play in a batch: much more than Ray takes for one, and all that a lost worker costs
MOST_IN_A_BATCH = 500
WAITING = 3  # batches for each core, so that none waits for us
RETRIES = 3  # of a batch whose worker died, elsewhere
# A node of Ray gives up when its agent, a Python of its own, has not started after 15 seconds, and no setting
# changes that; where others keep the machine busy, the next try may be luckier.
TRIES = 3
KNOCK = 10.0  # seconds to wait for an answer at an address
STORE = 100 * 2**20  # bytes for what travels: games are small
OWN = {
    "include_dashboard": False,
    "_node_ip_address": "127.0.0.1",
    "object_store_memory": STORE,
    "_system_config": {"prestart_worker_first_driver": False, "worker_register_timeout_seconds": 300},
}


def check_installed() -> None:
    """Refuse, and say what is missing, where there is no Ray."""
    if importlib.util.find_spec("ray") is None:
        raise LabMistake("no_ray")


class Cluster:
    """A cluster, joined when the first game is played there; a small one of our own ends when we leave."""

    def __init__(self, jobs: int, address: str | None = None) -> None:
        self.jobs = jobs
        self.address = address
        self.joined = False

    def play_all(self, play: Callable[[int], T], numbers: Sequence[int]) -> Generator[T]:
        """The games of these numbers as their batches end, in no particular order.

        A worker that dies costs its own batch, which Ray gives to another; one that dies of its games each
        time raises WorkerLost.
        """
        import ray
        from ray.exceptions import RayError

        try:
            if not self.joined:
                _join(ray, self.jobs, self.address)
                self.joined = True
            task = ray.remote(max_retries=RETRIES)(_play_batch)
            yield from Batches(ray, task, ray.put(play), numbers).results()
        except RayError as lost:
            raise WorkerLost(str(lost).strip().splitlines()[0]) from None

    def leave(self) -> None:
        """Whatever is still under way there is given up."""
        if self.joined:
            import ray

            ray.shutdown()
            self.joined = False


def _join(ray: Any, jobs: int, address: str | None) -> None:
    """Be connected to the cluster; without an address, to one of our own that nobody else can reach."""
    if address is None:
        _start(ray, jobs)
        return
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    except (OSError, ValueError, RuntimeError) as wrong:
        reason = str(wrong).strip().splitlines()[0]
        raise LabMistake("no_cluster", {"address": address[:80], "reason": reason[:120]}) from None


def _knock(address: str) -> None:
    """Somebody answers at a host and port; Ray itself would go on asking for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()


def _start(ray: Any, jobs: int) -> None:
    """Be connected to a small cluster of our own, if it starts in one of a few tries."""
    reason = ""
    for _ in range(TRIES):
        try:
            ray.init(num_cpus=jobs, log_to_driver=False, logging_level=ERROR, **OWN)
        except Exception as wrong:  # Ray has no kind of its own for a cluster that does not start in time
            reason = str(wrong).strip().splitlines()[0]
            ray.shutdown()
        else:
            return
    raise WorkerLost(reason)


def _play_batch(play: Callable[[int], T], numbers: Sequence[int]) -> tuple[list[T], float]:
    """A batch of games, and how long they took."""
    began = time.perf_counter()
    return [play(number) for number in numbers], time.perf_counter() - began


class Batches:
    """Games in batches of about a second, a few more of them under way than there are cores."""

    def __init__(self, ray: Any, task: Any, play: Any, numbers: Sequence[int]) -> None:
        self.ray = ray
        self.task = task
        self.play = play
        self.numbers = numbers
        self.given = 0
        self.size = 1

    def results(self) -> Generator[Any]:
        """Every game of every batch; batches nobody waits for any more are called off."""
        under_way: list[Any] = []
        try:
            while self.given < len(self.numbers) or under_way:
                cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
                while len(under_way) < cores * WAITING and self.given < len(self.numbers):
                    under_way.append(self._give(cores))
                ended, under_way = self.ray.wait(under_way)
                for batch in ended:
                    yield from self._take(batch)
        finally:
            for batch in under_way:
                self.ray.cancel(batch)

    def _take(self, batch: Any) -> Sequence[Any]:
        """The games of a batch that has ended; the next one takes about a second."""
        games: Sequence[Any]
        games, seconds = self.ray.get(batch)
        a_second = round(BATCH_SECONDS * len(games) / max(seconds, 1e-6))
        self.size = max(1, min(MOST_IN_A_BATCH, a_second))
        return games

    def _give(self, cores: int) -> Any:
        left = len(self.numbers) - self.given
        size = max(1, min(self.size, left // (cores * WAITING)))
        batch = list(self.numbers[self.given : self.given + size])
        self.given += size
        return self.task.remote(self.play, batch)
