"""Green is for going on: what gives something up is a quiet button, and asks once."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.hands import number_shown

NO_QUESTIONS = "localStorage.setItem('bivouac-settings', JSON.stringify({asks: false}))"


def test_passing_is_never_the_green_button_and_asks_once(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", "random", game="arnak")
    assert ada.settles()
    begun = number_shown(ada)
    answer = ada.page.locator('[data-prompt] [data-answer="pass"]')
    expect(answer).to_be_visible()
    expect(ada.page.locator("[data-prompt] .btn.primary")).to_have_count(0)
    answer.click()
    expect(ada.page.locator("[data-prompt] h1")).to_contain_text("c’est bien ce que vous voulez")
    assert number_shown(ada) == begun
    ada.page.locator("[data-prompt] .btn.primary").click()  # the green one goes on playing
    expect(ada.page.locator("[data-confirm]")).to_have_count(0)
    assert number_shown(ada) == begun
    answer.click()
    ada.page.locator("[data-confirm]").click()
    assert ada.settles()
    assert number_shown(ada) != begun


def test_who_wants_no_questions_is_not_asked(visitor: Greeting) -> None:
    ada = visitor()
    ada.context.add_init_script(NO_QUESTIONS)
    ada.opens("human", "random", game="arnak")
    assert ada.settles()
    begun = number_shown(ada)
    ada.page.locator('[data-prompt] [data-answer="pass"]').click()
    assert ada.settles()
    assert number_shown(ada) != begun


def test_giving_up_for_good_is_not_green_and_says_what_follows(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", "random")
    assert ada.settles()
    ada.page.locator('[data-drawer="company"]').click()
    ada.page.locator('[data-ask="resign"]').click()
    asked = ada.page.get_by_role("group", name="Abandonner")
    expect(asked).to_contain_text("Un robot jouera la suite")
    expect(asked.locator(".primary")).to_have_count(0)
    expect(ada.page.locator("[data-alone]")).to_be_visible()  # beside the link for onlookers
    assert serious(ada.page) == []
