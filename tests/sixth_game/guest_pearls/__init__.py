"""Pearls: a guest of the house (2 or 3 players), found by its entry point."""

from bivouac.core.game import HouseGame

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
    board=shelf.board,
    check=shelf.check,
)
