"""Whether the house is well, whether people may be sent to it, and the figures that tell why not."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bivouac.server import pulse
from bivouac.server.house import House
from bivouac.store import StoreError
from tests.server.guests import Guest, problem
from tests.server.houses import Served, served, until

DASHBOARD = Path(__file__).resolve().parents[2] / "docs" / "hosting" / "grafana.json"


@pytest.fixture
def house() -> Iterator[Served]:
    """A house of a test's own."""
    with served(rate=10_000.0) as house:
        yield house


def figures(guest: Guest) -> dict[str, float]:
    """What a monitor reads."""
    lines = [line for line in guest.get("/metrics").splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_a_house_that_is_well_says_so(house: Served) -> None:
    for path in ("/health", "/ready"):
        told = house.guest().get(path)
        assert told["ok"] is True
        assert told["lag"] >= 0
        assert told["bots"] == 0


@pytest.mark.parametrize("how", ["an error", "silence"])
def test_a_database_that_does_not_answer(house: Served, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    async def ping() -> None:
        if how == "silence":
            await asyncio.sleep(60)
        raise StoreError("closed")

    monkeypatch.setattr(pulse, "ANSWER", 0.2)
    monkeypatch.setattr(pulse, "FRESH", 0.0)
    monkeypatch.setattr(house.house.store, "ping", ping)
    guest = house.guest()
    with problem(503, "unwell") as answers:
        answers += [guest.http.get("/health"), guest.http.get("/ready")]
    assert "the database does not answer" in answers[0].text
    monkeypatch.undo()
    monkeypatch.setattr(pulse, "FRESH", 0.0)
    assert guest.get("/health")["ok"] is True


def test_a_loop_that_stands_still(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def block(inside: House) -> None:
        time.sleep(0.8)

    monkeypatch.setattr(pulse, "LATE", 0.4)
    house.do(block)
    guest = house.guest()
    until(lambda: guest.http.get("/health").status_code == 503, 10)
    assert "the loop was late by" in guest.http.get("/health").text
    assert figures(guest)["bivouac_loop_lag_worst_seconds"] > 0.4
    assert figures(guest)["bivouac_loop_lag_seconds_count"] > 0


def test_a_bot_that_is_stuck(house: Served) -> None:
    guest = house.guest("Ada")
    table = guest.opens("human", "human")
    guest.joins(table)

    async def stick(inside: House) -> None:
        inside.rooms.room(table).thinking = asyncio.create_task(asyncio.sleep(60))

    house.do(stick)
    house.clockwork.wait(100_000)
    assert guest.get("/health")["bots"] == 1
    assert figures(guest)["bivouac_bots_longest_wait_seconds"] == 100
    house.clockwork.wait(200_000)
    with problem(503, "unwell") as answers:
        answers.append(guest.http.get("/health"))
    assert "waited for its bot for 300 s" in answers[0].text


def test_bots_that_wait_for_a_process_are_counted_by_lane(house: Served) -> None:
    async def crowd(inside: House) -> list[asyncio.Task[None]]:
        async def think() -> None:
            async with inside.thinkers.slow.queue.take("host"):
                await asyncio.sleep(60)

        tasks = [asyncio.create_task(think()) for _ in range(inside.thinkers.slow.count + 2)]
        await asyncio.sleep(0)
        return tasks

    tasks = house.do(crowd)
    told = figures(house.guest())
    assert told['bivouac_bots_queued{lane="slow"}'] == 2
    assert told['bivouac_bots_queued{lane="quick"}'] == 0

    async def go_home(inside: House) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    house.do(go_home)


def test_refusals_are_counted_by_reason(house: Served) -> None:
    guest = house.guest("Ada")
    table = guest.opens("human", "human")
    before = figures(guest)
    guest.http.get("/health", headers={"Host": "else.example"})
    guest.http.get("/api/tables/nowhere")
    guest.joins(table)
    assert guest.refused(f"/api/tables/{table}/start")
    window = guest.window(table)
    assert window.refusal("resign")
    after = figures(guest)
    new = {
        name: after[name] - before.get(name, 0) for name in after if name.startswith("bivouac_refusals_total")
    }
    reasons = {re.search('"(.*)"', name)[1] for name, count in new.items() if count}  # type: ignore[index]
    assert {"unknown_host"} < reasons
    assert sum(new.values()) >= 3
    assert not any(table in name for name in after)


def test_the_dashboard_asks_only_for_figures_that_there_are(house: Served) -> None:
    guest = house.guest("Ada")
    guest.http.get("/health", headers={"Host": "else.example"})
    there = {name.partition("{")[0] for name in figures(guest)}
    board = json.loads(DASHBOARD.read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    wanted = {name for one in asked for name in re.findall(r"bivouac_\w+", one)}
    assert len(wanted) >= 8
    assert wanted - there <= {"bivouac_backup_age_seconds"}, "made only where there is a backup"


def test_whom_to_tell_of_a_weakness() -> None:
    with served(contact="mailto:safety@example.org", public_url="https://games.example.org/") as house:
        told = house.guest().get("/.well-known/security.txt")
        assert "Contact: mailto:safety@example.org\n" in told
        assert "Canonical: https://games.example.org/.well-known/security.txt\n" in told
        assert re.search(r"^Expires: 2027-\d\d-\d\dT00:00:00Z$", told, re.MULTILINE)
    with served() as house:
        assert house.guest().http.get("/.well-known/security.txt").status_code == 404
