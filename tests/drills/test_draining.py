"""Told to end, a server begins nothing new, answers what is under way and hands over the rest."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.served import Served, serving
from bivouac.server.draining import drain
from tests.drills.conftest import Command
from tests.drills.crowd import PATIENCE
from tests.drills.test_crashes import Blow, campaign, examine, wait_until, workers_of
from tests.server.houses import Clockwork, started
from tests.server.houses import served as house_of

pytestmark = pytest.mark.timeout(900)


def ask_the_server_to_end(served: Served, dice: random.Random) -> None:
    """The only process, which must end well while people play."""
    assert served.stop() == 0


def ask_one_worker_to_end(served: Served, dice: random.Random) -> None:
    """One worker, which the parent replaces while the others go on."""
    end(dice.choice(workers_of(served)))


def renew_all_workers(served: Served, dice: random.Random) -> None:
    """One worker after the other, each replaced before it is asked to end, as after an update."""
    before = set(workers_of(served))
    os.kill(served.pid, signal.SIGHUP)
    for renewed in range(1, len(before) + 1):  # with patience for each, however crowded the machine
        _wait_until_new(served, before, renewed)


def _wait_until_new(served: Served, before: set[int], count: int) -> None:
    wait_until(lambda: len(before - set(workers_of(served))) >= count, f"{count} workers are new")


def end(pid: int) -> None:
    os.kill(pid, signal.SIGTERM)
    wait_until(lambda: not os.path.exists(f"/proc/{pid}"), "the worker ends")


def test_nothing_is_lost_when_a_server_is_restarted(tmp_path: Path, bivouac: Command) -> None:
    blows: list[Blow] = [ask_the_server_to_end] * 3
    with serving("--data", str(tmp_path)) as served:
        people = asyncio.run(campaign(served, blows, random.Random()))
        assert "broke off" not in served.said()
    examine(people, bivouac, "--data", str(tmp_path))


def test_a_second_worker_takes_over_without_a_lost_message(postgres_url: str, bivouac: Command) -> None:
    blows: list[Blow] = [ask_one_worker_to_end, renew_all_workers]
    with serving("--database", postgres_url, "--workers", "2") as served:
        people = asyncio.run(campaign(served, blows, random.Random(), workers=2))
        assert "broke off" not in served.said()
        assert served.stop() == 0
    examine(people, bivouac, "--database", postgres_url)


def test_a_house_that_drains_refuses_new_tables_and_serves_the_old_ones(tmp_path: Path) -> None:
    with started(tmp_path / "data", "--drain", "4") as house:
        ada = house.guest("Ada")
        table = ada.opens("human", "human")
        ada.joins(table)
        window = ada.window(table)
        house.process.send_signal(signal.SIGTERM)
        deadline = time.monotonic() + PATIENCE
        while (ready := ada.http.get("/ready")).status_code == 200:
            assert time.monotonic() < deadline
        assert (ready.status_code, ready.json()["error"]) == (503, "closing")
        for path, body in (
            ("/api/tables", {"game": "takara", "seats": [{"kind": "human"}, {"kind": "human"}]}),
            ("/api/tables/lesson", {"game": "takara"}),
        ):
            answer = ada.http.post(path, json=body)
            assert (answer.status_code, answer.json()["error"]) == (503, "closing"), answer.text
            assert answer.headers["retry-after"] == "1"
        assert ada.get("/health")["ok"] is True
        assert window.ask("say", text="still here")["type"] == "ack"
        assert window.closing() == 1012
        assert house.process.wait(PATIENCE) == 0
    assert '"no new table is begun here any more"' in house.log.read_text()


def test_a_second_signal_ends_at_once(tmp_path: Path) -> None:
    with started(tmp_path / "data", "--drain", "300") as house:
        house.process.send_signal(signal.SIGTERM)
        wait_until(lambda: httpx.get(f"{house.url}/ready").status_code == 503, "it drains")
        began = time.monotonic()
        assert house.end() == 0
        assert time.monotonic() - began < 30


@pytest.mark.smoke
def test_a_message_under_way_is_answered_before_its_window_is_closed() -> None:
    with house_of(Clockwork()) as house:
        ada = house.guest("Ada")
        table = ada.opens("human", "human")
        ada.joins(table)
        windows = [ada.window(table) for _ in range(3)]
        store = house.house.store
        append, begun = store.append, threading.Event()

        async def slow(*arguments: object, **more: object) -> None:
            begun.set()
            await asyncio.sleep(0.5)
            await append(*arguments, **more)  # type: ignore[arg-type]

        store.append = slow  # type: ignore[method-assign]
        windows[0].send("say", text="a last word")
        assert begun.wait(10)
        house.do(lambda inside: drain(inside, 0))
        heard = [window.closing() for window in windows]
        assert heard == [1012] * 3
        assert [message["type"] for message in windows[0].heard].count("ack") == 1
        said = [line for message in windows[1].heard for line in message.get("lines", [])]
        assert len(said) <= len([line for message in windows[0].heard for line in message.get("lines", [])])


def test_a_bot_is_taken_over_at_once(postgres_url: str) -> None:
    """Without being told, another process would look after it ten seconds later at the earliest."""
    where: dict[str, Any] = {"database": postgres_url, "workers": 2, "bot_processes": 1}
    with house_of(**where) as second:
        with house_of(**where) as first:
            ada = first.guest("Ada")
            table = ada.opens("human", "ismcts:3000ms")
            ada.joins(table)
            ada.starts(table)
            window = ada.window(table)
            while first.house.rooms.room(table).thinking is None:
                window.catch_up(window.act()["line"])
        ended = time.monotonic()
        wait_until(lambda: table in second.house.rooms.rooms, "the other house takes over")
        assert time.monotonic() - ended < 5
        wait_until(lambda: second.house.rooms.room(table).thinking is not None, "and lets the bot think")
