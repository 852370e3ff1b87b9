"""`bivouac simulate GAME`: many games among bots, counted honestly."""

import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from bivouac.bots import make_bot
from bivouac.bots.levels import check_levels
from bivouac.cli import simulation_file
from bivouac.cli.info import cores
from bivouac.cli.mistakes import CommandMistake
from bivouac.cli.parallel_games import play_all
from bivouac.cli.parameters import GameName, Lang, Options, read_options
from bivouac.cli.spoken_language import spoken
from bivouac.cli.win_rates import Plan, summary
from bivouac.core.options import check_seats
from bivouac.core.spelling import number, percent
from bivouac.core.words import Words
from bivouac.games import open_game
from bivouac.lab.local_pool import WorkerLost

SAVE_EVERY = 5.0  # seconds
INTERRUPTED = 130
FAILED = 1

Count = Annotated[int, typer.Option("--games", metavar="N", show_default=False)]


def simulate(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="LIST", show_default=False)] = "greedy,random",
    games: Count = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", show_default=False)] = 0,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", show_default=False)] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", show_default=False)] = None,
    journals: Annotated[Path | None, typer.Option("--journals", metavar="DIR", show_default=False)] = None,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Play the games, keep what is done in the file, and print who won how often."""
    words = spoken(lang)
    if not 1 <= games <= 10_000_000:
        raise CommandMistake("number", {"name": "games", "given": str(games), "most": 10_000_000})
    if workers is not None and not 1 <= workers <= 256:
        raise CommandMistake("number", {"name": "workers", "given": str(workers), "most": 256})
    plan = make_plan(game, bots, seats, seed, option)
    done = {} if json is None else simulation_file.load(json, plan)
    left = [number for number in range(games) if number not in done]
    if journals is not None:
        journals.mkdir(parents=True, exist_ok=True)
    status = run(plan, left, done, json, workers or cores(), words, journals)
    if done:
        report(plan, done, words)
    if status:
        raise typer.Exit(status)


def make_plan(game: str, bots: str, seats: int | None, seed: int, option: list[str] | None) -> Plan:
    """What is asked for, checked before the first game; fewer bots than seats take turns."""
    facts = open_game(game).facts
    named = [make_bot(spec.strip(), 0).name for spec in bots.split(",")]
    check_levels(named, facts.name)
    count = len(named) if seats is None else seats
    check_seats(facts, count)
    if len(named) > count:
        raise CommandMistake("many_bots", {"bots": len(named), "seats": count})
    filled = tuple(named[seat % len(named)] for seat in range(count))
    return Plan(facts.name, facts.rules, filled, seed, read_options(facts, option))


def run(
    plan: Plan,
    left: list[int],
    done: dict[int, dict[str, Any]],
    file: Path | None,
    workers: int,
    words: Words,
    journals: Path | None = None,
) -> int:
    """Play what is left; whatever happens, what is done is kept. The exit status."""
    status = 0
    saved = -SAVE_EVERY  # the first game shows at once whether the file can be written
    with games_bar(len(left)) as bar, closing(play_all(plan, left, workers, journals)) as results:
        task = bar.add_task("", total=len(done) + len(left), completed=len(done))
        try:
            for record in results:
                done[record["seed"] - plan.seed] = record
                bar.advance(task)
                if file is not None and time.monotonic() - saved > SAVE_EVERY:
                    simulation_file.save(file, plan, done)
                    saved = time.monotonic()
        except KeyboardInterrupt:
            status, reason = INTERRUPTED, words.say("simulate-stopped")
        except WorkerLost as lost:
            status, reason = FAILED, words.say("worker-lost", detail=str(lost))
        finally:
            if file is not None and left:
                simulation_file.save(file, plan, done)
    if status:
        kept = words.say("simulate-kept" if file is not None else "simulate-lost", games=len(done))
        print(f"bivouac: {reason}; {kept}", file=sys.stderr)
    return status


def games_bar(left: int) -> Progress:
    """A bar on the error stream, and only where somebody can see it."""
    console = Console(stderr=True)
    hidden = not console.is_terminal or not left
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=hidden,
    )


def report(plan: Plan, done: dict[int, dict[str, Any]], words: Words) -> None:
    """Print who won how often."""
    document = summary(plan, [done[number] for number in sorted(done)])
    console = Console(highlight=False)
    console.print(words.say("simulate-title", game=plan.game, games=len(done), seats=len(plan.bots)))
    console.print(_table("simulate-bot", document["bots"], words))
    rows = {words.say("seat-name", number=seat + 1): row for seat, row in enumerate(document["seats"])}
    console.print(_table("simulate-seat", rows, words))
    if document["unfinished"]:
        console.print(words.say("simulate-unfinished", games=document["unfinished"]))


def _table(title: str, rows: dict[str, dict[str, Any]], words: Words) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say(title), style="bold")
    for column in ("games", "wins", "ties", "share", "interval", "points"):
        table.add_column(words.say(f"simulate-{column}"), justify="right")
    for name, row in rows.items():
        low, high = row["wilson95"]
        mean = "–" if row["mean_points"] is None else number(row["mean_points"], words.lang)
        table.add_row(
            name,
            str(row["games"]),
            number(row["wins"], words.lang),
            str(row["ties"]),
            percent(row["win_share"], words.lang, 1),
            f"{percent(low, words.lang, 1)} – {percent(high, words.lang, 1)}",
            mean,
        )
    return table
