"""The catalogue: every kind of piece once, its sentence and icons walked from what the rules resolve."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bivouac import SetupError, game
from bivouac.core.check import check_text
from bivouac.core.contract import Entry
from bivouac.core.sentences import MARKS, drawn
from bivouac.core.words import LANGUAGES
from bivouac.games.temple import columns
from bivouac.games.temple.catalogue import ICONS
from bivouac.games.temple.effects import COUNTED, KINDS, LASTING
from bivouac.games.temple.facts import PACKAGE

GAME = game("temple")


def entry(id: str, lang: str = "en") -> Entry:
    """One piece of the catalogue."""
    (found,) = [piece for piece in GAME.catalogue(lang) if piece["id"] == id]
    return found


def test_every_kind_of_piece_stands_in_the_catalogue_once() -> None:
    pieces = [piece["id"] for piece in GAME.catalogue("en")]
    assert pieces == [*columns.IDS, *columns.ASSISTANT_IDS, "star", "money"]


def test_the_counts_are_those_of_the_box() -> None:
    box: Counter[str] = Counter()
    for piece in GAME.catalogue("en"):
        box[piece["group"]] += piece["count"]
    assert box == {**dict.fromkeys(columns.DECK_IDS, 9), "assistants": 12, "gear": 4 + 14}


@pytest.mark.parametrize(
    ("id", "strip"),
    [
        ("statue", "statue point"),
        ("coin_star", "star coin point point next money next money money"),
        ("weapon", "weapon point next theft next theft theft"),
        ("manuscript", "manuscript point next action next action action"),
        ("jewel", "jewel point next character next character character"),
        ("vampire", "vampire minus point"),
        ("coffin", "coffin point point"),
        ("treasure_5", "treasure point point point point point"),
        ("blessing_sight", "fate next money observe observe"),
        ("curse_toll", "fate next minus money money"),
        ("banker", "money next money money next point"),
        ("digger", "money next dig free point"),
        ("guard", "money next shield point"),
    ],
)
def test_a_strip_follows_the_effect(id: str, strip: str) -> None:
    assert entry(id)["icons"] == strip.split()


def test_every_kind_of_leaf_has_an_icon_and_every_icon_is_used() -> None:
    leaves = [effect for effect in columns.NODES.effects if not hasattr(effect, "parts")]
    ours = {kind for kind in (*KINDS, *COUNTED, *LASTING) if kind.__module__.startswith(PACKAGE)}
    assert {type(leaf) for leaf in leaves} == ours
    assert {icon for leaf in leaves for icon in drawn(leaf)} <= ICONS
    assert {icon for piece in GAME.catalogue("en") for icon in piece["icons"]} - MARKS == ICONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_made_of_whole_sentences(lang: str) -> None:
    pieces = GAME.catalogue(lang)
    for piece in pieces:
        assert check_text(piece["text"], lang) == [], piece["text"]
        assert re.match(r"^[A-ZÉÀ].*\.$", piece["text"]), piece["text"]
    assert len({piece["name"] for piece in pieces}) == len(pieces)


@pytest.mark.parametrize(
    ("id", "numbers"),
    [
        ("vampire", [5, 1]),
        ("mummy", [5, 1]),
        ("vampire_mummy", [4, 1]),
        ("cross", [5, 4, 1]),
        ("coffin", [5, 4, 2]),
        ("plate_b", [2, 3, 4, 8, 10, 1]),
        ("restorer", [1, 2, 4]),
        ("financier", [3]),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_tells_the_numbers_of_the_rules(id: str, numbers: list[int], lang: str) -> None:
    assert [int(number) for number in re.findall(r"\d+", entry(id, lang)["text"])] == numbers


def test_a_piece_tells_where_its_numbers_come_from() -> None:
    assert entry("curse_toll")["source"] == "reconstructed"
    assert entry("coin")["source"] == "deduced"
    assert {entry(id)["source"] for id in columns.ASSISTANT_IDS} == {"reconstructed"}


@pytest.mark.parametrize(
    ("id", "ruling"),
    [
        ("statue", "temple.10"),
        ("weapon", "temple.14"),
        ("plate_a", "temple.50"),
        ("mummy", "temple.51"),
        ("curse_gift", "temple.35"),
        ("digger", "temple.44"),
        ("porter", "temple.46"),
        ("star", "temple.25"),
    ],
)
def test_a_piece_names_the_rulings_that_concern_it(id: str, ruling: str) -> None:
    assert ruling in entry(id)["rulings"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match="tlh"):
        GAME.catalogue("tlh")
