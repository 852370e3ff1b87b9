"""French before a name: elided before vowels and h, melted into articles, the same in every sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from bivouac.core.french import a, de, que
from bivouac.core.words import FUNCTIONS, words
from tests.house.listing import ROOT

# Facts that are names of players or pieces, and must never stand bare after a word that elides or melts.
NAMES = frozenset({"who", "other", "player", "guardian", "card", "element", "game", "name", "from", "to"})


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


def test_a_before_a_name() -> None:
    names = ("Otto", "Le Baron", "les Ronces", "La Combe", "Le")
    assert [a(name) for name in names] == ["à Otto", "au Baron", "aux Ronces", "à La Combe", "à Le"]


def test_sentences_call_on_it() -> None:
    spoken = words("bivouac.games.agartha", "fr")
    assert spoken.say("board-token", value=2, who="Otto") == "jeton 2 d’Otto"
    assert spoken.say("board-token", value=2, who="Sacha") == "jeton 2 de Sacha"


def french_files() -> list[Path]:
    """Every file of French sentences, of the house, its games and its client."""
    return sorted(path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*fr.ftl"))


def said_of(path: Path, name: str) -> Iterator[str]:
    """Every sentence of a file, with that name for everybody and everything that has one."""
    text = path.read_text("utf-8")
    resource = FluentResource(text)
    bundle = FluentBundle(["fr"], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(resource)
    for message in (entry for entry in resource.body if isinstance(entry, Message)):
        assert message.span is not None
        known = re.findall(r"\$(\w+)", text[message.span.start : message.span.end])
        facts = {fact: name if fact in NAMES else 2 for fact in known}
        read = bundle.get_message(message.id.name)
        for pattern in filter(None, [read.value, *read.attributes.values()]):
            yield f"{path.name} {message.id.name}: {bundle.format_pattern(pattern, facts)[0]}"


@pytest.mark.parametrize("name", ["Otto", "Hélène", "Élise", "Le Baron", "Les Ronces"])
def test_every_french_sentence_is_said_well_of_every_name(name: str) -> None:
    words = "de|à" if " " in name else "de|que|lorsque|puisque|jusque|le|la"
    bare = re.compile(rf"\b(?:{words}) {name}\b")
    said = [sentence for path in french_files() for sentence in said_of(path, name)]
    assert sum(name in sentence for sentence in said) > 300
    assert [sentence for sentence in said if bare.search(sentence)] == []
