"""Looking back like a film: playing, stepping, a link to a moment, what if from there; keys and focus."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.visitors import Visitor
from tools import played

# Every mark is on a piece of the moment's events; those of the moment before take a frame to go.
ONLY_MARKED = """(touched) => [...document.querySelectorAll("[data-changed]")].every((piece) =>
  (piece.dataset.ids ?? piece.dataset.element).split(" ").some((id) => touched.includes(id)))"""
LATER = re.compile(r"^([2-9]|\d\d+)$")


def reel(visitor: Visitor) -> Locator:
    """The film's controls; they tell the moment that is shown."""
    return visitor.page.locator("[data-reel]")


def moment(visitor: Visitor) -> int:
    """The moment that is shown."""
    return int(reel(visitor).get_attribute("data-reel") or -1)


@pytest.fixture
def ada(visitor: Greeting) -> Visitor:
    """Somebody who looks at a finished game again."""
    guest = visitor(lang="fr")
    guest.table = guest.post("/api/tables/import", text=played.whole("takara", 2))["id"]
    guest.goes(f"/t/{guest.table}")
    guest.page.locator("[data-replay]").click()
    expect(reel(guest)).to_be_visible()
    return guest


def test_it_plays_by_itself_and_a_key_stops_it(ada: Visitor) -> None:
    expect(ada.page.locator('[data-film="playing"]')).to_be_visible()
    ada.page.get_by_label("Vitesse").select_option(label="×4")
    expect(reel(ada)).to_have_attribute("data-reel", LATER)
    ada.page.locator("[data-reel] h1").click()
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("Space")
    expect(ada.page.locator('[data-film="paused"]')).to_be_visible()
    assert serious(ada.page) == []


def test_arrows_step_by_moves_and_by_turns(ada: Visitor) -> None:
    ada.page.keyboard.press("Home")
    expect(reel(ada)).to_have_attribute("data-reel", "0")
    assert ada.page.locator("[data-changed]").count() == 0
    ada.page.keyboard.press("ArrowRight")
    expect(reel(ada)).to_have_attribute("data-reel", "1")
    ada.page.keyboard.press("ArrowLeft")
    expect(reel(ada)).to_have_attribute("data-reel", "0")
    seats = [line["seat"] for line in ada.asks(f"/api/tables/{ada.table}/log") if line["kind"] == "acted"]
    first = next(at for at, seat in enumerate(seats) if seat != seats[0])
    ada.page.keyboard.press("Shift+ArrowRight")
    expect(reel(ada)).to_have_attribute("data-reel", str(first))
    ada.page.keyboard.press("Escape")
    expect(reel(ada)).to_have_count(0)


def test_only_what_that_moment_changed_is_marked(ada: Visitor) -> None:
    ada.page.keyboard.press("Home")
    expect(reel(ada)).to_have_attribute("data-reel", "0")
    lines = [line for line in ada.asks(f"/api/tables/{ada.table}/log") if line["kind"] == "acted"]
    for number in range(1, 6):
        ada.page.keyboard.press("ArrowRight")
        expect(reel(ada)).to_have_attribute("data-reel", str(number))
        touched = {told["event"].get("element") for told in lines[number - 1]["events"]}
        ada.page.wait_for_function(ONLY_MARKED, arg=sorted(filter(None, touched)))


def test_a_link_leads_to_the_moment_and_what_if_goes_on_from_there(ada: Visitor) -> None:
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.keyboard.press("Home")
    for _ in range(7):
        ada.page.keyboard.press("ArrowRight")
    expect(reel(ada)).to_have_attribute("data-reel", "7")
    ada.page.locator("[data-link]").click()
    expect(ada.page.locator("[data-link]")).to_have_text("Copié")
    link = ada.page.evaluate("navigator.clipboard.readText()")
    ada.goes("/")
    ada.goes(link)
    expect(reel(ada)).to_have_attribute("data-reel", "7")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.locator("[data-fork]").click()
    ada.page.wait_for_url(lambda url: ada.table not in url)
    ada.table = ada.page.url.rsplit("/", 1)[1]
    assert ada.settles()
    assert ada.position()["number"] >= 7


def test_messages_stand_beside_the_board_and_one_plays_on(visitor: Greeting) -> None:
    ada = visitor()
    ada.opens("human", "human")
    bo = visitor()
    bo.post(f"/api/tables/{ada.table}/join", seat=1)
    ada.begins()
    ada.page.locator('[data-drawer="chat"]').click()
    beside = ada.page.locator("[data-chat]")
    expect(beside).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    beside.get_by_role("textbox").fill("a fine camp")
    ada.page.keyboard.press("Enter")
    expect(beside.locator("[data-said]")).to_contain_text("a fine camp")
    assert serious(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(beside).to_have_count(0)


def test_a_page_tells_the_keys_and_the_focus_goes_back_where_it_was(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", "random")
    assert ada.settles()
    settings = ada.page.locator('[data-drawer="settings"]')
    settings.focus()
    ada.page.keyboard.press("?")
    expect(ada.page.locator("[data-shortcuts]")).to_be_visible()
    assert serious(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(settings).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(settings).to_be_focused()


def test_the_way_to_the_next_game_lies_over_every_sheet(visitor: Greeting) -> None:
    ada = visitor()
    ada.table = ada.post("/api/tables/import", text=played.whole("takara", 2))["id"]
    ada.goes(f"/t/{ada.table}")
    expect(ada.page.locator("[data-rematch]")).to_be_visible()
    ada.post(f"/api/tables/{ada.table}/rematch")
    notice = ada.page.get_by_role("dialog").locator("[data-notice]")
    expect(notice).to_be_visible()
    notice.click()
    ada.page.wait_for_url(lambda url: ada.table not in url)
