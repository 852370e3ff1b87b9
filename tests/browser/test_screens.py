"""The screens: the first load is light, nothing jumps, nothing is wider than what it is shown on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Greeting
from tests.browser.hands import by_clicks, in_a_hurry
from tests.browser.visitors import PHONE, Visitor
from tools import played

FRAME_BUDGET = 150_000  # bytes of the first load, packed, fonts and all
LOADED = """() => {
  const entries = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
  return Object.fromEntries(entries.map((entry) => [entry.name.split("/").pop(), entry.encodedBodySize]));
}"""
GAMES = ("agartha", "arnak", "continent", "takara", "temple")


def test_a_table_is_opened_from_the_home_page_with_one_click(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.goes("/")
    ada.page.locator('[data-start="takara"]').click()
    expect(ada.page.locator('[data-screen="table"]')).to_be_visible()
    ada.table = ada.page.url.rsplit("/", 1)[1]
    assert ada.settles()
    by_clicks(ada, in_a_hurry(ada.position()["moves"]))
    assert ada.position()["number"] > 0


def test_a_lesson_shows_its_word_and_only_the_move_it_asks_for(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.goes("/learn/takara")
    expect(ada.page.locator('[data-screen="table"]')).to_be_visible()
    ada.table = ada.page.url.rsplit("/", 1)[1]
    for _ in range(5):
        assert ada.settles()
        step = ada.position()["lesson"]
        expect(ada.page.locator("[data-lesson]")).to_contain_text(step["say"])
        (wanted,) = [move for move in ada.position()["moves"] if move["text"] in step["moves"]]
        by_clicks(ada, wanted)
    assert ada.settles()
    assert ada.position()["lesson"]["done"] == 5


def test_the_first_load_is_light_and_each_board_comes_by_itself(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.goes("/")
    expect(ada.page.locator("[data-start]").first).to_be_visible()
    ada.page.evaluate("document.fonts.ready")
    sizes: dict[str, int] = ada.page.evaluate(LOADED)
    assert sum(sizes.values()) < FRAME_BUDGET, sizes
    assert not any("takara-" in name or "generic-" in name for name in sizes)
    ada.opens("human", "random")
    assert ada.settles()
    assert any("takara-" in name for name in ada.page.evaluate(LOADED))


def test_nothing_jumps_and_nothing_must_be_scrolled_on_a_laptop(visitor: Greeting) -> None:
    ada = visitor()
    ada.opens("human", "random")
    assert ada.settles()
    box: dict[str, int] = ada.page.evaluate(
        "({page: document.documentElement.scrollHeight, screen: innerHeight, "
        "wide: document.documentElement.scrollWidth, width: innerWidth})"
    )
    assert (box["page"], box["wide"]) == (box["screen"], box["width"])


@pytest.mark.parametrize("path", ["/nowhere", "/learn/chess", "/new/chess", "/t/nowhere"])
def test_an_address_with_nothing_behind_it_is_a_page_with_the_way_home(visitor: Greeting, path: str) -> None:
    ada = visitor(lang="fr")
    ada.goes(path)
    expect(ada.page.locator('[data-screen="lost"] h1')).to_have_text("Rien à cette adresse")
    ada.complaints.clear()  # that nothing is there is told to the console too
    ada.page.locator('[data-screen="lost"]').get_by_role("link", name="Vers l’accueil").click()
    expect(ada.page.locator("[data-start]")).to_have_count(len(GAMES))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_front_page_fits_a_laptop(visitor: Greeting, lang: str) -> None:
    ada = visitor(lang=lang)
    ada.goes("/")
    expect(ada.page.locator("[data-start]")).to_have_count(len(GAMES))
    for panel in ada.page.locator("main section").all():
        expect(panel).to_be_in_viewport(ratio=1)


def test_another_language_on_the_front_page_asks_for_no_list_again(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    lines: list[str] = []
    ada.page.on("websocket", lambda socket: lines.append(socket.url))
    ada.goes("/")
    expect(ada.page.locator("#my-tables")).to_have_text("Mes tables")
    ada.page.locator('[data-lang="en"]').click()
    expect(ada.page.locator("#my-tables")).to_have_text("My tables")
    expect(ada.page.get_by_text("Nothing here yet")).to_be_visible()
    assert len(lines) == 1


@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_wider_than_the_phone_it_is_shown_on(visitor: Greeting, game: str) -> None:
    ada = visitor(phone=True, lang="fr")
    ada.opens("human", *(["random"] if game != "continent" else []), game=game)
    assert ada.settles()
    shown = ada.page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert shown == [PHONE["width"], PHONE["width"]]


def test_the_journal_opens_at_its_end_on_a_phone_with_the_slider_in_reach(visitor: Greeting) -> None:
    ada = visitor(phone=True)
    ada.opens("human", "human")
    ada.goes(f"/t/{ada.table}")
    expect(ada.page.get_by_role("button", name="Menu")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Journal")).to_have_count(0)
    ada.table = ada.post("/api/tables/import", text=played.cut("takara", 2, 0.6))["id"]
    ada.goes(f"/t/{ada.table}")
    ada.settles()
    ada.page.get_by_role("button", name="Journal").tap()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading")).to_have_count(1)
    expect(sheet.locator("[data-line]").last).to_be_in_viewport()
    expect(sheet.locator("[data-line]").first).not_to_be_in_viewport()
    slider = sheet.get_by_role("slider")
    expect(slider).to_be_in_viewport(ratio=1)
    slider.fill("3")
    expect(sheet.locator('[aria-current="step"]')).to_be_in_viewport()
    expect(sheet.get_by_text("move 3", exact=True)).to_be_in_viewport(ratio=1)


def test_text_at_twice_its_size_still_shows_the_question_and_its_answers(visitor: Greeting) -> None:
    ada: Visitor = visitor(lang="fr")
    ada.opens("human", "random")
    assert ada.settles()
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ada.page.locator("[data-prompt] h1").scroll_into_view_if_needed()
    expect(ada.page.locator("[data-prompt] h1")).to_be_in_viewport()
    move = in_a_hurry(ada.position()["moves"])
    by_clicks(ada, move)
    assert ada.settles()


@pytest.mark.parametrize("size", [(844, 390), (932, 430)])
def test_a_phone_on_its_side_has_the_others_in_its_bar_and_the_whole_island(
    visitor: Greeting, size: tuple[int, int]
) -> None:
    ada = visitor(phone=True, lang="fr")
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.opens("human", "random", "random")
    assert ada.settles()
    expect(ada.page.locator("header.bar .who")).to_have_count(2)
    for place in ("site-1", "site-6", "chests", "forge", "rest-room"):
        expect(ada.piece(place)).to_be_in_viewport(ratio=1)
    expect(ada.page.locator("[data-line]").last).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == size[0]
    ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(ada.page.locator("header.bar .who")).to_have_count(0)
    expect(ada.page.locator(".who")).to_have_count(2)
