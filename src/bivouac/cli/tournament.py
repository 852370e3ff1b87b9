"""`bivouac tournament GAME`: which bot is the strongest, and how sure that is."""

import json
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from bivouac.cli.complaints import of_system
from bivouac.cli.file_lock import held
from bivouac.cli.info import cores
from bivouac.cli.parameters import GameName, Json, Lang, Options, read_options
from bivouac.cli.spoken_language import spoken
from bivouac.cli.standings import Standings, show
from bivouac.core.words import Words
from bivouac.games import open_game
from bivouac.lab.engines import Engine, engine
from bivouac.lab.local_pool import WorkerLost
from bivouac.lab.mistakes import LabMistake
from bivouac.lab.played import play
from bivouac.lab.results_folder import ResultsFolder
from bivouac.lab.schedule import MOST_GAMES, Schedule, make_schedule
from bivouac.lab.sequential import Question
from bivouac.lab.tournament import Tournament, summary

FIELD = "greedy,random"
GAMES = 200
GAMES_OF_A_TEST = 20_000
LOCK = ".lock"
INTERRUPTED = 130
FAILED = 1

Number = typer.Option(metavar="N", show_default=False)
Chance = typer.Option(metavar="P", show_default=False)
On = Annotated[str | None, typer.Option("--on", metavar="ENGINE", show_default=False)]
Elo = typer.Option(metavar="ELO", show_default=False)


def tournament(
    game: GameName,
    bots: Annotated[str | None, typer.Option("--bots", metavar="LIST", show_default=False)] = None,
    games: Annotated[int | None, Number] = None,
    deals: Annotated[int | None, Number] = None,
    seats: Annotated[int | None, Number] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", show_default=False)] = 0,
    sprt: Annotated[tuple[str, str] | None, typer.Option(metavar="A B", show_default=False)] = None,
    elo0: Annotated[float, Elo] = Question.elo0,
    elo1: Annotated[float, Elo] = Question.elo1,
    alpha: Annotated[float, Chance] = Question.alpha,
    beta: Annotated[float, Chance] = Question.beta,
    jobs: Annotated[int | None, Number] = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", show_default=False)] = None,
    resume: Annotated[bool, typer.Option("--resume", show_default=False)] = False,
    on: On = None,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """Play every deal with every seating, keep what is done in the folder, and print who is how strong."""
    words = spoken(lang)
    question = None if sprt is None else Question(elo0, elo1, alpha, beta)
    schedule = _schedule(game, _field(bots, sprt), seats, seed, option)
    if question is not None:
        _check_question(schedule, question)
    played = Tournament(schedule, _deals(schedule, games, deals, question), question)
    workers = within("jobs", jobs, 256) or cores()
    with engine(on, workers) as crew:
        if clocked := [bot for bot in schedule.bots if bot.endswith("ms")]:
            print(words.say("tournament-clock", bots=", ".join(clocked)), file=sys.stderr)
        folder = None if out is None else ResultsFolder(out, schedule, resume=resume)
        status = run(played, folder, crew, words, jobs=workers, on=on)
    if played.counted and json_:
        print(json.dumps(summary(played), indent=2))
    elif played.counted:
        show(played, words)
    if status:
        raise typer.Exit(status)


def _field(bots: str | None, sprt: tuple[str, str] | None) -> list[str]:
    if sprt is not None and bots is not None:
        raise LabMistake("bots_and_sprt")
    return list(sprt) if sprt is not None else [spec.strip() for spec in (bots or FIELD).split(",")]


def _schedule(
    game: str, field: list[str], seats: int | None, seed: int, option: list[str] | None
) -> Schedule:
    facts = open_game(game).facts
    return make_schedule(facts, field, seats=seats, seed=seed, options=read_options(facts, option))


def _check_question(schedule: Schedule, question: Question) -> None:
    """Refuse a question about strength where nothing tells it."""
    question.check()
    if schedule.measure != "rating":
        raise LabMistake("nothing_to_rate", {"game": schedule.game, "seats": schedule.seats})


def _deals(schedule: Schedule, games: int | None, deals: int | None, question: Question | None) -> int:
    """How many deals are played at most: those asked for, or as many as hold the games asked for."""
    if games is not None and deals is not None:
        raise LabMistake("games_and_deals")
    if deals is not None:
        return within("deals", deals, MOST_GAMES // len(schedule.seatings)) or 1
    usual = GAMES if question is None else GAMES_OF_A_TEST
    return schedule.deals_for(within("games", games, MOST_GAMES) or usual)


def within(name: str, value: int | None, most: int) -> int | None:
    """The number, if it is one that can be asked for."""
    if value is not None and not 1 <= value <= most:
        raise LabMistake("out_of_range", {"name": name, "value": value, "most": most})
    return value


def run(
    played: Tournament, folder: ResultsFolder | None, crew: Engine, words: Words, **session: int | str | None
) -> int:
    """Play what is left; whatever happens, what is done is kept. The exit status."""
    if folder is None:
        return _play(played, None, crew, words)
    busy = LabMistake("folder_busy", {"path": str(folder.path)})
    folder.path.mkdir(parents=True, exist_ok=True)
    with held(folder.path / LOCK, busy):
        for game in folder.games().values():
            played.add(game)
        status = 0
        if not played.over:
            folder.open({**session, "deals": played.deals})
            try:
                status = _play(played, folder, crew, words)
            finally:
                folder.close()
        if played.counted and status != FAILED and not folder.conclude(played):
            print(words.say("tournament-no-parquet"), file=sys.stderr)
    return status


def _play(played: Tournament, folder: ResultsFolder | None, crew: Engine, words: Words) -> int:
    status, reason = 0, ""
    results = crew(partial(play, played.schedule), played.left())
    with Standings(played, words) as screen, closing(results):
        try:
            for game in results:
                if folder is not None:
                    folder.add(game)
                played.add(game)
                screen.advance()
                if played.over:
                    break
        except KeyboardInterrupt:
            status, reason = INTERRUPTED, words.say("simulate-stopped")
        except WorkerLost as lost:
            status, reason = FAILED, words.say("worker-lost", detail=str(lost))
        except OSError as wrong:
            status, reason = FAILED, of_system(wrong, words)
    if status and folder is not None:
        for game in folder.games().values():  # who was stopped may have written one that was not counted
            played.add(game)
    if status:
        kept = "tournament-kept" if folder is not None else "tournament-lost"
        print(f"bivouac: {reason}; {words.say(kept, games=len(played.done))}", file=sys.stderr)
    return status
