"""Proofreading: what is missing, unused, unset or untold is found, and good words are left alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bivouac.core.check import check_catalogue, check_rulings, check_text, check_words
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


LAMP = {"id": "lamp", "name": "Lamp", "icons": ["spark"], "text": "Gain a spark.", "rulings": ["cave.1"]}
ROPE = LAMP | {"id": "rope", "name": "Rope"}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"name": ""}, "lamp: has no name"),
        ({"icons": []}, "lamp: has no icons"),
        ({"icons": ["spark", "dragon"]}, "lamp: no icon is called dragon"),
        ({"text": "gain a spark"}, "lamp: 'gain a spark' is no whole sentence"),
        ({"text": "Gain a spark"}, "lamp: 'Gain a spark' is no whole sentence"),
        ({"rulings": ["cave.99"]}, "lamp: there is no ruling cave.99"),
        ({"id": "rope"}, "rope: stands in the catalogue twice"),
        ({"id": "torch"}, "lamp: is not in the catalogue"),
    ],
)
def test_a_flaw_in_a_catalogue_is_found(change: dict[str, Any], problem: str) -> None:
    assert check_catalogue([LAMP, ROPE], ["cave.1"], {"spark"}, {"lamp", "rope"}) == []
    found = check_catalogue([LAMP | change, ROPE], ["cave.1"], {"spark"}, {"lamp", "rope"})
    assert problem in found


def test_a_fact_of_one_message_may_have_samples_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "go = { $to ->\n    [up] Climb\n   *[down] Descend\n}\nsee = Look { $to }\n"
    wanted = {"go": "to", "see": "to"}
    words = spoken(tmp_path, text, "en", monkeypatch)
    assert check_words(words, wanted, {"to": ("Ada", "Bo")}) == ["en: go: does not use to"]
    assert check_words(words, wanted, {"to": ("Ada", "Bo"), "go to": ("up", "down")}) == []


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
    plain = Ruling("cave.1", one.place, one.sentence | {"fr": "Creuser : oui."}, forbids=False)
    assert check_rulings({"cave.1": plain}, "cave", 1) == ["cave.1: sentence in fr wants a no-break space"]
