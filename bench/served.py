"""A real server in a process of its own, and what the system says about it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

END_SECONDS = 30.0
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
SIGNATURE = "Bivouac: "
ROOT = Path(__file__).resolve().parents[1]
REQUEST = '"event": "request"'
FAULTS = ('"level": "error"', '"level": "critical"', "Traceback", "Fatal Python error")


class Served:
    """`bivouac serve` with some options: started, killed, started again on the same data."""

    def __init__(
        self,
        *options: str,
        rules: Path | None = None,
        module: str = "bivouac",
        env: dict[str, str] | None = None,
    ) -> None:
        self.options = options
        self.module = module
        self.env = env or {}
        self.rules = rules  # a tree of compiled rules
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.log = TemporaryFile("w+")  # noqa: SIM115 - it lives as long as this does
        self.groups: list[int] = []

    @property
    def pid(self) -> int:
        """The process that was started; with workers it is their parent."""
        assert self.process is not None, "it has been started"
        return self.process.pid

    def start(self) -> float:
        """Start it, and return after how many seconds it said that it was ready."""
        begun = time.monotonic()
        environment = {name: value for name, value in os.environ.items() if not name.startswith("BIVOUAC_")}
        environment.update(self.env, PYTHONFAULTHANDLER="1")
        if self.rules is not None:
            environment["PYTHONPATH"] = str(self.rules)
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.module, "serve", "--port", "0", "--no-browser", *self.options],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=environment,
            start_new_session=True,  # so that all it leaves behind can be found
        )
        self.groups.append(self.process.pid)
        assert self.process.stdout is not None, "it is heard through a pipe"
        line = self.process.stdout.readline()
        if not line.startswith(SIGNATURE):
            raise RuntimeError(f"the server did not start: {line!r}\n{self.said()}")
        self.url = line.removeprefix(SIGNATURE).strip().rstrip("/")
        return time.monotonic() - begun

    def kill(self) -> None:
        """End the started process at once, whatever it does."""
        assert self.process is not None, "it has been started"
        self.process.kill()
        self._forget()

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        assert self.process is not None, "it has been started"
        self.process.send_signal(signal.SIGTERM)
        return self._forget()

    def end(self) -> None:
        """End it and all that it has left behind, however far things have come."""
        for group in self.groups:
            for pid in members(group):
                os.kill(pid, signal.SIGKILL)
        if self.process is not None:
            self._forget()
        self.log.close()

    def autopsy(self) -> str:
        """What it has said, and, if it still lives, what each of its threads does; it is over afterwards."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGABRT)
            self.process.wait(END_SECONDS)
        return self.said()

    def said(self) -> str:
        """What it has written to its log, the last part of it; that requests came is no news."""
        self.log.flush()
        self.log.seek(0)
        told = "".join(line for line in self.log if REQUEST not in line)[-20000:]
        code = None if self.process is None else self.process.poll()
        return told if code is None else f"{told}\nit ended with exit status {code}"

    def faults(self) -> list[str]:
        """What its log has of errors, handled or not."""
        self.log.flush()
        self.log.seek(0)
        lines = self.log.read().splitlines()
        return [_whole(lines, at) for at, line in enumerate(lines) if any(sign in line for sign in FAULTS)]

    def _forget(self) -> int:
        assert self.process is not None, "it has been started"
        assert self.process.stdout is not None, "it is heard through a pipe"
        code = self.process.wait(END_SECONDS)
        self.process.stdout.close()
        self.process = None
        return code


def _whole(lines: list[str], at: int) -> str:
    """A line of a log; a traceback to its last line, which says what it was."""
    end = at + 1
    while "Traceback" in lines[at] and end < len(lines) and lines[end].startswith(" "):
        end += 1
    return " ".join(" ".join(line.split()) for line in lines[at : end + (end > at + 1)][-5:])


@contextmanager
def serving(*options: str, **more: Any) -> Iterator[Served]:
    """A server that has started, and of which nothing is left afterwards."""
    served = Served(*options, **more)
    try:
        served.start()
        yield served
    finally:
        served.end()


def members(group: int) -> list[int]:
    """The living processes of a process group."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            stat = _stat(int(entry.name))
            if stat and stat[0] != "Z" and int(stat[2]) == group:
                found.append(int(entry.name))
    return found


def children(pid: int) -> list[int]:
    """The living processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            stat = _stat(int(entry.name))
            if stat and stat[0] != "Z" and int(stat[1]) == pid:
                found.append(int(entry.name))
    return sorted(found)


def command(pid: int) -> str:
    """How a process was called; nothing once it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def cpu_seconds(pid: int) -> float:
    """The time on a processor that a process has used; that of its children is not in it."""
    stat = _stat(pid)
    return (int(stat[11]) + int(stat[12])) / TICKS if stat else 0.0


def memory(pid: int) -> int:
    """The bytes of memory a process occupies."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0


def _stat(pid: int) -> list[str]:
    """What the system tells of a process, from its state on; nothing once it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
