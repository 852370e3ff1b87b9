"""Every game that has a board of its own, in mid-play: open to everybody, played by clicks and touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bivouac import game, names
from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.hands import by_clicks, by_touch
from tests.browser.reach import SIZES
from tests.browser.visitors import Visitor
from tests.house.listing import ROOT
from tools import played

DRAWN = [name for name in names() if (ROOT / "web" / "src" / "boards" / name / "index.ts").exists()]
MOVES = 3
IDS = "pieces => pieces.map(piece => piece.dataset.ids)"


def in_mid_play(visitor: Visitor, name: str, place: float) -> Visitor:
    """A table of the game in mid-play, with the turn one's own."""
    journal = played.cut(name, game(name).facts.seats[0], place)
    visitor.table = visitor.post("/api/tables/import", text=journal)["id"]
    visitor.goes(f"/t/{visitor.table}")
    assert visitor.settles()
    return visitor


@pytest.mark.smoke
@pytest.mark.parametrize("name", DRAWN)
def test_a_board_is_open_to_everybody_and_played_by_clicks(visitor: Greeting, name: str) -> None:
    ada = in_mid_play(visitor(lang="fr"), name, 0.4)
    assert serious(ada.page) == []
    for _ in range(MOVES):
        before = ada.position()
        by_clicks(ada, before["moves"][0])
        assert ada.settles()
        assert ada.position()["number"] > before["number"]


@pytest.mark.parametrize("name", DRAWN)
def test_a_board_is_open_to_everybody_and_played_by_touch(visitor: Greeting, name: str) -> None:
    ada = in_mid_play(visitor(phone=True, night=True), name, 0.6)
    assert serious(ada.page) == []
    for _ in range(MOVES):
        before = ada.position()
        by_touch(ada, before["moves"][0])
        assert ada.settles()
        assert ada.position()["number"] > before["number"]


@pytest.mark.parametrize("name", DRAWN)
def test_a_board_is_open_to_everybody_on_a_phone_held_either_way(visitor: Greeting, name: str) -> None:
    ada = visitor(phone=True, lang="fr")
    journal = played.cut(name, game(name).facts.seats[-1], 0.6)
    ada.table = ada.post("/api/tables/import", text=journal)["id"]
    ada.goes(f"/t/{ada.table}")
    assert ada.settles()
    for size in ("a phone", "a phone on its side"):
        ada.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        assert serious(ada.page) == [], size


@pytest.mark.parametrize("name", DRAWN)
def test_a_board_survives_another_language_and_a_new_load(visitor: Greeting, name: str) -> None:
    ada = in_mid_play(visitor(lang="fr"), name, 0.7)
    before = ada.position()
    ada.page.locator('[data-lang="en"]').first.click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    english = ada.asks(f"/api/tables/{ada.table}/position?lang=en")
    expect(ada.page.locator("[data-prompt] h1")).to_have_text(english["prompt"])
    ada.page.reload()
    assert ada.settles()
    assert ada.position()["number"] == before["number"]
    by_clicks(ada, before["moves"][0])
    assert ada.settles()
    assert ada.position()["number"] > before["number"]


@pytest.mark.parametrize("name", DRAWN)
def test_every_piece_a_move_concerns_is_drawn(visitor: Greeting, name: str) -> None:
    ada = in_mid_play(visitor(), name, 0.5)
    drawn = set(" ".join(ada.page.locator("[data-ids]").evaluate_all(IDS)).split())
    bare = [
        move for move in ada.position()["moves"] if move["elements"] and not drawn & set(move["elements"])
    ]
    assert bare == []
