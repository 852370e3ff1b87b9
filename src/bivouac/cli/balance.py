"""`bivouac balance GAME`: is the game fair to its seats and its pieces, and what stands out?"""

import json as encoding
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bivouac.cli.info import cores
from bivouac.cli.parameters import GameName, Lang, Options, read_options
from bivouac.cli.prose import Prose
from bivouac.cli.simulate import games_bar
from bivouac.cli.spoken_language import spoken
from bivouac.cli.tournament import On, within
from bivouac.core.words import Words
from bivouac.games import open_game
from bivouac.lab.balance.figures import figures
from bivouac.lab.balance.report import page, striking
from bivouac.lab.balance.telling import Teller
from bivouac.lab.balance.watched import Watched, watch
from bivouac.lab.engines import Engine, engine
from bivouac.lab.local_pool import WorkerLost
from bivouac.lab.mistakes import LabMistake
from bivouac.lab.schedule import Schedule, make_schedule
from bivouac.lab.whole_file import write_whole

GAMES = 200
MOST_GAMES = 1_000_000
INTERRUPTED = 130
FAILED = 1

File = typer.Option(metavar="FILE", show_default=False)
Number = typer.Option(metavar="N", show_default=False)


def balance(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="LIST", show_default=False)] = "greedy",
    games: Annotated[int, Number] = GAMES,
    seats: Annotated[int | None, Number] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", show_default=False)] = 0,
    jobs: Annotated[int | None, Number] = None,
    on: On = None,
    html: Annotated[Path | None, File] = None,
    json: Annotated[Path | None, File] = None,
    lang: Lang = None,
) -> None:
    """Play games among equals, print what stands out, and write the report."""
    words = spoken(lang)
    facts = open_game(game).facts
    field = [spec.strip() for spec in bots.split(",")]
    options = read_options(facts, option)
    schedule = make_schedule(facts, field, seats=seats, seed=seed, options=options, mirrored=True)
    within("games", games, MOST_GAMES)
    for file in (html, json):
        if file is not None and not file.absolute().parent.is_dir():
            raise LabMistake("no_folder", {"path": str(file.absolute().parent)})
    with engine(on, within("jobs", jobs, 256) or cores()) as crew:
        watched, status = run(schedule, games, crew, words)
    if watched:
        found = figures(schedule, watched)
        if json is not None:
            write_whole(json, (encoding.dumps(found, indent=1) + "\n").encode())
        if html is not None:
            write_whole(html, page(found, words.lang).encode())
        teller = Teller(schedule.game, words.lang)
        console = Console(highlight=False)
        for line in (teller.heading(found), *(f"• {line}" for line in striking(found, teller))):
            console.print(Prose(line))
    if status:
        raise typer.Exit(status)


def run(schedule: Schedule, games: int, crew: Engine, words: Words) -> tuple[list[Watched], int]:
    """The games that were watched, and the exit status; what was seen before an interrupt is reported."""
    watched: list[Watched] = []
    results = crew(partial(watch, schedule), range(games))
    with games_bar(games) as bar, closing(results):
        task = bar.add_task("", total=games)
        try:
            for one in results:
                watched.append(one)
                bar.advance(task)
        except KeyboardInterrupt:
            return watched, INTERRUPTED
        except WorkerLost as lost:
            print(f"bivouac: {words.say('worker-lost', detail=str(lost))}", file=sys.stderr)
            return watched, FAILED
    return watched, 0
