"""`bivouac train GAME`: a judge learns the game by playing itself, and goes on where it was left."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bivouac.cli.complaints import of_system
from bivouac.cli.info import cores
from bivouac.cli.parameters import GameName, Lang, Options, read_options
from bivouac.cli.spoken_language import spoken
from bivouac.cli.tournament import On, within
from bivouac.core.contract import Facts
from bivouac.core.game import HouseGame
from bivouac.core.options import complete
from bivouac.core.spelling import percent
from bivouac.core.words import Words
from bivouac.games import open_game
from bivouac.lab.engines import engine
from bivouac.lab.local_pool import WorkerLost
from bivouac.lab.mistakes import LabMistake
from bivouac.lab.training.register import Report
from bivouac.lab.training.school import BEST, Course, School, Stage

HOUR = 3600.0
MOST_HOURS = 1000.0
MOST_GAMES = 1_000_000  # a generation
FAILED = 1
INTERRUPTED = 130


def train(
    game: GameName,
    hours: Annotated[float, typer.Option(metavar="H", show_default=False)] = 2.0,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", show_default=False)] = None,
    seed: Annotated[int, typer.Option(metavar="S", show_default=False)] = 1,
    games: Annotated[int, typer.Option(metavar="N", show_default=False)] = Course.games,
    jobs: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    on: On = None,
    lang: Lang = None,
) -> None:
    """Play, learn and rate for so many hours in all; whatever happens, whole generations are kept."""
    words = spoken(lang)
    if not 0 < hours <= MOST_HOURS:
        raise LabMistake("out_of_range", {"name": "hours", "value": str(hours), "most": int(MOST_HOURS)})
    within("games", games, MOST_GAMES)
    course = replace(course_of(game, option, seed), games=games)
    folder = out or Path(f"train-{course.side or game}")
    with engine(on, within("jobs", jobs, 256) or cores()) as crew:
        status = attend(School(course, folder, crew), hours * HOUR, words)
    best = folder / BEST
    print(words.say("train-best", file=str(best)) if best.exists() else words.say("train-no-best"))
    if status:
        raise typer.Exit(status)


def course_of(name: str, option: list[str] | None, seed: int) -> Course:
    """What is to be learned; a game in which nobody wins against anybody is refused."""
    box = open_game(name)
    facts: Facts = box.facts
    if facts.cooperative:
        raise LabMistake("nothing_to_learn", {"game": name})
    options = complete(facts, read_options(facts, option))
    state = box.start(max(2, facts.seats[0]), 0, options)
    side = box.side(state) if isinstance(box, HouseGame) else ""
    return Course(name, side, options, seed)


def attend(school: School, seconds: float, words: Words) -> int:
    """Go through the course, with a bar and a line for each generation that was rated. The exit status."""
    console = Console(stderr=True, highlight=False)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=console)
    task = bar.add_task(words.say("train-begins"), total=seconds)
    bar.update(task, completed=min(school.register.seconds, seconds))

    def follow(stage: Stage) -> None:
        bar.update(task, completed=min(stage.seconds, seconds), description=_doing(stage, school, words))

    school.watch = follow
    try:
        with bar:
            for report in school.attend(seconds):
                bar.update(task, completed=min(school.register.seconds, seconds))
                if report.rival:
                    bar.console.print(_rated(report, words))
    except KeyboardInterrupt:
        print(words.say("train-stopped", generation=school.register.generation), file=sys.stderr)
        return INTERRUPTED
    except WorkerLost as lost:
        print(f"bivouac: {words.say('worker-lost', detail=str(lost))}", file=sys.stderr)
        return FAILED
    except OSError as wrong:
        print(f"bivouac: {of_system(wrong, words)}", file=sys.stderr)
        return FAILED
    return 0


def _doing(stage: Stage, school: School, words: Words) -> str:
    """What is going on: games to learn from, or a match; and how far off the last generation was."""
    if stage.rival:
        return words.say("train-match", generation=stage.generation, rival=_rival(stage.rival, words))
    if not school.register.reports:
        return words.say("train-begins")
    loss = f"{school.register.reports[-1].loss:.4f}"
    return words.say("train-progress", generation=stage.generation, loss=loss)


def _rated(report: Report, words: Words) -> str:
    share = percent(report.share, words.lang, 1)
    code = "train-accepted" if report.accepted else "train-refused"
    rival = _rival(report.rival, words)
    return words.say(code, generation=report.generation, share=share, deals=report.deals, rival=rival)


def _rival(rival: str, words: Words) -> str:
    return words.say("train-rival-best") if rival == "weights" else rival
