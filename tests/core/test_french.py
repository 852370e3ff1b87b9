"""French before a name: elided before vowels and h, melted into articles, the same in every sentence."""

from __future__ import annotations

import re

import pytest

from bivouac.core.french import de, que
from bivouac.core.words import words
from tests.house.listing import ROOT

# Facts that are names of players or pieces, and must never stand bare after a word that elides.
NAMES = "who|other|player|guardian|card|element|game"
BARE = re.compile(rf"\b(?:de|que|lorsque|puisque|jusque) \{{ \$(?:{NAMES}) \}}")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Otto", "d’Otto"),
        ("Élise", "d’Élise"),
        ("Éraflures", "d’Éraflures"),
        ("Hugo", "d’Hugo"),
        ("Yvonne", "d’Yvonne"),
        ("Œdipe", "d’Œdipe"),
        ("Nour", "de Nour"),
        ("Le Baron", "du Baron"),
        ("les Ronces", "des Ronces"),
        ("La Combe", "de La Combe"),
        ("L’Ours", "de L’Ours"),
        ("Le", "de Le"),
        ("7", "de 7"),
    ],
)
def test_de_before_a_name(name: str, said: str) -> None:
    assert de(name) == said


def test_que_before_a_name() -> None:
    assert [que(name) for name in ("Ada", "Nour", "Hélène")] == ["qu’Ada", "que Nour", "qu’Hélène"]


def test_sentences_call_on_it() -> None:
    spoken = words("bivouac.games.agartha", "fr")
    assert spoken.say("board-token", value=2, who="Otto") == "jeton 2 d’Otto"
    assert spoken.say("board-token", value=2, who="Sacha") == "jeton 2 de Sacha"


def test_no_french_sentence_puts_a_bare_word_before_a_name() -> None:
    files = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*fr.ftl")]
    assert len(files) > 5
    found = [f"{path.name}: {bare}" for path in files for bare in BARE.findall(path.read_text("utf-8"))]
    assert found == []
