"""Arnak in a real browser: whole games in three ways, payments that survive, the boards of others."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.hands import OnceEach, by_clicks, by_keyboard, by_touch
from tests.browser.reach import PATIENCE, SIZES
from tests.browser.test_whole_games import is_over
from tests.browser.visitors import Visitor
from tools import played

ROUNDS = 5
# No name is cut, hides what a site brings, or hides whoever stands there.
ALL_READ = """() => [...document.querySelectorAll(".site")].every((site) => {
  const name = site.querySelector(".name");
  if (name === null || !site.checkVisibility()) return true;
  const box = name.getBoundingClientRect();
  const hidden = (part, spared) => {
    const other = part?.getBoundingClientRect();
    return other !== undefined && box.left < other.right && other.left < box.right &&
      Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > spared * other.height;
  };
  const cut = name.scrollHeight > name.clientHeight + 2 || name.scrollWidth > name.clientWidth + 1;
  const figure = site.querySelector(".here")?.firstElementChild;
  return !cut && !hidden(site.querySelector(".effect"), 0.2) && !hidden(figure, 0.7);
})"""
TRIED = {"dig", "travel", "buy", "play", "pass", "end"}


def in_payment(visitor: Visitor) -> Visitor:
    """A solo game in which the way to a camp site is being paid."""
    visitor.opens("human", game="arnak")
    assert visitor.settles()
    dig = next(move for move in visitor.position()["moves"] if move["text"].startswith("dig"))
    by_clicks(visitor, dig)
    assert visitor.settles()
    assert visitor.position()["outlook"]["phase"] == "travel"
    return visitor


def test_arnak_is_played_to_the_end_by_clicks_on_the_pieces(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", game="arnak")
    choose = OnceEach()
    assert ada.play(choose, by_clicks) > 2 * ROUNDS
    is_over(ada)
    assert choose.made >= TRIED


def test_arnak_is_played_to_the_end_by_touch_on_a_phone(visitor: Greeting) -> None:
    ada = visitor(phone=True, night=True)
    ada.opens("human", game="arnak", options={"temple": "snake"})
    choose = OnceEach()
    assert ada.play(choose, by_touch) > 2 * ROUNDS
    is_over(ada)
    assert choose.made >= TRIED


def test_arnak_is_played_to_the_end_by_the_keyboard_alone(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", game="arnak")
    ada.page.mouse.move(0, 0)
    choose = OnceEach()
    assert ada.play(choose, by_keyboard) > 2 * ROUNDS
    is_over(ada)
    assert choose.made >= TRIED


def test_a_payment_under_way_survives_another_language_and_a_reload(visitor: Greeting) -> None:
    ada = in_payment(visitor(lang="fr"))
    bill = ada.page.locator("[data-bill]")
    expect(bill).to_contain_text("reste")
    ada.page.locator('[data-lang="en"]').first.click()
    expect(bill).to_contain_text("to pay")
    expect(ada.page.locator("[data-prompt] h1")).to_contain_text("how do you pay")
    ada.page.reload()
    assert ada.settles()
    expect(bill).to_contain_text("to pay")
    paid = next(move for move in ada.position()["moves"] if move["text"].startswith("travel"))
    by_clicks(ada, paid)
    assert ada.settles()
    expect(bill).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_the_rival_of_a_solo_game_has_a_panel_of_its_own(visitor: Greeting, phone: bool) -> None:
    ada = visitor(phone=phone, lang="fr")
    ada.opens("human", game="arnak")
    assert ada.settles()
    rival = ada.position()["outlook"]["rival"]
    panel = ada.page.get_by_role("region", name="Le rival")
    expect(panel).to_be_in_viewport(ratio=1)
    expect(panel.locator(".next")).to_have_text(str(len(rival["deeds"])))
    expect(panel.locator(".points")).to_have_text(str(rival["points"]))
    expect(panel.locator(".deed")).to_be_visible()


def test_the_board_of_another_is_one_key_away_and_open_to_everybody(visitor: Greeting) -> None:
    ada = visitor(lang="fr", night=True)
    ada.opens("human", "random", game="arnak")
    assert ada.settles()
    other = ada.page.locator("[data-board-of]")
    ada.page.keyboard.press("2")
    expect(other).to_be_visible()
    assert serious(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(other).to_have_count(0)


def test_the_names_of_sites_are_read_on_every_screen_and_hide_nobody(visitor: Greeting) -> None:
    ada = visitor(phone=True, lang="fr")
    for journal in (played.cut("arnak", 4, 0.4), played.cut("arnak", 4, 0.9)):
        ada.table = ada.post("/api/tables/import", text=journal)["id"]
        ada.goes(f"/t/{ada.table}")
        assert ada.settles()
        for width, height in SIZES.values():
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_function(ALL_READ, timeout=PATIENCE * 1000)
        ada.page.set_viewport_size({"width": 1280, "height": 800})


def test_the_exiled_cards_are_laid_open_for_everybody(visitor: Greeting) -> None:
    ada = visitor()
    ada.opens("human", "random", game="arnak")
    assert ada.settles()
    pile = ada.page.locator("button.exile")
    exiled = ada.page.get_by_role("region", name="Exiled cards")
    pile.click()
    expect(exiled).to_contain_text("No card has been exiled yet.")
    assert serious(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(exiled).to_have_count(0)


def test_every_board_behind_a_tab_is_open_to_everybody(visitor: Greeting) -> None:
    ada = visitor(phone=True)
    ada.opens("human", game="arnak", options={"temple": "snake"})
    assert ada.settles()
    for tab in ada.page.locator('[role="tab"]').all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert serious(ada.page) == []


def test_the_lesson_of_arnak_leads_on_by_touch(visitor: Greeting) -> None:
    ada = visitor(phone=True, lang="fr")
    ada.goes("/learn/arnak")
    expect(ada.page.locator('[data-screen="table"]')).to_be_visible()
    ada.table = ada.page.url.rsplit("/", 1)[1]
    for _ in range(7):
        assert ada.settles()
        step = ada.position()["lesson"]
        expect(ada.page.locator("[data-lesson]")).to_contain_text(step["say"])
        (wanted,) = [move for move in ada.position()["moves"] if move["text"] in step["moves"]]
        by_touch(ada, wanted)
    assert ada.settles()
    assert ada.position()["lesson"]["done"] == 7
