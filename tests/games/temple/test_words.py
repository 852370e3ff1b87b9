"""The words of the game: complete in both languages, true to the facts they are given, set with care."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bivouac import game
from bivouac.core.words import LANGUAGES, words
from bivouac.games.temple import columns
from bivouac.games.temple.actions import ACTIONS
from bivouac.games.temple.check import check_tables
from bivouac.games.temple.data import prices
from bivouac.games.temple.data.artifacts import COIN, DECK_TABLE
from bivouac.games.temple.data.assistants import ASSISTANT_TABLE
from bivouac.games.temple.facts import FACTS, PACKAGE
from tests.games.temple.stage import stage

GAME = game("temple")


def test_a_flaw_in_the_tables_is_found() -> None:
    first, *others = DECK_TABLE
    short = replace(first, cards=first.cards[1:])
    assert check_tables([short, *others], ASSISTANT_TABLE) == ["statues: 8 cards, not 9"]
    lone = replace(first, pair=DECK_TABLE[1].pair)
    assert "statues: a bonus of two goes with a bonus of three" in check_tables(
        [lone, *others], ASSISTANT_TABLE
    )
    assert check_tables(others, ASSISTANT_TABLE) == ["the box: 9 decks, not 10"]
    assert check_tables(DECK_TABLE, ASSISTANT_TABLE[1:]) == ["the box: 11 assistants, not 12"]
    idle = replace(ASSISTANT_TABLE[0], end=None, reason="", source="hearsay")
    assert check_tables(DECK_TABLE, [idle, *ASSISTANT_TABLE[1:]]) == [
        "curator: hearsay is no source",
        "curator: what is not printed needs a reason",
        "curator: does nothing",
    ]
    twin = replace(ASSISTANT_TABLE[0], id="coins")
    assert "coins: two kinds bear this id" in check_tables(DECK_TABLE, [twin, *ASSISTANT_TABLE[1:]])


def test_everything_reconstructed_says_so_with_a_reason() -> None:
    ours = {deck.id for deck in DECK_TABLE if deck.source == "reconstructed"}
    assert ours == {"plates", "monsters", "treasures", "curses"}
    assert {assistant.source for assistant in ASSISTANT_TABLE} == {"reconstructed"}
    assert all(piece.reason for piece in (*DECK_TABLE, *ASSISTANT_TABLE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_that_hangs_on_an_id_is_not_misled_by_its_name(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    for phase in ACTIONS.questions[1:-1]:
        refusal = {"code": "answer_first", "facts": {"phase": phase}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-answer_first", phase=phase)
        event = {"kind": "fizzle", "phase": phase, "who": "Ana"}
        assert GAME.say_event(event, lang) == spoken.say("event-fizzle", phase=phase, who="Ana")
    for action in [row.name for row in ACTIONS.rows if row.moment]:
        refusal = {"code": "not_now", "facts": {"action": action}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-not_now", action=action)
    asked = {spoken.say("refused-answer_first", phase=phase) for phase in ACTIONS.questions[1:-1]}
    assert len(asked) == len(ACTIONS.questions) - 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_label_names_the_price_that_is_asked(lang: str) -> None:
    state = stage()
    for text, price in {"take d1": 1, "take d2": 2, "take b2": 5, "peek d1": 1, "hire patron": 1}.items():
        label = state.label(state.parse(text), lang)
        assert re.search(rf"\(({price} money|prix {price})\)$", label), label
    assert "(" not in state.label(state.parse("take f1"), lang)


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 carte argent"), (1, "1 carte argent"), (2, "2 cartes argent")]
)
def test_in_french_no_money_and_one_money_are_singular(count: int, text: str) -> None:
    event = {"kind": "spend", "seat": 0, "count": count, "who": "Ana"}
    assert GAME.say_event(event, "fr") == f"Ana paie {text}."
    assert words(PACKAGE, "fr").say("board-money", count=count) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_name_the_numbers_of_the_rules(lang: str) -> None:
    state = stage()
    assert str(prices.HIRE_PRICE) in state.label(state.parse("hire patron"), lang)
    told = {entry["id"]: entry["text"] for entry in GAME.catalogue(lang)}
    assert str(prices.STAR_PRIZE) in told["star"]
    assert str(prices.START_MONEY) in told["money"]
    assert str(COIN.points) in told["coin"]
    assert str(prices.MOST_RELICS) in told["relic"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_starred_card_is_named_like_the_plain_one_with_a_star(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    for kind, id in enumerate(columns.IDS):
        name = spoken.say(f"{id}-name")
        assert name.endswith(" ★") == bool(columns.STAR[kind])
        plain = id.removesuffix("_star")
        if columns.STAR[kind] and plain in columns.KIND:
            assert name == f"{spoken.say(f'{plain}-name')} ★"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decks_are_offered_under_their_names(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    (decks,) = [option for option in FACTS.options if option["key"] == "decks"]
    assert decks["choices"] == [deck.id for deck in DECK_TABLE]
    assert {id: told[lang] for id, told in decks["names"].items()} == {
        deck.id: spoken.say(f"{deck.id}-name") for deck in DECK_TABLE
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_calls_the_card_it_shows_by_its_name(lang: str) -> None:
    lesson = GAME.lesson()
    assert lesson is not None
    [taken] = [step for step in lesson.steps if step.play == "take f3"]
    assert words(PACKAGE, lang).say("treasure_assistant-name") in taken.say[lang]
