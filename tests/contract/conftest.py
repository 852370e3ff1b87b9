"""The tables of the contract: a test that asks for `table` is run at every one of them."""

from __future__ import annotations

import pytest

from tests.conftest import is_full
from tests.contract.tables import tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Spread a test over every game, seat count and variant."""
    if "table" in metafunc.fixturenames:
        found = list(tables(thorough=is_full(metafunc.config)))
        metafunc.parametrize("table", found, ids=[table.name for table in found])
