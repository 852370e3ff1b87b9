"""The ladder as a page and as ratings in the games' own files, from what was played."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

import msgspec

from bench import ladder_goals
from bench.earlier import OF
from bench.ladder_rows import Pace, Part, read
from bench.openspiel_rival import FAMILY
from bench.sections import put_section
from bivouac.bots.levels import FILE, LEVELS, Level, levels_of
from bivouac.games import game
from bivouac.lab.intervals import wilson
from bivouac.lab.ratings import Rating, Scores, rate

PAGE = Path(__file__).resolve().parent / "ladder.md"
GAMES = Path(__file__).resolve().parents[1] / "src" / "bivouac" / "games"
ANCHOR, ANCHORED = "greedy", 1500
FEWEST = 200  # games of a row that a rating may rest on


@dataclass(frozen=True)
class Row:
    """All that was played of one bot among others, as both play today."""

    parts: list[Part]

    @property
    def head(self) -> Part:
        """What all parts have in common."""
        return self.parts[0]

    @property
    def wins(self) -> list[float]:
        """Deal by deal."""
        return [won for part in self.parts for won in part.wins]

    @property
    def games(self) -> int:
        """Every deal is played once from every seat."""
        return len(self.wins) * self.head.seats

    @property
    def is_of_the_house(self) -> bool:
        """Are both of ours? A stranger who always loses tells nothing of anybody's rating."""
        return not self.head.others.startswith(FAMILY)

    @property
    def share(self) -> float:
        """The part of its games that the bot won."""
        return sum(self.wins) / self.games

    def milliseconds(self, who: int) -> float:
        """What a decision took on average: the bot's (0), the others' (1)."""
        spent = sum(part.clocked[who][0] for part in self.parts)
        return spent / max(1, sum(part.clocked[who][1] for part in self.parts))


def rows() -> list[Row]:
    """What was played by bots as they are today."""
    found: dict[tuple[object, ...], list[Part]] = {}
    for part in read(Part):
        if part.current:
            key = part.game, part.option, part.seats, part.bot, part.others
            parts = found.setdefault(key, [])
            if all(part.first != other.first for other in parts):  # else two runs have played the same deals
                parts.append(part)
    return [Row(parts) for parts in found.values()]


def middle_and_most(times: Sequence[float]) -> tuple[float, float]:
    """What half of them stay within, and 19 of 20."""
    cuts = quantiles(times, n=20)
    return cuts[9], cuts[18]


def ratings(pairs: Sequence[Row]) -> list[Rating]:
    """Points of Elo from tables of two, the anchor being where it always is.

    Bots of an earlier commit choose as those of today do, as the page shows, and are rated as one. Those
    whom no row connects with the anchor are not rated: their points would be of another scale.
    """
    met = [(row, row.head.bot.rpartition(OF)[2], row.head.others.rpartition(OF)[2]) for row in pairs]
    bots = sorted(_connected(ANCHOR, [(bot, others) for _, bot, others in met]))
    met = [(row, bot, others) for row, bot, others in met if bot in bots]
    place = {bot: at for at, bot in enumerate(bots)}
    deals: list[Scores] = []
    for row, bot, others in met:
        a, b = place[bot], place[others]
        for won in row.wins:
            scores = [[0.0] * len(bots) for _ in bots]
            scores[a][b], scores[b][a] = won, 2 - won
            deals.append(scores)
    found = rate(bots, deals)
    shift = ANCHORED - found[place[ANCHOR]].points
    return [Rating(each.bot, each.points + shift, _shifted(each.interval, shift)) for each in found]


def _connected(bot: str, met: Sequence[tuple[str, str]]) -> set[str]:
    """A bot, all it has met, all those have met, and so on."""
    found, before = {bot}, 0
    while len(found) > before:
        before = len(found)
        found.update(one for pair in met if found & set(pair) for one in pair)
    return found


def _shifted(interval: tuple[float, float] | None, by: float) -> tuple[float, float] | None:
    return None if interval is None else (interval[0] + by, interval[1] + by)


def write() -> None:
    """The page's tables and the levels' figures say what was played."""
    played = rows()
    lines = []
    for name, option in dict.fromkeys((row.head.game, row.head.option) for row in played if row.head.others):
        mine = [row for row in played if (row.head.game, row.head.option) == (name, option)]
        paces = [pace for pace in read(Pace) if pace.of(name, option, pace.bot)]
        pairs = [row for row in mine if row.head.seats == 2 and row.games >= FEWEST and row.is_of_the_house]
        rated = ratings(pairs) if any(row.head.bot == ANCHOR for row in pairs) else []
        lines += [f"## {game(name).facts.titles['en']}{', ' + option if option else ''}", ""]
        lines += [*_matches(mine), "", *_strengths(rated, paces), ""]
        if not option or not any(row.head.game == name and not row.head.option for row in played):
            write_levels(name, rated, paces)
    lines += _solo([row for row in played if not row.head.others])
    put_section(PAGE, "goals", ladder_goals.lines(played))
    put_section(PAGE, "ladder", lines)


def _matches(mine: Sequence[Row]) -> Iterator[str]:
    yield "| seats | bot | against | games | wins, % (95 %) | × fair share | ms a decision | theirs | seed |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for row in mine:
        head = row.head
        low, high = wilson(sum(row.wins), row.games)
        yield (
            f"| {head.seats} | {head.bot} | {head.others} | {row.games} "
            f"| {100 * row.share:.1f} ({100 * low:.1f}–{100 * high:.1f}) | {row.share * head.seats:.2f} "
            f"| {row.milliseconds(0):.1f} | {row.milliseconds(1):.1f} | {head.seed} |"
        )


def _strengths(rated: Sequence[Rating], paces: Sequence[Pace]) -> Iterator[str]:
    yield "| bot | rating (95 %) | ms a decision at four seats: p50, p95 | a turn: p50, p95 |"
    yield "|---|---|---|---|"
    times = {pace.bot: pace for pace in paces}
    for each in sorted(rated, key=lambda each: -each.points):
        low, high = each.interval or (each.points, each.points)
        pace = times.get(each.bot)
        clocked = "–" if pace is None else f"{pace.decision[0]:.1f}, {pace.decision[1]:.1f}"
        turns = "–" if pace is None else f"{pace.turn[0]:.1f}, {pace.turn[1]:.1f}"
        yield f"| {each.bot} | {each.points:.0f} ({low:.0f}–{high:.0f}) | {clocked} | {turns} |"


def _solo(alone: Sequence[Row]) -> list[str]:
    """Levels by what they meet alone."""
    options = list(dict.fromkeys(row.head.option for row in alone))
    if not options:
        return []
    lines = ["## Alone against the rival: wins, %", "", f"| level | {' | '.join(options)} |"]
    lines.append("|---" * (1 + len(options)) + "|")
    for level in LEVELS:
        found = {row.head.option: row for row in alone if row.head.bot == level}
        cells = [f"{100 * found[option].share:.0f}" if option in found else "–" for option in options]
        lines.append(f"| {level} | {' | '.join(cells)} |")
    return [*lines, "", f"{alone[0].games} games each, seed {alone[0].head.seed}."]


def write_levels(name: str, rated: Sequence[Rating], paces: Sequence[Pace]) -> None:
    """The game's levels carry their ratings and times; all else in the file stays."""
    path = GAMES / name / FILE
    text = path.read_text("utf-8")
    points = {each.bot: each for each in rated}
    times = {pace.bot: pace for pace in paces}
    lines = [line for line in text.splitlines() if line.startswith("#")]
    for level in levels_of(name):
        kept = tomllib.loads(text)[level]
        lines += ["", *table(level, figures(kept, points.get(level), times.get(level)))]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def figures(kept: dict[str, object], rated: Rating | None, pace: Pace | None) -> dict[str, object]:
    """A level's entry with what was measured of it, as far as it was."""
    entry = {key: value for key, value in kept.items() if key not in ("rating", "interval", "seconds")}
    if rated is not None and rated.interval is not None:
        entry["rating"] = round(rated.points)
        entry["interval"] = [round(end) for end in rated.interval]
    if pace is not None:
        entry["seconds"] = max(0.001, round(pace.decision[1] / 1000, 3))
    msgspec.convert(entry, type=Level)
    return entry


def table(level: str, entry: dict[str, object]) -> Iterator[str]:
    """An entry as it stands in the file."""
    tables = {key: value for key, value in entry.items() if isinstance(value, dict)}
    plain = {key: value for key, value in entry.items() if key not in tables}
    if plain or not tables:
        yield f"[{level}]"
        yield from (f"{key} = {json.dumps(value)}" for key, value in plain.items())
    for at, (name, kept) in enumerate(tables.items()):
        if plain or at:
            yield ""
        yield f"[{level}.{name}]"
        yield from (f"{key} = {json.dumps(value)}" for key, value in kept.items())
