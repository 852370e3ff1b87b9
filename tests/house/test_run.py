"""The front door: what run.py understands, and when it sets up again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import run
from tools import checkout, compiled


def test_set_up_is_over_when_the_stamp_has_the_digest_and_the_groups() -> None:
    stamp: dict[str, object] = {"digest": "d", "groups": ["compile", "dev"]}
    assert checkout.is_satisfied(stamp, "d", {"compile"})
    assert checkout.is_satisfied(stamp, "d", set())
    assert not checkout.is_satisfied(stamp, "e", {"compile"})
    assert not checkout.is_satisfied(stamp, "d", {"docs"})
    assert not checkout.is_satisfied({}, "d", set())


@pytest.mark.parametrize("name", ["pyproject.toml", "uv.lock"])
def test_set_up_starts_again_when_a_dependency_changes(tmp_path: Path, name: str) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "uv.lock").touch()
    before = checkout.digest_of_needs(tmp_path)
    (tmp_path / name).write_text("changed", "utf-8")
    assert checkout.digest_of_needs(tmp_path) != before


@pytest.mark.parametrize("text", ["", "[]", "{", "null"])
def test_a_damaged_stamp_is_no_stamp(tmp_path: Path, text: str) -> None:
    (tmp_path / "stamp").write_text(text, "utf-8")
    assert checkout.read_stamp(tmp_path / "stamp") == {}


@pytest.mark.parametrize(
    ("arguments", "spread"),
    [
        ([], True),
        (["-k", "takara"], True),
        (["-n", "0"], False),
        (["-n4"], False),
        (["-p", "no:xdist"], False),
        (["--pdb"], False),
    ],
)
def test_tests_use_all_cores_unless_told_otherwise(arguments: list[str], spread: bool) -> None:
    workers = str((os.cpu_count() or 1) + 1)
    assert run.on_all_cores(arguments) == (["-n", workers, "--dist", "worksteal"] if spread else [])


def test_help_is_run_py_s_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--help"]) == 0
    assert "python3 run.py test" in capsys.readouterr().out


def test_an_unknown_way_of_compiling_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIVOUAC_COMPILE", "maybe")
    with pytest.raises(SystemExit, match="maybe"):
        compiled.asked_mode()
    monkeypatch.delenv("BIVOUAC_COMPILE")
    assert compiled.asked_mode() == "auto"


def test_processes_that_tests_start_find_the_house_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("BIVOUAC_COMPILE", "0")
    monkeypatch.chdir(checkout.ROOT)
    monkeypatch.setattr(checkout, "set_up", lambda groups: "")
    monkeypatch.setattr(run, "wants_client", lambda: False)
    monkeypatch.setattr(run, "become", lambda command, tree: "PYTHONDONTWRITEBYTECODE" in os.environ)
    assert run.test([]) is False
