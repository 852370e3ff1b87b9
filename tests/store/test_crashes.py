"""Killed at any moment, the store has every acknowledged entry, and none twice."""

from __future__ import annotations

import multiprocessing
import random
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

import pytest

from bivouac.store import Store
from tests.store import finishing
from tests.store.appending import run
from tests.store.samples import add, played

pytestmark = pytest.mark.anyio

# One process imports everything once, and each program that will be killed is a fork of it.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.store.appending", "tests.store.finishing"])
Program = Callable[[str, Connection], None]


def killed_after(url: str, told_before: int, seconds: float, program: Program) -> dict[str, int]:
    """The last entries told by a program that was killed some time after it had told so many."""
    ear, mouth = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=program, args=(url, mouth), daemon=True)
    process.start()
    mouth.close()
    with open(ear.fileno(), "rb", closefd=False) as told:
        assert told.readline() == b"open 0\n"
        lines = [told.readline() for _ in range(told_before)]
        time.sleep(seconds)  # at any byte, not only between two lines
        process.kill()
        lines += told.read().splitlines(keepends=True)
    process.join()
    ear.close()
    return {line.split()[0].decode(): int(line.split()[1]) for line in lines if line.endswith(b"\n")}


def run_with(url: str, mouth: Connection) -> None:
    """Append, and tell through this end of a pipe."""
    run(url, mouth.fileno())


async def test_no_acknowledged_entry_is_lost_or_doubled_by_a_kill(shared_url: str, deep: bool) -> None:
    dice = random.Random()
    acknowledged: dict[str, int] = {}
    for _ in range(100 if deep else 5):
        acknowledged |= killed_after(shared_url, dice.randrange(5, 40), dice.uniform(0, 0.05), run_with)
        store = await Store.open(shared_url)
        for row in await store.tables(status=None, before=None, limit=10):
            entries = await store.entries(row.id)
            assert [entry.seq for entry in entries] == list(range(1, row.seq + 1))
            assert row.seq >= acknowledged.get(row.id, 0)
            await add(store, row.id, played(row.seq + 1))
        assert acknowledged.keys() <= (await store.last_seqs(list(acknowledged))).keys()
        await store.close()
    assert sum(acknowledged.values()) > 20


async def test_no_result_is_without_its_rating_and_none_counts_twice_after_a_kill(
    shared_url: str, deep: bool
) -> None:
    dice = random.Random()
    told: dict[str, int] = {}
    for _ in range(100 if deep else 4):
        told |= killed_after(shared_url, dice.randrange(3, 20), dice.uniform(0, 0.05), finishing.run)
        store = await Store.open(shared_url)
        played, won = dict.fromkeys(finishing.PEOPLE, 0), dict.fromkeys(finishing.PEOPLE, 0)
        for row in await store.every_table("", 100_000):
            results = await store.people.results_of(row.id)
            assert len(results) == (2 if row.status == "over" else 0), "a game is over with its results"
            assert row.status == "over" or row.id not in told
            for one in results:
                assert one.rating is not None
                played[one.player] += 1
                won[one.player] += one.won
        for player in finishing.PEOPLE:
            (standing,) = await store.people.standings(player)
            assert (standing.games, standing.rating) == (played[player], won[player])
        await store.close()
    assert len(told) > 10
