"""A game nobody has drawn a board for is played at once, on a table that draws any game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bivouac.games._template.catalogue import catalogue
from tests.browser.hands import by_clicks
from tests.browser.visitors import Json, Visitor
from tests.house.listing import GAMES
from tests.house.test_sixth_game import GUEST, PACKED, install, wheel_of
from tests.server.houses import started
from tools.rules_tree import SOURCES

NAME = "fireflies"


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder into which a copy of the template is installed as a game of its own."""
    for path in sorted((GAMES / "_template").rglob("*")):
        if path.suffix in PACKED:
            copy = tmp_path / NAME / path.relative_to(GAMES / "_template")
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text("utf-8").replace("bivouac.games._template", NAME)
            copy.write_text(text.replace("_template", NAME), "utf-8")
    pyproject = (GUEST / "pyproject.toml").read_text("utf-8").replace("guest-pearls", NAME)
    pyproject = pyproject.replace("guest_pearls", NAME).replace("pearls =", f"{NAME} =")
    (tmp_path / "pyproject.toml").write_text(pyproject, "utf-8")
    return install(wheel_of(tmp_path, NAME, tmp_path), tmp_path / "site")


def taking(moves: Sequence[Json]) -> Json:
    """Take, or choose: what brings the end nearer."""
    return min(moves, key=lambda move: move["text"].startswith("peek"))


def test_the_template_is_played_to_the_end_on_the_table_of_any_game(
    browser: Browser, shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCES), str(shelf)]))
    with started(tmp_path / "data") as house:
        ada = Visitor(browser, house.url, lang="fr")
        ada.goes("/")
        expect(ada.page.locator(f'[data-start="{NAME}"]')).to_be_visible()
        ada.opens("human", "greedy", game=NAME)
        assert ada.play(taking, by_clicks) > 3
        expect(ada.page.locator('[data-screen="over"]')).to_be_visible()
        ada.page.locator(".piece:not(.back):not(.place)").first.hover()
        explained = ada.page.locator(".focus-panel .prose")
        expect(explained).to_be_visible()
        assert explained.inner_text() in [entry["text"] for entry in catalogue("fr")]
        ada.leave()
