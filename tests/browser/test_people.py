"""People on the screen: what waits for one, what was played, who is strong, friends, rules to read."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.visitors import Visitor

WAYS: list[dict[str, Any]] = [{"lang": "fr"}, {"phone": True, "lang": "fr", "night": True}]
NAMES = ["laptop by day, in French", "phone by night, in French"]


def account(visitor: Visitor, name: str) -> str:
    """Make an account of the visitor; by what others find them."""
    ask = visitor.context.request
    ask.patch("/api/me", data={"name": name})
    ask.post("/api/me/account", data={"login": name.lower(), "passphrase": "three dry tents"})
    return str(ask.get("/api/me").json()["handle"])


def top(visitor: Visitor, part: str) -> float:
    """How far down the page that begins."""
    found = visitor.page.locator(part).bounding_box()
    assert found is not None, f"{part} is not shown"
    return found["y"]


def sees(visitor: Visitor, path: str, screen: str) -> None:
    """Go to a page, which is there, fits its width, and bars nobody."""
    visitor.goes(path)
    expect(visitor.page.locator(f'[data-screen="{screen}"] h1').first).to_be_visible()
    assert serious(visitor.page) == [], path
    too_wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert visitor.page.evaluate(too_wide) is False, f"{path} is wider than its screen"


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_what_waits_is_told_and_what_was_played_is_found_again(
    visitor: Greeting, way: dict[str, Any]
) -> None:
    ada = visitor(**way)
    account(ada, "Ada")
    ada.opens("human", "random")
    assert ada.settles()
    ada.goes("/")
    turn = ada.page.locator(f'.tables a[href="/t/{ada.table}"]')
    expect(ada.page.locator('[data-part="turns"]')).to_have_text("À vous")
    expect(turn.locator("[data-situation]")).not_to_be_empty()
    expect(ada.page).to_have_title(re.compile(r"^\(1\) "))
    assert top(ada, f'.tables a[href="/t/{ada.table}"]') < top(ada, ".covers"), "it comes before the games"
    assert serious(ada.page) == []
    ada.goes("/new/takara")
    expect(ada.page).to_have_title(re.compile(r"^\(1\) "))
    ada.goes("/")
    turn.click()
    assert ada.settles()
    sees(ada, "/history", "history")
    expect(ada.page.locator("[data-past]")).to_have_count(0)
    sees(ada, "/me", "profile")
    sees(ada, "/strongest/takara", "strongest")
    sees(ada, "/lobby", "lobby")


def test_a_finished_game_is_in_the_history_with_its_ways_on(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", "random")
    assert ada.settles()
    ada.page.locator('[data-drawer="company"], [data-open="company"]').first.click()
    ada.page.get_by_role("button", name="Abandonner").click()
    ada.page.get_by_role("button", name=re.compile("abandonn", re.IGNORECASE)).last.click()
    ada.goes("/history")
    row = ada.page.locator(f'[data-past="{ada.table}"]')
    expect(row.locator("[data-result]")).to_have_text("abandonnée")
    expect(row.locator(f'a[href="/t/{ada.table}"]')).to_be_visible()
    ada.page.locator("[data-end]").select_option("won")
    expect(row).to_have_count(0)
    ada.page.locator("[data-end]").select_option("lost")
    expect(row).to_be_visible()
    sees(ada, "/me", "profile")
    expect(ada.page.locator('[data-run="takara"]')).to_be_visible()


def test_friends_find_each_other_and_share_a_table(visitor: Greeting) -> None:
    ada, bo = visitor(lang="fr"), visitor(phone=True)
    hers, his = account(ada, "Ada"), account(bo, "Bo")
    ada.goes(f"/player/{his}")
    ada.page.get_by_role("button", name="Demander à être amis").click()
    expect(ada.page.locator('[data-towards="asked"]')).to_be_visible()
    bo.goes("/lobby")
    bo.page.locator("[data-asking]").get_by_role("button", name="Accept").click()
    expect(bo.page.locator(f'[data-company] a[href="/player/{hers}"]')).to_be_visible()
    assert serious(bo.page) == []
    ada.opens("human", "human")
    ada.goes(f"/t/{ada.table}")
    ada.page.locator("[data-invite]").get_by_role("button", name="Bo").click()
    bo.goes("/")
    bo.page.locator("[data-invited]").click()
    expect(bo.page.locator('[data-screen="gathering"] h1')).to_be_visible()


def test_somebody_is_found_by_name_and_asked(visitor: Greeting) -> None:
    ada, bo = visitor(phone=True, lang="fr"), visitor()
    account(ada, "Ada")
    account(bo, "Zoé Ébène")
    ada.goes("/lobby")
    form = ada.page.locator("[data-company] form")
    form.get_by_role("searchbox").fill("zoe")
    form.get_by_role("button").click()
    expect(ada.page.locator("[data-company]")).to_contain_text("Personne de ce nom")
    form.get_by_role("searchbox").fill("zoe ebene")
    form.get_by_role("button").click()
    found = ada.page.locator("[data-found] li")
    expect(found).to_have_count(1)
    assert serious(ada.page) == []
    found.get_by_role("button", name="Demander à être amis").click()
    expect(found).to_contain_text("Vous avez demandé")
    bo.goes("/lobby")
    expect(bo.page.locator("[data-asking]")).to_contain_text("Ada")


def test_a_rated_table_has_a_clock_and_no_coach_as_it_is_chosen(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    account(ada, "Ada")
    ada.goes("/new/takara")
    ada.page.locator("details summary").first.click()
    clock = ada.page.get_by_label("Pendule")
    expect(clock).to_have_value("none")
    ada.page.locator("[data-rated]").check()
    expect(clock).to_have_value("calm")
    expect(ada.page.locator("[data-coach-allowed]")).to_be_disabled()
    assert serious(ada.page) == []
    ada.page.locator("button[data-open]").click()
    expect(ada.page.locator('[data-screen="gathering"]')).to_contain_text("Partie classée")


def test_who_stays_in_a_rated_game_is_told_that_they_have_won(visitor: Greeting) -> None:
    ada, bo = visitor(lang="fr"), visitor(phone=True)
    account(ada, "Ada")
    account(bo, "Bo")
    ada.opens("human", "human", rated=True, clock={"bank": 900_000})
    bo.post(f"/api/tables/{ada.table}/join", seat=1)
    ada.begins()
    bo.goes(f"/t/{ada.table}")
    bo.page.locator("header button:visible").last.click()
    bo.page.get_by_role("button", name="At the table").click()
    bo.page.get_by_role("button", name="Give up").click()
    bo.page.get_by_role("button", name=re.compile("give up", re.IGNORECASE)).last.click()
    expect(ada.page.locator("[data-decided]")).to_contain_text("Bo a abandonné : Ada gagne")
    expect(ada.page.get_by_role("dialog")).to_contain_text("Vous avez gagné")
    expect(bo.page.get_by_role("dialog")).to_contain_text("You gave up")
    assert serious(ada.page) == []
    sees(bo, "/me", "profile")
    cut = "[...document.querySelectorAll('.scroll')].some((box) => box.scrollWidth > box.clientWidth)"
    assert bo.page.evaluate(cut) is False, "every column of the profile is seen on a telephone"


def test_rules_are_read_without_the_client(visitor: Greeting) -> None:
    ada = visitor(phone=True, lang="fr")
    ada.goes("/")
    ada.page.locator('a[href^="/rules/takara"]').click()
    expect(ada.page.locator("h1")).to_have_text(re.compile("Takara"))
    assert serious(ada.page) == []
    ada.page.locator('input[type="search"]').fill("épée")
    ada.page.get_by_role("button", name="Chercher").click()
    expect(ada.page).to_have_url(re.compile("q="))
    assert ada.page.locator("dt[id^=card-]").count() > 0


def test_the_title_of_a_page_of_rules_counts_what_waits(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.goes("/rules/takara?lang=fr")
    expect(ada.page).to_have_title(re.compile("^Takara"))
    ada.opens("human", "greedy")
    assert ada.settles()
    ada.goes("/rules/takara?lang=fr")
    expect(ada.page).to_have_title(re.compile(r"^\(1\) Takara"))
