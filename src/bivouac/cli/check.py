"""`bivouac check GAME`: is the data of a game sound?"""

import sys
from pathlib import Path
from typing import Annotated

import typer

from bivouac.cli.parameters import GameName, Lang
from bivouac.cli.spoken_language import language, spoken
from bivouac.core.contract import Drawn, Game
from bivouac.games import open_game

Folder = Annotated[Path | None, typer.Option("--draw", metavar="FOLDER", show_default=False)]


def check(game: GameName, draw: Folder = None, lang: Lang = None) -> None:
    """Print what is wrong with the data, a line each; exit status 1 if anything is."""
    opened = open_game(game)
    faults = opened.check()
    for fault in faults:
        print(fault, file=sys.stderr)
    if draw is not None:
        count = _draw(opened, draw, language(lang))
        print(spoken(lang).say("check-drawn", count=count, folder=str(draw)))
    if faults:
        raise typer.Exit(1)
    print(spoken(lang).say("check-sound", game=game))


def _draw(game: Game, folder: Path, lang: str) -> int:
    """Write what the game draws for its authors, also of faulty data: a map shows what is wrong."""
    drawings = game.draw(lang) if isinstance(game, Drawn) else {}
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in drawings.items():
        (folder / name).write_text(drawing, "utf-8")
    return len(drawings)
