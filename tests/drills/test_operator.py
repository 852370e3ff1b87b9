"""What an operator does beside a running server: back up, close a table, ban a player."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from bench.served import Served, serving
from tests.drills.conftest import Command
from tests.drills.crowd import Crowd, Sitting, crowd
from tests.drills.ledger import check, check_kept

pytestmark = pytest.mark.timeout(600)

# Acts a second and at once: no game may end while a command starts on a busy machine.
SLOW = (0.5, 4.0)
SLOWER = (0.25, 3.0)


async def begin(people: Crowd, tables: int) -> None:
    """Tables of three, each with some moves made."""
    for _ in range(tables):
        people.invite(3)
    await people.until(lambda: len(people.sittings) == tables, "all tables are open")
    await people.until(lambda: all(sitting.promised > 5 for sitting in people.sittings), "all play")


def test_a_backup_under_load_holds_all_that_was_acknowledged_before_it(
    tmp_path: Path, bivouac: Command, bivouac_apart: Command
) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "backup.db"
    with serving("--data", str(old)) as served:
        people, promised = asyncio.run(back_up(served, bivouac_apart, old, file))
    bivouac("restore", file, "--data", new)
    for sitting in people.sittings:
        check(sitting, bivouac("export", sitting.id, "--data", old))
        check_kept(sitting, promised[sitting.id], bivouac("export", sitting.id, "--data", new))
    with serving("--data", str(new)) as served:
        asyncio.run(play_on_from_the_backup(served, people.sittings[0]))


async def back_up(
    served: Served, bivouac_apart: Command, old: Path, file: Path
) -> tuple[Crowd, dict[str, dict[int, int]]]:
    """Write a backup while people play; what each seat had been promised before it began."""
    async with crowd(served, random.Random(), SLOW) as people:
        await begin(people, 3)
        promised = {
            sitting.id: {seat: len(window.promises) for seat, window in sitting.windows.items()}
            for sitting in people.sittings
        }
        at_work = asyncio.create_task(asyncio.to_thread(bivouac_apart, "backup", file, "--data", old))
        before = people.promised
        await at_work
        assert people.promised > before, "people played meanwhile"
        await people.play_on(5)
        await people.hush()
    return people, promised


async def play_on_from_the_backup(served: Served, old: Sitting) -> None:
    """The same people find the same table with their cookies, and play on."""
    async with crowd(served, random.Random(), SLOW) as people:
        cookies = [window.cookie for window in old.windows.values()]
        sitting = people.sit(old.id, cookies, "again")
        people.tasks.append(asyncio.create_task(sitting.attend()))
        await people.play_on(5)
        await people.hush()


def test_a_table_that_is_closed_beside_the_server_is_soon_closed_for_its_windows(
    tmp_path: Path, bivouac: Command, bivouac_apart: Command
) -> None:
    with serving("--data", str(tmp_path)) as served:
        people = asyncio.run(close_one(served, bivouac_apart, tmp_path))
    closed, other = (sitting.id for sitting in people.sittings)
    assert closed in bivouac("tables", "--status", "closed", "--data", tmp_path)
    assert other in bivouac("tables", "--status", "playing", "--data", tmp_path)
    for sitting in people.sittings:
        check(sitting, bivouac("export", sitting.id, "--data", tmp_path))


async def close_one(served: Served, bivouac_apart: Command, data: Path) -> Crowd:
    """Close one of two tables: its windows hear of it, the other one plays on."""
    async with crowd(served, random.Random(), SLOWER) as people:
        await begin(people, 2)
        closed, other = people.sittings
        await asyncio.to_thread(bivouac_apart, "tables", "--close", closed.id, "--data", data)
        windows = closed.windows.values()
        await people.until(lambda: all(window.status == "closed" for window in windows), "all hear of it")
        assert {code for window in windows for code in window.refusals} <= {"table_closed"}
        goal = other.promised + 5
        await people.until(lambda: other.promised >= goal, "the other table plays on")
        await people.hush()
    return people


def test_a_player_who_is_banned_beside_the_server_acts_no_more(
    tmp_path: Path, bivouac: Command, bivouac_apart: Command
) -> None:
    with serving("--data", str(tmp_path)) as served:
        people = asyncio.run(ban_one(served, bivouac_apart, tmp_path))
    for sitting in people.sittings:
        check(sitting, bivouac("export", sitting.id, "--data", tmp_path))


async def ban_one(served: Served, bivouac_apart: Command, data: Path) -> Crowd:
    """Ban one of those whom the list of tables names; only at their table is nothing done any more."""
    async with crowd(served, random.Random(), SLOWER) as people:
        await begin(people, 2)
        listed = await asyncio.to_thread(bivouac_apart, "tables", "--data", data)
        banned = people.sittings[0].windows[1]
        told = await asyncio.to_thread(bivouac_apart, "tables", "--json", "--data", data)
        seats = {table["id"]: table["seats"] for table in json.loads(told)}
        id = seats[people.sittings[0].id][1]["player"]
        assert id in listed
        assert "seed" not in told
        held = banned.connections
        await asyncio.to_thread(bivouac_apart, "players", "--ban", id, "--data", data)
        await people.until(lambda: banned.connections > held, "the banned player's window is closed")
        await people.until(lambda: not banned.moves, "whoever comes back with that cookie only looks on")
        count = len(banned.promises)
        other = people.sittings[1]
        goal = other.promised + 5
        await people.until(lambda: other.promised >= goal, "the other table plays on")
        assert len(banned.promises) == count
        await people.hush()
    return people
