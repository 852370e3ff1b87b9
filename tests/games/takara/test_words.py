"""The words of the game: complete in both languages, true to the facts they are given, set with care."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bivouac import game
from bivouac.core.words import LANGUAGES, words
from bivouac.games.takara import columns, kinds
from bivouac.games.takara.actions import ACTIONS
from bivouac.games.takara.check import check_tables
from bivouac.games.takara.data import prices
from bivouac.games.takara.data.chests import CHEST_KINDS
from bivouac.games.takara.data.galleries import GALLERY_KINDS
from bivouac.games.takara.effects import Gain, Keep, Meet
from bivouac.games.takara.facts import PACKAGE
from bivouac.games.takara.state import ids
from bivouac.games.takara.tell import ENDINGS

GAME = game("takara")


@pytest.mark.parametrize(
    ("kind", "change", "problem"),
    [
        ("karas_2", {"copies": (7, 0, 0)}, "depth 1: 17 tiles, not 18"),
        ("karas_2", {"copies": (7, 0, 0)}, "depth 1: 7 Kara tiles, not 8"),
        ("xp_4_wound", {"copies": (0, 0, 3)}, "depth 3: 3 wound marks, not 4"),
        ("rockfall", {"copies": (4, 0, 1)}, "depth 2: 0 rockfalls, not 1"),
        ("drake", {"copies": (0, 1, 0)}, "depth 3: 2 monsters, not 3"),
        ("karas_6", {"dug": Gain(5)}, "Karas on Kara tiles: 59, not 62"),
        ("xp_2", {"dug": Keep(3)}, "XP on XP tiles: 47, not 44"),
        ("drake", {"dug": Meet(hit_points=4, karas=25, xp=5)}, "Karas of monsters: 65, not 60"),
        ("drake", {"dug": Meet(hit_points=4, karas=20, xp=4)}, "XP of monsters: 17, not 18"),
        ("drake", {"id": "stone"}, "stone: two kinds bear this id"),
    ],
)
def test_a_flaw_in_the_galleries_is_found(kind: str, change: dict[str, Any], problem: str) -> None:
    galleries = [replace(tile, **change) if tile.id == kind else tile for tile in GALLERY_KINDS]
    assert problem in check_tables(galleries, CHEST_KINDS)


def test_a_chest_too_few_is_found() -> None:
    assert check_tables(GALLERY_KINDS, CHEST_KINDS[1:]) == ["chests: 7 tiles, not 8"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_look_is_told_to_the_others_without_the_tile(lang: str) -> None:
    event = {"kind": "look", "seat": 0, "element": "gallery-2-7", "who": "Ana"}
    tile = words(PACKAGE, lang).say("drake-name")
    assert tile not in GAME.say_event(event, lang)
    assert tile in GAME.say_event(event | {"tile": "drake"}, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_that_hangs_on_an_id_is_not_misled_by_its_name(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    for phase in ACTIONS.questions[:-1]:
        refusal = {"code": "answer_first", "facts": {"phase": phase}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-answer_first", phase=phase)
    for text in ACTIONS.texts:
        refusal = {"code": "not_now", "facts": {"action": text}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-not_now", action=text)
    for face in ("sword", "hospital"):
        event = {"kind": "roll", "face": face, "who": "Ana"}
        assert GAME.say_event(event, lang) == spoken.say("event-roll", face=face, who="Ana")
    for ending in ENDINGS[1:]:
        event = {"kind": "end", "ending": ending}
        assert GAME.say_event(event, lang) == spoken.say("event-end", ending=ending)


def test_the_open_question_decides_what_a_refusal_asks_for() -> None:
    spoken = words(PACKAGE, "en")
    asked = ("sword", "look", "target", "window", "chest", "recruit", "care")
    assert len({spoken.say("refused-answer_first", phase=phase) for phase in asked}) == len(asked)


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 Kara."), (1, "1 Kara."), (2, "2 Karas."), (20, "20 Karas.")]
)
def test_in_french_no_kara_and_one_kara_are_singular(count: int, text: str) -> None:
    event = {"kind": "earn", "seat": 0, "count": count, "who": "Ana"}
    assert GAME.say_event(event, "fr") == f"Ana gagne {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_label_names_the_price_that_is_asked(lang: str) -> None:
    state = GAME.start(2)
    asked = {
        "rent": prices.SWORD_PRICE,
        "turn-up": prices.TURN_UP_REWARD,
        "den": prices.DEN_REWARD,
        "buy": prices.TOKEN_PRICE,
        "sell tablet": 8 * prices.XP_PRICE,
        "hire miner": 5,
        "hire imitator archaeologist": 2 + columns.PRICE[kinds.IMITATOR],
        "cash-map": 5,
        "recruit": prices.RECRUIT_PRICE,
        "heal": prices.CARE_PRICE,
    }
    for text, price in asked.items():
        label = state.label(state.parse(text), lang)
        assert re.search(rf"\(\+?{price} Karas?\)$", label), label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_label_names_the_experience_that_is_had(lang: str) -> None:
    state = GAME.start(2)
    for text, xp in (("buy", prices.TOKEN_XP), ("keep-map", columns.XP[columns.MAP_KIND])):
        assert f"{xp} XP" in state.label(state.parse(text), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_name_the_numbers_of_the_rules(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    numbers = {
        "power-miner": prices.MINED,
        "power-archaeologist": prices.STUDIED,
        "power-soothsayer": prices.FORESEEN,
        "refused-no_sword": prices.SWORD_PRICE,
    }
    for message, number in numbers.items():
        facts = {"site": 9} if message.startswith("refused") else {}
        assert str(number) in re.findall(r"\d+", spoken.say(message, **facts)), message
    text = spoken.say("gear-token", "text")
    assert str(prices.TOKEN_XP) in re.findall(r"\d+", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_an_adventurer_can_be_has_a_name(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    for place in range(kinds.SITE, kinds.PLACES):
        assert spoken.say(f"{ids.place_id(place, 0)}-name")
    for seat in range(4):
        for member in range(kinds.TEAM_SIZE):
            assert spoken.say(f"{ids.adventurer_id(seat, member)}-name")
