"""`bivouac review FILE`: a finished game judged, decision by decision, luck told from skill."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bivouac.cli import journals
from bivouac.cli.mistakes import CommandMistake
from bivouac.cli.parameters import Lang
from bivouac.cli.prose import Prose
from bivouac.cli.simulate import games_bar
from bivouac.cli.spoken_language import spoken
from bivouac.core.journal import JournalError
from bivouac.games import open_game
from bivouac.lab.whole_file import write_whole
from bivouac.review import DEEP, FAST
from bivouac.review import review as go_through
from bivouac.review.mistakes import ReviewMistake
from bivouac.review.page import page
from bivouac.review.records import encode
from bivouac.review.telling import Teller, scenes

File = typer.Option(metavar="FILE", show_default=False)


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    html: Annotated[Path | None, File] = None,
    json: Annotated[Path | None, File] = None,
    fast: Annotated[bool, typer.Option("--fast", show_default=False)] = False,
    seat: Annotated[int | None, typer.Option("--seat", metavar="S", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Judge every decision of the journal, print what matters, and write the whole of it."""
    words = spoken(lang)
    for written in (html, json):
        if written is not None and not written.absolute().parent.is_dir():
            raise ReviewMistake("no_folder", {"path": str(written.absolute().parent)})
    journal = journals.read(file)
    game = open_game(journal.game)
    if seat is not None and not 1 <= seat <= journal.seats:
        raise CommandMistake("seat", {"seat": str(seat), "seats": journal.seats})
    with games_bar(journal.count) as bar:
        task = bar.add_task("", total=journal.count)
        try:
            found = go_through(
                game, journal, FAST if fast else DEEP, lambda done: bar.update(task, completed=done)
            )
        except JournalError as wrong:
            raise journals.at(file, wrong) from None
    if json is not None:
        write_whole(json, encode(found))
    if html is not None:
        write_whole(html, page(game, journal, found, words.lang).encode())
    teller = Teller(game, found, words.lang)
    console = Console(highlight=False)
    for seat in range(found.seats):
        console.print(Prose(teller.summary(seat)))
    for scene in scenes(game, journal, found, words.lang):
        if seat is not None and scene.seat != seat - 1:
            continue
        number = teller.say("number", number=scene.decision.number)
        told = f"{teller.mark(scene.decision)} {teller.verdict(scene)} {teller.why(scene.decision)}".strip()
        console.print(Prose(f"{number:>4}  {told}"))
