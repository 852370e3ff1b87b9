"""Backups by the clock: the operator's own command, run beside the server, once for all workers."""

from __future__ import annotations

import calendar
import logging
import math
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bivouac.server.settings import Settings

FIRST = 600.0  # seconds after the opening of a house that has no backup yet
LOOK = 30.0
NICENESS = 10
NAMED = "bivouac-*.backup"
WRITTEN = "bivouac-%Y%m%dT%H%M%SZ.backup"
DAY = 24 * 3600.0
# -P: the folder in which a server happens to be started must not offer modules to its commands.
COMMAND = (sys.executable, "-P", "-m", "bivouac", "backup")

log = logging.getLogger(__name__)


@contextmanager
def backing_up(settings: Settings) -> Iterator[None]:
    """Backups are made for as long as this lasts, if the settings want any."""
    if not settings.backups or not settings.backup_hours:
        yield
        return
    over = threading.Event()
    keeper = threading.Thread(target=_keep, args=(settings, over), name="bivouac-backups", daemon=True)
    keeper.start()
    try:
        yield
    finally:
        over.set()
        keeper.join()


def seconds_ago(settings: Settings) -> float | None:
    """The age of the newest backup, if there is one."""
    newest = _newest(Path(settings.backups)) if settings.backups else None
    return None if newest is None else max(0.0, time.time() - newest)


def named_now(now: float) -> str:
    """The name of a backup that is made at a moment."""
    return time.strftime(WRITTEN, time.gmtime(now))


def outworn(folder: Path, keep: int, days: int | None, now: float) -> list[Path]:
    """The backups of a folder that are too many, or too old if there is a term; the newest one is neither.

    Who has deleted their data is in none of them once the term is over.
    """
    found = sorted(folder.glob(NAMED))
    oldest = -math.inf if days is None else now - days * DAY
    return [path for path in found[:-1] if path in found[:-keep] or _made(path) < oldest]


def _made(path: Path) -> float:
    """When a backup was made: its name says so, whatever copying has made of its date."""
    try:
        return float(calendar.timegm(time.strptime(path.name, WRITTEN)))
    except ValueError:
        return path.stat().st_mtime


def _keep(settings: Settings, over: threading.Event) -> None:
    opened = time.time()
    failed = 0.0
    while not over.wait(min(LOOK, settings.backup_hours * 3600)):
        newest = _newest(Path(settings.backups))
        due = opened + FIRST if newest is None else newest + settings.backup_hours * 3600
        if time.time() >= max(due, failed + FIRST) and not _back_up(settings, over):
            failed = time.time()


def _back_up(settings: Settings, over: threading.Event) -> bool:
    """Make one; false if that failed, which the log then tells."""
    # The address of a database may hold a password, which no list of processes should show.
    env = {**os.environ, "BIVOUAC_DATABASE": settings.database}
    kept = ("--keep", str(settings.backups_kept), "--days", str(settings.backups_days))
    command = [*COMMAND, "--into", settings.backups, *kept]
    if hasattr(os, "nice"):
        command = ["nice", "-n", str(NICENESS), *command]
    with subprocess.Popen(
        command,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        while process.poll() is None:
            if over.wait(0.1):
                process.kill()
                return True
        assert process.stderr is not None, "asked for above"
        reason = process.stderr.read().strip()
    if process.returncode:
        log.error("a backup failed", extra={"reason": reason[-500:]})
        return False
    log.info("a backup was made, restored elsewhere and found whole")
    return True


def _newest(folder: Path) -> float | None:
    return max((path.stat().st_mtime for path in folder.glob(NAMED)), default=None)
