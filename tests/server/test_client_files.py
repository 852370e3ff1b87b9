"""The browser client as it is served: one page for its addresses, files that may be kept, nothing else."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.houses import Served, served

PAGE = '<!doctype html><html lang="en"><script type="module" src="/assets/app-1a2b.js"></script></html>'
SCRIPT = b"export const answer = 42;\n" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small client, built."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    static = tmp_path / "static"
    (static / "index.html").write_text(PAGE, "utf-8")
    (static / "icon.svg").write_text("<svg/>", "utf-8")
    (static / "built-from").write_text("a digest", "utf-8")
    (static / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (static / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "secret.txt").write_text("not for browsers", "utf-8")
    return static


@pytest.fixture
def house(folder: Path) -> Iterator[Served]:
    """A house that serves it."""
    with served(client=str(folder)) as opened:
        yield opened


@pytest.mark.parametrize(
    "path", ["/", "/t/table0001", "/new", "/new/takara", "/learn", "/learn/takara", "/history", "/me"]
)
def test_every_address_of_the_client_is_its_page_in_the_language_of_the_reader(
    house: Served, path: str
) -> None:
    answer = house.guest().http.get(path, headers={"accept-language": "fr"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == PAGE.replace("en", "fr", 1)
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/at/all", "/assets/gone-1a2b.js"])
def test_an_unknown_address_is_a_page_to_a_browser_and_a_problem_to_a_program(
    house: Served, path: str
) -> None:
    visit = house.guest().http.get(path, headers={"accept": "text/html", "accept-language": "fr"})
    assert (visit.status_code, visit.text) == (404, PAGE.replace("en", "fr", 1))
    assert "script-src 'self'" in visit.headers["content-security-policy"]
    asked = house.guest().http.get(path, headers={"accept": "*/*"})
    assert (asked.status_code, asked.json()["error"]) == (404, "not_found")


def test_what_is_asked_of_the_api_is_never_a_page(house: Served) -> None:
    answer = house.guest().http.get("/api/nowhere", headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


def test_a_file_named_by_its_content_is_kept_for_ever_and_sent_packed(house: Served) -> None:
    answer = house.guest().http.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.content == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    plain = house.guest().http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert (plain.content, "content-encoding" in plain.headers) == (SCRIPT, False)


def test_a_file_beside_the_page_is_asked_for_again_and_not_sent_twice(house: Served) -> None:
    guest = house.guest()
    first = guest.http.get("/icon.svg")
    assert (first.status_code, first.headers["content-type"]) == (200, "image/svg+xml")
    assert first.headers["cache-control"] == "no-cache"
    again = guest.http.get("/icon.svg", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


OTHER_PATHS = (
    *("/assets/../secret.txt", "/assets/%2e%2e/secret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt"),
    *("/..%2fsecret.txt", "/built-from", "/assets/app-1a2b.js.gz", "/assets/", "/assets/nothing.js"),
)


@pytest.mark.parametrize("path", OTHER_PATHS)
def test_nothing_else_is_served(house: Served, path: str) -> None:
    answer = house.guest().http.get(path)
    assert answer.status_code == 404
    assert "not for browsers" not in answer.text


def test_a_client_that_was_built_again_is_served_at_once(house: Served, folder: Path) -> None:
    assert house.guest().http.get("/").text == PAGE
    (folder / "index.html").write_text(PAGE.replace("1a2b", "3c4d"), "utf-8")
    os.utime(folder / "index.html", ns=(1, 1))
    assert "3c4d" in house.guest().http.get("/").text
