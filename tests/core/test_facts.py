"""The facts of a game as its author writes them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bivouac.core.facts import load_facts
from bivouac.core.refusal import SetupError

HEAD = """
name = "caves"
rules = "1"
seats = [2, 3]
minutes = 5
cooperative = false
cap = 40
titles = { en = "Caves", fr = "Grottes" }
blurbs = { en = "Dark.", fr = "Sombre." }
"""
OPTION = """
[[options]]
key = "depth"
type = "choice"
default = "deep"
title = { en = "Depth", fr = "Profondeur" }
"""
NAMES = "names.flat = { en = 'flat', fr = 'plat' }\nnames.deep = { en = 'deep', fr = 'profond' }"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty package that can be imported."""
    folder = tmp_path / "written_caves"
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    sys.modules.pop(folder.name, None)
    return folder


def test_the_choices_of_an_option_are_those_it_has_names_for(package: Path) -> None:
    (package / "facts.toml").write_text(HEAD + OPTION + NAMES, "utf-8")
    facts = load_facts(package.name)
    assert (facts.name, facts.seats, facts.cap) == ("caves", (2, 3), 40)
    assert [option["choices"] for option in facts.options] == [["flat", "deep"]]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (HEAD.replace("cap = 40", ""), "cap"),
        (HEAD.replace("minutes", "hours"), "hours"),
        (HEAD.replace("[2, 3]", "[2]"), "unpack"),
        (HEAD + OPTION, "names"),
        (HEAD + OPTION.replace("title", "heading") + NAMES, "title"),
        (HEAD.replace("cap = 40", "cap ="), "Invalid value"),
    ],
)
def test_facts_that_cannot_be_read_are_refused_by_file_and_name(package: Path, text: str, named: str) -> None:
    (package / "facts.toml").write_text(text, "utf-8")
    with pytest.raises(SetupError, match=rf"written_caves/facts\.toml: .*{named}"):
        load_facts(package.name)
