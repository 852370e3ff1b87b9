"""The catalogue: every kind of piece once, its sentence and icons walked from what the rules resolve."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from bivouac import game
from bivouac.core.rulings import load_rulings
from bivouac.core.words import LANGUAGES
from bivouac.games.agartha import columns
from bivouac.games.agartha.catalogue import leaf_icons
from bivouac.games.agartha.check import check_catalogue, check_text
from bivouac.games.agartha.data.rewards import EXPLORATION_TIERS, VILLAGE_TIERS
from bivouac.games.agartha.effects import DrawCard, Meet, MoveCard, Score, SwapCards
from bivouac.games.agartha.labels import PACKAGE

GAME = game("agartha")
RULINGS = load_rulings(PACKAGE, "agartha")


def entry(id: str, lang: str = "en") -> dict[str, Any]:
    """One piece of the catalogue."""
    (found,) = [piece for piece in GAME.catalogue(lang) if piece["id"] == id]
    return found


def test_the_counts_are_those_of_the_box() -> None:
    box: Counter[str] = Counter()
    for piece in GAME.catalogue("en"):
        box[piece["group"]] += piece["count"]
    cards = {"characters": 39, "locations": 39, "compasses": 9, "amulets": 8, "objects": 8}
    assert {group: box[group] for group in cards} == cards
    assert box["tokens"] == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_well_set(lang: str) -> None:
    for piece in GAME.catalogue(lang):
        assert check_text(piece["text"], lang) == [], piece["text"]
        assert piece["rulings"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tier", [*VILLAGE_TIERS, *EXPLORATION_TIERS], ids=lambda tier: str(tier.id))
def test_a_tier_tells_the_points_and_characters_of_its_record(tier: Any, lang: str) -> None:
    number = columns.NODES.number[tier.used]
    parts = [columns.NODES.effects[part] for part in columns.NODE_PARTS[number]]
    told = [int(word) for word in re.findall(r"\d+", entry(tier.id, lang)["text"])]
    points = [part.points for part in parts if isinstance(part, Score)]
    met = [part.characters for part in parts if isinstance(part, Meet)]
    assert told == points + met
    assert entry(tier.id)["icons"].count("point") == points[0]


def test_a_token_shows_the_action_it_bears() -> None:
    for id, icon in (("token_1", MoveCard()), ("token_2", SwapCards()), ("token_3", DrawCard())):
        assert entry(id)["icons"][-1:] == list(leaf_icons(icon))
        assert "optional" in entry(id)["icons"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"name": ""}, "axe: has no name"),
        ({"icons": []}, "axe: has no icon"),
        ({"icons": ["moon"]}, "axe: no icon is called moon"),
        ({"text": "no sentence"}, "axe: 'no sentence' is no whole sentence"),
        ({"rulings": ["agartha.99"]}, "axe: there is no ruling agartha.99"),
        ({"id": "vial"}, "vial: stands in the catalogue twice"),
        ({"id": "vial"}, "axe: is not in the catalogue"),
    ],
)
def test_a_flaw_in_the_catalogue_is_found(change: dict[str, Any], problem: str) -> None:
    entries = [piece | change if piece["id"] == "axe" else piece for piece in GAME.catalogue("en")]
    assert problem in check_catalogue(entries, RULINGS)
    assert check_catalogue(GAME.catalogue("en"), RULINGS) == []
