"""The operator's page in a browser: a key, six parts, and deeds that others notice."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from bivouac.server.operator_door import unlock_anew
from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.test_people import account
from tests.browser.visitors import Visitor
from tests.server.houses import Served

WAYS: list[dict[str, Any]] = [{"lang": "fr", "phone": True, "night": True}, {}]
NAMES = ["phone by night, in French", "laptop by day, in English"]
PARTS = ("vitals", "reports", "bans", "tables", "players", "trail")


def comes_in(house: Served, visitor: Greeting, way: dict[str, Any]) -> Visitor:
    """Somebody with the key, behind the door."""
    key = house.do(lambda opened: unlock_anew(opened.store))
    operator = visitor(**way)
    operator.goes("/operator")
    operator.page.locator("#operator-key").fill("not the key")
    operator.page.locator("[data-in]").click()
    expect(operator.page.locator('main [role="alert"]')).to_have_text(re.compile("key|clé"))
    assert serious(operator.page) == []
    operator.page.locator("#operator-key").fill(key)
    operator.page.locator("[data-in]").click()
    expect(operator.page.locator("[data-well]")).to_be_visible()
    operator.complaints = [one for one in operator.complaints if "401" not in one]
    return operator


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_every_part_is_there_fits_its_screen_and_bars_nobody(
    house: Served, visitor: Greeting, way: dict[str, Any]
) -> None:
    ada, eve = visitor(), visitor()
    account(ada, "Ada")
    account(eve, "Eve")
    table = ada.opens("human", "human")
    eve.post(f"/api/tables/{table}/join", seat=1)
    ada.begins()
    ada.post(f"/api/tables/{table}/report", seat=1, reason="words", words="rude words " * 12)
    operator = comes_in(house, visitor, way)
    for part in PARTS:
        operator.page.locator(f'nav [data-part="{part}"]').click()
        expect(operator.page.locator(f'nav [data-part="{part}"]')).to_have_attribute("aria-current", "page")
        if part not in ("vitals", "bans"):
            expect(operator.page.locator("main .things > li:not(.muted)").first).to_be_visible()
        assert serious(operator.page) == [], part
        wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        assert operator.page.evaluate(wide) is False, f"{part} is wider than its screen"


def test_a_report_leads_to_a_ban_and_a_table_is_closed(house: Served, visitor: Greeting) -> None:
    ada, eve = visitor(lang="fr"), visitor()
    account(ada, "Ada")
    account(eve, "Eve")
    table = ada.opens("human", "human")
    eve.post(f"/api/tables/{table}/join", seat=1)
    ada.begins()
    ada.post(f"/api/tables/{table}/report", seat=1, reason="cheating", words="")
    operator = comes_in(house, visitor, {"lang": "fr"})
    page = operator.page
    page.locator('nav [data-part="reports"]').click()
    page.get_by_role("button", name="Bannir Eve…").click()
    expect(page.locator("[data-who]")).not_to_have_value("")
    page.locator("[data-why]").fill("triche")
    page.locator("[data-ban]").click()
    expect(page.locator("[data-banned]")).to_contain_text("Eve")
    assert eve.context.request.get("/api/me").json()["banned"]["reason"] == "triche"
    page.locator('nav [data-part="reports"]').click()
    page.locator("[data-resolve]").click()
    expect(page.locator("[data-report]")).to_have_count(0)
    page.locator('nav [data-part="tables"]').click()
    row = page.locator(f'[data-table="{table}"]')
    row.locator("[data-close]").click()
    row.locator("[data-reason]").fill("triche")
    row.locator("[data-sure]").click()
    expect(row.locator("[data-close]")).to_have_count(0)
    expect(ada.page.locator('[data-drawer-sheet="score"], dialog, [role="dialog"]').first).to_be_visible()
    page.locator('nav [data-part="trail"]').click()
    page.locator("[data-check]").click()
    expect(page.locator(".checked")).to_contain_text("Rien n’a été changé")
    page.locator("[data-out]").click()
    expect(page.locator("#operator-key")).to_be_visible()
    assert operator.context.request.get("/api/operator/tables").status == 401
