"""How strong the levels are: one bot among others on common deals, in every seat, with the time it took.

`python -m bench.ladder GAME --seed S` plays the rows of a game and adds each to bench/ladder.jsonl as soon as
it is played, so that a run that was cut short goes on; `--page` writes bench/ladder.md from that file. Seeds
are to be drawn after training has ended.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import quantiles

import msgspec

from bivouac.bots import Glimpse, bot_seed, make_bot
from bivouac.bots.levels import LEVELS
from bivouac.core.contract import Game
from bivouac.games import game
from bivouac.lab.intervals import wilson
from bivouac.lab.ratings import Rating, Scores, rate

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "ladder.jsonl"
PAGE = HERE / "ladder.md"
ANCHOR, ANCHORED = "greedy", 1500
LADDER = tuple(zip(LEVELS[1:], LEVELS, strict=False))


class Row(msgspec.Struct, frozen=True):
    """One bot among others of one kind: its wins deal by deal, a shared one in part; its and their time."""

    game: str
    option: str
    seats: int
    bot: str
    others: str
    seed: int
    wins: list[float]  # a deal each, over all seats the bot can have
    milliseconds: tuple[float, float, float]  # of the bot's decisions: mean, p50, p95
    others_mean: float

    @property
    def games(self) -> int:
        """Every deal is played once from every seat."""
        return len(self.wins) * self.seats

    @property
    def share(self) -> float:
        """The part of its games that the bot won."""
        return sum(self.wins) / self.games


class Clock:
    """The processor time of decisions in which there was something to decide."""

    def __init__(self) -> None:
        self.taken: dict[bool, list[float]] = {True: [], False: []}

    def choose(self, bot_is_first: bool, bot: object, glimpse: Glimpse) -> int:
        """What the bot chooses."""
        began = time.process_time()
        action: int = bot.choose(glimpse)  # type: ignore[attr-defined]
        if len(glimpse.legal()) > 1:
            self.taken[bot_is_first].append(1000 * (time.process_time() - began))
        return action

    def mean(self, first: bool) -> float:
        """Milliseconds a decision."""
        return sum(self.taken[first]) / max(1, len(self.taken[first]))


def play_row(name: str, option: str, seats: int, bot: str, others: str, seed: int, deals: int) -> Row:
    """The row, played."""
    clock = Clock()
    box = game(name)
    wins = [
        sum(
            _won(box, option, seed + deal, _seating(seats, at, bot, others), at, clock) for at in range(seats)
        )
        for deal in range(deals)
    ]
    cuts = quantiles(clock.taken[True], n=20)
    times = clock.mean(True), cuts[9], cuts[18]
    return Row(name, option, seats, bot, others, seed, wins, times, clock.mean(False))


def _seating(seats: int, at: int, bot: str, others: str) -> list[str]:
    return [bot if seat == at else others for seat in range(seats)]


def _won(box: Game, option: str, seed: int, order: Sequence[str], at: int, clock: Clock) -> float:
    """What the seat got of one game."""
    options = dict([option.split("=")]) if option else {}
    state = box.start(len(order), seed, options)
    bots = [make_bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(order)]
    glimpses = [Glimpse(state, seat) for seat in range(len(order))]
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, clock.choose(seat == at, bots[seat], glimpses[seat]))
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act, so it is over"
    return 1 / len(outcome.winners) if at in outcome.winners else 0.0


def rows_of(quick: bool) -> Iterator[tuple[int, str, str]]:
    """Seats, bot and others of every row, the cheapest first."""
    yield 2, "beginner", "random"
    yield 2, "beginner", ANCHOR
    yield from ((2, above, below) for above, below in LADDER)
    yield 2, "master", ANCHOR
    yield 3, "master", ANCHOR
    yield 4, "master", ANCHOR
    if not quick:
        yield 2, "master", "ismcts:2000"
        yield 2, "ismcts:2000", ANCHOR


def ratings(rows: Sequence[Row]) -> list[Rating]:
    """Points of Elo from all tables of two of a game, the anchor being where it always is."""
    pairs = [row for row in rows if row.seats == 2]
    bots = sorted({bot for row in pairs for bot in (row.bot, row.others)})
    place = {bot: at for at, bot in enumerate(bots)}
    deals: list[Scores] = []
    for row in pairs:
        for won in row.wins:
            scores = [[0.0] * len(bots) for _ in bots]
            scores[place[row.bot]][place[row.others]] = won
            scores[place[row.others]][place[row.bot]] = row.seats - won
            deals.append(scores)
    found = rate(bots, deals)
    shift = ANCHORED - found[place[ANCHOR]].points
    return [
        Rating(each.bot, each.points + shift, each.interval and tuple(end + shift for end in each.interval))  # type: ignore[arg-type]
        for each in found
    ]


def read() -> list[Row]:
    """All rows that were played."""
    if not RESULTS.exists():
        return []
    return [msgspec.json.decode(line, type=Row) for line in RESULTS.read_bytes().splitlines()]


def tables(rows: Sequence[Row]) -> Iterator[str]:
    """The page's tables, a game and side each."""
    for name, option in dict.fromkeys((row.game, row.option) for row in rows):
        mine = [row for row in rows if (row.game, row.option) == (name, option)]
        yield f"\n## {game(name).facts.titles['en']}{', ' + option if option else ''}\n"
        yield (
            "| seats | bot | against | games | wins, % (Wilson 95 %) | of a fair share "
            "| ms a decision: mean, p50, p95 | theirs | seed |"
        )
        yield "|---|---|---|---|---|---|---|---|---|"
        for row in mine:
            low, high = wilson(sum(row.wins), row.games)
            mean, half, most = row.milliseconds
            yield (
                f"| {row.seats} | {row.bot} | {row.others} | {row.games} "
                f"| {100 * row.share:.1f} ({100 * low:.1f}–{100 * high:.1f}) | {row.share * row.seats:.2f} "
                f"| {mean:.1f}, {half:.1f}, {most:.1f} | {row.others_mean:.1f} | {row.seed} |"
            )
        yield "\n| bot | rating | 95 % |\n|---|---|---|"
        for each in sorted(ratings(mine), key=lambda each: -each.points):
            low, high = each.interval or (each.points, each.points)
            yield f"| {each.bot} | {each.points:.0f} | {low:.0f}–{high:.0f} |"


def main() -> None:
    """Play the rows that are not there yet, or write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--option", default="")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--quick", action="store_true", help="leave out the search")
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    done = {(row.game, row.option, row.seats, row.bot, row.others) for row in read()}
    for seats, bot, others in rows_of(asked.quick) if asked.game else ():
        if (asked.game, asked.option, seats, bot, others) not in done:
            row = play_row(
                asked.game, asked.option, seats, bot, others, asked.seed, -(-2 * asked.deals // seats)
            )
            with RESULTS.open("ab") as file:
                file.write(msgspec.json.encode(row) + b"\n")
    if asked.page:
        head = PAGE.read_text("utf-8").partition("\n## ")[0].rstrip() if PAGE.exists() else "# The ladder"
        PAGE.write_text("\n".join([head, *tables(read())]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
