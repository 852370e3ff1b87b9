"""Which messages the sources can say: named outright, or put together from parts that stand in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.listing import GAMES, ROOT, SOURCES

# A message put together: f"board-{sign}", f"{id}-name", `board-help-${id}`; each hole is any text.
TEMPLATE = re.compile(r"""["'`]((?:[\w-]*\$?\{[^{}"`]*\})+[\w-]*)["'`]""")
HOLE = re.compile(r"\$?\{[^{}]*\}")
WORD = re.compile(r"[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*")
# The places of a board are numbered rather than named.
NUMBERED = re.compile(r"[a-z]?\d+|[a-z]\d?")


class Said:
    """All that the rules of a game, the house and the screen can say."""

    def __init__(self, package: str) -> None:
        text = "\n".join(path.read_text(encoding="utf-8") for path in _sources(package.rpartition(".")[2]))
        self.words = set(WORD.findall(text))
        self.templates = {HOLE.sub("{}", found) for found in TEMPLATE.findall(text)}

    def names(self, key: str) -> bool:
        """Does the key stand there, or a template of it with all that fills its holes?"""
        return key in self.words or any(self._fills(template, key) for template in self.templates)

    def _fills(self, template: str, key: str) -> bool:
        fixed = [re.escape(part) for part in template.split("{}")]
        if not any(fixed):
            return False
        match = re.fullmatch("(.+)".join(fixed), key)
        return match is not None and all(self._is_known(part) for part in match.groups())

    def _is_known(self, part: str) -> bool:
        """A hole is filled by a word, by what is itself put together, or by words and numbers in a row."""
        known = self.names(part) or NUMBERED.fullmatch(part) is not None
        return known or ("-" in part and all(self._is_known(piece) for piece in part.split("-")))


def _sources(game: str) -> Iterator[Path]:
    """The game itself, the floor below it, and the screen."""
    yield from sorted((GAMES / game).rglob("*.py"))
    yield from sorted((SOURCES / "core").glob("*.py"))
    for folder in ("boards", "table", "frame"):
        yield from sorted((ROOT / "web" / "src" / folder).rglob("*.svelte"))
        yield from sorted((ROOT / "web" / "src" / folder).rglob("*.ts"))
