"""The rules as plain pages: complete, in both languages, found by search, with nothing from elsewhere."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

import bivouac
from bivouac.core.words import LANGUAGES
from bivouac.games import names
from bivouac.server.rules_look import COUNTING, counting, faces
from bivouac.server.rules_page import GROUP
from tests.server.guests import Guest
from tests.server.houses import Served

VOID = {"meta", "link", "input"}


class Reader(HTMLParser):
    """What a page has: its ids, its links, and whether everything that was opened is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.feed(text)
        assert self.open == [], "everything that was opened is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag begins."""
        found = {key: value or "" for key, value in attrs}
        self.tags.add(tag)
        self.ids += [found["id"]] if found.get("id") else []
        self.links += [found["href"]] if found.get("href") else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """A tag ends: the one that was opened last."""
        assert self.open.pop() == tag


def read(guest: Guest, path: str, **query: str) -> tuple[str, Reader]:
    """A page, and what it has."""
    text = guest.get(path, **query)
    return unescape(text), Reader(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_page_has_the_guide_every_open_piece_and_every_ruling(house: Served, name: str, lang: str) -> None:
    game = bivouac.game(name)
    text, page = read(house.guest(), f"/rules/{name}", lang=lang)
    assert f'<html lang="{lang}">' in text
    assert len(page.ids) == len(set(page.ids)), "every place of the page can be linked to"
    for section in game.guide(lang):
        assert section.title in text
    for entry in game.catalogue(lang):
        assert (f"card-{entry['id']}" in page.ids) is not bool(entry.get("closed"))
    for id in game.rulings():
        if not id.startswith("house."):
            told = game.ruling(id, lang)
            assert f"ruling-{id}" in page.ids
            assert told["sentence"] in text
            assert told["place"] in text
    inside = {link[1:] for link in page.links if link.startswith("#")}
    assert inside
    assert inside <= set(page.ids)


def test_what_is_met_in_play_is_not_read_about_before(house: Served) -> None:
    text, _ = read(house.guest(), "/rules/continent", lang="en")
    closed = [entry for entry in bivouac.game("continent").catalogue("en") if entry.get("closed")]
    assert len(closed) > 100
    long = [entry["text"] for entry in closed if len(entry["text"]) > 80]
    assert not any(sentence in text for sentence in long)


@pytest.mark.parametrize("name", names())
def test_every_group_of_pieces_has_a_name_in_both_languages(name: str) -> None:
    game = bivouac.game(name)
    for lang in LANGUAGES:
        known = {found["key"] for found in GROUP.finditer(game.words(lang))}
        groups = {entry.get("group", "") for entry in game.catalogue(lang) if not entry.get("closed")}
        assert groups - {""} == known, "no more and no fewer"


def test_pieces_and_rulings_are_found_without_minding_accents(house: Served) -> None:
    guest = house.guest()
    whole, _ = read(guest, "/rules/takara", lang="fr")
    text, page = read(guest, "/rules/takara", lang="fr", q="EPEE")
    cards = [id for id in page.ids if id.startswith("card-")]
    assert 0 < len(cards) < len(re.findall('id="card-', whole))
    assert 'value="EPEE"' in text
    none, empty = read(guest, "/rules/takara", lang="fr", q="xyzzy")
    assert not [id for id in empty.ids if id.startswith(("card-", "ruling-"))]
    assert "Aucune pièce ne correspond" in none
    _, group = read(guest, "/rules/takara", lang="fr", group="gear")
    gear = [entry for entry in bivouac.game("takara").catalogue("fr") if entry.get("group") == "gear"]
    assert [id for id in group.ids if id.startswith("card-")] == [f"card-{entry['id']}" for entry in gear]


def test_what_is_searched_for_brings_no_markup_into_the_page(house: Served) -> None:
    answer = house.guest().http.get("/rules/takara", params={"q": '"><script>x</script>', "group": '"><b>'})
    assert answer.status_code == 200
    assert "x</script>" not in answer.text
    assert '"><b>' not in answer.text
    Reader(answer.text)


def test_a_page_needs_nothing_from_elsewhere_and_is_the_same_for_everybody(house: Served) -> None:
    ada, stranger = house.guest("Ada"), house.guest()
    one, other = ada.http.get("/rules/temple?lang=en"), stranger.http.get("/rules/temple?lang=en")
    assert one.text == other.text
    assert "set-cookie" not in other.headers
    assert other.headers["cache-control"].startswith("public")
    policy = other.headers["content-security-policy"]
    assert "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-" in policy
    assert not Reader(one.text.replace(COUNTING, "", 1)).tags & {"script", "img", "iframe", "svg"}


def test_the_only_script_is_the_clients_own_which_counts_what_waits(tmp_path: Path) -> None:
    assert counting(tmp_path) == "", "without the client a page is plain"
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "waiting-Ab3_xYz9.js").touch()
    assert counting(tmp_path) == '<script type="module" src="/assets/waiting-Ab3_xYz9.js"></script>'


def test_a_page_names_its_twin_in_the_other_language(house: Served) -> None:
    guest = house.guest(**{"Accept-Language": "fr"})
    text, page = read(guest, "/rules/arnak")
    assert '<html lang="fr">' in text
    assert "/rules/arnak?lang=en" in page.links
    listing, there = read(guest, "/rules")
    assert {f"/rules/{name}?lang=fr" for name in names()} <= set(there.links)
    assert "Règles des jeux" in listing


def test_a_game_that_is_not_installed_has_no_rules(house: Served) -> None:
    answer = house.guest().http.get("/rules/chess")
    assert (answer.status_code, answer.json()["code"]) == (404, "game_missing")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_where_an_icon_was_left_out_no_blank_stands_before_a_comma(
    house: Served, name: str, lang: str
) -> None:
    text, _ = read(house.guest(), f"/rules/{name}", lang=lang)
    shown = re.sub(r"<[^>]*>", "", text.partition("</style>")[2])
    assert re.findall(r".{20} [,.](?!\d)", shown) == []


def test_the_letters_of_the_client_are_used_where_it_is_built(tmp_path: Path) -> None:
    assert faces(tmp_path) == ""
    (tmp_path / "assets").mkdir()
    for file in ("alegreya-AAAA-BB_.woff2", "alegreya-italic-AAAABBBB.woff2", "other-AAAABBBB.woff2"):
        (tmp_path / "assets" / file).touch()
    assert re.findall(r"url\((.*?)\)", faces(tmp_path)) == ["/assets/alegreya-AAAA-BB_.woff2"]
