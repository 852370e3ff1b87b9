"""Options shared by all tests."""

from __future__ import annotations

import pytest

import bivouac


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --deep, for the long versions of the tests that have one."""
    parser.addoption(
        "--deep", action="store_true", help="play many more games, for minutes instead of seconds"
    )


def pytest_report_header() -> str:
    """Say which build is tested: the sources, or a tree of compiled rules."""
    return f"bivouac: {bivouac.__path__[0]}"


@pytest.fixture(scope="session")
def deep(request: pytest.FixtureRequest) -> bool:
    """Whether the long version of a test is asked for."""
    return bool(request.config.getoption("--deep"))
