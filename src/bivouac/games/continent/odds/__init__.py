"""Exact chances from what everybody knows, for whatever a player is about to answer (ruling 135)."""

from bivouac.games.continent.odds.answers import odds, standing

__all__ = ["odds", "standing"]
