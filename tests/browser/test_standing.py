"""Who does not play is told so: onlookers, and those for whom a bot plays, with the way back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting


def test_an_onlooker_is_told_that_one_watches(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor(lang="fr")
    ada.opens("human", "random")
    bo.goes(f"/t/{ada.table}")
    told = bo.page.locator('[data-standing="onlooker"]')
    expect(told).to_contain_text("Vous regardez la partie")
    assert ada.settles()
    expect(ada.page.locator("[data-standing]")).to_have_count(0)


def test_who_lent_a_seat_is_told_so_and_takes_it_back(visitor: Greeting) -> None:
    ada, bo = visitor(lang="fr"), visitor()
    ada.opens("human", "human")
    bo.post(f"/api/tables/{ada.table}/join", seat=1)
    ada.begins()
    assert ada.settles()
    ada.page.locator('[data-drawer="company"]').click()
    ada.page.get_by_role("button", name="Laisser un robot jouer pour moi").click()
    told = ada.page.locator('[data-standing="lent"]')
    expect(told).to_contain_text("Un robot joue pour vous")
    assert serious(ada.page) == []
    told.get_by_role("button", name="Reprendre ma place").click()
    expect(told).to_have_count(0)


def test_every_game_is_taught_from_its_own_card(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.goes("/")
    expect(ada.page.locator("[data-learn]")).to_have_count(5)
    ada.page.locator('[data-learn="temple"]').click()
    expect(ada.page.locator("[data-lesson]")).to_be_visible()
    expect(ada.page.locator(".title")).to_have_text("Temple")
