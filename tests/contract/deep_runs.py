"""The deep run: thousands of games for each law, cut into chunks that remember that they are done.

A run that is cut short goes on where it stopped, as long as the rules and the laws are the same.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import bivouac
from bivouac.core.contract import Game
from tests.contract import tables
from tests.contract.laws import census, copies, endings, judge, traces, veil, witnesses
from tests.contract.pieces import pieces_of
from tests.contract.tables import Table
from tests.contract.variants import alone, is_meant, values

ROOT = Path(__file__).resolve().parents[2]
PROGRESS = ROOT / ".cache" / "deep"
RESULTS = ROOT / "bench" / "results.md"
BEGIN, END = "<!-- deep:begin -->", "<!-- deep:end -->"

GAMES = 10_000
GAMES_OF_THE_TEMPLATE = 1_000
GAMES_OF_A_VARIANT = {"arnak": 5_000}  # of the laws that are as quick as play itself
QUICK = ("ends", "census")
MOST_COMBINED = 12  # variants beyond which options are changed one at a time
CHUNK = 500

Law = Callable[[Table, int], int]


def _ends(table: Table, seed: int) -> int:
    return endings.random_play_ends_in_an_outcome_that_adds_up(table, seed)


def _census(table: Table, seed: int) -> int:
    return census.every_piece_is_in_one_place(table, seed, every=13)


def _damage(table: Table, seed: int) -> int:
    pieces = pieces_of(table.game.facts.name)
    return census.damaged_documents_are_refused(table, seed, pieces, states=1, tries=12)


def _copies(table: Table, seed: int) -> int:
    return copies.copies_are_independent(table, seed, states=1)


def _judge(table: Table, seed: int) -> int:
    return judge.legal_is_the_only_judge(table, seed, states=1)


def _veil(table: Table, seed: int) -> int:
    return veil.nobody_can_tell_a_redealt_world(table, seed, states=1, worlds=2)


def _witnesses(table: Table, seed: int) -> int:
    if seed % 5:
        return 0
    return witnesses.moves_of_others_betray_nothing(table, seed, states=1, worlds=4, steps=4)


def _traces(table: Table, seed: int) -> int:
    if seed % 5:
        return 0
    return traces.rivals_of_the_truth_are_dealt_alike(table, seed, states=1, swaps=15)


LAWS: dict[str, tuple[Law, str]] = {
    "ends": (_ends, "6: random play ends, the outcome adds up"),
    "census": (_census, "3: every piece is in one place, counted every 13 moves"),
    "damage": (_damage, "3: damaged documents are refused, 12 damages a game"),
    "copies": (_copies, "2: copies are independent, one state a game"),
    "judge": (_judge, "7: legal is the only judge, one state a game"),
    "veil": (_veil, "4: redealt worlds look the same to all, one state a game"),
    "witnesses": (_witnesses, "4: moves of others betray nothing, one state every 5 games"),
    "traces": (_traces, "4: redeals hold no trace of the truth, one state every 5 games"),
}


@dataclass(frozen=True)
class Chunk:
    """Some games of one law at one seat count; the variants of the game take turns."""

    law: str
    game: str
    seats: int
    first: int
    games: int = CHUNK

    @property
    def name(self) -> str:
        """A name for the test id and the progress file."""
        return f"{self.law}-{self.game}-{self.seats}-{self.first:05}"


@dataclass(frozen=True)
class Figures:
    """What a chunk has done."""

    law: str
    game: str
    seats: int
    games: int
    states: int
    seconds: float
    build: str


def chunks() -> list[Chunk]:
    """All of the deep run."""
    return [
        Chunk(law, name, seats, first)
        for name in tables.names()
        for law in LAWS
        for seats in range(bivouac.game(name).facts.seats[0], bivouac.game(name).facts.seats[1] + 1)
        for first in range(0, games_of(name, law, seats), CHUNK)
    ]


def games_of(name: str, law: str, seats: int) -> int:
    """How many games are played for a law and seat count, all variants together."""
    if name == tables.TEMPLATE:
        return GAMES_OF_THE_TEMPLATE
    each = GAMES_OF_A_VARIANT.get(name, 0) if law in QUICK else 0
    return max(GAMES, each * len(variants_of(bivouac.game(name), seats)))


def variants_of(game: Game, seats: int) -> list[dict[str, Any]]:
    """All options that mean anything there combined; where they are many, one changed at a time."""
    options = [option for option in game.facts.options if is_meant(option, seats)]
    combined = [
        dict(zip([option["key"] for option in options], chosen, strict=True))
        for chosen in itertools.product(*(values(option, seats, {}) for option in options))
    ]
    if len(combined) <= MOST_COMBINED:
        return combined
    return alone(game, seats)


def run(chunk: Chunk, folder: Path | None = None) -> Figures:
    """Play the chunk, unless it was played before; its figures either way."""
    game = bivouac.game(chunk.game)
    path = (folder or folder_of(game)) / f"{chunk.name}.json"
    if path.exists():
        return Figures(**json.loads(path.read_text("utf-8")))
    law, _ = LAWS[chunk.law]
    options = variants_of(game, chunk.seats)
    begun = time.monotonic()
    states = 0
    for seed in range(chunk.first, chunk.first + chunk.games):
        # Seeds apart from those of the short run, so that the deep one sees other games.
        states += law(Table(game, chunk.seats, options[seed % len(options)]), 1_000_000 + seed)
    seconds = round(time.monotonic() - begun, 3)
    figures = Figures(chunk.law, chunk.game, chunk.seats, chunk.games, states, seconds, build())
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}")
    part.write_text(json.dumps(asdict(figures)), "utf-8")
    part.replace(path)
    return figures


def build() -> str:
    """Which rules are running."""
    return "compiled" if bivouac.compiled else "pure"


def folder_of(game: Game) -> Path:
    """Where the progress of these very rules, judged by these very laws, is kept."""
    digest = hashlib.sha256(f"{bivouac.__version__} {game.facts.rules} {build()}".encode())
    sources = ROOT / "src" / "bivouac"
    folders = [sources / "core", sources / "games" / game.facts.name, Path(__file__).parent]
    for path in sorted(file for folder in folders for file in folder.rglob("*.py")):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return PROGRESS / digest.hexdigest()[:16]


def write_figures(results: Path = RESULTS, folders: Iterable[Path] | None = None) -> None:
    """Put what the chunks of the present rules have done into the results, and leave the rest alone."""
    if folders is None:
        folders = [folder_of(bivouac.game(name)) for name in tables.names()]
    paths = sorted(path for folder in folders for path in folder.glob("*.json"))
    figures = [Figures(**json.loads(path.read_text("utf-8"))) for path in paths]
    if not figures:
        return
    text = results.read_text("utf-8") if results.exists() else "# Results\n"
    results.parent.mkdir(parents=True, exist_ok=True)
    results.write_text(with_section(text, section(figures)), "utf-8")


def with_section(text: str, section: str) -> str:
    """The text with the section between its marks replaced, or added at the end."""
    if BEGIN in text and END in text:
        before, rest = text.split(BEGIN, 1)
        after = rest.split(END, 1)[1]
        return f"{before}{section}{after}"
    return f"{text.rstrip()}\n\n{section}\n"


def section(figures: list[Figures]) -> str:
    """The figures as a table, one line for each law, game and seat count."""
    rows: dict[tuple[str, str, int, str], list[Figures]] = {}
    for one in figures:
        said = LAWS[one.law][1]
        rows.setdefault((one.game, said, one.seats, one.build), []).append(one)
    lines = [
        BEGIN,
        "## Deep run of the contract",
        "",
        f"Written {datetime.now(UTC):%Y-%m-%d}. Random games at every seat count, the variants taking turns; "
        "seconds are of one core.",
        "",
        "| game | law | seats | games | states | seconds | rules |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    for (game, said, seats, rules), parts in sorted(rows.items()):
        games, states = sum(one.games for one in parts), sum(one.states for one in parts)
        seconds = sum(one.seconds for one in parts)
        lines.append(f"| {game} | {said} | {seats} | {games} | {states} | {seconds:.0f} | {rules} |")
    return "\n".join([*lines, END])
