"""Running the command line as a person would: in this process, or in one of its own with a typed input."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from bivouac.cli import main


@dataclass(frozen=True)
class Answer:
    """What a command left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Answer]


def run_here(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Answer:
    """The answer of a command run in this process."""
    capsys.readouterr()
    with pytest.raises(SystemExit) as left:
        main([str(argument) for argument in arguments])
    assert isinstance(left.value.code, int)
    return Answer(left.value.code, *capsys.readouterr())


def run_apart(*arguments: str | Path, typed: str = "", home: Path, lang: str = "C.UTF-8") -> Answer:
    """The answer of a command in a process of its own, with this typed at its prompt."""
    done = subprocess.run(
        [sys.executable, "-m", "bivouac", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, lang),
        timeout=120,
    )
    return Answer(done.returncode, done.stdout, done.stderr)


@contextmanager
def started(*arguments: str | Path, home: Path) -> Iterator[subprocess.Popen[str]]:
    """A command left running, that hears an interrupt even where this process was told to ignore them."""
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "bivouac", *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(home),
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def environment(home: Path, lang: str = "C.UTF-8") -> dict[str, str]:
    """A person's environment, with a home of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_"))}
    return {**kept, "HOME": str(home), "LANG": lang, "COLUMNS": "100", "PYTHONUTF8": "1"}


def assert_one_line(answer: Answer, *parts: str) -> None:
    """Bad input: exit status 2, one line on stderr that names the program, and no traceback."""
    assert answer.status == 2, answer
    assert answer.err.startswith("bivouac: ")
    assert answer.err.count("\n") == 1
    for part in parts:
        assert part in answer.err
