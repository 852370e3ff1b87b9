"""A line that is lost, a page loaded again, another language, another window: the game goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Greeting
from tests.browser.hands import by_clicks, in_a_hurry
from tests.browser.visitors import Visitor


@pytest.fixture
def ada(visitor: Greeting) -> Visitor:
    """Somebody a few moves into a game."""
    came = visitor()
    came.opens("human", "random")
    plays(came, 3)
    return came


def plays(visitor: Visitor, moves: int) -> None:
    """A few moves, and the turn again."""
    for _ in range(moves):
        assert visitor.settles()
        by_clicks(visitor, in_a_hurry(visitor.position()["moves"]))
    assert visitor.settles()


def prompt(visitor: Visitor) -> str:
    """What is asked."""
    return visitor.page.locator("[data-prompt] h1").inner_text()


def test_a_page_loaded_again_shows_the_same_game_and_plays_on(ada: Visitor) -> None:
    before = prompt(ada), ada.position()["number"]
    ada.page.reload()
    ada.settles()
    assert (prompt(ada), ada.position()["number"]) == before
    plays(ada, 1)
    assert ada.position()["number"] > before[1]


def test_a_lost_line_is_shown_and_what_was_done_meanwhile_is_sent_when_it_is_back(ada: Visitor) -> None:
    number = ada.position()["number"]
    move = in_a_hurry(ada.position()["moves"])
    ada.context.set_offline(True)
    expect(ada.page.locator('[data-connection="lost"], [data-connection="connecting"]')).to_be_visible()
    by_clicks(ada, move)
    ada.context.set_offline(False)
    expect(ada.page.locator('[data-connection="open"]')).to_be_visible()
    ada.settles()
    assert ada.position()["number"] > number
    ada.complaints = [text for text in ada.complaints if "ERR_INTERNET_DISCONNECTED" not in text]
    plays(ada, 1)


def test_another_language_is_spoken_at_once_and_the_game_plays_on_in_it(ada: Visitor) -> None:
    english = prompt(ada)
    ada.page.locator('[data-lang="fr"]').click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.locator("[data-prompt] h1")).not_to_have_text(english)
    french = ada.asks(f"/api/tables/{ada.table}/position?lang=fr")
    assert prompt(ada) == french["prompt"]
    expect(ada.page.locator(f'[data-move="{french["moves"][0]["text"]}"]')).to_be_visible()
    assert english not in ada.text()
    plays(ada, 1)


def test_a_second_window_follows_and_plays_at_the_same_table(ada: Visitor) -> None:
    number = ada.position()["number"]
    first = ada.page
    ada.page = ada.context.new_page()
    ada.goes(f"/t/{ada.table}")
    plays(ada, 1)
    second, ada.page = ada.page, first
    ada.settles()
    assert ada.position()["number"] > number
    assert prompt(ada) == second.locator("[data-prompt] h1").inner_text()
    plays(ada, 1)
    second.close()
