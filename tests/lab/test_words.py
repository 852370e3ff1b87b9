"""The lab speaks both languages, and has words for exactly what can go wrong."""

from __future__ import annotations

import ast
import re

import pytest

from bivouac.core.words import LANGUAGES, own_texts, words
from bivouac.lab.mistakes import PACKAGE
from tests.house.listing import SOURCES


def codes() -> set[str]:
    """Every code of a mistake that the lab or a command names."""
    found = set()
    for path in [*(SOURCES / "lab").rglob("*.py"), *(SOURCES / "cli").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "LabMistake":
                code = ast.literal_eval(node.args[0])
                found.add(f"mistake-{code}")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_has_words_and_no_others_are_kept(lang: str) -> None:
    own = re.findall(r"^(mistake-[\w-]+) =", "\n".join(own_texts(PACKAGE, lang)), re.MULTILINE)
    assert set(own) == codes()


def test_both_languages_have_the_same_words() -> None:
    assert words(PACKAGE, "en").keys() == words(PACKAGE, "fr").keys()


def test_french_keeps_its_spaces_together() -> None:
    text = "\n".join(own_texts(PACKAGE, "fr"))
    spoken = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert re.findall(r"\w [;:!?»%]", spoken) == []
    assert re.findall(r"« |'", spoken) == []
