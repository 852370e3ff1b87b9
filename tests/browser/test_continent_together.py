"""Continent decided together in real browsers: what is proposed is shown to all, opposed, and agreed to."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.visitors import Visitor

SEARCH = "act 2"
CARD = {"en": "The landing stage", "fr": "Le débarcadère"}
NBSP = "\u00a0"


def sit_together(ada: Visitor, bo: Visitor) -> None:
    """Ada and Bo begin the demonstration, in which all must agree."""
    ada.opens("human", "human", game="continent", options={"policy": "agree"})
    bo.table = ada.table
    bo.post(f"/api/tables/{ada.table}/join", seat=1)
    ada.begins()
    bo.goes(f"/t/{ada.table}")
    assert ada.settles()


def looks_on(visitor: Visitor, table: str) -> Visitor:
    """Somebody without a seat opens the table."""
    visitor.table = table
    return visitor.goes(f"/t/{table}")


def chooses(visitor: Visitor, text: str) -> None:
    """Read an action on its card, then choose it."""
    visitor.page.locator('[role="tab"].card').click()
    visitor.page.locator(f'[data-offer="{text}"]').click()
    presses(visitor, f'.assistant [data-answer="{text}"]')


def answers(visitor: Visitor, text: str) -> None:
    """Answer in the panel where the proposal is shown."""
    assert visitor.settles()
    presses(visitor, f'.assistant [data-answer="{text}"]')


def presses(visitor: Visitor, answer: str) -> None:
    """Press an answer, and go on once the house has taken it."""
    shown = visitor.page.locator("[data-number]")
    number = shown.get_attribute("data-number")
    visitor.page.locator(answer).first.click()
    expect(shown).not_to_have_attribute("data-number", str(number))


def sees_search(visitor: Visitor, lang: str) -> None:
    """The panel shows the action as its proposer saw it: card, price, chances, who, and the answers."""
    panel = visitor.page.locator(".assistant")
    expect(panel.locator("header h2")).to_have_text({"en": "Search", "fr": "Fouiller"}[lang])
    expect(panel.locator("header .on")).to_have_text(CARD[lang])
    price = {"en": "2 cards, 1★ to obtain", "fr": "2 cartes, 1★ à obtenir"}[lang]
    expect(panel.locator("header").get_by_role("img", name=price)).to_be_visible()
    expect(panel.locator("header").get_by_role("img", name="Maud Corentin")).to_be_visible()
    chances = {"en": "Chances of success", "fr": "Chances de réussite"}[lang]
    expect(panel.get_by_role("img", name=chances)).to_be_visible()
    expect(panel.locator('[data-stand="board-agreed"]')).to_contain_text("Maud Corentin")
    expect(panel.locator('[data-stand="board-awaited"]')).to_contain_text("Basile Noury")


def question(visitor: Visitor) -> str:
    """What is asked, in words."""
    return visitor.page.locator("[data-prompt] h1").inner_text()


def test_a_proposal_is_seen_by_all_opposed_made_again_and_accepted(visitor: Greeting) -> None:
    ada, bo = visitor(lang="fr"), visitor(phone=True)
    sit_together(ada, bo)
    cy = looks_on(visitor(lang="fr", night=True), ada.table)
    chooses(ada, SEARCH)
    assert bo.settles()
    for seer, lang in ((ada, "fr"), (bo, "en"), (cy, "fr")):
        sees_search(seer, lang)
        assert serious(seer.page) == []
    assert question(bo).endswith("proposes to search: The landing stage. Does everybody agree?")
    asked = f"propose «{NBSP}fouiller{NBSP}»{NBSP}: Le débarcadère. Tout le monde est-il d’accord{NBSP}?"
    assert question(cy).endswith(asked)
    for reader in (ada, cy):
        assert reader.page.locator(".assistant [data-answer]").count() == 0
    answers(bo, "decline")
    assert bo.settles()
    assert bo.position()["outlook"]["actors"] == [1]
    chooses(bo, "act 8")  # Bo has the floor and observes; nobody needs to agree
    play_out(ada, bo)
    chooses(ada, SEARCH)
    answers(bo, "agree")
    expect(ada.page.locator(".assistant [data-stand]")).to_have_count(0)
    assert ada.settles()
    assert ada.position()["outlook"]["action"]["icon"] == "search"


def play_out(*people: Visitor) -> None:
    """Whoever is asked goes on in the plainest way until the group chooses again."""
    while (outlook := people[0].position()["outlook"])["phase"] != "idle":
        asked = people[outlook["actors"][0]]
        assert asked.settles()
        texts = [move["text"] for move in asked.position()["moves"]]
        plain = next((text for text in ("done", "skip") if text in texts), texts[0])
        presses(asked, f'[data-answer="{plain}"]:visible')
    for person in people:
        assert person.settles()


def test_a_proposal_to_make_camp_says_what_it_brings_and_is_agreed_to(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor(phone=True, lang="fr")
    sit_together(ada, bo)
    ada.page.locator('[data-answer="camp"]').click()
    assert bo.settles()
    panel = bo.page.locator(".assistant")
    expect(panel.locator("header h2")).to_have_text("Camper")
    expect(panel.locator(".camp")).to_contain_text("le groupe se réveille là où il se trouve")
    assert question(bo).endswith(f"propose de camper. Tout le monde est-il d’accord{NBSP}?")
    assert serious(bo.page) == []
    answers(bo, "agree")
    assert ada.settles()
    assert ada.position()["outlook"]["proposal"] is None
    assert "pitches its tent" in ada.page.locator(".reading").inner_text()


def test_an_action_that_is_barred_says_why_where_it_is_read_and_where_it_would_be_begun(
    visitor: Greeting,
) -> None:
    ada, bo = visitor(), visitor()
    sit_together(ada, bo)
    row = ada.page.locator('[data-offer="act 1"]')
    expect(row).to_contain_text("No other terrain can be reached.")
    row.click()
    panel = ada.page.locator(".assistant")
    expect(panel.locator("header h2")).to_have_text("Move")
    expect(panel.locator("[data-bar]")).to_have_text("No other terrain can be reached.")
    assert panel.locator("[data-answer]").count() == 0
    assert serious(ada.page) == []


def test_who_looks_on_sees_the_chances_of_the_action_that_runs(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor()
    sit_together(ada, bo)
    cy = looks_on(visitor(), ada.table)
    chooses(ada, SEARCH)
    answers(bo, "agree")
    assert ada.settles()
    answers(ada, "done")
    assert ada.settles()
    assert ada.position()["outlook"]["phase"] == "drawing"
    for seer in (ada, bo, cy):
        panel = seer.page.locator(".assistant")
        expect(panel.get_by_role("img", name="Chances of success")).to_be_visible()
        expect(panel.locator("header h2")).to_have_text("Search")
    assert cy.page.locator(".assistant [data-answer]").count() == 0
