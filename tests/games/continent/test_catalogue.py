"""The catalogue: every card once, its sentence and icons walked from what the rules resolve."""

from __future__ import annotations

import re

import pytest

from bivouac import game
from bivouac.core.effects import AllOf, Leaf, OneOf, When
from bivouac.core.rulings import load_rulings
from bivouac.core.sentences import drawn
from bivouac.core.words import LANGUAGES, words
from bivouac.games.continent import columns, effects
from bivouac.games.continent.catalogue import (
    PACKAGE,
    catalogue,
    condition_text,
    entry,
    piece_name,
    voice,
)
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.reading import effects_of, parts_on
from bivouac.games.continent.shapes import Entry
from tests.games.continent.spelling import play
from tests.games.continent.stage import card, stage

GAME = game("continent")
RULINGS = load_rulings(PACKAGE, "continent")
BOX = columns.of("demo")


def named(id: str, lang: str = "en") -> Entry:
    """One card of the demonstration."""
    return entry(BOX, card(BOX, id), lang)


def test_the_counts_are_those_of_the_box() -> None:
    entries = catalogue("en")
    assert sum(one["count"] for one in entries) == sum(columns.of(name).cards for name in shelf.OURS)
    assert len({one["id"] for one in entries}) == len(entries)
    for name in shelf.OURS:
        curses = [one for one in entries if one["group"] == "curse" and one["pack"] == name]
        assert [one["count"] for one in curses] == [4, *[1 for _ in shelf.pack(name).clues]], name


@pytest.mark.ruling("continent.10")
def test_what_is_met_in_play_only_is_marked_closed() -> None:
    closed = {one["group"] for one in catalogue("en") if one["closed"]}
    assert closed == {"terrain", "permanent", "temporary", "item", "quest", "state", "bonus"}
    opened = {one["group"] for one in catalogue("en") if not one["closed"]}
    assert opened == {"character", "clue", "skill", "curse"}


def test_conditions_that_read_the_same_are_said_once() -> None:
    box = columns.of("other_side")
    both = effects.Both(effects.Left(606), effects.Left(614))
    assert condition_text(box, both, "en") == "there is still something to be had by it"
    assert condition_text(box, both, "fr") == "quelque chose reste à en tirer"
    assert condition_text(box, effects.Not(both), "en") == "there is nothing more to be had by it"
    other = effects.Both(effects.Left(606), effects.ByFire())
    told = "there is still something to be had by it and a fire burns here"
    assert condition_text(box, other, "en") == told


def test_a_card_says_in_words_what_its_record_holds() -> None:
    assert named("012")["text"] == (
        "Terrain. No fire, no crafting, no rest here. Resources: stone. Move (1 card). Success: move to "
        "the terrain chosen. Fish (1 card, 1★). Success: shuffle 3 random cards of the discard pile into the "
        "deck, then turn this card to gold. Failure: take card 902. Swim (3 cards, 2★). Success: take card "
        "100 (flag rope). Failure: each participant takes card 902."
    )
    assert named("012")["icons"][:2] == ["terrain", "harsh"]
    assert named("600", "fr")["text"] == (
        "Objet. Résistance 3. Mots-clefs\u00a0: cran. 2 cartes de moins pour\u00a0: ouvrir, creuser. "
        "1★ de plus par 7, pour\u00a0: combattre."
    )
    assert named("902b")["text"].startswith("State. Not allowed: make fire.")
    assert named("character-ines")["text"].startswith("Explorer. Discard a card with wit: drop a mandatory")


def test_copies_share_the_prose_of_the_first_and_golds_have_their_own() -> None:
    assert named("903b")["name"] == named("903")["name"] == "The shivers"
    assert named("012g")["name"] == "The tide pools, fished out"
    assert named("012g")["gold"]


def test_a_card_is_told_to_whoever_draws_it() -> None:
    hut = named("014", "fr")
    assert (hut["zone"], hut["region"], hut["hidden"], hut["harsh"]) == (1, "l’îlot", ["816"], False)
    assert hut["resources"] == [{"id": "wood", "name": "bois"}]
    deciphering = hut["attempts"][3]
    assert (deciphering["icon"], deciphering["cost"], deciphering["need"]) == ("decipher", 2, 1)
    assert (deciphering["success"], deciphering["failure"]) == (
        "prenez une carte 650",
        "prenez une carte 110",
    )
    rope = named("skill-heather-rope-1")
    assert (list(rope["strip"]), rope["pips"]) == ([1, "left", 1], 3)
    assert rope["helps"] == [{"icons": ["climb", "balance"], "cost": 0, "stars": 1, "sevens": 0}]


def test_every_copy_of_a_card_is_named_by_the_catalogue() -> None:
    told = [copy for one in catalogue("en") for copy in one["copies"]]
    assert sorted(told) == sorted(face for name in shelf.OURS for face in columns.of(name).faces)


@pytest.mark.ruling("continent.124")
def test_the_log_speaks_the_ending_of_a_curse_that_is_lifted() -> None:
    event = {"kind": "lift", "element": "curse-1", "curse": "demo/clue-shadow"}
    assert GAME.say_event(event, "fr").startswith(
        "Une malédiction est levée\u00a0: Une ombre de trop. Le faisceau"
    )


@pytest.mark.ruling("continent.74")
def test_the_log_speaks_the_back_of_a_card_that_is_met_and_the_result_of_an_action() -> None:
    state = stage(adventure="demo", deck=("second-wind-1", "walking-stick-1"))
    state.watch(True)
    play(state, "0 act search", "0 done", "0 skip")
    told = [voice(event, "fr") for event in state.events(0)]
    assert any("deux yeux ronds" in text for text in told)
    play(state, "0 act observe")
    begun = stage(adventure="demo", deck=("curse-1", "curse-2"))
    begun.watch(True)
    play(begun, "0 act search", "0 done")
    assert "A plank gives way; the sea looks in." in [voice(event, "en") for event in begun.events(0)]


def test_ids_of_cards_icons_and_cells_have_names() -> None:
    assert piece_name("demo/651", "fr") == "La clef de la tour"
    assert piece_name("fish", "en") == "fish"
    assert piece_name("cell-b3", "en") == "b3"
    assert piece_name("trial/600", "en") == "600"


def test_every_effect_has_icons_and_rulings() -> None:
    ours = [kind for kind in effects.KINDS if issubclass(kind, Leaf)]
    assert ours == [kind for kind in effects.KINDS if kind.__module__.startswith(PACKAGE)]
    assert len({type(part) for part in effects_of(BOX.pack)} & set(ours)) > 10
    for kind in ours:
        facts = [name for name in ("number", "cards", "pips", "points") if name in kind.__dataclass_fields__]
        leaf = effects.Lift("shadow") if kind is effects.Lift else kind(**dict.fromkeys(facts, 1))
        assert drawn(leaf)
        assert leaf.rulings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_follows_a_choice_or_a_condition_is_said_to_come_in_any_case(lang: str) -> None:
    whichever = words(PACKAGE, lang).say("effect-AllOf-whichever").strip()
    followed = 0
    for name in shelf.OURS:
        box = columns.of(name)
        for record in range(box.cards):
            branching = [
                part
                for effect in parts_on(box.record[record])
                if isinstance(effect, AllOf)
                for part in effect.parts[:-1]
                if isinstance(part, OneOf | When)
            ]
            told = entry(box, record, lang)["text"]
            assert told.count(whichever) == len(branching), told
            followed += len(branching)
    assert followed, "card 653 leaves a choice and is then banished"


def test_french_conditions_are_elided_and_denied_like_french() -> None:
    told = [one["text"] for one in catalogue("fr")]
    assert not [text for text in told if re.search(r"\b[Ss]i ils? ", text)]
    assert any("si la besace ne contient pas 663" in text for text in told)
