"""The command line, as in its own tests."""

from __future__ import annotations

from tests.cli.conftest import _a_plain_locale, run

__all__ = ["_a_plain_locale", "run"]
