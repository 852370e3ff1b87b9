"""Killed at any moment under load, a server loses nothing it has acknowledged and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.served import Served, children, command, members, serving
from tests.drills import figures
from tests.drills.conftest import Command
from tests.drills.crowd import PATIENCE, Crowd, crowd
from tests.drills.ledger import check, check_all_were_told_the_same

pytestmark = pytest.mark.timeout(1800)

Blow = Callable[[Served, random.Random], None]

THINKER = "bivouac.bots.errand"
LEAST, MOST = 20, 120  # actions between two kills


def kill_the_server(served: Served, dice: random.Random) -> None:
    """The only process, or the parent of the workers: what it has started must end by itself."""
    served.kill()


def kill_all(served: Served, dice: random.Random) -> None:
    """The parent and its workers at once, as when the machine stops."""
    workers = workers_of(served)
    served.kill()
    for worker in workers:
        os.kill(worker, signal.SIGKILL)


def kill_one_worker(served: Served, dice: random.Random) -> None:
    """One worker, which the parent must replace."""
    os.kill(dice.choice(workers_of(served)), signal.SIGKILL)


def workers_of(served: Served) -> list[int]:
    """The processes that serve for a parent."""
    return [pid for pid in children(served.pid) if "spawn_main" in command(pid)]


def wait_until(condition: Callable[[], bool], what: str) -> None:
    """Look again and again."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"in vain: {what}"
        time.sleep(0.02)


def replace(served: Served, workers: int) -> None:
    """Bring the server back: a new one, once all of the old one is gone, or the parent's new worker."""
    if served.process is None:
        group = served.groups[-1]
        wait_until(
            lambda: not members(group), f"all end with the server: {[command(p) for p in members(group)]}"
        )
        served.start()
    else:
        wait_until(lambda: len(workers_of(served)) == workers, "the parent replaces its worker")


async def drill(served: Served, people: Crowd, blow: Blow, workers: int) -> None:
    """Play under load, strike at some moment, bring the server back, and see every table resume."""
    await people.play_on(people.dice.randint(LEAST, MOST))
    await asyncio.sleep(people.dice.uniform(0, 0.02))  # at any byte, not only between two messages
    blow(served, people.dice)
    await asyncio.to_thread(replace, served, workers)
    await people.all_resume()


async def campaign(served: Served, blows: list[Blow], dice: random.Random, workers: int = 1) -> Crowd:
    """Drills at four tables one after the other, then the games that go on are played to their end."""
    async with crowd(served, dice) as people:
        people.invite(4)
        people.invite(3, "greedy")
        people.invite(2)
        people.invite(1, "ismcts:50ms", "random")
        await people.until(lambda: len(people.sittings) == 4, "all tables are open")
        for blow in blows:
            await drill(served, people, blow, workers)
        await people.finish()
    return people


def examine(people: Crowd, bivouac: Command, *where: str) -> None:
    """Every journal holds what was promised."""
    for sitting in people.sittings:
        check(sitting, bivouac("export", sitting.id, *where))
        check_all_were_told_the_same(sitting)
        for window in sitting.windows.values():
            assert window.refusals == []
            assert window.mistakes == []


@pytest.mark.parametrize("part", range(5))
def test_nothing_acknowledged_is_lost_or_doubled_on_sqlite(
    part: int, tmp_path: Path, bivouac: Command, deep: bool
) -> None:
    if part and not deep:
        pytest.skip("only with --deep")
    blows: list[Blow] = [kill_the_server] * (6 if deep else 3)
    begun = time.monotonic()
    with serving("--data", str(tmp_path)) as served:
        people = asyncio.run(campaign(served, blows, random.Random()))
        assert served.stop() == 0
        wait_until(lambda: not members(served.groups[-1]), "nothing is left of the server")
    examine(people, bivouac, "--data", str(tmp_path))
    figures.note("SQLite", len(blows), people, time.monotonic() - begun, part=part, deep=deep)


@pytest.mark.parametrize("part", range(4))
def test_nothing_acknowledged_is_lost_or_doubled_on_postgresql_with_workers(
    part: int, postgres_url: str, bivouac: Command, deep: bool
) -> None:
    if part and not deep:
        pytest.skip("only with --deep")
    blows: list[Blow] = [kill_one_worker, kill_all, kill_the_server] if deep else [kill_one_worker]
    begun = time.monotonic()
    with serving("--database", postgres_url, "--workers", "2") as served:
        people = asyncio.run(campaign(served, blows, random.Random(), workers=2))
        assert served.stop() == 0
        wait_until(lambda: not members(served.groups[-1]), "nothing is left of the server")
    examine(people, bivouac, "--database", postgres_url)
    figures.note("PostgreSQL, 2 workers", len(blows), people, time.monotonic() - begun, part=part, deep=deep)


def test_a_bot_cut_off_in_its_thinking_acts_after_the_restart(tmp_path: Path, bivouac: Command) -> None:
    with serving("--data", str(tmp_path)) as served:
        people = asyncio.run(cut_off_a_thinker(served))
    for sitting in people.sittings:
        check(sitting, bivouac("export", sitting.id, "--data", str(tmp_path)))


async def cut_off_a_thinker(served: Served) -> Crowd:
    """Kill the server while a bot thinks, start it again, and wait for the bot's action."""
    async with crowd(served, random.Random()) as people:
        people.invite(1, "ismcts:4000ms")
        await people.until(lambda: thinking(served, people), "a bot thinks")
        sitting = people.sittings[0]
        before = sitting.seq
        served.kill()
        await asyncio.to_thread(replace, served, 1)
        acted = lambda: any(told.seat == 1 for told in sitting.windows[0].told[before:])  # noqa: E731
        await people.until(acted, "the bot acts")
        await people.hush()
    return people


def thinking(served: Served, people: Crowd) -> bool:
    """Is it a bot's turn at every table, and is there a process in which it thinks?"""
    windows = [window for sitting in people.sittings for window in sitting.windows.values()]
    waiting = bool(windows) and all(not window.moves and window.pending is None for window in windows)
    return waiting and any(THINKER in command(pid) for pid in children(served.pid))
