"""`bivouac cards GAME`: every kind of piece, in words."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table

from bivouac.cli.parameters import GameName, Lang, Options, read_options
from bivouac.cli.prose import Prose
from bivouac.cli.spoken_language import language
from bivouac.core.contract import Entry, Game
from bivouac.core.options import played_with
from bivouac.games import open_game


def cards(game: GameName, option: Options = None, lang: Lang = None) -> None:
    """Print every kind of piece with what it does, at a table with these options."""
    found = open_game(game)
    show_catalogue(Console(highlight=False), found, read_options(found.facts, option), language(lang))


def show_catalogue(console: Console, game: Game, options: Mapping[str, Any], lang: str) -> None:
    """The catalogue, group by group; a closed piece is met in play, and not read about before."""
    pieces = played_with(game.catalogue(lang), options)
    open_pieces = [entry for entry in pieces if not entry.get("closed")]
    for at, (_, group) in enumerate(groupby(open_pieces, key=lambda entry: entry.get("group", ""))):
        if at:
            console.print()
        console.print(_table(list(group)))


def _table(entries: Sequence[Entry]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(justify="right")
    table.add_column(style="bold", max_width=26)
    table.add_column()
    for entry in entries:
        count = f"{entry['count']}×" if "count" in entry else ""
        table.add_row(count, Prose(str(entry["name"])), Prose(str(entry.get("text", ""))))
    return table
