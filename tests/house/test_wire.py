"""The browser's types of the messages, and its words for mistakes, are those of the server."""

import pytest

from bivouac.core.words import LANGUAGES
from tools import wire_types, wire_words


def test_the_types_of_the_browser_are_generated_from_the_messages() -> None:
    assert wire_types.TARGET.read_text("utf-8") == wire_types.typescript(), "run tools/wire_types.py"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_the_words_of_the_server_for_mistakes(lang: str) -> None:
    assert wire_words.target(lang).read_text("utf-8") == wire_words.mistakes(lang), "run tools/wire_words.py"
