#!/usr/bin/env python3
"""Draw `docs/gallery/`: the home page and every game that has a board, in mid-play, by day and by night.

    .venv/bin/python tools/gallery.py [GAME ...]

It starts a server of its own and looks at it with a real Chromium; the client must be built.
"""

from __future__ import annotations

import base64
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bivouac.games import game, names  # noqa: E402
from tools import chromium, played  # noqa: E402

GALLERY = ROOT / "docs" / "gallery"
BOARDS = ROOT / "web" / "src" / "boards"
SEATS = 3
QUALITY = 62
PLACE = 0.45  # of a game, where most of the table is in use
# Temple's first temple is empty halfway; in Arnak a journey is being paid, in Continent an action is chosen.
PLACES = {"temple": 0.14, "arnak": 0.503, "continent": 0.346}


class View(NamedTuple):
    """One way of looking at a screen."""

    name: str
    width: int
    height: int
    night: bool
    lang: str


VIEWS = (
    View("laptop-day-fr", 1280, 800, False, "fr"),
    View("laptop-night-en", 1280, 800, True, "en"),
    View("phone-day-en", 390, 844, False, "en"),
    View("phone-night-fr", 390, 844, True, "fr"),
    View("side-day-fr", 844, 390, False, "fr"),
    View("side-night-en", 844, 390, True, "en"),
)


@contextmanager
def served() -> Iterator[str]:
    """A server with a database of its own; its address."""
    with tempfile.TemporaryDirectory(prefix="bivouac-gallery-") as folder:
        command = [sys.executable, "-m", "bivouac", "serve", "--no-browser", "--port", "0", "--data", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().removeprefix("Bivouac: ").strip().rstrip("/")
        finally:
            process.terminate()
            process.wait()


def pictures(browser: Browser, url: str, view: View, games: list[str]) -> None:
    """Every picture of one way of looking."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": view.width, "height": view.height},
        color_scheme="dark" if view.night else "light",
        locale={"en": "en-GB", "fr": "fr-FR"}[view.lang],
        reduced_motion="reduce",
        is_mobile=view.width < 900,
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("[data-start]")
    keep(page, f"home-{view.name}")
    context.request.patch("/api/me", data={"name": "Marin"})
    for name in games:
        low, high = game(name).facts.seats
        journal = played.cut(name, max(low, min(high, SEATS)), PLACES.get(name, PLACE))
        opened: dict[str, Any] = context.request.post("/api/tables/import", data={"text": journal}).json()
        page.goto(f"/t/{opened['id']}")
        page.wait_for_selector('[data-prompt][data-mine="yes"]')
        keep(page, f"{name}-{view.name}")
    context.close()


def keep(page: Page, name: str) -> None:
    """The screen as a small file."""
    page.evaluate("document.fonts.ready")
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (GALLERY / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
    session.detach()


def main(arguments: list[str]) -> int:
    """Draw the pictures of the games named, or of all that have a board."""
    drawn = {path.parent.name for path in BOARDS.glob("*/index.ts")}
    games = [name for name in names() if name in drawn and (not arguments or name in arguments)]
    program = chromium.find()
    if program is None:
        sys.exit("no Chromium: install one, or name it in BIVOUAC_CHROMIUM")
    GALLERY.mkdir(parents=True, exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=chromium.arguments(program), env=chromium.environment(program)
        )
        for view in VIEWS:
            pictures(browser, url, view, games)
        browser.close()
    for path in sorted(GALLERY.glob("*.webp")):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
