"""The words of the game: complete in both languages, true to the facts they are given, set with care."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bivouac import game
from bivouac.core.words import LANGUAGES, words
from bivouac.games.agartha.actions import ACTIONS
from bivouac.games.agartha.check import check_maps, check_tables
from bivouac.games.agartha.data.cards import CARD_TABLE
from bivouac.games.agartha.data.tokens import TOKEN_MAPS
from bivouac.games.agartha.facts import PACKAGE
from bivouac.games.agartha.kinds import ZONE_NAMES
from tests.games.agartha.story import TELLER

GAME = game("agartha")
STORIES = Path(__file__).parent / "stories"


@pytest.mark.parametrize(
    ("lang", "question", "declined"),
    [
        ("en", "Player 1: use Village slot 1, or leave it?", "Draw nothing"),
        (
            "fr",
            "Joueur 1\u00a0: valider cet emplacement (Village, emplacement 1), ou le laisser\u00a0?",
            "Ne rien piocher",
        ),
    ],
)
def test_an_offer_names_its_slot_and_who_declines_an_action_is_told_which(
    lang: str, question: str, declined: str
) -> None:
    state = TELLER.stage(TELLER.read(STORIES / "a_draw_that_completes_a_pair_opens_its_slot.txt").position)
    state.play(1, state.parse("place 3 3 bid"))
    assert state.label(state.parse("skip"), lang) == declined
    for text in ("draw deck", "to village-1"):
        state.play(0, state.parse(text))
    assert GAME.say_prompt(state.outlook(1)["prompt"], lang) == question


@pytest.mark.parametrize(
    ("kind", "change", "problem"),
    [
        ("character", {"copies": (20, 9, 9)}, "characters: 38 cards, not 39"),
        ("character", {"copies": (20, 10, 9)}, "2 players: 54 cards, not 55"),
        ("forest", {"group": "objects"}, "objects: 21 cards, not 8"),
        ("compass", {"copies": (5, 1, 3)}, "3 players: 78 cards, not 79"),
        ("vial", {"id": "axe"}, "axe: two kinds bear this id"),
    ],
)
def test_a_flaw_in_the_cards_is_found(kind: str, change: dict[str, Any], problem: str) -> None:
    assert problem in check_tables(
        [replace(card, **change) if card.id == kind else card for card in CARD_TABLE]
    )


def test_a_flaw_in_the_maps_of_the_tokens_is_found() -> None:
    maps = dict(TOKEN_MAPS)
    assert check_maps(maps | {"move_swap_draw": ("move", "draw", "swap")}) == [
        "move_swap_draw: the rulebook’s example excludes Draw on the 2"
    ]
    assert check_maps(maps | {"move_swap_draw": ("move", "move", "draw")}) == [
        "move_swap_draw: an action is missing or doubled"
    ]
    assert check_maps(maps | {"third": ("move", "swap", "draw")}) == [
        "token_map: the option does not offer these maps"
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_that_hangs_on_an_id_is_not_misled_by_its_name(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    for phase in ACTIONS.questions[:-1]:
        refusal = {"code": "answer_first", "facts": {"phase": phase}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-answer_first", phase=phase)
    for name in [row.name for row in ACTIONS.rows]:
        refusal = {"code": "not_now", "facts": {"action": name}}
        assert GAME.say_refusal(refusal, lang) == spoken.say("refused-not_now", action=name)
    for zone in ZONE_NAMES:
        event = {"kind": "bid", "zone": zone, "number": 2, "who": "Ana"}
        assert GAME.say_event(event, lang) == spoken.say("event-bid", zone=zone, number=2, who="Ana")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_open_question_asks_for_its_own_answer(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    asked = [phase for phase in ACTIONS.questions if phase not in ("bid", "over")]
    assert len({spoken.say("refused-answer_first", phase=phase) for phase in asked}) == len(asked)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "points"),
    [("validate village-1 2", 1), ("validate village-2 3", 3), ("validate village-1 4", 5), ("explore 3", 9)],
)
def test_a_label_names_the_points_it_brings(text: str, points: int, lang: str) -> None:
    state = GAME.start(2)
    assert f"(+{points} point" in state.label(state.parse(text), lang)
