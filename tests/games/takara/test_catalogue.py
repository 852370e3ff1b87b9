"""The catalogue: every kind of piece once, its sentence and icons walked from what the rules resolve."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bivouac import SetupError, game
from bivouac.core.check import check_text
from bivouac.core.contract import Entry
from bivouac.core.sentences import MARKS, drawn
from bivouac.core.words import LANGUAGES, words
from bivouac.games.takara import columns
from bivouac.games.takara.catalogue import ICONS
from bivouac.games.takara.effects import KINDS, Keep
from bivouac.games.takara.facts import PACKAGE
from bivouac.games.takara.kinds import MONSTER

GAME = game("takara")


def entry(id: str, lang: str = "en") -> Entry:
    """One piece of the catalogue."""
    (found,) = [piece for piece in GAME.catalogue(lang) if piece["id"] == id]
    return found


def test_every_kind_of_piece_stands_in_the_catalogue_once() -> None:
    pieces = [(piece["group"], piece["id"]) for piece in GAME.catalogue("en")]
    chests = columns.GALLERY_COUNT
    assert [id for group, id in pieces if group == "galleries"] == columns.IDS[:chests]
    assert [id for group, id in pieces if group == "chests"] == columns.IDS[chests:]
    assert [id for group, id in pieces if group == "specialists"] == columns.SPECIALIST_IDS
    assert [id for group, id in pieces if group == "gear"] == ["sword", "token", "recruit"]


def test_the_counts_are_those_of_the_box() -> None:
    box: Counter[str] = Counter()
    for piece in GAME.catalogue("en"):
        box[piece["group"]] += piece["count"]
    assert box == {"galleries": 54, "chests": 8, "specialists": 4, "gear": 1 + 12 + 4}


@pytest.mark.parametrize("id", [id for id in columns.IDS if columns.HIT_POINTS[columns.KIND[id]]])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_monster_tells_what_it_takes_and_what_it_brings(id: str, lang: str) -> None:
    kind = columns.KIND[id]
    karas = columns.BOUNTY[kind]
    told = [int(number) for number in re.findall(r"\d+", entry(id, lang)["text"])]
    assert told == [columns.HIT_POINTS[kind], *([karas] if karas else []), columns.XP[kind]]


@pytest.mark.parametrize("id", [id for id in columns.IDS if columns.CLASS[columns.KIND[id]] == MONSTER])
def test_a_strip_shows_amounts_by_repetition(id: str) -> None:
    kind = columns.KIND[id]
    strip = Counter(entry(id)["icons"])
    shown = (strip["sword"], strip["kara"], strip["xp"], strip["monster"])
    assert shown == (columns.HIT_POINTS[kind], columns.BOUNTY[kind], columns.XP[kind], 1)


@pytest.mark.parametrize(
    ("id", "strip"),
    [
        ("karas_2", "kara kara exile"),
        ("xp_2_wound", "xp xp wound"),
        ("chest", "exile chest"),
        ("map", "kara kara kara kara kara exile or xp xp"),
        ("mimic", "monster sword sword next xp xp chest"),
        ("archaeologist", "kara kara next observe observe observe observe observe"),
        ("sword", "kara kara kara next sword"),
        ("token", "kara kara kara kara kara next xp xp"),
    ],
)
def test_a_strip_follows_the_effect(id: str, strip: str) -> None:
    assert entry(id)["icons"] == strip.split()


def test_what_costs_xp_shows_a_minus() -> None:
    assert entry("skull")["icons"][-3:] == ["minus", "xp", "xp"]
    assert drawn(Keep(0)) == ()


def test_every_kind_of_leaf_has_an_icon_and_every_icon_is_used() -> None:
    leaves = [effect for effect in columns.NODES.effects if not hasattr(effect, "parts")]
    assert {type(leaf) for leaf in leaves} == {kind for kind in KINDS if kind.__module__.startswith(PACKAGE)}
    assert {icon for leaf in leaves for icon in drawn(leaf)} <= ICONS
    assert {icon for piece in GAME.catalogue("en") for icon in piece["icons"]} - MARKS == ICONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_a_whole_sentence_of_its_own(lang: str) -> None:
    pieces = GAME.catalogue(lang)
    for piece in pieces:
        # The words of a choice are the house's, which are checked there.
        if piece["id"] != "map":
            assert check_text(piece["text"], lang) == [], piece["text"]
        assert re.match(r"^[A-ZÉ].*\.$", piece["text"]), piece["text"]
    assert len({piece["name"] for piece in pieces}) == len(pieces)


def test_in_french_a_choice_is_told_in_the_infinitive_and_a_duty_in_the_imperative() -> None:
    assert entry("map", "fr")["text"] == (
        "Au choix, soit gagner 5 Karas puis défausser cette tuile, soit garder cette tuile, qui vaut 2 XP."
    )
    assert entry("skull", "fr")["text"] == "Gagnez 20 Karas, puis gardez cette tuile, qui vaut -2 XP."


@pytest.mark.parametrize(
    ("id", "price"), [("miner", 5), ("archaeologist", 2), ("soothsayer", 3), ("imitator", 2)]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_specialist_begins_with_the_price(id: str, price: int, lang: str) -> None:
    piece = entry(id, lang)
    assert re.findall(r"\d+", piece["text"].split(".")[0]) == [str(price)]
    assert piece["icons"][: price + 1] == ["kara"] * price + ["next"]


@pytest.mark.parametrize(
    ("id", "ruling"),
    [
        ("karas_4", "takara.21"),
        ("xp_1_wound", "takara.11"),
        ("rockfall", "takara.40"),
        ("drake", "takara.28"),
        ("stone", "takara.53"),
        ("mimic", "takara.25"),
        ("imitator", "takara.19"),
        ("recruit", "takara.30"),
    ],
)
def test_a_piece_names_the_rulings_that_concern_it(id: str, ruling: str) -> None:
    assert ruling in entry(id)["rulings"]


def test_what_the_counter_buys_names_the_ruling_on_sales_and_nothing_else_does() -> None:
    saleable = {columns.IDS[kind] for kind in columns.SALEABLE}
    assert {piece["id"] for piece in GAME.catalogue("en") if "takara.14" in piece["rulings"]} == saleable


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_imitator_s_price_comes_on_top_of_another(lang: str) -> None:
    on_top = words(PACKAGE, lang).say("price-more", karas=2)
    pieces = [piece["id"] for piece in GAME.catalogue(lang) if piece["text"].startswith(on_top)]
    assert pieces == ["imitator"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match="tlh"):
        GAME.catalogue("tlh")
