"""Who came in, who was refused, who read a seed: on the trail, without a name or a secret."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from bivouac.store import Trace
from tests.cli.shell import run_here
from tests.server.houses import Served, served


def trail(house: Served) -> list[tuple[str, str, str]]:
    """What happened, in order."""
    traces: list[Trace] = house.do(lambda inside: inside.store.trail(100))
    return [(trace.kind, trace.actor, trace.subject) for trace in reversed(traces)]


def test_a_house_notes_who_comes_and_goes() -> None:
    with served(rate=10_000.0) as house:
        ada = house.guest("Ada")
        ada.post("/api/me/account", login="ada", passphrase="correct horse")
        ada.post("/api/me/account", login="ada", passphrase="battery staple", former="correct horse")
        other = house.guest()
        for login, word in (("ada", "wrong"), ("nobody", "wrong")):
            answer = other.http.post("/api/me/login", json={"login": login, "passphrase": word * 3})
            assert answer.status_code == 401
        other.post("/api/me/login", login="ada", passphrase="battery staple")
        other.post("/api/me/revoke")
        other.http.delete("/api/me")
        kinds = [event for event in trail(house) if event[0] != "signed_out"]
        player = kinds[0][1]
        assert kinds == [
            ("account_made", player, ""),
            ("passphrase_changed", player, ""),
            ("sign_in_refused", "", player),
            ("sign_in_refused", "", ""),
            ("signed_in", player, ""),
            ("sessions_revoked", player, ""),
            ("forgotten", player, ""),
        ]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A house with a table, closed."""
    place = tmp_path / "data"
    place.mkdir()
    with served(database=f"sqlite:///{place}/bivouac.db") as house:
        ada, bo = house.guest("Ada"), house.guest("Bo")
        assert ada.plays_with(bo) == "table0001"
    return place


def test_what_an_operator_does_is_on_the_trail(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    at = ("--data", folder)
    assert run_here(capsys, "export", "table0001", tmp_path / "game.txt", *at).status == 0
    assert run_here(capsys, "tables", "--close", "table0001", *at).status == 0
    assert run_here(capsys, "import", tmp_path / "game.txt", *at).status == 0
    assert run_here(capsys, "backup", tmp_path / "a.backup", *at).status == 0
    assert run_here(capsys, "restore", tmp_path / "a.backup", "--replace", *at).status == 0
    told = json.loads(run_here(capsys, "audit", "--json", *at).out)
    assert [event["kind"] for event in reversed(told)] == [
        "seed_read", "table_closed", "imported", "backed_up", "restored",
    ]  # fmt: skip
    assert all(event["actor"].startswith("operator:") for event in told)
    assert (told[-1]["subject"], told[-1]["detail"]) == ("table0001", "playing")
    shown = run_here(capsys, "audit", "--kind", "seed_read", *at)
    assert "table0001" in shown.out
    assert told[0]["link"] in "".join(shown.out.split())
    about = run_here(capsys, "audit", "--about", "table0001", "--json", *at)
    assert {event["kind"] for event in json.loads(about.out)} == {"seed_read", "table_closed"}


def test_a_trail_that_was_tampered_with_is_said_to_be(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        assert run_here(capsys, "export", "table0001", "--data", folder).status == 0
    with sqlite3.connect(folder / "bivouac.db") as connection:
        connection.execute("DROP TRIGGER audit_refuses_update")
        connection.execute("UPDATE audit SET subject = 'another' WHERE number = 1")
    connection.close()
    answer = run_here(capsys, "audit", "--data", folder)
    assert answer.status == 2
    assert "event 1" in answer.err


def test_an_export_that_cannot_be_noted_shows_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(folder / "bivouac.db") as connection:
        connection.execute(
            "CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'no room'); END"
        )
    connection.close()
    answer = run_here(capsys, "export", "table0001", "--data", folder)
    assert (answer.status, answer.out) == (2, "")
