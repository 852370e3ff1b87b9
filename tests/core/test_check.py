"""Proofreading: what is missing, unused, unset or untold is found, and good words are left alone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bivouac.core.check import (
    GUIDE,
    Wanted,
    check_catalogue,
    check_ids,
    check_rulings,
    check_stated,
    check_text,
    check_words,
    messages,
)
from bivouac.core.rulings import Ruling

WANTED: Wanted = {"greet": ("who",), "count": ("count",), "name": (), "name.short": ()}
GOOD = {
    "en": (
        "greet = Welcome, { $who }.\n"
        "count = { $count ->\n    [one] a card\n   *[other] { $count } cards\n}\n"
        "go = { $to ->\n    [up] Climb\n   *[down] Descend\n}\n"
        "name = Statue\n    .short = St.\n"
    ),
    "fr": (
        "greet = Bienvenue, { $who }.\n"
        "count = { $count } cartes\n"
        "go = { $to ->\n    [up] Montez\n   *[down] Descendez\n}\n"
        "name = Statue\n    .short = St.\n"
    ),
}


def package_of(told: Mapping[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A small package with these words in both languages."""
    package = folder / f"words_of_{folder.name}"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    for lang, text in told.items():
        (package / "words" / f"{lang}.ftl").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    return package.name


def test_good_words_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_words(package_of(GOOD, tmp_path, monkeypatch), WANTED) == []


@pytest.mark.parametrize(
    ("lang", "passage", "by", "problem"),
    [
        ("en", "name = Statue\n    .short = St.\n", "", "name: is missing"),
        ("en", "    .short = St.\n", "", "name.short: is missing"),
        ("fr", "{ $count } cartes", "cartes", "count: does not use count"),
        ("en", "{ $who }", "{ $whom }", "greet: does not use who"),
        ("en", "{ $who }", "{ $whom }", "greet: is given no whom"),
        ("fr", "[up] Montez", "[top] Montez", "go: has no choice of to for up"),
        ("fr", "[up] Montez", "[haut gauche] Montez", "go: cannot be read"),
        ("en", "[one] a card", "[one] a card!", "count: cries out"),
        ("fr", "Montez", "L'étage", "go: wants typographic apostrophes, quotes and dots"),
        ("fr", "Bienvenue,", "Bienvenue :", "greet: wants a no-break space"),
        ("en", "name = Statue", 'name = { "" }', "name: is empty"),
        ("en", "name = Statue", "other = Other\nname = Statue", "other: is missing"),
    ],
)
def test_a_flaw_is_found(
    lang: str, passage: str, by: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = GOOD | {lang: GOOD[lang].replace(passage, by)}
    assert told != GOOD
    found = check_words(package_of(told, tmp_path, monkeypatch), WANTED)
    assert problem in [line.partition(": ")[2] for line in found]


def test_the_facts_and_choices_of_a_message_are_read_from_its_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = dict.fromkeys(
        GOOD, "see = Look { $to }{ NUMBER($row) }\nboth = { see }{ $n ->\n    [3] x\n   *[other] y\n}"
    )
    assert messages(package_of(told, tmp_path, monkeypatch), "en") == {
        "see": {"to": ("Ada",), "row": (0, 1, 2, 7)},
        "both": {"n": (0, 1, 2, 7, 3), "to": ("Ada",), "row": (0, 1, 2, 7)},
    }


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


LAMP: Any = {"id": "lamp", "name": "Lamp", "icons": ["spark"], "text": "Gain a spark.", "rulings": ["cave.1"]}
ROPE: Any = LAMP | {"id": "rope", "name": "Rope"}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"name": ""}, "lamp: has no name"),
        ({"icons": []}, "lamp: has no icons"),
        ({"icons": ["spark", "dragon"]}, "lamp: no icon is called dragon"),
        ({"text": "gain a spark"}, "lamp: 'gain a spark' is no whole sentence"),
        ({"text": "Gain a spark"}, "lamp: 'Gain a spark' is no whole sentence"),
        ({"text": "Gain 'a spark'."}, "lamp: wants typographic apostrophes, quotes and dots"),
        ({"rulings": ["cave.99"]}, "lamp: there is no ruling cave.99"),
        ({"id": "rope"}, "rope: stands in the catalogue twice"),
        ({"id": "torch"}, "lamp: is not in the catalogue"),
    ],
)
def test_a_flaw_in_a_catalogue_is_found(change: dict[str, Any], problem: str) -> None:
    known = (["cave.1"], {"spark"}, {"lamp", "rope"})
    assert check_catalogue(lambda lang: [LAMP, ROPE], *known) == []
    found = check_catalogue(lambda lang: [LAMP | change, ROPE], *known)
    assert {f"en: {problem}", f"fr: {problem}"} <= set(found)


def test_two_kinds_of_one_id_are_found() -> None:
    assert check_ids(["lamp", "rope", "lamp"]) == ["lamp: two kinds bear this id"]


def test_rulings_are_numbered_written_and_ended() -> None:
    one = Ruling("cave.1", {"en": "p. 1", "fr": "p. 1"}, {"en": "Dig.", "fr": "Creusez."}, forbids=False)
    assert check_rulings({"cave.1": one}, "cave") == []
    assert check_rulings({"cave.1": one, "cave.3": one}, "cave") == ["cave.2: the ruling is missing"]
    endless = Ruling("cave.1", {"en": "", "fr": "p. 1"}, {"en": "Dig", "fr": "Creusez."}, forbids=False)
    assert check_rulings({"cave.1": endless}, "cave") == [
        "cave.1: place in en is empty",
        "cave.1: sentence in en does not end",
    ]
    plain = Ruling("cave.1", one.place, one.sentence | {"fr": "Creuser : oui."}, forbids=False)
    assert check_rulings({"cave.1": plain}, "cave") == ["cave.1: sentence in fr wants a no-break space"]


def test_a_number_stated_by_hand_is_held_to_the_data_in_both_languages() -> None:
    takara = "bivouac.games.takara"
    assert check_stated(takara, [("prompt-sword", (3,)), (GUIDE, (1, 5))]) == []
    assert check_stated(takara, [("prompt-sword", (4,))]) == [
        "en: prompt-sword: does not say 4",
        "fr: prompt-sword: does not say 4",
    ]


def test_numbers_stated_together_stand_in_their_order() -> None:
    counter = "board-help-counter"
    assert check_stated("bivouac.games.takara", [(counter, (5, 2, 5))]) == []
    assert len(check_stated("bivouac.games.takara", [(counter, (2, 5, 5))])) == 2
