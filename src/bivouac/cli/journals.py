"""Journals as files: read whole, written line by line, each line on disk before play goes on."""

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from bivouac.cli.mistakes import CommandMistake
from bivouac.core.entries import Entry
from bivouac.core.journal import Journal, JournalError, head, line, parse
from bivouac.core.mistakes import PlayerMistake

LARGEST = 16 << 20


class JournalFile:
    """An open journal that only grows; nobody else may be writing to it."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.text = text

    def append(self, entry: Entry) -> None:
        """Write one more line, and return once it is on disk."""
        self._write(line(entry))

    def _write(self, text: str) -> None:
        with self.path.open("r+b") as file:
            end = file.seek(0, os.SEEK_END)
            if end != len(self.text.encode()):
                raise CommandMistake("changed", {"file": str(self.path)})
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        self.text += text


def create(path: Path, journal: Journal) -> JournalFile:
    """A new file with the header and what the journal already holds; an old file is never written over."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(head(journal).encode())
        file.flush()
        os.fsync(file.fileno())
    opened = JournalFile(path, head(journal))
    for entry in journal.entries:
        opened.append(entry)
    return opened


def read(path: Path) -> Journal:
    """The journal in a file; whatever is wrong is said with the file and the line."""
    return _parse(path, _text(path))


def reopen(path: Path) -> tuple[JournalFile, Journal, bool]:
    """A journal to go on with; a last line that was cut short was never acknowledged and is dropped."""
    text = _text(path)
    whole = text[: text.rfind("\n") + 1]
    journal = _parse(path, whole)
    if whole != text:
        os.truncate(path, len(whole.encode()))
    return JournalFile(path, whole), journal, whole != text


def new_path(game: str) -> Path:
    """Where a journal goes when nobody says where: the user's data folder, named after game and moment."""
    folder = user_data_path("bivouac", appauthor=False) / "journals"
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{game}-{moment}.txt"
    number = 2
    while path.exists():
        path = folder / f"{game}-{moment}-{number}.txt"
        number += 1
    return path


def _text(path: Path) -> str:
    if path.exists() and not path.is_file():
        raise CommandMistake("not_a_file", {"file": str(path)})
    if path.stat().st_size > LARGEST:
        raise CommandMistake("long_journal", {"file": str(path)})
    data = path.read_bytes()
    try:
        return data.decode()
    except UnicodeDecodeError as wrong:
        number = data.count(b"\n", 0, wrong.start) + 1
        raise CommandMistake("not_utf8", {"file": str(path), "line": str(number)}) from None


def _parse(path: Path, text: str) -> Journal:
    try:
        return parse(text)
    except JournalError as wrong:
        raise at(path, wrong) from None


def at(path: Path, wrong: JournalError) -> PlayerMistake:
    """The same mistake with the file it is in."""
    return PlayerMistake(wrong.code, {**wrong.facts, "file": str(path)})
