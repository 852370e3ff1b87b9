"""Pearls: a guest of the house (2 or 3 players), found by its entry point."""

from bivouac.core.game import HeldGame

from . import shelf
from .facts import FACTS
from .pile import VOCABULARY, load, set_up

GAME = HeldGame(
    package=__name__,
    facts=FACTS,
    vocabulary=VOCABULARY,
    set_up=set_up,
    load=load,
    features=shelf.features,
    catalogue=shelf.catalogue,
    board=shelf.board,
    check=shelf.check,
)
