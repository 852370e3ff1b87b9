"""The catalogue: every card and tile once, its sentence and icons walked from what the rules resolve."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bivouac import SetupError, game
from bivouac.core.check import check_catalogue, check_text
from bivouac.core.contract import Entry
from bivouac.core.rulings import load_rulings
from bivouac.core.words import LANGUAGES
from bivouac.games.arnak import columns
from bivouac.games.arnak.actions.labels import PACKAGE
from bivouac.games.arnak.catalogue import ICONS, MARKS, leaf_icons
from bivouac.games.arnak.check import pieces
from bivouac.games.arnak.data.cards import BASIC
from bivouac.games.arnak.effects import KINDS

GAME = game("arnak")
RULINGS = load_rulings(PACKAGE, "arnak")


def entry(id: str, lang: str = "en") -> Any:
    """One piece of the catalogue."""
    (found,) = [piece for piece in GAME.catalogue(lang) if piece["id"] == id]
    return found


def test_every_kind_of_piece_stands_in_the_catalogue_once() -> None:
    ids = Counter(piece["id"] for piece in GAME.catalogue("en"))
    assert [id for id, count in ids.items() if count > 1] == []
    assert pieces() - set(ids) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_whole(lang: str) -> None:
    for piece in GAME.catalogue(lang):
        assert check_text(piece["text"], lang) == [], piece["text"]
        assert piece["rulings"], piece["id"]


def test_every_kind_of_effect_is_used_and_has_icons_that_are_drawn() -> None:
    used = {type(effect) for effect in columns.NODES.effects}
    assert used == set(KINDS)
    drawn = {icon for effect in columns.NODES.effects for icon in _icons(effect)}
    assert drawn <= ICONS | MARKS


def _icons(effect: Any) -> tuple[str, ...]:
    ours = type(effect).__module__.startswith(PACKAGE)
    return leaf_icons(effect) if ours else ()


def test_no_icon_is_drawn_for_nothing() -> None:
    strips = {icon for piece in GAME.catalogue("en") for icon in piece["icons"]}
    assert ICONS - strips == set()


@pytest.mark.parametrize(
    ("id", "english", "french"),
    [
        (
            "trowel",
            "You may spend 1 compass to gain 1 jewel. Costs 1 coin. Travel: 1 car. Counts 1 point.",
            "Vous pouvez dépenser 1 boussole pour gagner 1 joyau. Coûte 1 pièce. "
            "Déplacement\u00a0: 1 voiture. Vaut 1 point.",
        ),
        (
            "watch",
            "Free action: either gain 2 coins, or pass for the round as your main action and then gain 3 "
            "coins. Costs 1 coin. Travel: 1 ship. Counts 1 point.",
            "Action gratuite\u00a0: soit gagner 2 pièces, soit passer pour la manche en action principale "
            "puis gagner 3 pièces. Coûte 1 pièce. Déplacement\u00a0: 1 bateau. Vaut 1 point.",
        ),
        (
            "machete",
            "You may exile 1 card; then gain 2 compasses. Costs 4 coins. Travel: 1 car. Counts 1 point.",
            "Vous pouvez exiler 1 carte\u00a0; puis gagnez 2 boussoles. Coûte 4 pièces. Déplacement\u00a0: "
            "1 voiture. Vaut 1 point.",
        ),
        (
            "grappling_hook",
            "You may spend 1 hand card to draw 1 card and then exile 1 card. Costs 2 coins. Travel: 1 car. "
            "Counts 2 points.",
            "Vous pouvez dépenser 1 carte de votre main pour piocher 1 carte puis exiler 1 carte. Coûte 2 "
            "pièces. Déplacement\u00a0: 1 voiture. Vaut 2 points.",
        ),
        (
            "assistant_4",
            "Silver: you may spend 1 coin to gain 1 arrowhead. "
            "Gold: you may spend 1 coin to either gain 1 arrowhead, or gain 1 jewel.",
            "Argenté\u00a0: vous pouvez dépenser 1 pièce pour gagner 1 pointe de flèche. Doré\u00a0: vous "
            "pouvez dépenser 1 pièce pour soit gagner 1 pointe de flèche, soit gagner 1 joyau.",
        ),
        (
            "guardian_11",
            "Overcome it for 1 compass and 2 boots. Boon, once a game: you may exile 1 card. "
            "Counts 5 points.",
            "Se maîtrise pour 1 boussole et 2 bottes. Faveur, une fois par partie\u00a0: vous pouvez exiler "
            "1 carte. Vaut 5 points.",
        ),
        ("fear", "Has no effect. Travel: 1 boot. Costs 1 point at the end.", None),
    ],
)
def test_a_piece_reads_well(id: str, english: str, french: str | None) -> None:
    assert entry(id, "en")["text"] == english
    if french is not None:
        assert entry(id, "fr")["text"] == french


@pytest.mark.parametrize(
    ("id", "strip"),
    [
        ("trowel", ["compass", "arrow", "jewel"]),
        ("horse", ["draw", "coin", "compass"]),
        ("watch", ["coin", "coin", "or", "pass", "coin", "coin", "coin"]),
        ("sea_turtle", ["draw", "archaeologist", "minus", "ship"]),
        (
            "inscribed_blade",
            ["research", "minus", "arrowhead", "or", "research", "minus", "tablet", "tablet"],
        ),
        ("guardian_3", ["coin", "arrowhead", "boot", "arrow", "car"]),
        ("idol_exile", ["exile"]),
    ],
)
def test_a_strip_of_icons_tells_the_same(id: str, strip: list[str]) -> None:
    assert entry(id)["icons"] == strip


def test_a_card_tells_cost_points_travel_and_where_its_french_name_comes_from() -> None:
    knife = entry("army_knife")
    assert (knife["cost"], knife["points"], knife["travel"]) == (3, 1, ["car", "ship"])
    assert knife["source"] == "rulebook"
    assert entry("horse")["source"] == "ours"
    assert {entry(card.id)["source"] for card in BASIC} == {"rulebook"}


def test_a_flaw_in_the_catalogue_is_found() -> None:
    def fewer(lang: str) -> list[Entry]:
        return [piece for piece in GAME.catalogue(lang) if piece["id"] != "stone_jar"]

    assert check_catalogue(fewer, RULINGS, ICONS | MARKS, pieces()) == [
        "en: stone_jar: is not in the catalogue",
        "fr: stone_jar: is not in the catalogue",
    ]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match="no words in 'de'"):
        GAME.catalogue("de")
