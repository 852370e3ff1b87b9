"""What is worth what: a position to bots, and a seat's knowledge as numbers."""

from bivouac.games.takara.advice.evaluation import estimates
from bivouac.games.takara.advice.features import features

__all__ = ["estimates", "features"]
