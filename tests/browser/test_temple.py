"""Temple's board: what each assistant does is read in whole sentences on every laptop."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Greeting
from tests.browser.reach import SIZES
from tools import played

# A sentence is cut where it is higher than the card it stands on.
CUT = """cards => cards.filter((card) => {
  const [inner, outer] = [card.querySelector(".inside").scrollHeight, card.clientHeight];
  const { paddingTop, paddingBottom } = getComputedStyle(card);
  return inner > outer - parseFloat(paddingTop) - parseFloat(paddingBottom) + 1;
}).map((card) => card.textContent)"""


def test_no_sentence_of_an_assistant_is_cut_on_a_laptop_or_a_desk(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.table = ada.post("/api/tables/import", text=played.cut("temple", 2, 0))["id"]
    ada.goes(f"/t/{ada.table}")
    assert ada.settles()
    cards = ada.page.locator(".assistants [data-ids]")
    expect(cards).to_have_count(12)
    for size in ("a short laptop", "a laptop", "a desk"):
        width, height = SIZES[size]
        ada.page.set_viewport_size({"width": width, "height": height})
        assert cards.evaluate_all(CUT) == [], size
