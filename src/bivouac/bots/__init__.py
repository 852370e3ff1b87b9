"""Bots that play: they are handed a glimpse of the table, never the table."""

from bivouac.bots.bot import Bot
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.match import UNFINISHED, Result, bot_seed, play_match
from bivouac.bots.playout import playout
from bivouac.bots.specs import EXAMPLES, make_bot

__all__ = [
    "EXAMPLES",
    "UNFINISHED",
    "Bot",
    "Glimpse",
    "Result",
    "bot_seed",
    "make_bot",
    "play_match",
    "playout",
]
