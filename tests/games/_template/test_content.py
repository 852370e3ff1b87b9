"""The contents of the box: complete, consistent, and said in both languages."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from bivouac.core.check import check_words
from bivouac.core.effects import one_of
from bivouac.core.words import LANGUAGES
from bivouac.games._template import GAME
from bivouac.games._template.check import check_tables, messages
from bivouac.games._template.data import LANTERN_KINDS, Look, Scatter, Shine
from tests.games._template.stage import stage
from tests.games.playing import play

CANDLE, *OTHERS = LANTERN_KINDS


def test_nothing_is_wrong_with_the_box() -> None:
    assert GAME.check() == []


def test_a_box_with_a_lantern_too_many_is_found_wrong() -> None:
    assert check_tables([replace(CANDLE, copies=5), *OTHERS]) == ["the box: 13 lanterns, not 12"]


def test_two_kinds_with_the_same_id_are_found_wrong() -> None:
    assert check_tables([replace(CANDLE, id="lamp"), *OTHERS]) == ["lamp: two kinds bear this id"]


def test_a_choice_nobody_could_make_is_found_wrong() -> None:
    three = replace(CANDLE, taken=one_of(Shine(1), Look(), Scatter()))
    assert check_tables([three, *OTHERS]) == ["candle: a choice of 3 parts, not 2"]


def test_a_lantern_without_a_name_is_found_wrong() -> None:
    torch = replace(CANDLE, id="torch")
    found = check_words(GAME.package, messages([torch, *OTHERS]))
    assert found == [f"{lang}: torch-name: is missing" for lang in LANGUAGES]


def test_the_catalogue_tells_every_lantern_in_icons_and_words() -> None:
    told = {entry["id"]: (entry["icons"], entry["text"]) for entry in GAME.catalogue("en")}
    assert told == {
        "candle": (["spark"], "Gain 1 spark."),
        "lamp": (["spark"] * 2, "Gain 2 sparks."),
        "beacon": (["spark"] * 3, "Gain 3 sparks."),
        "mirror": (
            ["spark", "spark", "or", "spark", "eye"],
            "Either gain 2 sparks, or gain 1 spark and then look in secret at the top lantern.",
        ),
        "gust": (["shuffle"], "Shuffle the deck."),
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_catalogue_refers_to_rulings_that_exist(lang: str) -> None:
    for entry in GAME.catalogue(lang):
        assert entry["rulings"]
        assert [GAME.ruling(ruling, lang)["id"] for ruling in entry["rulings"]] == entry["rulings"]


@pytest.mark.parametrize(
    ("viewer", "deck"), [(0, "Pioche : 12 miroir ? ?"), (1, "Pioche : 12 ? ? ?"), (-1, "Pioche : 12 ? ? ?")]
)
def test_the_board_shows_a_seat_what_it_knows(viewer: int, deck: str) -> None:
    state = play(stage(["mirror"]), "0 peek 1")
    paper = StringIO()
    Console(width=100, file=paper).print(GAME.board(state.outlook(viewer), "fr"))
    drawn = " ".join(paper.getvalue().replace("\u00a0", " ").split())
    assert deck in drawn
    assert "▶ │ Joueur 2 │ étincelles 0 │ │ points 0 │" in drawn or "▶◉ │ Joueur 2 │ étincelles 0" in drawn
    assert "Joueur 2 : regarder une lanterne, ou prendre celle du dessus ?" in drawn
