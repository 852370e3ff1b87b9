"""Newcomers are told where they stand: onlookers that they watch, learners where each game is taught."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Greeting


def test_an_onlooker_is_told_that_one_watches(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor(lang="fr")
    ada.opens("human", "random")
    bo.goes(f"/t/{ada.table}")
    told = bo.page.locator('[data-standing="onlooker"]')
    expect(told).to_contain_text("Vous regardez la partie")
    assert ada.settles()
    expect(ada.page.locator("[data-standing]")).to_have_count(0)


def test_every_game_is_taught_from_its_own_card(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.goes("/")
    expect(ada.page.locator("[data-learn]")).to_have_count(5)
    ada.page.locator('[data-learn="temple"]').click()
    expect(ada.page.locator("[data-lesson]")).to_be_visible()
    expect(ada.page.locator(".game .title")).to_have_text("Temple")
