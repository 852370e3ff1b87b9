"""The command line under test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import Answer, Run, run_apart, run_here


@pytest.fixture(autouse=True)
def _a_plain_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """A command in this process."""

    def here(*arguments: str | Path) -> Answer:
        return run_here(capsys, *arguments)

    return here


@pytest.fixture
def apart(tmp_path: Path) -> Run:
    """A command in a process of its own."""

    def there(*arguments: str | Path, typed: str = "", lang: str = "C.UTF-8") -> Answer:
        return run_apart(*arguments, typed=typed, home=tmp_path / "home", lang=lang)

    return there
