"""What a document of these rules must be besides its keys: every card counted, a course of play at rest."""

from bivouac.games.continent.census.census import count

__all__ = ["count"]
