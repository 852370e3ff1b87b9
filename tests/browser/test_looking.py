"""Looking around a table: what stands in the way, earlier moments, taking back, what follows the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.hands import by_clicks
from tests.browser.visitors import Json, Visitor
from tools import played


def move_of(visitor: Visitor, verb: str) -> Json:
    """The first move that begins so."""
    found: Json = next(move for move in visitor.position()["moves"] if move["text"].startswith(verb))
    return found


def lays(visitor: Visitor, journal: str) -> Visitor:
    """Open a table on which a journal lies, and look at it."""
    visitor.table = visitor.post("/api/tables/import", text=journal)["id"]
    return visitor.goes(f"/t/{visitor.table}")


def test_every_seat_s_clock_is_shown_and_one_s_own_runs(visitor: Greeting) -> None:
    ada = visitor()
    ada.opens("human", "human", clock={"bank": 120_000})
    bo = visitor()
    bo.post(f"/api/tables/{ada.table}/join", seat=1)
    ada.begins()
    mover = ada.position()["outlook"]["actors"][0]
    for seat in (0, 1):
        expect(ada.page.locator(f'[data-clock="{seat}"]')).to_be_visible()
    expect(ada.page.locator(f'[data-clock="{1 - mover}"]')).to_have_text("2:00")
    expect(ada.page.locator(f'[data-clock="{mover}"]')).to_have_text(re.compile(r"^1:5\d$"))


def test_a_greyed_place_says_which_rule_is_in_the_way_and_where_it_stands(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", "random")
    assert ada.settles()
    greyed = ada.page.locator('[data-state="cannot"]:visible').first
    asked = greyed.get_attribute("data-element")
    greyed.click()
    answer = ada.asks(f"/api/tables/{ada.table}/obstacles?element={asked}&lang=fr")
    first = answer["obstacles"][0]["refusal"]
    expect(ada.page.locator("[data-why]")).to_contain_text(first["say"])
    expect(ada.page.locator("[data-why]")).to_contain_text(first["law"]["place"])
    assert serious(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-why]")).to_have_count(0)


def test_a_move_that_shows_something_asks_once_and_escape_takes_the_click_back(visitor: Greeting) -> None:
    ada = visitor()
    ada.opens("human", "random")
    assert ada.settles()
    number = ada.position()["number"]
    move = move_of(ada, "den")
    assert not move["final"]
    ada.piece("site-1").click()
    expect(ada.page.locator("[data-answer]").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    assert ada.position()["number"] == number
    by_clicks(ada, move)
    assert ada.settles()
    assert ada.position()["number"] > number
    ada.page.locator("[data-undo]").click()
    expect(ada.page.locator("[data-undo]")).to_be_disabled()
    assert ada.position()["number"] == number


def test_a_line_of_the_log_shows_its_moment_and_one_key_leads_back(visitor: Greeting) -> None:
    ada = lays(visitor(lang="fr"), played.cut("takara", 2, 0.3))
    assert ada.settles()
    now = ada.page.locator("[data-prompt] h1").inner_text()
    ada.page.locator("[data-line] button").nth(2).click()
    expect(ada.page.locator("[data-past]")).to_be_visible()
    expect(ada.page.locator('[data-state="legal"]')).to_have_count(0)
    slider = ada.page.locator("input[type=range]")
    slider.fill("0")
    expect(slider).to_have_value("0")
    assert serious(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-past]")).to_have_count(0)
    expect(ada.page.locator("[data-prompt] h1")).to_have_text(now)


def test_after_the_end_the_sheet_adds_up_and_the_same_people_play_again(visitor: Greeting) -> None:
    ada = lays(visitor(lang="fr"), played.whole("takara", 2))
    expect(ada.page.locator('[data-screen="over"]')).to_be_visible()
    outcome = ada.asks(f"/api/tables/{ada.table}")["outcome"]
    expect(ada.page.locator("[data-rematch]")).to_be_visible()
    totals = ada.page.locator("tfoot tr").first.locator("td").all_inner_texts()
    assert [int(re.sub(r"[^\d-]", "", total.replace("−", "-"))) for total in totals] == outcome["points"]
    assert serious(ada.page) == []
    ada.page.locator("[data-rematch]").click()
    ada.page.wait_for_url(lambda url: ada.table not in url)
    expect(ada.page.locator('[data-screen="gathering"], [data-screen="table"]')).to_be_visible()


def test_everything_beside_the_game_opens_and_axe_finds_nothing_serious_there(visitor: Greeting) -> None:
    ada = visitor(lang="fr", night=True)
    ada.opens("human", "random")
    assert ada.settles()
    for name in ("rules", "company", "settings"):
        ada.page.locator(f'[data-drawer="{name}"]').click()
        dialog = ada.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        assert serious(ada.page) == [], name
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_what_happens_is_shown_in_order_and_can_be_skipped(visitor: Greeting) -> None:
    ada = visitor(lively=True)
    ada.opens("human", "random")
    assert ada.settles()
    by_clicks(ada, move_of(ada, "dig"))
    expect(ada.page.locator("html")).to_have_attribute("data-busy", "yes")
    ada.page.keyboard.press("Space")
    assert ada.settles()
    expect(ada.page.locator("[data-line]").last).to_be_visible()


def test_the_journal_stays_where_it_is_between_two_choices_of_one_s_own(visitor: Greeting) -> None:
    ada = lays(visitor(lively=True), played.cut("arnak", 2, 0.3))
    assert ada.settles()
    journal, moves = ada.page.locator(".log-sheet"), ada.page.locator("[data-move]")
    expect(moves).to_have_count(len(ada.position()["moves"]))
    before = journal.bounding_box()
    moves.first.click()
    expect(moves).to_have_count(0)
    assert journal.bounding_box() == before


def test_the_journal_draws_its_last_lines_and_earlier_ones_as_one_comes_to_them(visitor: Greeting) -> None:
    ada = lays(visitor(lang="en"), played.cut("takara", 2, 0.9))
    assert ada.settles()
    journal = ada.page.get_by_role("group", name="Journal")
    earlier = ada.page.get_by_role("button", name="Earlier lines")
    lines = ada.page.locator("[data-line]")
    expect(lines).to_have_count(30)
    expect(lines.last).to_be_in_viewport()
    while earlier.count():
        journal.evaluate("box => box.scrollTo(0, -box.scrollHeight)")
    # The last of them may have been drawn, and the list grown, between a scroll and the question.
    journal.evaluate("box => box.scrollTo(0, -box.scrollHeight)")
    assert lines.count() > 30
    expect(lines.first).to_be_in_viewport()


def test_the_journal_finds_an_early_moment_that_was_not_drawn(visitor: Greeting) -> None:
    ada = lays(visitor(lang="en"), played.cut("takara", 2, 0.9))
    assert ada.settles()
    ada.page.locator("input[type=range]").fill("2")
    expect(ada.page.locator("[data-past]")).to_be_visible()
    expect(ada.page.locator('[data-line] [aria-current="step"]')).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-line]")).to_have_count(30)
