"""The standings of a tournament: a table that lives while it is played, and the one that stays."""

import time
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from bivouac.core.spelling import number, percent
from bivouac.core.words import Words
from bivouac.lab.tournament import Tournament, summary

REFRESH = 40  # times as long as a picture takes to compute, before the next: one part in forty of a core


class Standings:
    """The standings so far on the error stream, and only where somebody can see them."""

    def __init__(self, played: Tournament, words: Words) -> None:
        self.played = played
        self.words = words
        self._next = 0.0
        console = Console(stderr=True)
        self._bar = Progress(
            BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, auto_refresh=False
        )
        self._task = self._bar.add_task("", total=played.games, completed=len(played.done))
        seen = console.is_terminal and not played.over
        self._live = Live(self._bar, console=console, transient=True, auto_refresh=False) if seen else None

    def __enter__(self) -> "Standings":
        if self._live is not None:
            self._live.start()
        return self

    def __exit__(self, *problem: object) -> None:
        if self._live is not None:
            self._live.stop()

    def advance(self) -> None:
        """One more game is done."""
        now = time.monotonic()
        if self._live is None or now < self._next:
            return
        self._bar.update(self._task, completed=len(self.played.done))
        found = summary(self.played)
        table = [standings(found, self.words)] if found["deals"] else []
        self._live.update(Group(*table, *verdict(found, self.words), self._bar), refresh=True)
        self._next = time.monotonic() + max(0.2, REFRESH * (time.monotonic() - now))


def show(played: Tournament, words: Words) -> None:
    """Print the standings, what they measure, and the answer to the question if one was asked."""
    found, settings = summary(played), played.schedule.settings()
    console = Console(highlight=False)
    console.print(
        words.say(
            "tournament-title",
            game=settings["game"],
            seats=settings["seats"],
            deals=found["deals"],
            games=found["games"],
        )
    )
    console.print(standings(found, words))
    console.print(words.say(f"tournament-measure-{settings['measure']}"), style="dim")
    for line in verdict(found, words):
        console.print(line)
    if found["unfinished"]:
        console.print(words.say("simulate-unfinished", games=found["unfinished"]))


def standings(found: dict[str, Any], words: Words) -> Table:
    """A row for each bot, the best first."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("simulate-bot"), style="bold")
    rated = found["settings"]["measure"] == "rating"
    names = (
        ("rating", "interval", "games", "share", "points")
        if rated
        else ("games", "share", "interval", "points")
    )
    for name in names:
        key = f"tournament-{name}" if name == "rating" else f"simulate-{name}"
        table.add_column(words.say(key), justify="right")
    for row in found["standings"]:
        cells = {
            "rating": _signed(row["rating"]),
            "interval": _interval(row, words.lang),
            "games": str(row["games"]),
            "share": percent(row["win_share"], words.lang, 1),
            "points": "–" if row["mean_points"] is None else number(row["mean_points"], words.lang),
        }
        table.add_row(row["bot"], *(cells[name] for name in names))
    return table


def verdict(found: dict[str, Any], words: Words) -> list[str]:
    """What the sequential test says, in a sentence; nothing where there is none."""
    test = found["sequential"]
    if test is None:
        return []
    a, b = found["settings"]["bots"]
    return [
        words.say(
            f"tournament-{test['answer']}",
            a=a,
            b=b,
            deals=test["deals"],
            elo0=number(test["question"]["elo0"], words.lang),
            elo1=number(test["question"]["elo1"], words.lang),
            share=percent(test["share"], words.lang, 1),
            evidence=number(test["evidence"], words.lang, 2),
            no=number(test["bounds"][0], words.lang, 2),
            yes=number(test["bounds"][1], words.lang, 2),
        )
    ]


def _interval(row: dict[str, Any], lang: str) -> str:
    if row["rating"] is None:
        return " – ".join(percent(bound, lang, 1) for bound in row["win_interval"])
    return "–" if row["interval"] is None else " … ".join(_signed(bound) for bound in row["interval"])


def _signed(value: float | None) -> str:
    return "–" if value is None else f"{value:+.0f}".replace("-", "\N{MINUS SIGN}")
