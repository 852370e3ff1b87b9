"""Minds that play: they are handed a glimpse of the table, never the table."""

from bivouac.bots.glimpse import Glimpse
from bivouac.bots.match import UNFINISHED, Result, mind_seed, play_match
from bivouac.bots.minds import Mind
from bivouac.bots.playout import playout
from bivouac.bots.specs import EXAMPLES, mind

__all__ = [
    "EXAMPLES",
    "UNFINISHED",
    "Glimpse",
    "Mind",
    "Result",
    "mind",
    "mind_seed",
    "play_match",
    "playout",
]
