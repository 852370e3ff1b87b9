"""Who tells Arnak's stories."""

from __future__ import annotations

from tests.games.arnak.claims import TELLER

__all__ = ["TELLER"]
