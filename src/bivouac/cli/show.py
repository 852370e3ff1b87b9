"""`bivouac show FILE`: a position written as text, drawn."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from bivouac.cli.parameters import Lang
from bivouac.cli.screen import Screen
from bivouac.cli.spoken_language import language
from bivouac.core.contract import SPECTATOR
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.position import LONGEST, decoded, game_named
from bivouac.games import open_game

STDIN = "-"
MOST_BYTES = 4 * LONGEST  # of a character in UTF-8


def show(
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    seat: Annotated[int | None, typer.Option("--seat", metavar="S", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Draw the table of a position as seat S or an onlooker sees it, and say what is asked."""
    text = _text(file)
    game = open_game(game_named(text))
    state = game.position(text)
    seats = len(state.outlook(SPECTATOR)["players"])
    if seat is not None and not 1 <= seat <= seats:
        raise PlayerMistake("option_seats", {"where": "--seat", "value": seat, "low": 1, "high": seats})
    viewer = SPECTATOR if seat is None else seat - 1
    screen = Screen(game, language(lang))
    if state.outcome() is not None:
        screen.show_end(state, viewer)
    else:
        screen.show_table(state, viewer)


def _text(file: str) -> str:
    """The text of a file, or of whatever is piped in; never more than a position can be."""
    if file == STDIN:
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    else:
        with Path(file).open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    # Too long, and perhaps cut in the middle of a letter: its length is what is to be told.
    return decoded(data) if len(data) <= MOST_BYTES else data.decode(errors="replace")
