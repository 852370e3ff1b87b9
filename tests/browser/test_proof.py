"""A deal that nobody chooses, in browsers: each pledges and says its word, and the sheet proves it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, expect

from bivouac.core.journal import parse
from bivouac.table import Table
from bivouac.table.playing import act, resign
from tests.browser.accessible import serious
from tests.browser.conftest import Greeting
from tests.browser.visitors import Visitor
from tests.cli.shell import run_here
from tests.server.houses import Served


def play_out(house: Served, table: str) -> None:
    """The rest of a game at random, inside the house: hundreds of clicks would prove no more."""

    def play(found: Table) -> None:
        luck = Random(4)
        while found.actors():
            seat = found.actors()[0]
            assert found.state is not None
            act(found, seat, found.state.text(luck.choice(found.state.legal(seat))), house.sources.now())

    house.do(lambda open: open.rooms.write(table, play))


def gather(visitor: Greeting) -> tuple[Visitor, Visitor]:
    """Two people at a table, each in a browser of their own; the second on a French phone."""
    ada, bo = visitor(foretold=False), visitor(foretold=False, phone=True, lang="fr")
    bo.table = ada.opens("human", "human")
    ada.goes(f"/t/{ada.table}")
    bo.goes(f"/t/{bo.table}")
    bo.page.locator("#guest-name").fill("Bo")
    bo.page.locator('[data-sit="1"]').click()
    expect(ada.page.locator("[data-begin]")).to_be_enabled()
    ada.page.wait_for_function(
        f"fetch('/api/tables/{ada.table}').then((answer) => answer.json())"
        ".then((table) => table.seats.every((seat) => seat.pledge !== ''))"
    )
    return ada, bo


def test_both_browsers_have_a_say_in_the_deal_and_keep_a_receipt_that_proves_it(
    visitor: Greeting, house: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bo = gather(visitor)
    ada.page.locator("[data-begin]").click()
    for guest in (ada, bo):
        expect(guest.page.locator('[data-screen="table"]')).to_be_visible()
    play_out(house, ada.table)
    journal = tmp_path / "game.txt"
    journal.write_text(ada.context.request.get(f"/api/tables/{ada.table}/journal").text(), "utf-8")
    words = parse(journal.read_text("utf-8")).words
    assert words is not None
    assert all(re.fullmatch("[0-9a-f]{32}", word) for word in words)
    assert words[0] != words[1]
    for guest in (ada, bo):
        guest.page.reload()  # or the last few hundred events would be shown one by one
    for guest, name, said in ((ada, "ada", "your word is in it"), (bo, "bo", "votre mot y est")):
        sheet = guest.page.locator('[data-proof="proved"]')
        expect(sheet).to_contain_text(said)
        assert serious(guest.page) == []
        with guest.page.expect_download() as download:
            sheet.locator("[data-receipt]").click()
        receipt = tmp_path / f"{name}.json"
        download.value.save_as(receipt)
        proved = run_here(capsys, "verify", journal, "--receipt", receipt)
        assert (proved.status, proved.out.count("  + ")) == (0, 7), proved
    forged = tmp_path / "forged.txt"
    forged.write_text(re.sub("\n(seal|signed) .*", "", journal.read_text("utf-8")), "utf-8")
    assert run_here(capsys, "verify", forged, "--receipt", tmp_path / "bo.json").status == 1


def test_a_word_that_does_not_come_has_everything_drawn_anew_before_all_eyes(visitor: Greeting) -> None:
    ada, bo = gather(visitor)
    bo.page.goto("about:blank")
    ada.page.locator("[data-begin]").click()
    expect(ada.page.locator("[data-redraw]")).to_be_disabled()
    expect(ada.page.get_by_role("status")).to_contain_text("as soon as Bo has answered")
    expect(ada.page.locator("[data-redraw]")).to_be_enabled()
    ada.page.locator("[data-redraw]").click()
    expect(ada.page.locator("[data-redrawn]")).to_contain_text("Bo did not answer")
    assert serious(ada.page) == []
    ada.page.wait_for_function(
        f"fetch('/api/tables/{ada.table}').then((answer) => answer.json())"
        ".then((table) => table.seats[0].pledge !== '')"
    )
    ada.page.locator("[data-begin]").click()
    expect(ada.page.locator('[data-screen="table"]')).to_be_visible()
    table = ada.asks(f"/api/tables/{ada.table}")
    assert (table["draws"], table["seats"][1]["pledge"]) == (2, "")


def test_a_name_that_is_looked_up_does_not_come_between_the_letters_of_another(visitor: Greeting) -> None:
    bo = visitor()
    held: list[Route] = []
    bo.page.route("**/api/me", lambda route: held.append(route))
    bo.goes(f"/t/{visitor().opens('human', 'human')}")
    field = bo.page.locator("#guest-name")
    field.focus()
    for route in held:
        route.continue_()
    bo.page.unroute("**/api/me")
    bo.page.wait_for_function("fetch('/api/me').then((answer) => answer.ok)")
    bo.page.keyboard.type("Bo")
    expect(field).to_have_value("Bo")


def test_who_looks_at_the_list_of_tables_meanwhile_has_a_say_all_the_same(visitor: Greeting) -> None:
    ada, bo = gather(visitor)
    bo.goes("/")
    expect(bo.page.locator('[data-screen="home"]')).to_be_visible()
    ada.page.locator("[data-begin]").click()
    expect(ada.page.locator('[data-screen="table"]')).to_be_visible()
    assert ada.asks(f"/api/tables/{ada.table}")["draws"] == 1


def test_who_comes_back_in_time_speaks_after_all(visitor: Greeting) -> None:
    ada, bo = gather(visitor)
    bo.page.goto("about:blank")
    ada.page.locator("[data-begin]").click()
    expect(ada.page.locator("[data-redraw]")).to_be_visible()
    bo.goes(f"/t/{bo.table}")
    for guest in (ada, bo):
        expect(guest.page.locator('[data-screen="table"]')).to_be_visible()
    assert ada.asks(f"/api/tables/{ada.table}")["draws"] == 1


def test_a_rematch_has_the_words_of_those_who_have_not_gone_there_yet(
    visitor: Greeting, house: Served
) -> None:
    ada, bo = gather(visitor)
    ada.page.locator("[data-begin]").click()
    expect(bo.page.locator('[data-screen="table"]')).to_be_visible()
    play_out(house, ada.table)
    for guest in (ada, bo):
        guest.page.reload()
    ada.page.locator("[data-rematch]").click()
    expect(ada.page.locator("[data-begin]")).to_be_enabled()
    again = ada.page.url.rpartition("/")[2]
    ada.page.wait_for_function(
        f"fetch('/api/tables/{again}').then((answer) => answer.json())"
        ".then((table) => table.seats.every((seat) => seat.pledge !== ''))"
    )
    ada.page.locator("[data-begin]").click()
    bo.page.locator("[data-rematch]").click()
    for guest in (ada, bo):
        expect(guest.page.locator('[data-screen="table"]')).to_be_visible()


def test_a_game_given_up_shows_its_seed_and_its_journal(visitor: Greeting, house: Served) -> None:
    ada = visitor()
    ada.opens("human", "random")
    expect(ada.page.locator('[data-screen="table"]')).to_be_visible()
    house.do(lambda open: open.rooms.write(ada.table, lambda found: resign(found, 0, house.sources.now())))
    expect(ada.page.locator('[data-proof="wordless"]')).to_be_visible()
    expect(ada.page.locator("[data-receipt]")).to_be_visible()
    assert serious(ada.page) == []
    with ada.page.expect_download() as download:
        ada.page.locator("[data-journal]").click()
    journal = parse(Path(download.value.path()).read_text("utf-8"))
    assert journal.ended()
    assert journal.signed() is not None
