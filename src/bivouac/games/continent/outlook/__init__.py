"""What a seat may see, what it is asked and what it witnessed."""

from bivouac.games.continent.outlook.view import events, outlook

__all__ = ["events", "outlook"]
