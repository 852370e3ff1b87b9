"""What a seat may see, what it is asked and what it witnessed."""

from bivouac.games.continent.outlook.view import deal, outlook

__all__ = ["deal", "outlook"]
