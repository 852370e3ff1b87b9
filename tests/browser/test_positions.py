"""A position pasted on the home page becomes a table; a wrong line is named where it was pasted."""

from __future__ import annotations

from playwright.sync_api import FilePayload, expect

from tests.browser.accessible import serious
from tests.browser.conftest import Greeting

TEXT = "takara\nseats: 3\nactive: 1\nasked: assign\nkaras 1: 12\nsite 1, 3 left: drake up wounds 1\n"


def test_a_position_is_pasted_mended_and_played_on(visitor: Greeting) -> None:
    ada = visitor(lang="fr").goes("/")
    ada.page.get_by_role("button", name="Ouvrir un fichier").click()
    sheet = ada.page.get_by_role("dialog")
    sheet.get_by_role("textbox").fill(TEXT + "won 0: dragon\n")
    sheet.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(sheet.get_by_role("alert")).to_contain_text("Ligne 7")
    expect(sheet.get_by_role("alert")).to_contain_text("dragon")
    assert serious(ada.page) == []
    ada.complaints = [text for text in ada.complaints if "status of 400" not in text]
    sheet.get_by_role("textbox").fill(TEXT)
    sheet.get_by_role("button", name="Ouvrir", exact=True).click()
    ada.page.wait_for_url("**/t/*")
    ada.table = ada.page.url.rsplit("/", 1)[1]
    assert ada.settles()
    seen = ada.position()["outlook"]
    assert seen["players"][1]["karas"] == 12
    assert seen["viewer"] == 1


def test_a_position_is_chosen_as_a_file(visitor: Greeting) -> None:
    ada = visitor(lang="en", phone=True).goes("/")
    ada.page.get_by_role("button", name="Open a file").click()
    file: FilePayload = {"name": "position.txt", "mimeType": "text/plain", "buffer": TEXT.encode()}
    ada.page.get_by_role("dialog").locator('input[type="file"]').set_input_files([file])
    ada.page.wait_for_url("**/t/*")
