"""Backups prove themselves, are made by the clock, and make room for the next."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from bivouac.server import backing_up
from bivouac.server.settings import Settings
from tests.cli.shell import run_here
from tests.server.houses import served, started, until


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A house with two tables in play, closed."""
    place = tmp_path / "data"
    place.mkdir()
    with served(database=f"sqlite:///{place}/bivouac.db") as house:
        ada, bo = house.guest("Ada"), house.guest("Bo")
        for _ in range(2):
            ada.plays_with(bo)
    return place


def test_a_backup_is_restored_and_compared_by_the_command_that_made_it(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    answer = run_here(capsys, "backup", tmp_path / "a.backup", "--data", folder)
    assert answer.status == 0
    assert "compared row by row; tables in play opened: 2." in " ".join(answer.out.split())
    with sqlite3.connect(folder / "bivouac.db") as connection:
        connection.execute("UPDATE entries SET body = x'00' WHERE table_id = 'table0002' AND seq = 1")
    connection.close()
    spoiled = run_here(capsys, "backup", tmp_path / "b.backup", "--data", folder)
    assert spoiled.status == 2
    assert "table0002" in spoiled.err
    assert "table0001" not in spoiled.err
    assert (tmp_path / "b.backup").is_file(), "what could be saved is saved"
    silent = run_here(capsys, "backup", tmp_path / "c.backup", "--no-verify", "--data", folder)
    assert (silent.status, silent.out) == (0, "")


def test_a_folder_keeps_the_latest(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "backups"
    place.mkdir()
    old = [place / f"bivouac-2020010{day}T000000Z.backup" for day in range(1, 6)]
    for path in (*old, place / "mine.txt"):
        path.write_text("old")
    assert run_here(capsys, "backup", "--into", place, "--keep", "3", "--data", folder).status == 0
    left = sorted(path.name for path in place.iterdir())
    assert len(left) == 4
    assert left[:2] == [path.name for path in old[-2:]]
    assert left[-1] == "mine.txt"
    assert stat.S_IMODE((place / left[2]).stat().st_mode) == 0o600
    both = run_here(capsys, "backup", place / "x", "--into", place, "--data", folder)
    assert both.status == 2


def test_nothing_is_made_where_there_is_no_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = run_here(capsys, "backup", tmp_path / "a.backup", "--data", tmp_path / "nowhere")
    assert answer.status == 2
    assert not (tmp_path / "nowhere" / "bivouac.db").exists()


def test_a_server_makes_one_when_it_is_due(folder: Path) -> None:
    place = folder / "backups"
    place.mkdir()
    (place / "bivouac-20200101T000000Z.backup").write_text("old")
    with started(folder, "--backup-every", "0.0002") as house:
        until(lambda: '"a backup was made' in house.log.read_text())
        assert house.end() == 0
    made = [path.name for path in place.glob("bivouac-2*.backup")]
    assert made, "the one that is due"
    assert "bivouac-20200101T000000Z.backup" not in made, "it is older than the term"


def test_a_backup_that_fails_is_told(folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("no folder")
    settings = Settings(
        database=f"sqlite:///{folder}/bivouac.db", backups=str(tmp_path / "file"), backup_hours=0.0001
    )
    backing_up_at_once = pytest.MonkeyPatch()
    backing_up_at_once.setattr(backing_up, "FIRST", 0.0)
    with backing_up_at_once.context(), backing_up.backing_up(settings):
        until(lambda: "a backup failed" in caplog.text)
    backing_up_at_once.undo()
    assert "no backups can be kept here" in str(caplog.records[0].__dict__["reason"])
    assert backing_up.seconds_ago(settings) is None


def test_backups_by_the_clock_age_out_and_with_them_whoever_was_deleted(tmp_path: Path) -> None:
    day, noon = backing_up.DAY, 1_800_000_000.0
    for age in (0, 1, 29, 31, 400):
        (tmp_path / backing_up.named_now(noon - age * day)).write_text("a backup")
    (tmp_path / "mine.backup").write_text("not ours to delete")

    def ages(keep: int, days: int | None, now: float = noon) -> list[int]:
        worn = backing_up.outworn(tmp_path, keep, days, now)
        return [round((noon - backing_up._made(path)) / day) for path in worn]

    assert ages(7, 30) == [400, 31]
    assert ages(2, 30) == [400, 31, 29], "too many of them go as well"
    assert ages(7, None) == []
    assert ages(7, 30, noon + 365 * day) == [400, 31, 29, 1], (
        "the newest stays, however old: it may be all there is"
    )
