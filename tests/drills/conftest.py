"""What the drills share: commands of the operator, and PostgreSQL."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.shell import run_apart, run_here
from tests.store.conftest import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]

Command = Callable[..., str]


@pytest.fixture(autouse=True)
def _where_processes_can_be_watched() -> None:
    if sys.platform != "linux":
        pytest.skip("the drills look at processes through /proc")


@pytest.fixture
def bivouac(capsys: pytest.CaptureFixture[str]) -> Command:
    """What a command of the operator prints, run in this process."""

    def here(*arguments: str | Path) -> str:
        answer = run_here(capsys, *arguments)
        assert answer.status == 0, answer
        return answer.out

    return here


@pytest.fixture
def bivouac_apart(tmp_path: Path) -> Command:
    """What a command of the operator prints, run in a process of its own beside the server."""

    def there(*arguments: str | Path) -> str:
        answer = run_apart(*arguments, home=tmp_path / "home")
        assert answer.status == 0, answer
        return answer.out

    return there
