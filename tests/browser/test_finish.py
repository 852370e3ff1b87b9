"""The end of a game: points counted on the board, a scene for who won, the sheet, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.hands import in_a_hurry
from tests.browser.visitors import PHONE, Json, Visitor
from tools import played

NEAR_THE_END = 0.97


# What was counted, line by line: how many pieces glowed at most, and the sums that were shown.
WATCH = """() => {
  window.counted = {};
  new MutationObserver(() => {
    const line = document.querySelector("[data-count]")?.dataset.count;
    if (!line) return;
    const glowing = document.querySelectorAll("[data-counting] [data-hint]").length;
    const sums = [...document.querySelectorAll("[data-sum]")].map((sum) => sum.textContent);
    window.counted[line] = [Math.max(glowing, window.counted[line]?.[0] ?? 0), sums];
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def by_the_list(visitor: Visitor, move: Json) -> None:
    """The move's own button."""
    button = visitor.page.locator(f'[data-move="{move["text"]}"]')
    button.dispatch_event("click")
    again = visitor.page.locator(f'[data-confirm][data-answer="{move["text"]}"]:visible')
    if again.count():
        again.click()


def leaving(moves: Sequence[Json]) -> Json:
    """What ends a turn where that may be done, else what is listed first."""
    ends = [move for move in moves if str(move["text"]).split(" ")[0] in ("pass", "end", "done", "skip")]
    return [*ends, *moves][0]


HURRIES: dict[str, Callable[[Sequence[Json]], Json]] = {
    "takara": in_a_hurry,
    "temple": leaving,
    "agartha": leaving,
    "arnak": leaving,
}


def ends(visitor: Visitor, name: str) -> Json:
    """Play the last moves of a game by the list; how it ended."""
    visitor.table = visitor.post("/api/tables/import", text=played.cut(name, 2, NEAR_THE_END))["id"]
    visitor.goes(f"/t/{visitor.table}")
    visitor.page.evaluate(WATCH)
    visitor.play(HURRIES[name], by_the_list)
    outcome: Json = visitor.asks(f"/api/tables/{visitor.table}")["outcome"]
    return outcome


@pytest.mark.parametrize("name", HURRIES)
def test_points_are_counted_line_by_line_on_the_board(visitor: Greeting, name: str) -> None:
    ada = visitor(lang="fr")
    outcome = ends(ada, name)
    named = dict.fromkeys(line for column in outcome["lines"] for line, _ in column)
    sums = {line: [dict(column).get(line, 0) for column in outcome["lines"]] for line in named}
    lines = [line for line in named if any(sums[line])]
    expect(ada.page.locator("[data-rematch]")).to_be_visible()
    counted = ada.page.evaluate("window.counted")
    assert list(counted) == lines
    assert [line for line in lines if not counted[line][0]] == [], "no piece glowed"
    assert counted[lines[-1]][1] == [str(total).replace("-", "−") for total in outcome["points"]]
    expect(ada.page.locator("tbody tr")).to_have_count(len(lines))


@pytest.mark.parametrize("phone", [False, True])
def test_the_end_is_skipped_act_by_act_and_leads_on(visitor: Greeting, phone: bool) -> None:
    ada = visitor(night=phone)
    ends(ada, "takara")
    if phone:
        ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(ada.page.locator("[data-count]")).to_be_visible()
    assert serious(ada.page) == []
    ada.page.locator("[data-skip-count]").click()
    expect(ada.page.locator("[data-laurels]")).to_be_visible()
    assert serious(ada.page) == []
    ada.page.locator("[data-sheet]").click()
    for way in ("rematch", "review", "replay", "recount"):
        expect(ada.page.locator(f"[data-{way}]")).to_be_visible()
    ada.page.locator("[data-recount]").click()
    expect(ada.page.locator("[data-count]")).to_be_visible()


def test_whoever_comes_later_finds_the_sheet(visitor: Greeting) -> None:
    ada = visitor()
    ada.table = ada.post("/api/tables/import", text=played.whole("takara", 2))["id"]
    ada.goes(f"/t/{ada.table}")
    expect(ada.page.locator("[data-rematch]")).to_be_visible()
    expect(ada.page.locator("[data-count], [data-laurels]")).to_have_count(0)
