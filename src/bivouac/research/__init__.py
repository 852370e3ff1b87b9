"""Doors for researchers: the rules people play, as their own tools expect a game.

Each door is a module that needs the extra `research`; what is missing is named with the command that
installs it. Nothing here is imported by the other floors.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bivouac.research.vectors import Vector

__all__ = ["vector"]


def vector(game: str, seats: int = 2, count: int = 256, **more: Any) -> "Vector":
    """So many tables of a game that step together, their numbers in arrays; see `Vector`."""
    from bivouac.research.vectors import Vector

    return Vector(game, seats, count, **more)
