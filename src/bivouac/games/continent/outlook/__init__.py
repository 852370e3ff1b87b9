"""What a seat may see, and what it is asked."""

from bivouac.games.continent.outlook.view import outlook, secrets

__all__ = ["outlook", "secrets"]
