"""Takara: dig six sites for the two Stones of Legend (2 to 4 players)."""

from bivouac.core.game import HouseGame
from bivouac.games.takara.actions import VOCABULARY
from bivouac.games.takara.advice import features
from bivouac.games.takara.board import board
from bivouac.games.takara.catalogue import catalogue
from bivouac.games.takara.check import check
from bivouac.games.takara.facts import FACTS
from bivouac.games.takara.play import load, restore
from bivouac.games.takara.setup import set_up

GAME = HouseGame(
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
