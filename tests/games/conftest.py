"""Stories are tests: each text file in a game's `stories/` and `refused/` is collected where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.games.telling import Story, Teller


def pytest_configure(config: pytest.Config) -> None:
    """Know the marker of rulings, which a house test counts."""
    config.addinivalue_line("markers", "ruling(*ids): the rulings of the game this test shows at work")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A story, read by its game's teller."""
    if file_path.suffix == ".txt" and file_path.parent.name in ("stories", "refused"):
        return StoryFile.from_parent(parent, path=file_path)
    return None


class StoryFile(pytest.File):
    """A file whose name is the sentence of a rule."""

    def collect(self) -> Iterator[pytest.Item]:
        """The one story of the file, marked with its rulings."""
        teller: Teller = import_module(f"tests.games.{self.path.parts[-3]}.story").TELLER
        told = Telling.from_parent(self, name=self.path.stem)
        told.teller = teller
        told.story = teller.read(self.path)
        told.add_marker(pytest.mark.ruling(*told.story.rulings))
        yield told


class Telling(pytest.Item):
    """A story told: it goes as the rules say, or its last move is refused and changes nothing."""

    teller: Teller
    story: Story

    def runtest(self) -> None:
        """Tell it."""
        if self.path.parent.name == "stories":
            self.teller.tell(self.story)
        else:
            self.teller.tell_refused(self.story)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where it stands, for whoever reads a failure."""
        return self.path, 0, f"{self.path.parent.name}: {self.name}"
