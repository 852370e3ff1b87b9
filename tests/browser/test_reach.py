"""A walk through every game, question by question: at each size of screen every piece can be clicked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bivouac import game
from tests.browser.conftest import Greeting
from tests.browser.hands import by_clicks
from tests.browser.reach import SIZES, USUAL, out_of_reach
from tests.browser.test_boards import DRAWN
from tools import played

SEATS = {name: game(name).facts.seats for name in DRAWN}
TABLES = [(name, seats) for name, (low, high) in SEATS.items() for seats in range(low, high + 1)]
TAUGHT = 6  # steps of a guide that are walked


@pytest.fixture
def sizes(request: pytest.FixtureRequest) -> list[str]:
    """The screens to look at: all with --screens, else a short laptop and a phone."""
    return list(SIZES if request.config.getoption("--screens") else USUAL)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_piece_is_in_reach(visitor: Greeting, name: str, seats: int, sizes: list[str]) -> None:
    if seats not in SEATS[name] and len(sizes) < len(SIZES):
        pytest.skip("between the fewest and the most seats: with --screens")
    ada = visitor(lang="fr")
    whole = name != "continent"  # a hand of cards may grow wider than any table
    wrong = []
    for asked, journal in played.questions(name, seats).items():
        ada.table = ada.post("/api/tables/import", text=journal)["id"]
        ada.goes(f"/t/{ada.table}")
        assert ada.settles()
        wrong += [f"{asked}, {what}" for size in sizes for what in out_of_reach(ada, size, whole=whole)]
    assert wrong == []


@pytest.mark.parametrize("name", DRAWN)
def test_every_piece_a_guide_names_is_in_reach(visitor: Greeting, name: str, sizes: list[str]) -> None:
    ada = visitor(lang="fr")
    ada.goes(f"/learn/{name}")
    expect(ada.page.locator('[data-screen="table"]')).to_be_visible()
    ada.table = ada.page.url.rsplit("/", 1)[1]
    for _ in range(TAUGHT):
        assert ada.settles()
        expect(ada.page.locator("[data-prompt] [data-lesson]")).to_be_visible()
        assert [what for size in sizes for what in out_of_reach(ada, size)] == []
        ada.page.set_viewport_size({"width": 1280, "height": 800})
        step = ada.position()
        by_clicks(ada, next(move for move in step["moves"] if move["text"] in step["lesson"]["moves"]))


@pytest.mark.smoke
def test_a_handle_counts_what_is_out_of_sight_and_brings_it_there(visitor: Greeting) -> None:
    ada = visitor(phone=True, lang="fr")
    ada.table = ada.post("/api/tables/import", text=played.questions("agartha", 2)["bid"])["id"]
    ada.goes(f"/t/{ada.table}")
    assert ada.settles()
    assert out_of_reach(ada, "a phone") == []
    handle = ada.page.locator("[data-prompt] [data-holds]")
    hidden = (handle.get_attribute("data-holds") or "").split(" ")
    expect(handle).to_contain_text(str(len(hidden)))
    expect(ada.piece(hidden[0])).not_to_be_in_viewport()
    handle.tap()
    expect(ada.piece(hidden[0])).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("seats", SEATS["agartha"])
def test_a_phone_on_its_side_has_agartha_s_tiles_and_zones_in_sight_at_once(
    visitor: Greeting, seats: int
) -> None:
    ada = visitor(phone=True, lang="fr")
    asked = played.questions("agartha", seats)
    for question in ("bid", "won"):
        ada.table = ada.post("/api/tables/import", text=asked[question])["id"]
        ada.goes(f"/t/{ada.table}")
        assert ada.settles()
        assert out_of_reach(ada, "a phone on its side") == []
        expect(ada.page.locator("[data-prompt] [data-holds]")).to_have_count(0)


def test_a_guide_brings_what_it_speaks_of_into_sight_on_a_phone(visitor: Greeting) -> None:
    ada = visitor(phone=True, lang="fr")
    ada.goes("/learn/agartha")
    expect(ada.page.locator("[data-lesson]")).to_be_visible()
    expect(ada.page.locator('main [data-state="legal"]').first).to_be_in_viewport(ratio=1)
