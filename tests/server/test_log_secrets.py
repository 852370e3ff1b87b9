"""Whatever breaks, wherever it breaks: the log tells the place, and nothing that was being worked on."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from bivouac.server import logs, pages, players_http, sockets
from bivouac.server.audience import Listener
from bivouac.server.conversation import ANSWERS
from bivouac.server.house import House
from bivouac.server.messages import Ping
from bivouac.server.operator_door import unlock_anew
from bivouac.store import Conflict, StoreError
from bivouac.table import views
from tests.server.guests import Guest
from tests.server.houses import Served, served, until

MAIL, PASSPHRASE = "zerlina@example.org", "correct horse battery"
TELLTALE = """import sys
from bivouac.bots import errand
errand.answer_to = lambda job, make, planners: sys.exit(f"it was told {job} {bytes(job.document)}")
errand.main()"""


class Wrong(Exception):
    """A fault of ours, whose words quote what was being worked on."""


class Scene:
    """A house with somebody who has secrets, at a table that has some as well."""

    def __init__(self, house: Served) -> None:
        self.house = house
        self.log = io.StringIO()
        self.ada = house.guest("Ada")
        self.ada.patch("/api/me", mail=MAIL)
        self.ada.post("/api/me/account", login="zerlina", passphrase=PASSPHRASE)
        self.table = self.ada.opens("human", "greedy")
        self.key = self.ada.joins(self.table)["key"]
        self.ada.starts(self.table)
        row = house.do(lambda inside: inside.store.row(self.table))
        assert row is not None
        self.charter = row.charter
        self.secrets = [
            MAIL, PASSPHRASE, "zerlina", self.table, self.key, str(self.ada.cookie),
            json.loads(row.charter)["seed"],
        ]  # fmt: skip

    def fail(self, *_: Any, **__: Any) -> Any:
        """Break off with all secrets in variables and in words."""
        known, charter = " ".join(self.secrets), self.charter
        raise Wrong(known, charter) from KeyError(known)

    async def fail_later(self, *_: Any, **__: Any) -> Any:
        """The same for whoever is awaited."""
        return self.fail()


@pytest.fixture
def funnel() -> Iterator[None]:
    """Logs as a server sets them up; afterwards as they were."""
    root, ours, theirs = (logging.getLogger(name) for name in ("", "bivouac", "uvicorn.error"))
    before = root.handlers, root.level, ours.level, theirs.level, sys.excepthook, threading.excepthook
    yield
    root.handlers, root.level, ours.level, theirs.level, sys.excepthook, threading.excepthook = before


@pytest.fixture
def scene(funnel: None) -> Iterator[Scene]:
    """A scene with its log."""
    with served() as house:
        scene = Scene(house)
        logs.set_up(stream=scene.log)
        yield scene


def told(scene: Scene) -> list[dict[str, Any]]:
    """The lines of the log, none of which holds a secret."""
    written = scene.log.getvalue()
    for secret in scene.secrets:
        assert secret not in written, secret
    return [json.loads(line) for line in written.splitlines()]


def faults(lines: list[dict[str, Any]]) -> list[str]:
    """The kinds of what was raised, with the place that raised it."""
    found = [line["exception"] for line in lines if "exception" in line]
    return [f"{one['kind'].rpartition('.')[2]} {one['frames'][-1].rpartition(' ')[2]}" for one in found]


def test_a_request_that_breaks(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    for room, name in ((views, "position"), (players_http, "fair_name"), (pages, "Health")):
        monkeypatch.setattr(room, name, scene.fail)
    asked = [
        scene.ada.http.get(f"/api/tables/{scene.table}/outlook?seat=0"),
        scene.ada.http.patch("/api/me", json={"name": "Zerlina"}),
        scene.ada.http.get("/health"),
    ]
    assert [answer.status_code for answer in asked] == [500, 500, 500]
    assert not any(secret in answer.text for secret in scene.secrets for answer in asked)
    assert faults(told(scene)) == ["Wrong fail"] * 3


@pytest.mark.parametrize("where", ["at the door", "in a message"])
def test_a_window_that_breaks(scene: Scene, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    if where == "at the door":
        monkeypatch.setattr(sockets, "_enter", scene.fail)
        window = scene.ada.knock(f"/ws/{scene.table}")
    else:
        monkeypatch.setitem(ANSWERS, Ping, scene.fail_later)
        window = scene.ada.window(scene.table)
        window.send("ping")
    assert window.closing() in (1011, 4500)
    assert faults(told(scene)) == ["Wrong fail"]


def test_a_duty_and_a_task_that_nobody_waits_for(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async def begin(house: House) -> None:
        monkeypatch.setattr(house.lobby, "list_for", scene.fail_later)
        house.lobby.listeners.add(Listener(None, "en", None, 0))
        house.lobby.changed.set()
        asyncio.get_running_loop().call_soon(scene.fail, scene.table)
        asyncio.create_task(scene.fail_later(scene.table))  # noqa: RUF006
        await asyncio.sleep(0.2)

    scene.house.do(begin)
    until(lambda: len(faults(told(scene))) >= 3, 10)
    assert faults(told(scene))[:3] == ["Wrong fail"] * 3


def test_a_bot_process_that_dies_and_a_bot_whom_the_store_fails(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """What a bot quotes of what it was told is in the log, and is nobody's secret."""

    async def prepare(house: House) -> None:
        house.thinkers.quick.staff.command = (sys.executable, "-c", TELLTALE, "512", "5")
        monkeypatch.setattr(house.rooms, "write", refuse_once(house.rooms.write, scene))

    window = scene.ada.window(scene.table)
    scene.house.do(prepare)
    assert window.ask("lend", bot="greedy")["type"] == "ack"
    until(lambda: any(line["event"] == "a bot could not act" for line in told(scene)), 30)
    until(lambda: any(line["event"].startswith("a bot has failed") for line in told(scene)), 30)
    written = capfd.readouterr().err
    assert "it was told" in written
    for secret in scene.secrets:
        assert secret not in written, secret


def refuse_once(write: Any, scene: Scene) -> Any:
    """Writing that fails for the first bot, as it does where another process is always quicker."""
    failures = iter([Conflict(scene.table, 7)])

    async def attempt(id: str, command: Any, **more: Any) -> Any:
        if "BotsAndClocks" in command.__qualname__:
            for failure in failures:
                raise failure
        return await write(id, command, **more)

    return attempt


def test_a_thread_that_breaks(scene: Scene) -> None:
    thread = threading.Thread(target=scene.fail)
    thread.start()
    thread.join()
    assert faults(told(scene)) == ["Wrong fail"]


def test_what_libraries_say_is_told_without_what_they_fill_in(scene: Scene) -> None:
    logging.getLogger("uvicorn.error").error("cannot serve %s", scene.table)
    logging.getLogger("asyncio").error(f"a task was lost\n{scene.secrets}")
    assert [line["event"] for line in told(scene)] == ["cannot serve %s", "a task was lost"]


def test_the_sentence_of_a_store_is_told_and_its_parameters_are_not(scene: Scene) -> None:
    async def write(house: House) -> None:
        def broken(connection: Any) -> None:
            values = {"id": MAIL, "name": scene.table}
            connection.exec_driver_sql("INSERT INTO players (id, name) VALUES (:id, :name)", values)

        await house.store._write(broken)

    try:
        scene.house.do(write)
    except StoreError:
        logging.getLogger("bivouac.test").exception("the store failed")
    (line,) = told(scene)
    assert "players" in line["exception"]["says"]


def numbers_asked_for(guest: Guest) -> list[tuple[str, str]]:
    """Every number in a query of every route, as the schema has them."""
    paths = guest.get("/api/schema/openapi.json")["paths"]
    return [
        (path, parameter["name"])
        for path, methods in paths.items()
        for parameter in methods.get("get", {}).get("parameters", [])
        for kind in parameter["schema"].get("oneOf", [parameter["schema"]])
        if parameter["in"] == "query" and kind.get("type") in ("integer", "number")
    ]


def test_every_number_in_every_query_has_its_bounds(scene: Scene) -> None:
    key = scene.house.do(lambda house: unlock_anew(house.store))
    scene.ada.post("/api/operator/session", key=key)  # who may not come in is told that before anything else
    asked = [
        f"{path.format(id=scene.table)}?{name}={number}"
        for path, name in numbers_asked_for(scene.ada)
        for number in (10**20 - 1, 10**30, -(10**30), 2**53 + 1, -(2**53) - 1, "9" * 5000, "1e400", "NaN")
    ]
    assert len(asked) >= 6 * 8
    answers = [(one[:80], scene.ada.http.get(one).status_code) for one in asked]
    assert [one for one in answers if one[1] != 400] == []
    assert faults(told(scene)) == []
