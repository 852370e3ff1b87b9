"""`bivouac bench`: how fast the rules are here, beside a peer if one is installed."""

import json
import platform
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from bivouac import __version__, compiled
from bivouac.cli import peers as others
from bivouac.cli.info import cores
from bivouac.cli.measures import measure
from bivouac.cli.mistakes import CommandMistake
from bivouac.cli.parameters import Json, Lang
from bivouac.cli.spoken_language import spoken
from bivouac.core.words import Words
from bivouac.games import names, open_game

BEGIN = "<!-- bench:begin -->"
END = "<!-- bench:end -->"
RATES = ("actions", "playout", "native", "looks", "copy", "redeal", "legal", "start")
MEASURES = (*RATES, "length")


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    peers: Annotated[bool, typer.Option("--peers", show_default=False)] = False,
    json_: Json = False,
    write: Annotated[Path | None, typer.Option("--write", metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Measure the games named, or all, in this process and print operations a second."""
    words = spoken(lang)
    page = None if write is None else _frame(write)
    found: dict[str, Any] = {"about": about(), "games": measured(games or names())}
    if peers:
        found["peers"] = [peer for peer in (others.catanatron(),) if peer is not None]
        if not found["peers"]:
            raise CommandMistake("no_peer")
    if json_:
        print(json.dumps(found, indent=2))
    else:
        show(found, words)
    if write is not None and page is not None:
        write.write_text(page[0] + markdown(found) + page[1], encoding="utf-8")


def measured(games: Sequence[str]) -> dict[str, dict[str, float]]:
    """The measures of the whole of each game, under its name and what had to be chosen for that."""
    boxes = [open_game(name) for name in games]
    return {
        " ".join([box.facts.name, *map(str, box.facts.whole.values())]): measure(box, box.facts.whole)
        for box in boxes
    }


def about() -> dict[str, Any]:
    """When, what and where: no number means anything without it."""
    return {
        "date": date.today().isoformat(),
        "bivouac": __version__,
        "rules": "compiled" if compiled else "pure",
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": cores(),
    }


def show(found: dict[str, Any], words: Words) -> None:
    """The measures as a table, and how the peers compare."""
    console = Console(highlight=False)
    console.print(" · ".join(str(value) for value in found["about"].values()))
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("bench-game"), style="bold")
    for column in MEASURES:
        table.add_column(words.say(f"bench-{column}"), justify="right")
    for row in rows(found):
        table.add_row(*row)
    console.print(table)
    for line in ratios(found):
        console.print(line)


def rows(found: dict[str, Any]) -> list[list[str]]:
    """One row for each game and each peer, numbers grouped by thousands."""
    listed = [*found["games"].items(), *((peer["name"], peer) for peer in found.get("peers", []))]
    return [
        [
            name,
            *(
                f"{speeds[one]:,.0f}".replace(",", "\N{NO-BREAK SPACE}") if one in speeds else "–"
                for one in MEASURES
            ),
        ]
        for name, speeds in listed
    ]


def ratios(found: dict[str, Any]) -> list[str]:
    """How many times as fast as each peer, where both were measured."""
    lines = []
    for peer in found.get("peers", []):
        for name, speeds in found["games"].items():
            times = [f"{one} ×{speeds[one] / peer[one]:.1f}" for one in RATES if one in peer]
            lines.append(f"{name} / {peer['name']}: {', '.join(times)}")
    return lines


def markdown(found: dict[str, Any]) -> str:
    """The section of a page that holds the measures."""
    facts = found["about"]
    lines = [
        f"Measured on {facts['date']}: Bivouac {facts['bivouac']}, {facts['rules']} rules, "
        f"Python {facts['python']}, {facts['machine']}, {facts['cores']} cores of which one was used. "
        "Operations a second, median of five runs, random play at a full table; "
        "the length of a random game in actions.",
        "",
        f"| game | {' | '.join(MEASURES)} |",
        f"|---|{'---:|' * len(MEASURES)}",
        *(f"| {' | '.join(row)} |" for row in rows(found)),
        *(["", *(f"- {line}" for line in ratios(found))] if ratios(found) else []),
    ]
    return "\n" + "\n".join(lines) + "\n"


def _frame(path: Path) -> tuple[str, str]:
    """A page's text before and after the section to be replaced, the marks included.

    Asked before anything is measured: minutes are not spent on a page that cannot be written.
    """
    if not path.parent.is_dir():
        raise CommandMistake("no_folder", {"file": str(path), "folder": str(path.parent)})
    if not path.exists():
        return f"# Measures\n\n{BEGIN}", f"{END}\n"
    text = path.read_text(encoding="utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise CommandMistake("bench_page", {"file": str(path), "begin": BEGIN, "end": END})
    return text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
