"""A review in a real browser: from the score sheet to its page, and as a file that asks nobody."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from bivouac.core import journal as journals
from bivouac.games import game
from bivouac.review import Care, Review, review
from bivouac.review.page import page as written
from bivouac.review.records import encode
from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.visitors import PHONE
from tests.review.games import played
from tests.server.houses import Served

BOTS = ("greedy", "random")


def point_at_the_middle(page: Page) -> tuple[float, float]:
    """A place amidst the graph."""
    graph = page.locator("figure > svg")
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box is not None, "the graph is drawn"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@cache
def found() -> Review:
    """A review made in no time."""
    return review(game("takara"), played("takara", *BOTS), Care(6, 0, 4, 1))


def test_the_score_sheet_leads_to_the_review(visitor: Greeting, house: Served) -> None:
    ada = visitor(lang="fr")
    journal = journals.format(played("takara", *BOTS))
    ada.table = ada.post("/api/tables/import", text=journal)["id"]
    house.do(lambda open: open.store.keep_review(ada.table, encode(found())))
    ada.goes(f"/t/{ada.table}")
    ada.page.locator("[data-review]").click()
    ada.page.wait_for_url("**/review/page**")  # the table has a graph, too
    expect(ada.page.locator("figure > svg")).to_be_visible()
    assert serious(ada.page) == []
    ada.page.mouse.move(*point_at_the_middle(ada.page))
    expect(ada.page.locator(".at:hover text")).to_contain_text("%")
    ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ada.page.mouse.click(*point_at_the_middle(ada.page))
    ada.page.wait_for_url(f"**/t/{ada.table}#move=*")
    expect(ada.page.locator("[data-reel]")).to_be_visible()


def test_a_file_shows_every_moment_and_asks_nobody(browser: Browser, tmp_path: Path) -> None:
    journal = played("takara", *BOTS)
    file = tmp_path / "review.html"
    file.write_text(written(game("takara"), journal, found(), "fr"), encoding="utf-8")
    page = browser.new_page(viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    page.touchscreen.tap(*point_at_the_middle(page))
    shown = page.locator(".moment:visible")
    expect(shown).to_have_count(1)
    first = shown.get_attribute("id")
    shown.locator("nav a").first.press("Enter")
    expect(shown).not_to_have_id(first or "")
    page.locator("h3 ~ details summary").first.press("Enter")
    expect(page.locator("h3 ~ details[open] p")).to_contain_text("%")
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert asked == [file.as_uri()]
    page.close()
