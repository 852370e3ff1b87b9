"""An account from end to end: kept here, found again there, left, ended from elsewhere, deleted."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.accessible import serious
from tests.browser.conftest import Evening, Greeting
from tests.browser.hands import by_clicks, by_touch, in_a_hurry
from tests.browser.visitors import Visitor
from tests.server.houses import Served, banish, served

NAME = "Zerlina"
PASSPHRASE = "three dry tents"
WAYS: list[dict[str, Any]] = [{"lang": "fr"}, {"night": True}, {"phone": True, "lang": "fr", "night": True}]
WAY_NAMES = ["laptop by day, in French", "laptop by night", "phone by night, in French"]


def drawer(visitor: Visitor) -> Locator:
    """The settings, opened from the bar of the screen one is at."""
    visitor.page.locator('[data-drawer="settings"]').click()
    return visitor.page.get_by_role("dialog")


def fill(sheet: Locator, purpose: str, login: str, passphrase: str = PASSPHRASE) -> None:
    """Type name and passphrase into the form, which has the focus, and send it with the Enter key."""
    opener = sheet.locator(f'[data-open="{purpose}"]')
    expect(opener.or_(sheet.locator(f'form[data-account="{purpose}"]'))).to_be_visible()
    if opener.count():
        opener.click()
        expect(sheet.locator("[name=login]")).to_be_focused()
    sheet.locator("[name=login]").fill(login)
    sheet.locator("[name=passphrase]").fill(passphrase)
    sheet.locator("[name=passphrase]").press("Enter")


def keeps(visitor: Visitor, login: str) -> Locator:
    """Make an account of the guest one is; the sheet that says so."""
    sheet = drawer(visitor)
    fill(sheet, "keep", login)
    expect(sheet.locator('[data-account="kept"]')).to_contain_text(login.casefold())
    return sheet


def returns(visitor: Visitor, login: str) -> Locator:
    """Come back to an account from the front page; the sheet that says so."""
    visitor.goes("/")
    visitor.page.locator("[data-account-hint]").click()
    sheet = visitor.page.get_by_role("dialog")
    fill(sheet, "return", login)
    expect(sheet.locator('[data-account="kept"]')).to_contain_text(login.casefold())
    return sheet


def closes(visitor: Visitor) -> None:
    """Close the sheet."""
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def excuse(visitor: Visitor, status: int) -> None:
    """What the browser says of an answer that was a refusal is no complaint."""
    visitor.complaints = [text for text in visitor.complaints if f"status of {status}" not in text]


def playing(visitor: Visitor) -> Visitor:
    """A game against a bot, with the turn at the visitor's seat."""
    visitor.context.request.patch("/api/me", data={"name": NAME})
    visitor.opens("human", "random")
    assert visitor.settles()
    return visitor


def test_a_table_kept_on_one_device_is_played_on_in_the_same_seat_at_another(visitor: Greeting) -> None:
    ada = playing(visitor(lang="fr"))
    keeps(ada, NAME)
    closes(ada)
    phone = visitor(phone=True)
    expect(returns(phone, NAME.upper()).locator("#my-name")).to_have_value(NAME)
    closes(phone)
    phone.page.locator(f'a[href="/t/{ada.table}"]').tap()
    phone.table = ada.table
    assert phone.settles()
    number = ada.position()["number"]
    by_touch(phone, in_a_hurry(phone.position()["moves"]))
    assert phone.settles()
    assert ada.settles()
    assert ada.position()["number"] > number
    assert ada.asks(f"/api/tables/{ada.table}")["mine"] == phone.asks(f"/api/tables/{ada.table}")["mine"]


def test_who_comes_back_at_an_open_table_sits_in_their_seat_without_loading_the_page(
    visitor: Greeting,
) -> None:
    ada = playing(visitor())
    keeps(ada, NAME)
    laptop = visitor(lang="fr")
    laptop.goes(f"/t/{ada.table}")
    expect(laptop.page.locator("[data-prompt]")).to_be_visible()
    expect(laptop.page.locator('[data-prompt][data-mine="yes"]')).to_have_count(0)
    laptop.page.evaluate("window.unloaded = false")
    fill(drawer(laptop), "return", NAME)
    expect(laptop.page.locator('[data-prompt][data-mine="yes"]')).to_have_count(1)
    expect(laptop.page.locator("#account-title")).to_be_focused()
    closes(laptop)
    laptop.table = ada.table
    assert laptop.settles()
    by_clicks(laptop, in_a_hurry(laptop.position()["moves"]))
    assert laptop.settles()
    assert laptop.page.evaluate("window.unloaded") is False


def test_a_wrong_passphrase_is_told_in_ones_own_language_and_changes_nothing(visitor: Greeting) -> None:
    ada = visitor()
    ada.goes("/")
    keeps(ada, NAME)
    bo = visitor(lang="fr")
    bo.goes("/")
    sheet = drawer(bo)
    fill(sheet, "return", NAME, "three wet tents")
    expect(sheet.get_by_role("alert")).to_have_text("Aucun compte n’a ce nom et cette phrase de passe.")
    expect(sheet.locator("[name=passphrase]")).to_be_focused()
    sheet.locator("[name=passphrase]").fill("short")
    sheet.locator("[name=passphrase]").press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text("8")
    expect(sheet.locator("[name=passphrase]")).to_have_attribute("aria-invalid", "true")
    assert bo.asks("/api/me")["known"] is False
    excuse(bo, 401)


def test_a_name_that_is_taken_is_told_and_another_one_is_kept(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor(lang="fr")
    for guest in (ada, bo):
        guest.goes("/")
    keeps(ada, NAME)
    sheet = drawer(bo)
    fill(sheet, "keep", NAME)
    expect(sheet.get_by_role("alert")).to_contain_text("déjà pris")
    sheet.locator("[name=login]").fill("Masetto")
    sheet.locator("[name=login]").press("Enter")
    expect(sheet.locator('[data-account="kept"]')).to_contain_text("masetto")
    excuse(bo, 409)


def test_who_tries_too_often_is_told_how_long_to_wait(visitor: Greeting) -> None:
    eve = visitor(lang="fr")
    eve.goes("/")
    sheet = drawer(eve)
    fill(sheet, "return", NAME)
    expect(sheet.get_by_role("alert")).to_contain_text("Aucun compte")
    body = {"login": NAME, "passphrase": "another guess"}
    while eve.context.request.post("/api/me/login", data=body).status == 401:
        pass
    sheet.locator("[name=passphrase]").press("Enter")
    expect(sheet.get_by_role("alert")).to_have_text(re.compile(r"attendez (\d+ secondes|une seconde)"))
    excuse(eve, 401)
    excuse(eve, 429)


def test_the_passphrase_can_be_looked_at_while_it_is_typed(visitor: Greeting) -> None:
    ada = visitor()
    ada.goes("/")
    sheet = drawer(ada)
    sheet.locator('[data-open="keep"]').click()
    field = sheet.locator("[name=passphrase]")
    field.fill(PASSPHRASE)
    for pressed, kind in (("true", "text"), ("false", "password")):
        button = sheet.get_by_role("button", name="Show the passphrase")
        button.click()
        expect(button).to_have_attribute("aria-pressed", pressed)
        expect(field).to_have_attribute("type", kind)
    expect(field).to_have_attribute("autocomplete", "new-password")
    expect(field).to_have_value(PASSPHRASE)


def test_signing_out_everywhere_else_is_told_to_the_other_device_and_to_no_window_of_this_one(
    visitor: Greeting,
) -> None:
    ada = playing(visitor())
    keeps(ada, NAME)
    closes(ada)
    beside = ada.context.new_page()
    beside.goto("/")
    expect(beside.locator(f'a[href="/t/{ada.table}"]')).to_be_visible()
    phone, lobby = visitor(lang="fr"), visitor(lang="fr")
    for guest in (phone, lobby):
        returns(guest, NAME)
        closes(guest)
    phone.goes(f"/t/{ada.table}")
    expect(phone.page.locator('[data-prompt][data-mine="yes"]')).to_be_visible()
    sheet = drawer(ada)
    sheet.locator('[data-act="elsewhere"]').click()
    expect(sheet.get_by_role("status").filter(has_text="this device only")).to_be_visible()
    for guest in (phone, lobby):
        expect(guest.page.locator('[data-session="ended"]')).to_be_visible()
    expect(phone.page.locator("[data-prompt]")).to_be_visible()
    expect(phone.page.locator('[data-prompt][data-mine="yes"]')).to_have_count(0)
    expect(lobby.page.locator(f'.tables a[href="/t/{ada.table}"]')).to_have_count(0)
    expect(beside.locator('[data-session="ended"]')).to_have_count(0)
    expect(beside.locator(f'a[href="/t/{ada.table}"]')).to_be_visible()
    ada.page.bring_to_front()
    closes(ada)
    assert ada.settles()
    by_clicks(ada, in_a_hurry(ada.position()["moves"]))
    phone.page.locator('[data-session="ended"] .btn').click()
    fill(phone.page.get_by_role("dialog"), "return", NAME)
    expect(phone.page.locator('[data-session="ended"]')).to_have_count(0)
    expect(phone.page.locator('[data-prompt][data-mine="yes"]')).to_have_count(1)


def test_a_guest_who_signs_out_is_asked_once_and_then_has_no_table_here(visitor: Greeting) -> None:
    ada = playing(visitor(lang="fr"))
    ada.goes("/")
    mine = ada.page.locator(f'.tables a[href="/t/{ada.table}"]')
    expect(mine).to_be_visible()
    sheet = drawer(ada)
    sheet.locator('[data-ask="sign-out"]').click()
    asked = sheet.get_by_role("group", name="Se déconnecter de cet appareil")
    expect(asked).to_contain_text("perdez les places")
    expect(sheet.get_by_role("button", name="Ne rien changer")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(sheet.locator('[data-ask="sign-out"]')).to_be_focused()
    expect(mine).to_be_attached()
    sheet.locator('[data-ask="sign-out"]').press("Enter")
    sheet.locator('[data-sure="sign-out"]').press("Enter")
    expect(mine).to_have_count(0)
    expect(sheet.locator("#my-name")).to_have_value("")
    expect(sheet.locator('[data-ask="sign-out"]')).to_have_count(0)
    assert ada.asks("/api/me")["known"] is False


def test_an_account_is_left_without_a_question_and_found_again_as_it_was(visitor: Greeting) -> None:
    ada = playing(visitor())
    sheet = keeps(ada, NAME)
    sheet.locator('[data-act="sign-out"]').click()
    expect(ada.page.locator('[data-prompt][data-mine="yes"]')).to_have_count(0)
    fill(sheet, "return", NAME)
    expect(ada.page.locator('[data-prompt][data-mine="yes"]')).to_have_count(1)


def test_a_passphrase_chosen_anew_is_the_one_to_come_back_with(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.goes("/")
    sheet = keeps(ada, NAME)
    sheet.locator('[data-open="change"]').click()
    sheet.locator("[name=former]").fill("not this one")
    fill(sheet, "change", NAME, "four wet tents")
    expect(sheet.get_by_role("alert")).to_have_text("Ce n’est pas la phrase de passe actuelle.")
    expect(sheet.locator("[name=former]")).to_be_focused()
    sheet.locator("[name=former]").fill(PASSPHRASE)
    sheet.locator("[name=former]").press("Enter")
    expect(sheet.get_by_role("status").filter(has_text="C’est changé.")).to_be_visible()
    sheet.locator('[data-act="sign-out"]').click()
    fill(sheet, "return", NAME)
    expect(sheet.get_by_role("alert")).to_have_text("Aucun compte n’a ce nom et cette phrase de passe.")
    fill(sheet, "return", NAME, "four wet tents")
    expect(sheet.locator('[data-account="kept"]')).to_contain_text(NAME.casefold())
    excuse(ada, 401)


def test_whoever_deletes_their_data_is_told_what_goes_and_is_nobody_then(visitor: Greeting) -> None:
    ada, bo = visitor(), visitor(lang="fr")
    ada.context.request.patch("/api/me", data={"name": NAME})
    table = ada.opens("human", "human")
    bo.post(f"/api/tables/{table}/join", name="Bo")
    ada.begins()
    bo.goes(f"/t/{table}")
    expect(bo.page.get_by_text(NAME).first).to_be_attached()
    sheet = keeps(ada, NAME)
    sheet.locator('[data-ask="forget"]').click()
    asked = sheet.get_by_role("group", name="Delete my data")
    expect(asked).to_contain_text("your name, your account, your address, your messages and your seats")
    expect(asked).to_contain_text("the moves that were played, without your name")
    asked.locator('[data-sure="forget"]').click()
    expect(sheet.get_by_role("status").filter(has_text="your data has been deleted")).to_be_visible()
    expect(ada.page.locator('[data-prompt][data-mine="yes"]')).to_have_count(0)
    expect(bo.page.get_by_text(NAME)).to_have_count(0)
    assert ada.asks("/api/me")["known"] is False
    fill(sheet, "return", NAME)
    expect(sheet.get_by_role("alert")).to_be_visible()
    excuse(ada, 401)


def test_a_device_is_signed_out_from_another_one(visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.goes("/")
    sheet = keeps(ada, NAME)
    phone = visitor(phone=True, lang="fr")
    returns(phone, NAME)
    closes(ada)
    sheet = drawer(ada)
    expect(sheet.locator('[data-device="here"]')).to_contain_text("celui-ci")
    expect(sheet.locator("[data-device]").first).to_have_attribute("data-device", "here")
    other = sheet.locator('[data-device="elsewhere"]')
    expect(other).to_contain_text("Chrome")
    other.get_by_role("button", name="Déconnecter").click()
    expect(other).to_have_count(0)
    expect(phone.page.locator('[data-session="ended"]')).to_be_visible()
    assert phone.asks("/api/me")["known"] is False
    assert ada.asks("/api/me")["known"] is True


def test_a_part_that_cannot_be_loaded_says_so_and_comes_with_the_page(visitor: Greeting) -> None:
    ada = visitor()
    ada.goes("/")
    keeps(ada, NAME)
    phone = visitor(phone=True, lang="fr", night=True)
    returns(phone, NAME)
    phone.goes("/")  # what this page has loaded so far has no settings in it
    expect(phone.page.locator('[data-drawer="settings"]')).to_be_visible()
    phone.context.route("**/assets/SettingsDrawer*.js", lambda route: route.abort())
    ada.page.get_by_role("dialog").locator('[data-act="elsewhere"]').click()
    phone.page.locator('[data-session="ended"] .btn').click()
    expect(phone.page.locator("[data-unloaded]")).to_contain_text("n’a pas pu être chargée")
    phone.context.unroute("**/assets/SettingsDrawer*.js")
    phone.page.locator("[data-unloaded] .btn").click()
    expect(phone.page.locator("[data-unloaded]")).to_have_count(0)
    fill(drawer(phone), "return", NAME)
    expect(phone.page.locator('[data-account="kept"]')).to_contain_text(NAME.casefold())
    phone.complaints = [text for text in phone.complaints if "ERR_FAILED" not in text]


def test_the_page_of_a_confirmation_says_whether_it_was_one(house: Served, visitor: Greeting) -> None:
    ada, bo = visitor(), visitor(lang="fr")
    ada.context.request.patch("/api/me", data={"mail": "ada@example.org"})
    player = house.do(lambda open: open.store.player("player0001"))
    assert player is not None
    token = house.house.identity.mail_token(player)
    bo.goes(f"/confirm#token={token}")
    expect(bo.page.locator('[data-confirm="confirm-done"]')).to_contain_text("Merci")
    assert ada.asks("/api/me")["confirmed"] is True
    bo.goes("/")
    bo.goes("/confirm#token=made-up")
    expect(bo.page.locator('[data-confirm="confirm-old"]')).to_contain_text("trop ancien")
    excuse(bo, 404)


def test_who_is_banned_reads_until_when_and_why(house: Served, visitor: Greeting) -> None:
    ada = visitor(lang="fr")
    ada.context.request.patch("/api/me", data={"name": NAME})
    house.do(lambda open: banish(open, "player0001", reason="réclame"))
    ada.goes("/")
    drawer(ada)
    expect(ada.page.locator("[data-banned]")).to_contain_text("Vous n’êtes plus admis ici. Motif")
    expect(ada.page.locator("[data-banned]")).to_contain_text("réclame")


def test_an_address_for_mail_is_asked_for_only_where_the_server_can_send_any(
    browser: Browser, visitor: Greeting
) -> None:
    ada = visitor()
    ada.goes("/")
    expect(drawer(ada).locator('[data-account="guest"]')).to_be_visible()
    expect(ada.page.locator("#account-mail")).to_have_count(0)
    with served(Evening(seed=3), smtp="smtp://127.0.0.1:9") as house:
        bo = Visitor(browser, house.url, lang="fr")
        bo.goes("/")
        form = drawer(bo).locator('[data-account="mail"]')
        field = form.locator("#account-mail")
        expect(field).to_have_attribute("autocomplete", "email")
        field.fill("nulle part")
        field.press("Enter")
        expect(form.get_by_role("status")).to_have_text("Il faut une adresse comme nom@exemple.org.")
        field.fill("bo@example.org")
        field.press("Enter")
        expect(form.locator('[data-mail="asked"]')).to_contain_text("Nous avons écrit à bo@example.org")
        assert bo.asks("/api/me")["mail"] == "bo@example.org"
        field.fill("")
        field.press("Enter")
        expect(form.get_by_role("status")).to_have_text("On ne vous écrira plus.")
        assert bo.asks("/api/me")["mail"] is None
        excuse(bo, 400)
        bo.leave()


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
def test_axe_finds_nothing_serious_in_the_account_whatever_is_open(
    visitor: Greeting, way: dict[str, Any]
) -> None:
    ada = visitor(**way)
    ada.goes("/")
    sheet = drawer(ada)
    expect(sheet.locator('[data-account="guest"]')).to_be_visible()
    assert serious(ada.page) == [], "a stranger"
    sheet.locator('[data-open="keep"]').click()
    sheet.locator("[name=passphrase]").press("Enter")
    expect(sheet.get_by_role("alert")).not_to_be_empty()
    assert serious(ada.page) == [], "a refusal"
    fill(sheet, "keep", NAME)
    expect(sheet.locator('[data-account="kept"]')).to_be_visible()
    sheet.locator('[data-ask="forget"]').click()
    expect(sheet.locator('[data-sure="forget"]')).to_be_visible()
    assert serious(ada.page) == [], "the last question"
