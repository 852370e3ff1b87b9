"""Temple: dig two card temples for sets, bonuses and assistants (2 to 4 players)."""

from bivouac.core.game import HeldGame
from bivouac.games.temple.actions import VOCABULARY
from bivouac.games.temple.advice import features
from bivouac.games.temple.board import board
from bivouac.games.temple.catalogue import catalogue
from bivouac.games.temple.check import check
from bivouac.games.temple.facts import FACTS
from bivouac.games.temple.play import load, restore
from bivouac.games.temple.setup import set_up

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
