"""Who tells Continent's stories."""

from __future__ import annotations

from tests.games.continent.claims import TELLER

__all__ = ["TELLER"]
