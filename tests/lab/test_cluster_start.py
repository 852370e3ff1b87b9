"""A cluster of one's own is tried a few times, for a busy machine may be too slow for Ray at first."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac.lab import ray_cluster
from bivouac.lab.local_pool import WorkerLost
from bivouac.lab.mistakes import LabMistake


class Slow:
    """A Ray whose first starts come too late."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.started: list[dict[str, Any]] = []
        self.stopped = 0

    def init(self, **settings: Any) -> None:
        """Fail as often as asked."""
        self.started.append(settings)
        if len(self.started) <= self.failures:
            raise RuntimeError("the node timed out during startup\nand more")

    def shutdown(self) -> None:
        """Leave nothing behind."""
        self.stopped += 1


def test_a_cluster_that_starts_late_is_tried_again() -> None:
    ray = Slow(failures=2)
    ray_cluster._join(ray, 2, None)
    assert len(ray.started) == 3
    assert ray.stopped == 2
    assert ray.started[-1]["num_cpus"] == 2
    assert ray.started[-1]["_node_ip_address"] == "127.0.0.1"


def test_a_cluster_that_never_starts_is_named_and_left() -> None:
    ray = Slow(failures=9)
    with pytest.raises(WorkerLost, match=r"^the node timed out during startup$"):
        ray_cluster._join(ray, 2, None)
    assert len(ray.started) == ray.stopped == ray_cluster.TRIES


def test_an_address_where_nobody_answers_is_refused_at_once() -> None:
    ray = Slow(failures=0)
    with pytest.raises(LabMistake):
        ray_cluster._join(ray, 2, "127.0.0.1:1")
    assert not ray.started
