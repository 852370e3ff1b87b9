"""A disk without room: acts are answered as mistakes, nothing is half done, and play goes on with room."""

from __future__ import annotations

import asyncio
import random
import resource
from pathlib import Path

import pytest

from bench.served import Served, serving
from tests.drills.conftest import Command
from tests.drills.crowd import Crowd, Sitting, crowd
from tests.drills.ledger import check

pytestmark = pytest.mark.timeout(600)

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def test_nothing_is_acknowledged_or_lost_while_the_disk_is_full(tmp_path: Path, bivouac: Command) -> None:
    with serving("--data", str(tmp_path)) as served:
        people = asyncio.run(run_out_of_room(served, tmp_path / "bivouac.db-wal"))
        assert "the disk cannot be read or written" in served.said(), "the operator is told as well"
        assert served.stop() == 0
    for sitting in people.sittings:
        check(sitting, bivouac("export", sitting.id, "--data", tmp_path))


async def run_out_of_room(served: Served, log: Path) -> Crowd:
    """Let no file of the server grow for a while."""
    async with crowd(served, random.Random()) as people:
        people.invite(2)
        people.invite(2)
        people.invite(1, "random", "random")
        await people.until(lambda: len(people.sittings) == 3, "all tables are open")
        await people.play_on(60)
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, resource.RLIM_INFINITY))
        await people.until(lambda: all_fail(people, 1), "acts fail")
        promised = people.promised
        await people.until(lambda: all_fail(people, 4), "they fail again")
        assert people.promised == promised
        reasons = {reason for sitting in people.sittings for reason in mistakes(sitting)}
        assert reasons == {"The database cannot be used at the moment. Nothing was done."}
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        await people.all_resume()
        await people.play_on(60)
        await people.hush()
    return people


def mistakes(sitting: Sitting) -> list[str]:
    """What the people at a table were told instead of an acknowledgement."""
    return [reason for window in sitting.windows.values() for reason in window.mistakes]


def all_fail(people: Crowd, times: int) -> bool:
    """Were acts answered as mistakes so many times at every table where only people are to act?"""
    alone = [sitting for sitting in people.sittings if len(sitting.windows) > 1]
    return all(len(mistakes(sitting)) >= times for sitting in alone)
