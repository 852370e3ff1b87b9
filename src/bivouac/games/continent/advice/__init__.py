"""What is worth what: a position to bots, an action to the group, a seat's knowledge as numbers."""

from bivouac.games.continent.advice.evaluation import estimate, features
from bivouac.games.continent.advice.planner import advise

__all__ = ["advise", "estimate", "features"]
