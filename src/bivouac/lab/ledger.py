"""The games of a tournament on disk, a line of JSON for each: lines are only ever added."""

import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from bivouac.lab.mistakes import LabMistake
from bivouac.lab.played import Played
from bivouac.lab.schedule import Schedule

NAME = "games.jsonl"


class Ledger:
    """A file of games, open for more of them.

    A line is handed to the system at once, so a killed process loses none; `sync` makes sure of the disk.
    A line without its end was never counted: it is cut off before the next one is written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        self._size = _whole_lines(path)
        os.ftruncate(self._file, self._size)
        os.lseek(self._file, self._size, os.SEEK_SET)

    def add(self, games: Iterable[Played]) -> None:
        """Write these games at the end, all or none of them."""
        left = memoryview(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
        whole = self._size + len(left)
        try:
            while left:
                left = left[os.write(self._file, left) :]
        except OSError as wrong:
            os.ftruncate(self._file, self._size)
            raise OSError(wrong.errno, wrong.strerror, str(self.path)) from None
        self._size = whole

    def sync(self) -> None:
        """What was added outlives a power failure."""
        os.fsync(self._file)

    def close(self) -> None:
        """The file is safe and closed."""
        self.sync()
        os.close(self._file)


def read(path: Path, schedule: Schedule) -> dict[int, Played]:
    """The games a file holds, by number, a line cut short left out; anything else that is wrong is named."""
    games: dict[int, Played] = {}
    if not path.exists():
        return games
    for at, line in enumerate(path.read_bytes()[: _whole_lines(path)].splitlines(), 1):
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, RecursionError):
            raise LabMistake("bad_line", {"path": str(path), "line": at}) from None
        if not game.fits(schedule) or games.setdefault(game.number, game) != game:
            raise LabMistake("foreign_line", {"path": str(path), "line": at})
    return games


def _whole_lines(path: Path) -> int:
    """How many bytes of a file are lines with an end."""
    return path.read_bytes().rfind(b"\n") + 1
