"""What a course has on disk: its manifest, the last games, the learner, and a line for each generation."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

import bivouac
from bivouac.bots.learned.weights import Array
from bivouac.lab.manifest import here
from bivouac.lab.mistakes import LabMistake
from bivouac.lab.training.learner import Learner
from bivouac.lab.whole_file import write_whole

MANIFEST: Final = "manifest.json"
PROGRESS: Final = "progress.jsonl"

Examples = tuple[Array, Array, Array]


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """What a generation came to; `share` is of the match against the rival, where one was played."""

    generation: int
    games: int
    actions: int
    loss: float
    seconds: float = 0.0
    rival: str = ""
    share: float = 0.0
    deals: int = 0
    accepted: bool = False


class Register:
    """A folder to which whole generations are added: one that was cut short is begun anew."""

    def __init__(self, folder: Path, course: Mapping[str, Any]) -> None:
        self.folder = folder
        self.reports: list[Report] = []
        path = folder / MANIFEST
        if path.exists():
            self._check(path, course)
            self.reports = _reports(folder / PROGRESS)
        elif folder.exists() and any(folder.iterdir()):
            raise LabMistake("folder_not_empty", {"path": str(folder)})
        else:
            folder.mkdir(parents=True, exist_ok=True)
            document = {"course": dict(course), **here()}
            write_whole(path, msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n")

    def _check(self, path: Path, course: Mapping[str, Any]) -> None:
        try:
            kept = msgspec.json.decode(path.read_bytes())
            was = {**kept["course"], "bivouac": kept["bivouac"]}
        except (msgspec.DecodeError, KeyError, TypeError):
            raise LabMistake("bad_manifest", {"path": str(path)}) from None
        asked = msgspec.json.decode(msgspec.json.encode(dict(course))) | {"bivouac": bivouac.__version__}
        for key, value in asked.items():
            if was.get(key) != value:
                facts = {"path": str(self.folder), "key": key, "kept": str(was.get(key)), "asked": str(value)}
                raise LabMistake("other_results", facts)

    @property
    def generation(self) -> int:
        """The last generation that is whole."""
        return self.reports[-1].generation if self.reports else 0

    @property
    def seconds(self) -> float:
        """How long the course has taken so far."""
        return sum(report.seconds for report in self.reports)

    def write(self, path: Path, content: bytes) -> None:
        """The file holds this content."""
        write_whole(path, content)

    def keep_games(self, number: int, examples: Examples) -> None:
        """The examples of a generation are on disk."""
        self._save(self._games(number), inputs=examples[0], estimates=examples[1], targets=examples[2])

    def games(self, number: int) -> Examples:
        """The examples of a generation."""
        with np.load(self._games(number), allow_pickle=False) as kept:
            return kept["inputs"], kept["estimates"], kept["targets"]

    def forget_games_before(self, first: int) -> None:
        """Earlier examples are no longer learned from."""
        for path in self.folder.glob("games-*.npz"):
            if int(path.stem.partition("-")[2]) < first:
                path.unlink()

    def keep_learner(self, number: int, learner: Learner) -> None:
        """The learner as this generation leaves it; the one before is kept until the generation is whole."""
        arrays = {f"array{at}": array for at, array in enumerate(learner.arrays)}
        memory = {f"memory{at}": array for at, array in enumerate(learner.memory)}
        self._save(self._learner(number), steps=np.array(learner.steps), **arrays, **memory)

    def learner(self) -> Learner | None:
        """The learner as the last whole generation left it."""
        if not self.generation:
            return None
        with np.load(self._learner(self.generation), allow_pickle=False) as kept:
            arrays = [
                kept[f"array{at}"] for at in range(sum(name.startswith("array") for name in kept.files))
            ]
            memory = [
                kept[f"memory{at}"] for at in range(sum(name.startswith("memory") for name in kept.files))
            ]
            return Learner(arrays, memory, int(kept["steps"]))

    def close_generation(self, report: Report) -> None:
        """The generation is whole."""
        with open(self.folder / PROGRESS, "ab") as file:
            file.write(msgspec.json.encode(report) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.reports.append(report)
        self._learner(report.generation - 1).unlink(missing_ok=True)

    def _games(self, number: int) -> Path:
        return self.folder / f"games-{number}.npz"

    def _learner(self, number: int) -> Path:
        return self.folder / f"learner-{number}.npz"

    def _save(self, path: Path, **arrays: Array) -> None:
        memory = io.BytesIO()
        np.savez(memory, allow_pickle=False, **arrays)
        write_whole(path, memory.getvalue())


def _reports(path: Path) -> list[Report]:
    """The generations that are whole; a line cut short is none."""
    if not path.exists():
        return []
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) < len(content):
        write_whole(path, whole)
    return [msgspec.json.decode(line, type=Report) for line in whole.splitlines()]
