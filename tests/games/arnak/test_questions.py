"""Questions name the piece that asks, the price and what there is to be had; answers are sentences."""

from __future__ import annotations

from typing import Any

import pytest

from bivouac import SPECTATOR
from bivouac.core.effects import OneOf, Pay, SomeOf, walk
from bivouac.games.arnak import columns
from bivouac.games.arnak.data.bonuses import BONUSES
from bivouac.games.arnak.data.guardians import GUARDIANS
from bivouac.games.arnak.data.idols import IDOLS, SLOT_EFFECTS
from bivouac.games.arnak.data.tracks import TRACKS
from tests.games.arnak.stage import ARNAK, stage
from tests.games.playing import play

# A position, the moves that lead to a question, and what it says in both languages.
ASKED: list[tuple[dict[str, Any], tuple[str, ...], str, str]] = [
    (
        {"hand": {0: ["trowel", "fear"]}, "tokens": {0: {"compass": 1}}},
        ("play trowel",),
        "Player 1, Trowel: spend 1 compass to gain 1 jewel, or do without?",
        "Joueur 1, Truelle\u00a0: dépenser 1 boussole pour gagner 1 joyau, ou s’en passer\u00a0?",
    ),
    (
        {"hand": {0: ["watch", "fear"]}, "tokens": {0: {}}},
        ("play watch",),
        "Player 1, choose for Watch: either gain 2 coins, or pass for the round as your main action and then "
        "gain 3 coins.",
        "Joueur 1, choisissez (Montre)\u00a0: soit gagner 2 pièces, soit passer pour la manche en action "
        "principale puis gagner 3 pièces.",
    ),
    (
        {"hand": {0: ["army_knife", "fear"]}, "tokens": {0: {}}},
        ("play army_knife", "choose 2"),
        "Player 1, choose for Army Knife: either exile 1 card, or gain 1 compass, or gain 1 tablet.",
        "Joueur 1, choisissez (Couteau suisse)\u00a0: soit exiler 1 carte, soit gagner 1 boussole, soit "
        "gagner 1 tablette.",
    ),
    (
        {"hand": {0: ["fear"]}, "tokens": {0: {"coin": 1}}, "helpers": {0: ["assistant_4 gold"]}},
        ("use 1",),
        "Player 1, choose for Trader: either gain 1 arrowhead, or gain 1 jewel.",
        "Joueur 1, choisissez (Marchande)\u00a0: soit gagner 1 pointe de flèche, soit gagner 1 joyau.",
    ),
    (
        {"hand": {0: ["fear", "funding_car"]}, "tokens": {0: {}}},
        ("dig camp_5", "travel funding_car"),
        "Player 1, Jewel Shrine: which hand card do you spend to gain 1 jewel?",
        "Joueur 1, Autel aux joyaux\u00a0: quelle carte de votre main dépensez-vous pour gagner 1 "
        "joyau\u00a0?",
    ),
    (
        {"hand": {0: ["fear"]}, "deck": {0: ["hat"]}, "tokens": {0: {}}, "helpers": {0: ["assistant_6"]}},
        ("use 1", "yes"),
        "Player 1: which hand card do you lay down?",
        "Joueur 1\u00a0: quelle carte de votre main posez-vous\u00a0?",
    ),
    (
        {"hand": {0: ["pack_donkey", "fear"]}, "deck": {0: ["hat", "axe"]}, "tokens": {0: {}}},
        ("play pack_donkey",),
        "Player 1: draw a card? You may draw 2.",
        "Joueur 1\u00a0: piocher une carte\u00a0? Vous pouvez en piocher 2.",
    ),
    (
        {"hand": {0: ["fear"]}, "row": ["stone_jar"], "tokens": {0: {"compass": 2}}},
        ("buy stone_jar",),
        "Player 1: use Stone Jar at once?",
        "Joueur 1\u00a0: utiliser aussitôt l’artéfact (Jarre de pierre)\u00a0?",
    ),
]


def asked(state: Any, viewer: int, lang: str) -> str:
    """The question of the moment as a viewer reads it."""
    return ARNAK.say_prompt(state.outlook(viewer)["prompt"], lang)


@pytest.mark.parametrize(("wishes", "moves", "english", "french"), ASKED, ids=[case[2] for case in ASKED])
def test_a_question_names_what_it_is_about(
    wishes: dict[str, Any], moves: tuple[str, ...], english: str, french: str
) -> None:
    state = play(stage(**wishes), *(f"0 {move}" for move in moves))
    for viewer in (0, 1, SPECTATOR):
        assert (asked(state, viewer, "en"), asked(state, viewer, "fr")) == (english, french)
    again = ARNAK.load(state.dump())
    assert asked(again, 0, "en") == english, "a question is saved with the piece that asks it"


def answers(state: Any, lang: str) -> list[str]:
    """The labels of yes and no."""
    return [state.label(state.parse(text), lang) for text in ("yes", "no")]


def test_an_offer_is_taken_or_left_in_a_sentence() -> None:
    state = play(stage(hand={0: ["trowel", "fear"]}, tokens={0: {"compass": 1}}), "0 play trowel")
    assert answers(state, "en") == ["Spend 1 compass to gain 1 jewel", "Do without, and keep 1 compass"]
    assert answers(state, "fr") == [
        "Dépenser 1 boussole pour gagner 1 joyau",
        "S’en passer et garder 1 boussole",
    ]


def test_an_artifact_is_used_or_left_by_its_name() -> None:
    state = play(stage(hand={0: ["fear"]}, row=["stone_jar"], tokens={0: {"compass": 2}}), "0 buy stone_jar")
    assert answers(state, "en") == [
        "Use Stone Jar at once: draw 1 card",
        "Leave the effect of Stone Jar unused",
    ]
    assert answers(state, "fr") == [
        "Utiliser aussitôt l’artéfact (Jarre de pierre)\u00a0: piochez 1 carte",
        "Ne pas utiliser l’artéfact (Jarre de pierre)",
    ]


def test_only_cards_assistants_and_sites_ask_such_questions() -> None:
    others = [piece.effect for piece in (*IDOLS, *BONUSES)] + [guardian.boon for guardian in GUARDIANS]
    others += [effect for track in TRACKS for row in track.rows for effect in (row.glass, row.notebook)]
    kinds = {type(part) for effect in others if effect is not None for part in walk(effect)}
    assert not kinds & {OneOf, SomeOf, Pay}, "no piece of these would be named"
    assert not {type(part) for piece in SLOT_EFFECTS for part in walk(piece.effect)} & {OneOf, SomeOf}
    assert len(set(columns.SOURCE_IDS)) == len(columns.SOURCE_IDS)


# A position, the moves that lead to a choice, an action there, and what it is called with what it costs then.
PRICED: list[tuple[dict[str, Any], tuple[str, ...], str, str, str]] = [
    (
        {"hand": {0: ["fear"]}, "tokens": {0: {"compass": 3, "coin": 2}}},
        (),
        "discover a3",
        "Discover place a3 (3 compasses and 1 ship)",
        "Découvrir le site a3 (3 boussoles et 1 bateau)",
    ),
    (
        {"hand": {0: ["aeroplane"]}, "tokens": {0: {"compass": 1}}},
        ("play aeroplane",),
        "discover a3",
        "Discover place a3 (1 compass)",
        "Découvrir le site a3 (1 boussole)",
    ),
    (
        {"hand": {0: ["hot_air_balloon"]}, "tokens": {0: {"compass": 3, "coin": 2}}},
        ("play hot_air_balloon",),
        "discover c1",
        "Discover place c1 (3 compasses and 1 car)",
        "Découvrir le site c1 (3 boussoles et 1 voiture)",
    ),
    (
        {"hand": {0: ["sturdy_boots"]}, "tokens": {0: {}}},
        ("play sturdy_boots",),
        "dig camp_1",
        "Dig: Landing Stage (free)",
        "Excaver\u00a0: Débarcadère (gratuit)",
    ),
    (
        {
            "hand": {0: ["bear_trap"]},
            "tokens": {0: {}},
            "tiles": {"a1": "ruin_3"},
            "guards": {"a1": "guardian_1"},
        },
        ("play bear_trap",),
        "overcome a1",
        "Overcome: Stone Heron, Overgrown Archive (a1) (free)",
        "Maîtriser\u00a0: Héron de pierre, Archives envahies (a1) (gratuit)",
    ),
]


@pytest.mark.parametrize(("position", "moves", "action", "english", "french"), PRICED)
def test_an_action_names_what_is_to_be_paid_now(
    position: dict[str, Any], moves: tuple[str, ...], action: str, english: str, french: str
) -> None:
    state = play(stage(**position), *(f"0 {move}" for move in moves))
    code = state.parse(action)
    assert code in state.legal(0)
    assert [state.label(code, lang) for lang in ("en", "fr")] == [english, french]
