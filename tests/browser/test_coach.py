"""The coach on the screen: its lamp on a desk and on a phone, by mouse and by keys; what-ifs with a judge."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.hands import by_clicks, in_a_hurry
from tests.browser.visitors import Visitor


def lit(visitor: Visitor) -> None:
    """Wait until the lamp shows something."""
    expect(visitor.page.locator("[data-tip]").first).to_be_visible()


def test_the_lamp_shows_moves_that_a_click_plays(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", "random")
    assert ada.settles()
    ada.page.locator("[data-lamp]").click()
    lit(ada)
    assert 1 <= ada.page.locator("[data-tip]").count() <= 3
    tip = ada.page.locator("[data-tip]").first
    expect(tip).to_contain_text("%")
    offered = {move["text"] for move in ada.position()["moves"]}
    assert tip.get_attribute("data-tip") in offered
    assert serious(ada.page) == []
    number = ada.position()["number"]
    expect(ada.page.locator('[data-coach="done"]')).to_be_visible()
    ada.page.locator("[data-tip]").first.click()
    ada.settles()
    assert ada.position()["number"] > number
    expect(ada.page.locator("[data-coach]")).to_have_count(0)


def test_the_keyboard_lights_it_and_puts_it_out(visitor: Greeting) -> None:
    ada = visitor()
    ada.opens("human", "random", game="temple")
    assert ada.settles()
    ada.page.keyboard.press("c")
    lit(ada)
    ada.page.keyboard.press("c")
    expect(ada.page.locator("[data-coach]")).to_have_count(0)


def test_on_a_phone_it_opens_in_a_sheet(visitor: Greeting) -> None:
    ada = visitor(phone=True, night=True, lang="fr")
    ada.opens("human", "random", game="agartha")
    assert ada.settles()
    ada.page.locator("[data-lamp]").click()
    lit(ada)
    assert serious(ada.page) == []
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= ada.page.evaluate("window.innerWidth")


def test_among_people_who_have_not_agreed_there_is_no_lamp(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor()
    ada.opens("human", "human")
    bo.post(f"/api/tables/{ada.table}/join")
    ada.begins()
    expect(ada.page.locator("[data-prompt]")).to_be_visible()
    expect(ada.page.locator("[data-lamp]")).to_have_count(0)


def test_after_the_end_a_what_if_is_followed_by_the_judge(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", "random")
    assert ada.settles()
    ada.page.keyboard.press("c")
    lit(ada)
    ada.play(in_a_hurry, by_clicks)
    expect(ada.page.locator("[data-advised]")).to_contain_text("(1)")
    ada.page.locator("[data-fork]").click()
    ada.page.wait_for_url(lambda url: ada.table not in url)
    ada.settles()
    ada.page.locator("[data-judge]").click()
    expect(ada.page.locator("[data-course] tbody tr").first).to_contain_text("%")
    assert serious(ada.page) == []
