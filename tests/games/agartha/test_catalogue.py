"""The catalogue: every kind of piece once, its sentence and icons walked from what the rules resolve."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from bivouac import game
from bivouac.core.check import check_text
from bivouac.core.contract import Entry
from bivouac.core.options import played_with
from bivouac.core.sentences import drawn
from bivouac.core.words import LANGUAGES
from bivouac.games.agartha import columns
from bivouac.games.agartha.data.rewards import EXPLORATION_TIERS, VILLAGE_TIERS
from bivouac.games.agartha.effects import DrawCard, Meet, MoveCard, Score, SwapCards

GAME = game("agartha")


def entry(id: str, lang: str = "en") -> Entry:
    """One piece of the catalogue."""
    (found,) = [piece for piece in GAME.catalogue(lang) if piece["id"] == id]
    return found


def test_the_counts_are_those_of_the_box() -> None:
    box: Counter[str] = Counter()
    for piece in GAME.catalogue("en"):
        box[piece["group"]] += piece["count"]
    cards = {"characters": 39, "locations": 39, "compasses": 9, "amulets": 8, "objects": 8}
    assert {group: box[group] for group in cards} == cards
    for option in ("move_swap_draw", "draw_swap_move"):
        tokens = played_with(GAME.catalogue("en"), {"token_map": option})
        assert sum(piece["count"] for piece in tokens if piece["group"] == "tokens") == 12


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


ACTIONS = {"move": MoveCard(), "swap": SwapCards(), "draw": DrawCard()}


@pytest.mark.parametrize("option", ["move_swap_draw", "draw_swap_move"])
def test_a_token_is_explained_with_the_action_the_table_gives_it(option: str) -> None:
    outlook = GAME.start(2, 1, {"token_map": option}).outlook(0)
    held = outlook["players"][0]["hand"]["tokens"]
    assert [token["action"] for token in held] == option.split("_")
    for token in held:
        told = entry(token["kind"])
        assert told in played_with(GAME.catalogue("en"), {"token_map": option})
        assert told["icons"] == ["point"] * token["value"] + [
            "optional",
            *drawn(ACTIONS[token["action"]]),
        ]
        assert f"Bids {token['value']};" in told["text"]
        assert {"move": "move a card", "swap": "swap", "draw": "draw a card"}[token["action"]] in told["text"]
