"""How well games are reviewed: planted blunders, a master's own moves, levels, luck, time and memory.

`python -m bench.review GAME MEASURE --count N --seed S` adds a row for each game to bench/review.jsonl as
soon as it is measured, so that a run that was cut short goes on where it stopped; `--page` writes the tables
of bench/review.md from that file and leaves what stands below them. MEASURE is one of `luck`, `blunders`,
`levels` and `cost`. `--scale` prints what bivouac/review/scale.toml should say by all that was measured.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, pvariance, stdev

import msgspec
import numpy as np

from bench.luck_scale import fitted, left_over
from bivouac.bots import Glimpse, bot_seed, make_bot, play_match
from bivouac.bots.learned.weights import Array
from bivouac.bots.levels import LEVELS, levels_of
from bivouac.core.build import compiled
from bivouac.core.chance import QuickChance
from bivouac.core.contract import State
from bivouac.core.journal import Journal
from bivouac.games import game
from bivouac.review import DEEP, FAST, Care, Review, review
from bivouac.review.decisions import MARKS, judged
from bivouac.review.planned import closer_look
from bivouac.review.prospects import judge_for, worlds_of
from bivouac.review.scale import Scale, scale_of

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "review.jsonl"
PAGE = HERE / "review.md"
KEPT = "\n## Reasons read aloud"  # from here on the page is written by hand
SEATS = 2
SKILL = DEEP._replace(closer=12, lots=1, lines=1)  # nobody asks for luck where accuracy is measured
LUCK = FAST._replace(worlds=1)  # and nobody for decisions where luck is
PLAYER = "greedy"  # whose games are asked for luck and cost
PLANTED_IN = 3  # one decision of so many is looked at
RANKED = 12  # worlds in which a referee finds the worst quarter
WEIGHED = 48  # and others in which it says what the planted move costs
FEWEST = 10  # games of which a mean is told
MISTAKES = ("mistake", "blunder")
ALL_MARKS = ("inaccuracy", *MISTAKES)
BOUNDS = {mark: bound for bound, mark in MARKS}


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was measured in one game."""

    game: str
    measure: str
    seed: int
    judge: str = ""
    level: str = ""
    seconds: float = 0.0  # of the processor
    mebibytes: float = 0.0  # the most the process has had so far
    result: list[float] = []
    luck: list[float] = []  # as the judge sees it, before it is weighed
    stages: list[float] = []  # the first seat's at each stage of a game
    accuracy: list[float] = []
    planted: list[str] = []  # how each planted move is marked; empty for not at all
    costs: list[float] = []  # what it costs against the master's own, says a referee that plays on
    lost: list[float] = []  # and what it loses, says the review
    own: list[str] = []  # how the move of the master is marked at the same moments
    given: list[float] = []  # and what it loses


def played(name: str, bots: Sequence[str], seed: int) -> Journal:
    """The journal of a game among these bots."""
    box = game(name)
    journal = Journal(name, box.facts.rules, len(bots), {}, seed)
    play_match(box, [make_bot(bot, bot_seed(seed, seat)) for seat, bot in enumerate(bots)], seed, {}, journal)
    return journal


def timed(name: str, journal: Journal, care: Care, scale: Scale | None = None) -> tuple[Review, float, float]:
    """A review, the processor time it took, and the most memory the process has had."""
    began = time.process_time()
    found = review(game(name), journal, care, scale=scale)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return found, round(time.process_time() - began, 3), round(peak, 1)


def luck(name: str, seed: int) -> Iterator[Row]:
    """A quick review of a game among equals, whose luck is not weighed yet."""
    scale = scale_of(name)
    plain = msgspec.structs.replace(scale, weights=(1.0,) * len(scale.weights))
    found, seconds, peak = timed(name, played(name, [PLAYER] * SEATS, seed), LUCK, plain)
    row = Row(name, "luck", seed, found.judge, PLAYER, seconds, peak, found.result, found.luck)
    yield msgspec.structs.replace(row, stages=found.stages[0])


def cost(name: str, seed: int) -> Iterator[Row]:
    """A quick and a whole review of a game among equals."""
    journal = played(name, [PLAYER] * SEATS, seed)
    for kind, care in (("fast", FAST), ("deep", DEEP)):
        found, seconds, peak = timed(name, journal, care)
        yield Row(name, "cost", seed, found.judge, kind, seconds, peak)


def levels(name: str, seed: int) -> Iterator[Row]:
    """How accurately each level plays against itself."""
    for level in levels_of(name):
        found, seconds, peak = timed(name, played(name, [level] * SEATS, seed), SKILL)
        accuracy = [each for each in found.accuracy if each is not None]
        yield Row(name, "levels", seed, found.judge, level, seconds, peak, found.result, accuracy=accuracy)


def weighed(state: State, seat: int, actions: list[int], worlds: int, chance: QuickChance) -> Array:
    """What actions are worth to a referee that plays on in worlds of its own, as a master does."""
    seen = closer_look(judge_for(state), state, seat, actions, worlds, chance)
    found: Array = seen.mean(0)
    return found


def blunders(name: str, seed: int) -> Iterator[Row]:
    """A master's game: at some decisions one of the worst quarter is judged in place of its own move."""
    state = game(name).start(SEATS, seed)
    bots = [make_bot("master", bot_seed(seed, seat)) for seat in range(SEATS)]
    chance = QuickChance(seed)
    row = Row(name, "blunders", seed, level="master", planted=[], costs=[], lost=[], own=[], given=[])
    began = time.process_time()
    while actors := state.actors():
        seat = actors[0]
        chosen = bots[seat].choose(Glimpse(state, seat))
        if len(state.legal(seat)) >= 4 and chance.below(PLANTED_IN) == 0:
            plant(state, seat, chosen, chance, row)
        state.play(seat, chosen)
    yield msgspec.structs.replace(row, seconds=round(time.process_time() - began, 3))


def plant(state: State, seat: int, chosen: int, chance: QuickChance, row: Row) -> None:
    """Have the review judge one of the worst quarter, and the master's own move at the same moment."""
    others = [action for action in state.legal(seat) if action != chosen]
    order = np.argsort(weighed(state, seat, others, RANKED, chance), kind="stable")
    worst = [others[int(at)] for at in order[: (len(others) + 1) // 4]]
    bad = worst[chance.below(len(worst))]
    worth = weighed(state, seat, [chosen, bad], WEIGHED, chance)
    found = [
        judged(
            judge_for(state),
            state,
            seat,
            action,
            1,
            worlds_of(state, seat, DEEP.worlds, chance),
            DEEP.closer,
            chance,
        )
        for action in (bad, chosen)
    ]
    row.costs.append(round(float(worth[0] - worth[1]), 4))
    row.lost.append(found[0].loss)
    row.planted.append(found[0].mark)
    row.own.append(found[1].mark)
    row.given.append(found[1].loss)


MEASURES: dict[str, Callable[[str, int], Iterator[Row]]] = {
    "luck": luck,
    "blunders": blunders,
    "levels": levels,
    "cost": cost,
}


def read() -> list[Row]:
    """All rows that were measured."""
    if not RESULTS.exists():
        return []
    return [msgspec.json.decode(line, type=Row) for line in RESULTS.read_bytes().splitlines()]


def tables(rows: Sequence[Row]) -> Iterator[str]:
    """The page's tables, a measure each."""
    for measure, table in TABLES.items():
        mine = [row for row in rows if row.measure == measure]
        if mine:
            yield from table(mine)


def by_game(rows: Sequence[Row]) -> Iterator[tuple[str, list[Row]]]:
    """The rows of each game."""
    for name in dict.fromkeys(row.game for row in rows):
        yield game(name).facts.titles["en"], [row for row in rows if row.game == name]


def luck_table(rows: Sequence[Row]) -> Iterator[str]:
    """Means of luck seat by seat, and how the variance of the adjusted result compares with the raw one."""
    yield "\n## Luck (`review --fast`, games of `greedy`)\n"
    yield (
        "| game | games | judge | mean luck by seat (standard errors) | mean result, raw and adjusted "
        "| variance, adjusted / raw | the same unweighed |"
    )
    yield "|---|---|---|---|---|---|---|"
    for title, mine in by_game(rows):
        results = [row.result[0] for row in mine]
        raw = pvariance(results)
        if not raw or len(mine) < FEWEST:
            continue
        left = left_over(results, [row.stages for row in mine])
        means = ", ".join(mean_luck([row.result[0] - kept for row, kept in zip(mine, left, strict=True)]))
        plain = pvariance([row.result[0] - row.luck[0] for row in mine])
        yield (
            f"| {title} | {len(mine)} | {mine[0].judge} | {means} | {fmean(results):.3f}, {left.mean():.3f} "
            f"| {left.var() / raw:.2f} | {plain / raw:.2f} |"
        )


def mean_luck(first: Sequence[float]) -> Iterator[str]:
    """The mean of each seat's luck, and how many standard errors it is off; one's gain is another's loss."""
    error = stdev(first) / sqrt(len(first))
    for side in (1, -1):
        yield f"{side * fmean(first):+.3f} ({side * fmean(first) / error:+.1f})"


def scales(rows: Sequence[Row]) -> Iterator[str]:
    """The scale of each game by all that was measured of it."""
    for name in dict.fromkeys(row.game for row in rows if row.measure == "luck"):
        mine = [row for row in rows if (row.game, row.measure) == (name, "luck")]
        weights = fitted([row.result[0] for row in mine], [row.stages for row in mine])
        told = ", ".join(f"{weight:.2f}" for weight in weights)
        yield f"[{name}]  # {len(mine)} games\nactions = {scale_of(name).actions}\nweights = [{told}]"


def blunder_table(rows: Sequence[Row]) -> Iterator[str]:
    """How many planted moves are seen to lose and marked, of all and of those that cost something."""
    yield "\n## Planted blunders (a `master`'s move replaced by one of the worst quarter)\n"
    yield (
        "| game | planted | a loss seen, % (95 %) | marked, % (95 %) | of them cost an inaccuracy "
        "| marked, % (95 %) | or a mistake | marked, % (95 %) | the master's own called mistakes, % |"
    )
    yield "|---|---|---|---|---|---|---|---|---|"
    for title, mine in by_game(rows):
        planted = [mark for row in mine for mark in row.planted]
        costs = [cost for row in mine for cost in row.costs]
        own = [mark for row in mine for mark in row.own]
        seen = ["seen" if lost > 0 else "" for row in mine for lost in row.lost]
        readings = [f"{len(seen)} | {share(seen, ['seen'])}"]
        readings.append(share(planted))
        for bound in (BOUNDS["inaccuracy"], BOUNDS["mistake"]):
            dear = [mark for mark, cost in zip(planted, costs, strict=True) if cost >= bound]
            readings.append(f"{len(dear)} | {share(dear) if dear else '–'}")
        yield f"| {title} | {' | '.join(readings)} | {share(own, MISTAKES)} |"


def share(marks: Sequence[str], counted: Sequence[str] = ALL_MARKS) -> str:
    """How many of a hundred are marked so, with the interval in which that lies."""
    count = len(marks)
    found = sum(mark in counted for mark in marks) / count
    middle = (found + 2 / count) / (1 + 4 / count)  # Wilson's, by two standard errors
    wide = 2 * sqrt(found * (1 - found) / count + 1 / count**2) / (1 + 4 / count)
    return f"{100 * found:.1f} ({100 * max(0.0, middle - wide):.0f}–{100 * min(1.0, middle + wide):.0f})"


def level_table(rows: Sequence[Row]) -> Iterator[str]:
    """Accuracy by level, and how well its order agrees with the ladder's."""
    yield "\n## Accuracy by level (each against itself)\n"
    yield f"| game | games a level | {' | '.join(LEVELS)} | Spearman |"
    yield "|---|---|" + "---|" * (len(LEVELS) + 1)
    for title, mine in by_game(rows):
        means = []
        for level in LEVELS:
            accuracies = [each for row in mine if row.level == level for each in row.accuracy]
            if accuracies:
                means.append(fmean(accuracies))
        count = len({row.seed for row in mine})
        told = " | ".join(f"{mean:.1f}" for mean in means)
        yield f"| {title} | {count} | {told} | {spearman(means):.2f} |"


def spearman(values: Sequence[float]) -> float:
    """How well the order of values agrees with their places, from -1 to 1."""
    count = len(values)
    ranks = np.argsort(np.argsort(values))
    apart = sum((int(rank) - at) ** 2 for at, rank in enumerate(ranks))
    return 1 - 6 * apart / (count * (count * count - 1)) if count > 1 else 0.0


def cost_table(rows: Sequence[Row]) -> Iterator[str]:
    """Time and memory of quick and whole reviews."""
    yield f"\n## Time and memory (games of `{PLAYER}`, {'compiled' if compiled else 'pure Python'})\n"
    yield (
        "| game | reviews | judge | seconds with `--fast`: mean, most | whole: mean, most "
        "| MiB after the first, after the last |"
    )
    yield "|---|---|---|---|---|---|"
    for title, mine in by_game(rows):
        fast, whole = ([row.seconds for row in mine if row.level == kind] for kind in ("fast", "deep"))
        yield (
            f"| {title} | {len(whole)} | {mine[0].judge} | {fmean(fast):.1f}, {max(fast):.1f} "
            f"| {fmean(whole):.1f}, {max(whole):.1f} | {mine[0].mebibytes:.0f}, {mine[-1].mebibytes:.0f} |"
        )


TABLES: dict[str, Callable[[Sequence[Row]], Iterator[str]]] = {
    "blunders": blunder_table,
    "levels": level_table,
    "luck": luck_table,
    "cost": cost_table,
}


def write_page() -> None:
    """The tables as they stand, between what is said before and after them."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else "# Reviews, measured\n"
    head = text.partition("\n## ")[0].rstrip()
    _, mark, below = text.partition(KEPT)
    PAGE.write_text("\n".join([head, *tables(read())]) + f"\n{mark}{below}", "utf-8")


def main() -> None:
    """Measure the games that are not there yet, or write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("measure", nargs="?", choices=MEASURES)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=8.0, help="begin no game after that")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--scale", action="store_true")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    if asked.measure:
        done = {row.seed for row in read() if (row.game, row.measure) == (asked.game, asked.measure)}
        for seed in range(asked.seed, asked.seed + asked.count):
            if seed in done or time.monotonic() > until:
                continue
            rows = list(MEASURES[asked.measure](asked.game, seed))
            with RESULTS.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    if asked.scale:
        print("\n".join(scales(read())))
    if asked.page:
        write_page()


if __name__ == "__main__":
    main()
