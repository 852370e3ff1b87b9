"""Agartha: bid in secret for cards, and let one encounter lead to the next (2 to 4 players)."""

from bivouac.core.game import HeldGame
from bivouac.games.agartha.actions import VOCABULARY
from bivouac.games.agartha.advice import features
from bivouac.games.agartha.board import board
from bivouac.games.agartha.catalogue import catalogue
from bivouac.games.agartha.check import check
from bivouac.games.agartha.facts import FACTS
from bivouac.games.agartha.play import load, restore
from bivouac.games.agartha.setup import set_up

GAME = HeldGame(
    package=__name__,
    facts=FACTS,
    vocabulary=VOCABULARY,
    set_up=set_up,
    load=load,
    restore=restore,
    features=features,
    catalogue=catalogue,
    board=board,
    check=check,
)
