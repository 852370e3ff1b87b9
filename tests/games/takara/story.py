"""Who tells Takara's stories."""

from __future__ import annotations

from tests.games.takara.claims import TELLER

__all__ = ["TELLER"]
