"""Whole games in a real browser: by clicks on a laptop, by touch on a phone, by the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Greeting
from tests.browser.hands import by_clicks, by_keyboard, by_touch, in_a_hurry
from tests.browser.visitors import Visitor


def is_over(visitor: Visitor) -> None:
    """The table says so, to eyes and ears, and the house agrees."""
    expect(visitor.page.locator('[data-screen="over"]')).to_be_visible()
    view = visitor.context.request.get(f"/api/tables/{visitor.table}").json()
    assert view["status"] == "over"


def test_takara_is_played_to_the_end_by_clicks_on_the_pieces(visitor: Greeting) -> None:
    ada = visitor()
    ada.opens("human", "greedy")
    assert ada.play(in_a_hurry, by_clicks) > 30
    is_over(ada)


def test_takara_is_played_to_the_end_by_touch_on_a_phone(visitor: Greeting) -> None:
    ada = visitor(phone=True, lang="fr", night=True)
    ada.opens("human", "greedy")
    assert ada.play(in_a_hurry, by_touch) > 30
    is_over(ada)


def test_takara_is_played_to_the_end_by_the_keyboard_alone(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", "greedy")
    ada.page.mouse.move(0, 0)
    assert ada.play(in_a_hurry, by_keyboard) > 30
    is_over(ada)
