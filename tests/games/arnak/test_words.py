"""Words: complete in both languages, true to their facts, in good typography."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bivouac import game
from bivouac.core.words import LANGUAGES, words
from bivouac.games.arnak import columns
from bivouac.games.arnak.actions.labels import PACKAGE
from bivouac.games.arnak.check import check_cards, check_track
from bivouac.games.arnak.data.artifacts import ARTIFACTS
from bivouac.games.arnak.data.items import ITEMS
from bivouac.games.arnak.data.tracks import BIRD
from bivouac.games.arnak.may.questions import NAMES
from tests.games.arnak.stage import stage
from tests.games.playing import play

GAME = game("arnak")


def test_a_flaw_in_the_tables_is_found() -> None:
    first, *others = ITEMS
    dear = replace(first, cost=9)
    assert check_cards([dear, *others], ARTIFACTS) == [
        "items: 11 of costs 3, not 12",
        "items: 1 of costs 9, not 0",
    ]
    idle = replace(first, play=None)
    assert check_cards([idle, *others], ARTIFACTS) == ["sea_turtle: does nothing"]
    twin = replace(first, id="parrot")
    assert "parrot: two kinds bear this id" in check_cards([twin, *others], ARTIFACTS)
    quick = replace(ARTIFACTS[0], timing="free")
    problem = "pathfinders_sandals: an artifact takes the main action"
    assert check_cards(ITEMS, [quick, *ARTIFACTS[1:]]) == [problem]


def test_a_flaw_in_a_track_is_found() -> None:
    start, first, *rest = BIRD.spaces
    bridged = replace(first, ways=(*first.ways, 9))
    problems = check_track(replace(BIRD, spaces=(start, bridged, *rest)))
    assert problems == ["bird: the bridge from 1 to 9 does not go one row up"]
    bare = replace(first, price=(), bonuses=(1, 1, 1))
    problems = check_track(replace(BIRD, spaces=(start, bare, *rest)))
    assert problems == [
        "bird: space 1 costs nothing",
        "bird: (10, 13, 16) bonus tiles, not (9, 12, 15)",
    ]
    lonely = replace(start, ways=(2,))
    problems = check_track(replace(BIRD, spaces=(lonely, first, *rest)))
    assert problems == ["bird: space 1 is never reached"]


def test_the_rival_is_called_the_rival() -> None:
    event = {"kind": "research", "seat": None, "who": "rival", "token": "glass", "row": 2}
    assert GAME.say_event(event, "en") == "The rival moves the glass to row 2."
    assert GAME.say_event(event, "fr") == "Le rival déplace sa loupe en rangée 2."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_asks_a_question_of_its_own(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    facts: dict[str, str | int] = dict.fromkeys(("piece", "price", "effect", "site", "card"), "Ana")
    facts |= {"who": "Ana", "paying": "no", "count": 1}
    asked = [spoken.say(f"prompt-{phase}", **facts) for phase in NAMES if phase != "over"]
    same = {"pick_bonus", "temple_bonus"}
    assert len(set(asked)) == len(asked) - len(same) + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legal_actions_of_a_moment_have_labels_that_differ(lang: str) -> None:
    state = stage(
        hand={0: ["funding_car", "horse", "fear"]},
        tokens={0: {"coin": 9, "compass": 9, "jewel": 2, "arrowhead": 2}},
        crates={0: 1},
        helpers={0: ["assistant_1", "assistant_7"]},
        glass={0: 1},
    )
    labels = [state.label(action, lang) for action in state.legal(0)]
    assert len(labels) > 25
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_label_names_the_price_that_is_asked_now(lang: str) -> None:
    state = stage(hand={0: ["whip", "fear"]}, row=["war_club"], tokens={0: {"compass": 4}})
    four = {"en": "4 compasses", "fr": "4 boussoles"}[lang]
    assert four in state.label(state.parse("buy war_club"), lang)
    play(state, "0 play whip")
    free = {"en": "(free)", "fr": "(gratuit)"}[lang]
    assert state.label(state.parse("buy war_club"), lang).endswith(free)


@pytest.mark.parametrize(("count", "text"), [(0, "0 pièce"), (1, "1 pièce"), (2, "2 pièces")])
def test_in_french_none_and_one_are_singular(count: int, text: str) -> None:
    assert words(PACKAGE, "fr").say("resource-coin", count=count) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_of_a_card_is_its_own(lang: str) -> None:
    spoken = words(PACKAGE, lang)
    tables = (columns.IDS, columns.GUARDIAN_IDS, columns.TILE_IDS, columns.CAMP_IDS, columns.ASSISTANT_IDS)
    names = [spoken.say(f"{id}-name") for table in tables for id in table]
    assert len(set(names)) == len(names)
