"""Every screen by day and by night, on a laptop and a phone, as axe sees it: nothing keeps anybody out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.accessible import violations
from tests.browser.conftest import Greeting
from tests.browser.test_boards import DRAWN, in_mid_play
from tools import played

WAYS: list[dict[str, Any]] = [{"lang": "fr"}, {"night": True}, {"phone": True, "lang": "fr", "night": True}]
NAMES = ["laptop by day, in French", "laptop by night", "phone by night, in French"]
LOST = "/nowhere"
DOORS = ("/", "/lobby", "/new/arnak", "/history", "/me", "/strongest/takara", "/learn", "/rules/takara", LOST)


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_before_a_game(visitor: Greeting, way: dict[str, Any]) -> None:
    ada = visitor(**way)
    ada.opens("human", "human")  # whoever has sat down has a page of their own
    for path in DOORS:
        ada.goes(path)
        expect(ada.page.locator("h1").first).to_be_visible()
        assert violations(ada.page) == [], path
    ada.complaints = [said for said in ada.complaints if "404" not in said]  # that of LOST
    ada.goes(f"/t/{ada.table}")
    expect(ada.page.locator('[data-screen="gathering"] h1')).to_be_visible()
    assert violations(ada.page) == []


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
@pytest.mark.parametrize("name", DRAWN)
def test_during_a_game(visitor: Greeting, name: str, way: dict[str, Any]) -> None:
    ada = in_mid_play(visitor(**way), name, 0.5)
    assert violations(ada.page) == []


@pytest.mark.parametrize("night", [False, True])
def test_beside_a_game(visitor: Greeting, night: bool) -> None:
    ada = in_mid_play(visitor(lang="fr", night=night), "takara", 0.5)
    for drawer in ("rules", "chat", "company", "settings"):
        opens = ada.page.locator(f'[data-drawer="{drawer}"]')
        opens.click()
        expect(ada.page.get_by_role("heading", name=opens.get_attribute("aria-label")).first).to_be_visible()
        assert violations(ada.page) == [], drawer
        ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-lamp]").click()
    expect(ada.page.locator("[data-lamp]")).to_have_attribute("aria-pressed", "true")
    assert violations(ada.page) == []
    ada.page.locator("[data-film-begin]").click()
    expect(ada.page.locator("main[data-past]")).to_be_visible()
    ada.page.locator('[data-film="playing"]').click()  # what fades in or out is not looked at half-way
    expect(ada.page.locator(".flying")).to_have_count(0)
    assert violations(ada.page) == []


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_after_a_game(visitor: Greeting, way: dict[str, Any]) -> None:
    ada = visitor(**way)
    ada.table = ada.post("/api/tables/import", text=played.whole("takara", 2))["id"]
    ada.goes(f"/t/{ada.table}")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert violations(ada.page) == []
