"""The browser's types of what the server sends, and its words for mistakes, are those of the server."""

from pathlib import Path

import pytest

from bivouac.core.words import LANGUAGES
from tools import wire_types, wire_words

FILES = wire_types.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(wire_types.ROOT)))
def test_the_types_of_the_browser_are_generated(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "run tools/wire_types.py"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_the_words_of_the_server_for_mistakes(lang: str) -> None:
    assert wire_words.target(lang).read_text("utf-8") == wire_words.mistakes(lang), "run tools/wire_words.py"
