"""Lanterns: the smallest complete game (2 to 4 players), to be copied by whoever starts another."""

from bivouac.core.game import HouseGame
from bivouac.games._template.actions import VOCABULARY
from bivouac.games._template.advice import features
from bivouac.games._template.board import board
from bivouac.games._template.catalogue import catalogue
from bivouac.games._template.check import check
from bivouac.games._template.facts import FACTS
from bivouac.games._template.play import load, restore
from bivouac.games._template.setup import set_up

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
