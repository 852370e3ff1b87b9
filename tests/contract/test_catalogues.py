"""The catalogues of all games, and the flaws the law on them finds."""

from __future__ import annotations

import re
from typing import Any

import pytest

import bivouac
from bivouac.core.contract import Entry, Game
from bivouac.core.words import LANGUAGES
from tests.contract.laws import catalogues
from tests.contract.tables import Table, names


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game:
    """Each game on the shelf."""
    return bivouac.game(request.param)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_tells_what_clients_read(game: Game, lang: str) -> None:
    told = game.catalogue(lang)
    assert catalogues.entries_are_what_clients_read(game.facts.name, told, game.rulings())


def test_a_piece_is_explained_as_its_table_plays_it(table: Table) -> None:
    assert catalogues.pieces_are_explained_as_the_table_plays(table, 210, states=4)


def test_the_browser_knows_every_key_of_an_entry() -> None:
    assert "interface CatalogueEntry extends Entry {" in (catalogues.BOARDS / "board.ts").read_text("utf-8")
    shared = (catalogues.BOARDS / "shapes.ts").read_text("utf-8")
    found = re.search(r"interface Entry {(.*?)\n}", shared, re.DOTALL)
    assert found is not None
    keys = dict(re.findall(r"^  (\w+)(\??):", found[1], re.MULTILINE))
    assert set(keys) == set(Entry.__annotations__)
    assert {key for key, optional in keys.items() if not optional} == set(Entry.__required_keys__)


CRAB = {"id": "crab", "name": "Crab", "text": "It pinches.", "icons": ["crab"]}


@pytest.mark.parametrize(
    ("entries", "problem"),
    [
        ([CRAB, CRAB], "two entries bear the same id"),
        ([{key: CRAB[key] for key in ("id", "name", "icons")}], r"crab: clients miss \['text'\]"),
        ([CRAB | {"sentence": "It pinches."}], r"crab: no client reads \['sentence'\]"),
        ([CRAB | {"count": "6"}], r"crab: of another type are \['count'\]"),
        ([CRAB | {"text": ""}], r"crab: its help is blank in \['text'\]"),
        ([CRAB | {"rulings": ["pearls.9"]}], r"crab: there is no ruling \['pearls\.9'\]"),
    ],
)
def test_a_flaw_in_a_catalogue_is_found(entries: list[dict[str, Any]], problem: str) -> None:
    assert catalogues.entries_are_what_clients_read("pearls", [CRAB], ["pearls.1"]) == 1
    with pytest.raises(AssertionError, match=problem):
        catalogues.entries_are_what_clients_read("pearls", entries, ["pearls.1"])
