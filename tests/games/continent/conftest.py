"""The marker that ties a test to the rulings it shows."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Know the marker of rulings, which a house test counts."""
    config.addinivalue_line("markers", "ruling(*ids): the rulings of the game this test shows at work")
