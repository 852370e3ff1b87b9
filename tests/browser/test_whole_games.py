"""Whole games in a real browser: by clicks on a laptop, by touch on a phone, by the keyboard alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Greeting
from tests.browser.hands import by_clicks, by_keyboard, by_touch, in_a_hurry
from tests.browser.visitors import Json, Visitor

LONG = {"agartha": 30, "temple": 15}  # fewer moves of one's own than any game of two has


def is_over(visitor: Visitor) -> None:
    """The table says so, to eyes and ears, and the house agrees."""
    expect(visitor.page.locator('[data-screen="over"]')).to_be_visible()
    view = visitor.asks(f"/api/tables/{visitor.table}")
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


def the_last(moves: Sequence[Json]) -> Json:
    """In most questions that which goes on instead of declining."""
    return moves[-1]


def the_first(moves: Sequence[Json]) -> Json:
    """What is listed first."""
    return moves[0]


@pytest.mark.parametrize("name", LONG)
def test_others_are_played_to_the_end_by_clicks_on_the_pieces(visitor: Greeting, name: str) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", "greedy", game=name)
    assert ada.play(the_first, by_clicks) > LONG[name]
    is_over(ada)


@pytest.mark.parametrize("name", LONG)
def test_others_are_played_to_the_end_by_touch_on_a_phone(visitor: Greeting, name: str) -> None:
    ada = visitor(phone=True, night=True)
    ada.opens("human", "greedy", game=name)
    assert ada.play(the_last, by_touch) > LONG[name]
    is_over(ada)


@pytest.mark.parametrize("name", LONG)
def test_others_are_played_to_the_end_by_the_keyboard_alone(visitor: Greeting, name: str) -> None:
    ada = visitor()
    ada.opens("human", "greedy", game=name)
    ada.page.mouse.move(0, 0)
    assert ada.play(the_first, by_keyboard) > LONG[name]
    is_over(ada)
