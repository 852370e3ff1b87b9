"""`bivouac check GAME`: is the data of a game sound?"""

import sys

import typer

from bivouac.cli.parameters import GameName, Lang, open_game
from bivouac.cli.speech import spoken


def check(game: GameName, lang: Lang = None) -> None:
    """Print what is wrong with the data, a line each; exit status 1 if anything is."""
    faults = open_game(game).check()
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        raise typer.Exit(1)
    print(spoken(lang).say("check-sound", game=game))
