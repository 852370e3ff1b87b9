"""Pearls: a guest of the house (2 or 3 players), found by its entry point."""

from functools import partial

from bivouac.core.game import HouseGame
from bivouac.core.plain_board import plain_board

from . import shelf
from .facts import FACTS
from .pile import RULES, Pearls, count, set_up

GAME = HouseGame(
    package=__name__,
    facts=FACTS,
    rules=RULES,
    set_up=set_up,
    blank=Pearls,
    count=count,
    catalogue=shelf.catalogue,
    board=partial(plain_board, __name__),
    check=shelf.check,
)
