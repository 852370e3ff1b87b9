"""Lost Ruins of Arnak: an expedition in five rounds, alone against a rival or two to four players."""

from bivouac.core.game import HeldGame
from bivouac.games.arnak.actions import VOCABULARY
from bivouac.games.arnak.advice.features import features
from bivouac.games.arnak.board import board
from bivouac.games.arnak.catalogue import catalogue
from bivouac.games.arnak.check import check
from bivouac.games.arnak.facts import FACTS
from bivouac.games.arnak.labels import question_name
from bivouac.games.arnak.play import load, restore
from bivouac.games.arnak.setup import set_up

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
    namer=question_name,
)
