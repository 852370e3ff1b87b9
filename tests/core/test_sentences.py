"""Sentences and icons: both are walked from the record, and French has its two moods."""

from __future__ import annotations

from pathlib import Path

import pytest

from bivouac.core.effects import (
    Condition,
    Effect,
    Leaf,
    May,
    Named,
    Pay,
    Times,
    When,
    all_of,
    one_of,
    pay,
    some_of,
)
from bivouac.core.sentences import drawn, icons, sentence
from bivouac.core.words import Words

WORDS = {
    "en": """
effect-Gain = gain { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
    .infinitive = gain { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
effect-Take = take { $what }
effect-Draw = draw a card
    .infinitive = draw a card
effect-Silent = { "" }
effect-price-join = { " " }and{ " " }
effect-May = you may { $part }
    .infinitive = be allowed to { $part }
effect-Pay = pay { $price } to { $part }
    .infinitive = pay { $price } to { $part }
resource-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
resource-jewel = { $count ->
    [one] 1 jewel
   *[other] { $count } jewels
}
""",
    "fr": """
effect-Gain = gagnez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
    .infinitive = gagner { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
effect-Take = prenez { $what }
effect-Draw = piochez une carte
    .infinitive = piocher une carte
effect-Silent = { "" }
effect-price-join = { " " }et{ " " }
effect-May = vous pouvez { $part }
    .infinitive = pouvoir { $part }
effect-Pay = payez { $price } pour { $part }
    .infinitive = payer { $price } pour { $part }
resource-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
resource-jewel = { $count ->
    [one] { $count } joyau
   *[other] { $count } joyaux
}
""",
}


class Gain(Effect):
    """A leaf with a number."""

    coins: int


class Draw(Effect):
    """A leaf without one."""


class Take(Effect):
    """A leaf that holds a bundle of resources."""

    what: tuple[tuple[str, int], ...]


class Silent(Effect):
    """A leaf that needs no words."""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Words]:
    """The words of a small package made for the occasion."""
    package = tmp_path / "purse"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    for lang, text in WORDS.items():
        (package / "words" / f"{lang}.ftl").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return {lang: Words("purse", lang) for lang in WORDS}


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        (Gain(1), "gain 1 coin", "gagnez 1 pièce"),
        (Gain(0), "gain 0 coins", "gagnez 0 pièce"),
        (
            all_of(Gain(2), Draw()),
            "gain 2 coins, then draw a card",
            "gagnez 2 pièces, puis piochez une carte",
        ),
        (all_of(Gain(2), Silent()), "gain 2 coins", "gagnez 2 pièces"),
        (May(Draw()), "you may draw a card", "vous pouvez piocher une carte"),
        (
            May(pay("coin", 1, to=Gain(2))),
            "you may pay 1 coin to gain 2 coins",
            "vous pouvez payer 1 pièce pour gagner 2 pièces",
        ),
        (
            one_of(Gain(1), Draw()),
            "either gain 1 coin, or draw a card",
            "au choix, soit gagner 1 pièce, soit piocher une carte",
        ),
        (
            some_of(2, Gain(1), Draw(), Gain(2)),
            "choose 2 different ones: gain 1 coin, draw a card, gain 2 coins",
            "choisissez 2 effets différents\u00a0: gagner 1 pièce, piocher une carte, gagner 2 pièces",
        ),
        (Take((("jewel", 1),)), "take 1 jewel", "prenez 1 joyau"),
        (
            Take((("coin", 2), ("jewel", 1), ("coin", 1))),
            "take 2 coins, 1 jewel and 1 coin",
            "prenez 2 pièces, 1 joyau et 1 pièce",
        ),
        (
            Pay((("coin", 2), ("jewel", 1)), all_of(Draw(), May(Gain(1)))),
            "pay 2 coins and 1 jewel to draw a card and then be allowed to gain 1 coin",
            "payez 2 pièces et 1 joyau pour piocher une carte puis pouvoir gagner 1 pièce",
        ),
        (
            pay("coin", 1, to=one_of(Draw(), Gain(2))),
            "pay 1 coin to either draw a card, or gain 2 coins",
            "payez 1 pièce pour soit piocher une carte, soit gagner 2 pièces",
        ),
        (
            one_of(Draw(), pay("coin", 1, to=Gain(2))),
            "either draw a card, or pay 1 coin to gain 2 coins",
            "au choix, soit piocher une carte, soit payer 1 pièce pour gagner 2 pièces",
        ),
        (
            all_of(pay("coin", 1, to=Draw()), Gain(2)),
            "pay 1 coin to draw a card, then gain 2 coins",
            "payez 1 pièce pour piocher une carte, puis gagnez 2 pièces",
        ),
        (
            one_of(Draw(), all_of(Gain(1), Draw())),
            "either draw a card, or gain 1 coin and then draw a card",
            "au choix, soit piocher une carte, soit gagner 1 pièce puis piocher une carte",
        ),
        (
            all_of(one_of(Draw(), Gain(1)), Gain(2), Draw()),
            "either draw a card, or gain 1 coin; then, in any case, gain 2 coins, then draw a card",
            "au choix, soit piocher une carte, soit gagner 1 pièce\u00a0; puis, dans tous les cas, "
            "gagnez 2 pièces, puis piochez une carte",
        ),
    ],
)
def test_an_effect_is_said_in_both_languages(
    words: dict[str, Words], effect: Effect, english: str, french: str
) -> None:
    assert sentence(effect, words["en"]) == english
    assert sentence(effect, words["fr"]) == french


def test_a_missing_word_is_our_mistake(words: dict[str, Words]) -> None:
    class Nameless(Effect):
        """A leaf nobody wrote words for."""

    with pytest.raises(AssertionError, match=r"purse/words/fr.ftl has no effect-Nameless"):
        sentence(Nameless(), words["fr"])
    with pytest.raises(AssertionError, match="lacks infinitive"):
        sentence(May(Silent()), words["en"])


def strip(effect: Effect) -> tuple[str, ...]:
    """What the leaves look like."""
    return ("coin",) * effect.coins if isinstance(effect, Gain) else ("card",)


@pytest.mark.parametrize(
    ("effect", "strip_of_icons"),
    [
        (Gain(2), ("coin", "coin")),
        (all_of(Draw(), Gain(1)), ("card", "coin")),
        (one_of(Draw(), Gain(1), Draw()), ("card", "or", "coin", "or", "card")),
        (some_of(2, Draw(), Gain(1), Draw()), ("card", "or", "coin", "or", "card")),
        (May(Draw()), ("optional", "card")),
        (Pay((("jewel", 2), ("coin", 1)), Draw()), ("jewel", "jewel", "coin", "arrow", "card")),
        (May(pay("jewel", 1, to=Gain(1))), ("optional", "jewel", "arrow", "coin")),
    ],
)
def test_an_effect_is_a_strip_of_icons(effect: Effect, strip_of_icons: tuple[str, ...]) -> None:
    assert icons(effect, strip) == strip_of_icons


class Rain(Condition):
    """A condition."""

    days: int


class Unless(Condition):
    """A condition that denies another."""

    part: Condition


HOUSE_WORDS = """
effect-Draw = draw a card
    .infinitive = draw a card
condition-Rain = { $so ->
    [no] it stays dry for { $days } days
   *[yes] it rains for { $days } days
}
condition-Unless = { $so ->
    [no] { $part }
   *[yes] { $no_part }
}
"""


@pytest.fixture
def rainy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The words of a package with conditions."""
    package = tmp_path / "rainy"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words" / "en.ftl").write_text(HOUSE_WORDS, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Words("rainy", "en")


def test_a_condition_is_said_before_what_hangs_on_it(rainy: Words) -> None:
    assert sentence(When(Rain(3), Draw()), rainy) == "if it rains for 3 days, draw a card"
    both = sentence(When(Rain(3), Draw(), Draw()), rainy)
    assert both == "if it rains for 3 days, draw a card; otherwise draw a card"


def test_a_condition_is_denied_in_words_of_its_own(rainy: Words) -> None:
    assert sentence(When(Unless(Rain(3)), Draw()), rainy) == "if it stays dry for 3 days, draw a card"
    assert sentence(When(Unless(Unless(Rain(3))), Draw()), rainy) == "if it rains for 3 days, draw a card"


def test_what_follows_a_condition_is_told_from_what_hangs_on_it(rainy: Words) -> None:
    after = sentence(all_of(When(Rain(3), Draw(), Draw()), Draw()), rainy)
    assert (
        after == "if it rains for 3 days, draw a card; otherwise draw a card; then, in any case, draw a card"
    )
    nested = sentence(When(Rain(1), When(Rain(2), Draw(), Draw()), Draw()), rainy)
    assert nested == (
        "if it rains for 1 days, (if it rains for 2 days, draw a card; otherwise draw a card); "
        "otherwise draw a card"
    )


def test_a_condition_is_an_icon_of_its_own() -> None:
    strip = icons(When(Rain(1), Draw(), Draw()), lambda leaf: (type(leaf).__name__.lower(),))
    assert strip == ("when", "draw", "or", "draw")
    assert icons(When(Rain(1), Draw()), lambda leaf: ("card",)) == ("when", "card")


class Toll(Leaf):
    """A leaf of a test: so many coins, or some goods."""

    drawn = ("gate", Times("coin", "coins", most=3), Named("way"), Named("goods"), Times("flag", "flag"))
    coins: int
    way: str = "road"
    goods: tuple[tuple[str, int], ...] = ()
    flag: str = ""


def test_a_leaf_is_drawn_as_its_record_says() -> None:
    assert drawn(Toll(2)) == ("gate", "coin", "coin", "road")
    assert drawn(Toll(-1, "sea", (("fish", 2), ("salt", 1)), "x")) == (
        "gate", "minus", "coin", "sea", "fish", "fish", "salt", "flag",
    )  # fmt: skip
    assert drawn(Toll(9)).count("coin") == 3


def test_a_mark_for_a_field_that_is_not_there_fails_at_import() -> None:
    with pytest.raises(AssertionError, match="no field"):

        class Typo(Leaf):
            drawn = (Times("coin", "coinn"),)
            coins: int


def test_a_leaf_without_an_icon_is_named() -> None:
    class Bare(Leaf):
        pass

    with pytest.raises(AssertionError, match="Bare has no icon"):
        drawn(Bare())
