"""Continent: explore an unknown land together, and lift the curse that brought you there (1 to 4 players)."""

from bivouac.core.game import HeldGame
from bivouac.games.continent.actions import VOCABULARY
from bivouac.games.continent.advice import features
from bivouac.games.continent.board import board as drawn_board
from bivouac.games.continent.catalogue import catalogue as all_cards
from bivouac.games.continent.catalogue import piece_name, voice
from bivouac.games.continent.check import check as check_packs
from bivouac.games.continent.check import draw
from bivouac.games.continent.facts import FACTS
from bivouac.games.continent.play import load, restore
from bivouac.games.continent.setup import set_up

# The functions get other names here, for the rooms themselves are asked for by theirs.
GAME = HeldGame(
    package=__name__,
    facts=FACTS,
    vocabulary=VOCABULARY,
    set_up=set_up,
    load=load,
    restore=restore,
    features=features,
    catalogue=all_cards,
    board=drawn_board,
    check=check_packs,
    namer=piece_name,
    voice=voice,
    draw=draw,
)
