"""Options shared by all tests, and the two lanes they run in."""

from __future__ import annotations

import pytest

import bivouac

# What only the full lane runs: whole files and folders here, single tests by their mark `full`. A test marked
# `smoke` in one of these is quick all the same.
LONG = (
    "tests/bots/test_pace.py",
    "tests/browser/",
    "tests/contract/test_agartha_secrets.py",
    "tests/contract/test_arnak_redeal.py",
    "tests/contract/test_continent_redeal.py",
    "tests/contract/test_continent_trial.py",
    "tests/contract/test_planted",
    "tests/contract/test_takara_redeal.py",
    "tests/contract/test_temple_redeal.py",
    "tests/drills/",
    "tests/server/test_chaos.py",
    "tests/server/test_leaks.py",
    "tests/server/test_schema.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --full, --deep, --screens and --regold."""
    parser.addoption("--full", action="store_true", help="also the tests that take minutes, laws at length")
    parser.addoption(
        "--deep", action="store_true", help="play thousands of games a law, for hours instead of minutes"
    )
    parser.addoption("--screens", action="store_true", help="walk the boards at every size of screen")
    parser.addoption(
        "--regold", action="store_true", help="write the golden files anew, after a change of rules"
    )


def is_full(config: pytest.Config) -> bool:
    """Whether all tests are asked for, each at its length."""
    return bool(config.getoption("--full") or config.getoption("--deep"))


def is_long(item: pytest.Item) -> bool:
    """Whether a test is left to the full lane."""
    if item.get_closest_marker("smoke"):
        return False
    return item.nodeid.startswith(LONG) or item.get_closest_marker("full") is not None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long tests to the full lane, unless the command line names their file."""
    named = any(argument.partition("::")[0].endswith(".py") for argument in config.args)
    if is_full(config) or named:
        return
    config.hook.pytest_deselected(items=[item for item in items if is_long(item)])
    items[:] = [item for item in items if not is_long(item)]


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Say which build is tested, the sources or a tree of compiled rules, and in which lane."""
    lane = "all tests, at length" if is_full(config) else "the quick lane; --full runs all tests, at length"
    return [f"bivouac: {bivouac.__path__[0]}", f"lane: {lane}"]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """After a deep run, write its figures once all workers are done."""
    if session.config.getoption("--deep") and not hasattr(session.config, "workerinput"):
        from tests.contract import deep_runs
        from tests.drills import figures

        deep_runs.write_figures()
        figures.write_figures()


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the full version of a test is asked for."""
    return is_full(request.config)


@pytest.fixture(scope="session")
def deep(request: pytest.FixtureRequest) -> bool:
    """Whether the longest version of a test is asked for."""
    return bool(request.config.getoption("--deep"))
