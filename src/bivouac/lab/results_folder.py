"""A folder of results: its manifest, its games and, at the end, the summary and the table in columns."""

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bivouac.lab import ledger, manifest, parquet
from bivouac.lab.mistakes import LabMistake
from bivouac.lab.played import Played
from bivouac.lab.schedule import Schedule
from bivouac.lab.tournament import Tournament, summary
from bivouac.lab.whole_file import write_whole

SUMMARY = "summary.json"
SYNC_EVERY = 1.0  # seconds of play that a power failure may cost


class ResultsFolder:
    """Where a tournament is kept as it is played; everything is checked before anything is written."""

    def __init__(self, path: Path, schedule: Schedule, *, resume: bool) -> None:
        self.path = path
        self.schedule = schedule
        self._ledger: ledger.Ledger | None = None
        self._synced = 0.0
        if path.exists() and not path.is_dir():
            raise LabMistake("no_folder", {"path": str(path)})
        found = manifest.read(path)
        if found is None:
            if path.exists() and any((path / name).exists() for name in (ledger.NAME, SUMMARY, parquet.NAME)):
                raise LabMistake("bad_manifest", {"path": str(path / manifest.NAME)})
            return
        manifest.check(path, found, schedule)
        if not resume:
            raise LabMistake("results_there", {"path": str(path)})

    def games(self) -> dict[int, Played]:
        """The games that are kept here, by number."""
        return ledger.read(self.path / ledger.NAME, self.schedule)

    def open(self, session: Mapping[str, Any]) -> None:
        """Games can be added; the manifest tells of this session."""
        self.path.mkdir(parents=True, exist_ok=True)
        manifest.begin(self.path, self.schedule, session)
        self._ledger = ledger.Ledger(self.path / ledger.NAME)

    def add(self, game: Played) -> None:
        """One more game is kept, whatever happens to this process; each second, to the machine."""
        assert self._ledger is not None, "the folder is open"
        self._ledger.add([game])
        now = time.monotonic()
        if now - self._synced >= SYNC_EVERY:
            self._ledger.sync()
            self._synced = now

    def close(self) -> None:
        """All that was added is safe."""
        if self._ledger is not None:
            self._ledger.close()
            self._ledger = None

    def conclude(self, tournament: Tournament) -> bool:
        """The summary is written, and the games that count as a table in columns if pyarrow is there."""
        text = msgspec.json.format(msgspec.json.encode(summary(tournament)), indent=2)
        write_whole(self.path / SUMMARY, text + b"\n")
        if not parquet.available():
            return False
        games = self.games()
        counted = len(tournament.counted) * len(self.schedule.seatings)
        rows = (games[number] for number in sorted(games) if number < counted)
        parquet.write(self.path / parquet.NAME, rows, self.schedule.settings())
        return True
