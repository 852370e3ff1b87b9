"""Options shared by all tests."""

from __future__ import annotations

import pytest

import bivouac


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --deep, for the long versions of the tests that have one, and --regold."""
    parser.addoption(
        "--deep", action="store_true", help="play many more games, for minutes instead of seconds"
    )
    parser.addoption(
        "--regold", action="store_true", help="write the golden files anew, after a change of rules"
    )


def pytest_report_header() -> str:
    """Say which build is tested: the sources, or a tree of compiled rules."""
    return f"bivouac: {bivouac.__path__[0]}"


def pytest_sessionfinish(session: pytest.Session) -> None:
    """After a deep run, write its figures once all workers are done."""
    if session.config.getoption("--deep") and not hasattr(session.config, "workerinput"):
        from tests.contract import deep_runs
        from tests.drills import figures

        deep_runs.write_figures()
        figures.write_figures()


@pytest.fixture(scope="session")
def deep(request: pytest.FixtureRequest) -> bool:
    """Whether the long version of a test is asked for."""
    return bool(request.config.getoption("--deep"))
