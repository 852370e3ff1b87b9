"""Proofreading: what is missing, unused, unset or untold is found, and good words are left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bivouac.core.check import check_rulings, check_text, check_words
from bivouac.core.rulings import Ruling
from bivouac.core.words import Words

WANTED = {"greet": "who", "count": "count", "name": "", "name.short": ""}
SAMPLES: dict[str, tuple[int | str, ...]] = {"who": ("Ada", "Bo")}
GOOD = "greet = Welcome, { $who }.\ncount = { $count } cards\nname = Statue\n    .short = St.\n"


def spoken(folder: Path, text: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The words of a small package."""
    package = folder / f"words_of_{folder.name}"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words" / f"{lang}.ftl").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    return Words(package.name, lang)


def test_good_words_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_words(spoken(tmp_path, GOOD, "en", monkeypatch), WANTED, SAMPLES) == []


@pytest.mark.parametrize(
    ("passage", "by", "problem"),
    [
        ("name = Statue\n    .short = St.\n", "", "has no name"),
        ("    .short = St.\n", "", "name lacks short"),
        ("{ $count } cards", "cards", "count: does not use count"),
        ("{ $who }", "{ $whom }", "greet"),
        ("name = Statue", "name = Statue!", "name: cries out"),
        ("name = Statue", "other = Other\nname = Statue", "other: nothing says this"),
    ],
)
def test_a_flaw_is_found(
    passage: str, by: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = spoken(tmp_path, GOOD.replace(passage, by), "en", monkeypatch)
    found = check_words(words, WANTED, SAMPLES)
    assert any(problem in line for line in found), found


@pytest.mark.parametrize(
    ("text", "lang", "problem"),
    [
        ("", "en", "is empty"),
        ("It's here.", "en", "wants typographic apostrophes, quotes and dots"),
        ("Go on...", "en", "wants typographic apostrophes, quotes and dots"),
        (" Here.", "en", "begins or ends with a space"),
        ("Take { $n }.", "en", "has a fact that is not filled in"),
        ("Voir :", "fr", "wants a no-break space"),
        ("« ici\u00a0»", "fr", "wants a no-break space"),
        ("Deux  espaces.", "fr", "has two spaces in a row"),
    ],
)
def test_typography_is_watched(text: str, lang: str, problem: str) -> None:
    assert problem in check_text(text, lang)


def test_english_needs_no_space_before_a_colon_and_good_french_passes() -> None:
    assert check_text("Choose: this one.", "en") == []
    assert check_text("Choisissez\u00a0: «\u00a0celle-ci\u00a0».", "fr") == []


def test_rulings_are_numbered_written_and_ended() -> None:
    one = Ruling("cave.1", {"en": "p. 1", "fr": "p. 1"}, {"en": "Dig.", "fr": "Creusez."}, forbids=False)
    assert check_rulings({"cave.1": one}, "cave", 1) == []
    assert check_rulings({"cave.1": one}, "cave", 2) == ["cave.2: the ruling is missing"]
    assert check_rulings({"cave.1": one, "cave.7": one}, "cave", 1) == ["cave.7: no ruling bears this number"]
    endless = Ruling("cave.1", {"en": "", "fr": "p. 1"}, {"en": "Dig", "fr": "Creusez."}, forbids=False)
    assert check_rulings({"cave.1": endless}, "cave", 1) == [
        "cave.1: place in en is empty",
        "cave.1: sentence in en does not end",
    ]
