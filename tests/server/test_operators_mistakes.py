"""What an operator can get wrong: one clear line, exit status 2, and the data untouched."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.shell import Answer, assert_one_line, run_here
from tests.server.houses import started

Serve = Callable[..., Answer]


@pytest.fixture
def serve(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Serve:
    """What becomes of a server that cannot be opened."""
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*options: str) -> Answer:
        return run_here(capsys, "serve", "--no-browser", *options)

    return run


def test_two_servers_on_one_file_and_a_taken_port(tmp_path: Path, serve: Serve) -> None:
    folder = tmp_path / "data"
    with started(folder) as house:
        ada = house.guest("Ada")
        table = ada.opens("human", "human")
        second = serve("--port", "0", "--data", str(folder))
        assert_one_line(second, str(folder), "another server")
        port = house.url.rpartition(":")[2]
        third = serve("--port", port, "--data", str(tmp_path / "other"))
        assert_one_line(third, port, "another program is listening there")
        assert second.out == third.out == ""
        assert ada.get(f"/api/tables/{table}")["status"] == "gathering"
        assert house.end() == 0
        assert house.rest() == ""
    with sqlite3.connect(folder / "bivouac.db") as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(table,)]
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


@pytest.mark.parametrize("place", ["below a file", "/proc/bivouac", "file:"])
def test_a_folder_that_cannot_be_written(tmp_path: Path, serve: Serve, place: str) -> None:
    plain = tmp_path / "plain"
    plain.write_text("mine")
    folder = str(plain / "data") if place == "below a file" else place
    options = ["--data", folder] if place != "file:" else ["--database", f"sqlite:///{plain}/bivouac.db"]
    answer = serve("--port", "0", *options)
    assert_one_line(answer, "plain" if place != "/proc/bivouac" else "/proc")
    assert plain.read_text() == "mine"


def test_a_database_of_a_newer_version_is_left_as_it_is(tmp_path: Path, serve: Serve) -> None:
    file = tmp_path / "data" / "bivouac.db"
    with started(file.parent) as house:
        house.guest("Ada")
        assert house.end() == 0
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = file.read_bytes()
    answer = serve("--port", "0", "--data", str(file.parent))
    assert_one_line(answer, "newer")
    assert file.read_bytes() == before


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path, serve: Serve) -> None:
    file = tmp_path / "bivouac.db"
    file.write_text("a letter to a friend, long enough to be looked at" * 20)
    before = file.read_bytes()
    answer = serve("--port", "0", "--data", str(tmp_path))
    assert_one_line(answer, "not a database")
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--workers", "2"], "--workers"),
        (["--public-url", "play.example"], "--public-url"),
        (["--public-url", "javascript:alert(1)"], "--public-url"),
        (["--database", "mysql://localhost/bivouac"], "sqlite:// or postgresql://"),
        (["--database", "postgresql://nobody:secret@127.0.0.1:1/none"], "cannot be reached"),
        (["--host", "192.0.2.1"], "192.0.2.1"),
    ],
)
def test_settings_that_cannot_be_served(tmp_path: Path, serve: Serve, options: list[str], part: str) -> None:
    answer = serve("--port", "0", "--data", str(tmp_path / "data"), *options)
    assert_one_line(answer, part)
    assert "secret" not in answer.err
    assert answer.out == ""
