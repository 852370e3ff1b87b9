"""Onlookers on the screen: marked where they speak, and received as the host of the table likes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.visitors import Visitor

WAYS: list[dict[str, Any]] = [{"lang": "fr"}, {"phone": True, "lang": "fr", "night": True}]


def sheet(visitor: Visitor, name: str) -> Locator:
    """What is opened beside the game."""
    direct = visitor.page.locator(f'[data-drawer="{name}"]')
    if direct.count() == 0 or not direct.first.is_visible():
        visitor.page.get_by_role("button", name="Menu").click()
        titles = {"chat": "Messages", "company": "Autour de la table"}
        visitor.page.get_by_role("dialog").get_by_role("button", name=titles[name]).click()
    else:
        direct.first.click()
    beside = visitor.page.locator("[data-chat]")  # on a desk one writes beside the board
    return visitor.page.get_by_role("dialog").or_(beside)


def playing(visitor: Greeting, **way: Any) -> tuple[Visitor, Visitor]:
    """A host at a game, and an onlooker who took the host's name."""
    host, zoe = visitor(**way), visitor(lang="fr")
    for person in (host, zoe):
        person.context.request.patch("/api/me", data={"name": "Ada"})
    zoe.goes(f"/t/{host.opens('human', 'random')}")
    expect(zoe.page.locator("[data-prompt]")).to_be_visible()
    return host, zoe


@pytest.mark.parametrize("way", WAYS, ids=["laptop", "phone"])
def test_an_onlooker_is_marked_where_they_speak_and_silent_once_muted(
    visitor: Greeting, way: dict[str, Any]
) -> None:
    host, zoe = playing(visitor, **way)
    theirs = sheet(zoe, "chat")
    theirs.get_by_role("textbox").fill("Je passe !")
    theirs.get_by_role("textbox").press("Enter")
    mine = sheet(host, "chat")
    line = mine.locator('[data-said="onlooker"]')
    expect(line).to_contain_text("Je passe")
    expect(line.locator(".mark")).to_have_text("Spectateur")
    assert serious(host.page) == []
    host.page.keyboard.press("Escape")
    company = sheet(host, "company")
    company.locator("[data-mute]").click()
    expect(company.locator('[data-onlooker="muted"]')).to_contain_text("réduit au silence")
    assert serious(host.page) == []
    theirs.get_by_role("textbox").fill("Encore moi")
    theirs.get_by_role("textbox").press("Enter")
    refusal = zoe.page.get_by_role("alert").filter(has_text="vous a prié de vous taire")
    expect(refusal).to_be_visible()
    company.locator("[data-shut-out]").click()
    expect(company.locator('[data-onlooker="out"]')).to_contain_text("exclu")
    expect(zoe.page.get_by_text("son hôte vous a prié de partir")).to_be_visible()
    zoe.complaints.clear()


def test_the_host_lets_nobody_look_on_and_closes_a_table_that_gathers(visitor: Greeting) -> None:
    host, zoe = playing(visitor, lang="fr")
    company = sheet(host, "company")
    company.get_by_role("radio", name="Personne ne regarde").check()
    expect(zoe.page.get_by_text("n’admet pas de spectateurs")).to_be_visible()
    zoe.complaints.clear()
    table = host.opens("human", "human")
    host.goes(f"/t/{table}")
    expect(host.page.locator("code", has_text="--host")).to_be_visible()  # nobody else can reach this server
    host.page.locator('[data-ask="close-table"]').click()
    host.page.locator('[data-sure="close-table"]').click()
    expect(host.page.locator('[data-sure="close-table"]')).to_have_count(0)
    assert host.asks(f"/api/tables/{table}")["status"] == "closed"
