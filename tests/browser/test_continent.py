"""Continent in a real browser: to its first camp and to an ending, by clicks, by touch and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from bivouac.core.contract import State
from bivouac.core.entries import Acted
from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.hands import by_clicks, by_keyboard, by_touch
from tests.browser.reach import SIZES, WIDE
from tests.browser.test_boards import in_mid_play
from tests.browser.visitors import Json, Visitor
from tests.server.houses import Served
from tests.server.test_legacies import expedition
from tools import played

IDLING = ("number", "camp", "leave")
LONG = 50  # fewer moves than it takes to draw a whole deck
LATE = 0.95  # of an expedition: its last actions are ahead
LONGEST = 10_000  # no thoughtless expedition has as many moves
LEFT_BY_YUNA = "687"  # the card that says where she is now
HUT = "demo/014"
FOUND = "816"
SPOKEN = re.compile(r"\d")
EDGES = "it => [it.getBoundingClientRect().left, it.getBoundingClientRect().right]"
RUNS_OVER = "it => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]"


def alone(visitor: Visitor) -> Visitor:
    """At the start of the demonstration, alone."""
    visitor.opens("human", game="continent")
    assert visitor.settles()
    return visitor


def phase(visitor: Visitor) -> str:
    """What is asked."""
    return str(visitor.position()["outlook"]["phase"])


def move_of(visitor: Visitor, text: str) -> Json:
    """The move of that text, which must be offered."""
    return next(move for move in visitor.position()["moves"] if move["text"] == text)


def answers(visitor: Visitor, text: str) -> None:
    """Press the answer where it is drawn, and wait for what comes of it."""
    visitor.page.locator(f'[data-answer="{text}"]:visible').first.click()
    assert visitor.settles()


def test_explorers_are_chosen_in_the_order_of_the_seats_among_those_of_the_adventure(
    visitor: Greeting,
) -> None:
    page = visitor(lang="fr").goes("/new/continent").page
    page.get_by_role("button", name="1", exact=True).click()
    page.get_by_text("Options, pendules").click()
    assert page.get_by_label("Maud Corentin").is_visible()
    page.get_by_role("combobox", name="Aventure").select_option("Au dos de la carte")
    assert page.get_by_label("Maud Corentin").count() == 0
    page.get_by_label("Yuna Le Garrec").check()
    assert page.get_by_label("Odile Karsenty").is_disabled()  # one seat, one explorer
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Odile Karsenty").check()
    assert [place.inner_text() for place in page.locator(".place").all()] == ["Place 2", "Place 1"]
    page.get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="Dresser la table").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    outlook = page.context.request.get(f"/api/tables/{table}/position").json()["outlook"]
    assert [player["explorer"] for player in outlook["players"]] == ["yuna"]


def test_an_expedition_is_played_to_its_first_camp_by_clicks(visitor: Greeting) -> None:
    ada = alone(visitor(lang="fr"))
    page = ada.page
    assert serious(page) == []
    page.locator('[data-offer="act 2"]').click()  # the search: read first, begun after
    assert page.get_by_role("img", name="Chances de réussite").count() == 1
    assert serious(page) == []
    answers(ada, "act 2")
    assert phase(ada) == "drawing"
    before = ada.position()["outlook"]["deck"]["count"]
    answers(ada, "draw")
    assert ada.position()["outlook"]["deck"]["count"] == before - 1
    answers(ada, "done")
    while phase(ada) != "idle":
        answers(ada, ada.position()["moves"][0]["text"])
    answers(ada, "camp")
    outlook = ada.position()["outlook"]
    assert [cell["face"] for cell in outlook["board"]].count("up") == 1
    assert "dresse la tente" in page.locator(".reading").inner_text()


@pytest.mark.parametrize("curse", ["ink", "legend", "fold"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_beginning_is_read_whole_on_a_page_of_its_own(visitor: Greeting, curse: str, phone: bool) -> None:
    ada = visitor(phone=phone, lang="fr")
    ada.opens("human", game="continent", options={"adventure": "other_side", "curses": [curse]})
    page = ada.page.locator('[data-story="begin"]')
    expect(page).to_be_visible()
    for width, height in [size for size in SIZES.values() if (size[0] < WIDE) == phone]:
        ada.page.set_viewport_size({"width": width, "height": height})
        for part in ("h2", ".prose", "[data-read]"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
        assert page.locator(".prose").evaluate(RUNS_OVER) == [0, 0], (width, height)
    assert serious(ada.page) == []
    page.locator("[data-read]").click()
    expect(page).to_have_count(0)
    ada.page.locator("[data-again]").click()
    expect(page).to_be_visible()


def test_the_end_is_read_before_its_sheet_and_leads_to_the_journal_of_the_voyage(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.table = ada.post("/api/tables/import", text=played.whole("continent", 1))["id"]
    ada.goes(f"/t/{ada.table}")
    page = ada.page.locator('[data-story="end"]')
    expect(page.get_by_role("button", name="Refermer")).to_be_focused()
    expect(ada.page.locator("[data-rematch]")).to_have_count(0)
    page.get_by_role("button", name="Le journal de voyage").click()
    journal = ada.page.locator("dialog.tale")
    for size in SIZES.values():
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        left, right = journal.evaluate(EDGES)
        assert 0 <= left < right <= size[0], size
        expect(journal.locator("h2")).to_be_in_viewport(ratio=1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator('[data-screen="over"]')).to_be_visible()
    expect(ada.page.locator("[data-rematch]")).to_be_visible()


def recklessly(moves: Sequence[Json]) -> Json:
    """The move that loses an expedition soonest: every card is drawn for whatever has to be won first."""
    verbs = [str(move["text"]).split(" ")[0] for move in moves]
    tried = [at for at, verb in enumerate(verbs) if verb not in IDLING]
    contested = [at for at in tried if "★" in moves[at]["label"]]
    return moves[verbs.index("draw") if "draw" in verbs else [*contested, *tried, 0][0]]


def test_whoever_was_lost_is_offered_to_the_next_expedition_and_can_be_left_out(
    visitor: Greeting, house: Served
) -> None:
    ada = house.guest("Ada")
    whole = expedition(house, ada, LONGEST)
    table = house.lay_out(expedition(house, ada, whole.course.count - 1))
    last = whole.journal().entries[-1]
    assert isinstance(last, Acted)
    ada.window(table).act(last.text)
    here = visitor(lang="fr")
    here.context.add_cookies([{"name": "bivouac", "value": ada.cookie or "", "url": here.url}])
    page = here.goes("/new/continent").page
    page.get_by_text("Options, pendules").click()
    left = page.locator("[data-inheritance]")
    assert left.count() == 0, "the demonstration knows nobody of hers"
    page.get_by_role("combobox", name="Aventure").select_option("Au dos de la carte")
    expect(left).to_contain_text("Yuna, un sentier de crête")
    expect(left.locator("input")).to_be_checked()
    page.get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="Dresser la table").click()
    page.wait_for_url("**/t/*")
    here.table = page.url.rpartition("/")[2]
    assert LEFT_BY_YUNA in str(here.position()["outlook"]["satchel"])
    assert here.settles()
    here.goes("/new/continent")
    page.get_by_text("Options, pendules").click()
    page.get_by_role("combobox", name="Aventure").select_option("Au dos de la carte")
    left.locator("input").uncheck()
    page.get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="Dresser la table").click()
    page.wait_for_url(re.compile(rf"/t/(?!{here.table})"))
    here.table = page.url.rpartition("/")[2]
    assert LEFT_BY_YUNA not in str(here.position()["outlook"]["satchel"])


@pytest.mark.parametrize(("way", "do"), [({"phone": True}, by_touch), ({"lang": "fr"}, by_keyboard)])
def test_a_reckless_expedition_is_lost_by_touch_and_by_the_keyboard_alone(
    visitor: Greeting, way: Json, do: Callable[[Visitor, Json], None]
) -> None:
    ada = visitor(**way)
    ada.opens("human", game="continent")
    ada.page.mouse.move(0, 0)
    assert ada.play(recklessly, do) > LONG
    assert ada.position()["outlook"]["ending"] == "lost"
    expect(ada.page.locator('[data-screen="over"]')).to_be_visible()


def test_a_path_that_asks_for_nothing_is_found_by_one_click(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.opens("human", game="continent", options={"adventure": "other_side"})
    ada.page.locator("[data-read]").click()
    offers = ada.position()["outlook"]["offers"]
    path = next(offer["action"] for offer in offers if offer["icon"] == "pathfind")
    by_clicks(ada, move_of(ada, path))
    assert ada.settles()
    expect(ada.page.locator("[data-number]")).to_have_attribute("data-number", "2")
    assert phase(ada) != "drawing"


def test_an_expedition_is_brought_to_its_end_by_touch(visitor: Greeting) -> None:
    ada = visitor(phone=True, night=True)
    journal, texts = played.rest("continent", 1, LATE)
    ada.table = ada.post("/api/tables/import", text=journal)["id"]
    ada.goes(f"/t/{ada.table}")
    begun = ada.position()["number"]
    while ada.settles():  # what goes without saying is answered meanwhile
        by_touch(ada, move_of(ada, texts[ada.position()["number"] - begun]))
    assert ada.position()["outlook"]["ending"] == "won"
    assert serious(ada.page) == []


def test_an_expedition_is_played_by_keyboard_and_the_land_moves_with_it(visitor: Greeting) -> None:
    ada = in_mid_play(visitor(), "continent", 0.3)
    plan = ada.page.locator(".land .plan")
    ada.page.locator(".land button.ground").first.focus()
    ada.page.keyboard.press("0")
    whole = plan.get_attribute("style")
    ada.page.keyboard.press("+")
    near = plan.get_attribute("style")
    ada.page.keyboard.press("Shift+ArrowRight")
    assert len({whole, near, plan.get_attribute("style")}) == 3
    for _ in range(3):
        before = ada.position()
        by_keyboard(ada, before["moves"][0])
        assert ada.settles()
        assert ada.position()["number"] > before["number"]


def test_dragging_the_land_moves_it_and_plays_nothing(visitor: Greeting) -> None:
    ada = alone(visitor())
    ground = ada.page.locator(".land button.ground[data-state=legal]").first
    box = ground.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 40, y + 30, steps=4)
    ada.page.mouse.up()
    moved = ground.bounding_box()
    assert moved is not None
    assert (round(moved["x"] - box["x"]), round(moved["y"] - box["y"])) == (40, 30)
    assert ground.get_attribute("data-state") == "legal"
    assert ada.position()["number"] == 0


def test_language_and_reload_keep_an_action_that_runs(visitor: Greeting) -> None:
    ada = alone(visitor(lang="fr"))
    by_clicks(ada, move_of(ada, "act 2"))
    assert ada.settles()
    panel = ada.page.locator(".assistant")
    assert "Fouiller" in panel.inner_text()
    ada.page.get_by_role("button", name="EN", exact=True).click()
    panel.get_by_text("Search", exact=True).wait_for()
    expect(panel.locator('[data-answer="draw"]')).to_have_text(re.compile("^Draw"))
    ada.page.reload()
    panel.get_by_text("Search", exact=True).wait_for()
    assert phase(ada) == "drawing"
    answers(ada, "done")
    assert phase(ada) != "drawing"


def sees_the_hut(state: State) -> bool:
    """Does the hut lie there, and is the group free to look at it?"""
    outlook = state.outlook(0)
    return outlook["phase"] == "idle" and any(cell["kind"] == HUT for cell in outlook["board"])


def test_a_number_hidden_in_a_picture_is_found_by_ear_and_entered(visitor: Greeting) -> None:
    ada = visitor()
    ada.table = ada.post("/api/tables/import", text=played.reaching("continent", 1, sees_the_hut))["id"]
    ada.goes(f"/t/{ada.table}")
    assert ada.settles()
    hut = next(cell for cell in ada.position()["outlook"]["board"] if cell["kind"] == HUT)
    ada.piece(hut["id"]).click()
    ada.page.get_by_role("button", name="Look closely").click()
    heard = []
    for spot in ada.page.get_by_role("button", name="Spot ").all():
        spot.click()
        heard += SPOKEN.findall(ada.page.locator(".picture .told").inner_text())
    assert "".join(heard) == FOUND
    assert serious(ada.page) == []
    answers(ada, "number")
    assert serious(ada.page) == []
    for digit in heard:
        answers(ada, f"say {digit}")
    assert phase(ada) == "idle"


def test_the_satchel_opens_on_what_one_knows(visitor: Greeting) -> None:
    ada = alone(visitor())
    ada.page.get_by_role("button", name="Satchel", exact=True).click()
    known = ada.page.get_by_role("region", name="What you know")
    letter = known.get_by_role("button", name="A lamp sends shadows home; so does a name")
    assert serious(ada.page) == []
    letter.click()
    assert "Begin on card 010" in ada.page.locator(".reading").inner_text()
