"""Who tells Agartha's stories."""

from __future__ import annotations

from tests.games.agartha.claims import TELLER

__all__ = ["TELLER"]
