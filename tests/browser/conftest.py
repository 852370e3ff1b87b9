"""A real Chromium, a house to visit, and visitors whose every step is watched."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from bivouac.server.client_files import BUILT
from tests.browser.visitors import DEADLINE, Visitor
from tests.server.houses import Clockwork, Served, served
from tools import chromium

Greeting = Callable[..., Visitor]


class Evening(Clockwork):
    """Seeds and luck that can be told in advance, at the present time."""

    def now(self) -> int:
        """The moment."""
        return time.time_ns() // 1_000_000


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs the browser."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for the tests of a module: while it is open, its event loop holds this thread."""
    program = chromium.find()
    if program is None:
        pytest.fail("no Chromium: install one, or name it in BIVOUAC_CHROMIUM")
    expect.set_options(timeout=DEADLINE)  # five seconds are few on a crowded machine
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=program, args=chromium.arguments(program), env=chromium.environment(program)
        )
        yield launched
        launched.close()


@pytest.fixture
def house() -> Iterator[Served]:
    """An open house with the client as it was built; its first table is a short one for who hurries."""
    assert (BUILT / "index.html").exists(), "the client is not built: python3 run.py test builds it"
    with served(Evening(seed=3), rate=10_000.0, quotas=0) as opened:
        yield opened


@pytest.fixture
def visitor(browser: Browser, house: Served) -> Iterator[Greeting]:
    """Somebody comes to the house with a browser of their own; afterwards they tell what went wrong."""
    came: list[Visitor] = []

    def comes(**ways: object) -> Visitor:
        came.append(Visitor(browser, house.url, **ways))  # type: ignore[arg-type]
        return came[-1]

    yield comes
    for guest in came:
        guest.leave()
