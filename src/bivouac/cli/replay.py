"""`bivouac replay FILE`: what happened at a table, and how it looked at any moment."""

from typing import Annotated

import typer

from bivouac.cli import journals
from bivouac.cli.mistakes import CommandMistake
from bivouac.cli.parameters import JournalPath, Lang
from bivouac.cli.screen import Screen
from bivouac.cli.spoken_language import language
from bivouac.core import replay as again
from bivouac.core.contract import SPECTATOR
from bivouac.core.journal import JournalError
from bivouac.games import open_game


def replay(
    journal: JournalPath,
    at: Annotated[int | None, typer.Option("--at", metavar="N", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="S", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Tell the game action by action, or draw the table just after action N; as seat S or as an onlooker."""
    read = journals.read(journal)
    game = open_game(read.game)
    if seat is not None and not 1 <= seat <= read.seats:
        raise CommandMistake("seat", {"seat": str(seat), "seats": read.seats})
    if at is not None and not 0 <= at <= read.count:
        raise CommandMistake("at", {"at": str(at), "count": str(read.count)})
    viewer = SPECTATOR if seat is None else seat - 1
    screen = Screen(game, language(lang))
    try:
        last = again.replay(game, read, at)
        if at is not None:
            screen.show_table(last, viewer)
            return
        for entry, state in again.steps(game, read):
            state.watch(True)
            if entry is not None:
                screen.say("replay-action", "bold", number=entry.number, who=screen.name(entry.seat))
            screen.show_log(state.events(viewer))
    except JournalError as wrong:
        raise journals.at(journal, wrong) from None
    if last.outcome() is not None:
        screen.show_end(last, viewer)
    else:
        screen.show_table(last, viewer)
