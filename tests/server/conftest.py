"""A house that is open for all tests of a module, one of a test's own, and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.guests import Guest, play_on
from tests.server.houses import Served, served
from tests.server.prepared import nearly_over
from tests.store.conftest import postgres, postgres_url, sqlite_url

__all__ = ["postgres", "postgres_url", "sqlite_url"]


@pytest.fixture(scope="module")
def house() -> Iterator[Served]:
    """An open house; tests share it, so each brings its own guests and opens its own tables."""
    with served(rate=10_000.0, quotas=0, trusted_proxies="127.0.0.1") as house:
        yield house


@pytest.fixture
def own_house() -> Iterator[Served]:
    """One for a test that lets time pass or counts what is there."""
    with served(rate=10_000.0, quotas=0, trusted_proxies="127.0.0.1") as house:
        yield house


@pytest.fixture(scope="module")
def over(house: Served) -> tuple[Guest, Guest, str]:
    """A finished game of Ada and Bo."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = nearly_over(house, ada, bo)
    play_on([ada.window(table), bo.window(table)], Random(1), 10_000)
    return ada, bo, table
