"""A file that one process at a time may hold."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bivouac.cli.mistakes import CommandMistake
from bivouac.core.mistakes import why
from bivouac.core.refusal import SetupError

try:
    import fcntl
except ImportError:  # Windows has other locks
    import msvcrt


@contextmanager
def held(name: Path, busy: SetupError) -> Iterator[None]:
    """Hold the file to oneself, or raise `busy`; the system lets go of it with the process."""
    try:
        file = os.fdopen(os.open(name, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), "a+b")
    except OSError as wrong:
        facts = {"file": str(name), "why": why(wrong)}
        raise CommandMistake("nothing_kept", facts) from None
    with file:
        try:
            if "fcntl" in globals():
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            else:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            raise busy from None
        yield
