#!/usr/bin/env python3
"""Write `web/src/words/mistakes.*.ftl`: what the browser says for codes of the server. `--check` compares."""

import sys
from pathlib import Path

from bivouac.core.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("src/bivouac/core/house/words", "src/bivouac/server/words")
HEAD = "# Copied from the words of the server by tools/wire_words.py; do not edit.\n\n"


def target(lang: str) -> Path:
    """The browser's file in a language."""
    return ROOT / "web" / "src" / "words" / f"mistakes.{lang}.ftl"


def mistakes(lang: str) -> str:
    """Every sentence for a mistake, those of the house and those of the server."""
    return HEAD + "\n".join((ROOT / folder / lang / "mistakes.ftl").read_text("utf-8") for folder in SOURCES)


def main(arguments: list[str]) -> int:
    """Write the files, or say which are not those that would be written."""
    old = [lang for lang in LANGUAGES if not _is_fresh(lang)]
    for lang in old:
        if "--check" in arguments:
            print(f"{target(lang).name} is out of date: run tools/wire_words.py", file=sys.stderr)
        else:
            target(lang).write_text(mistakes(lang), "utf-8")
    return 1 if old and "--check" in arguments else 0


def _is_fresh(lang: str) -> bool:
    return target(lang).exists() and target(lang).read_text("utf-8") == mistakes(lang)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
