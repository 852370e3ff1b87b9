"""What the ladder is to reach, and how far it is: a line for every goal, first of all on the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from bench.earlier import OF
from bench.openspiel_rival import FAMILY
from bivouac.bots.levels import LEVELS
from bivouac.games import game
from bivouac.lab.intervals import wilson

if TYPE_CHECKING:
    from bench.ladder_page import Row

SIDES = (("takara", ""), ("agartha", ""), ("temple", ""), ("arnak", ""), ("arnak", "temple=snake"))
EARLIER = "f7f6b51"
SIMPLE, SEARCH, WORST = "greedy", "ismcts:2000", "random"
ENOUGH = 200  # games
TWO_SEATS, FAIR_SHARES, STEP, EVEN, ELSEWHERE = 0.75, 1.8, 0.65, 0.5, 0.8


@dataclass(frozen=True)
class Goal:
    """A row that is to reach a share of wins at two seats, or of the fair share at more."""

    seats: int
    bot: str
    others: str
    least: float


def goals(played: Sequence[Row], side: tuple[str, str]) -> Iterator[Goal]:
    """What is asked of the levels of a game, or of one side of its board."""
    rival = f"{EARLIER}{OF}{better(played, side)}"
    yield Goal(2, LEVELS[-1], rival, TWO_SEATS)
    yield from (Goal(seats, LEVELS[-1], rival, FAIR_SHARES) for seats in (3, 4))
    yield from (Goal(2, upper, below, STEP) for below, upper in pairwise(LEVELS))
    yield Goal(2, SIMPLE, LEVELS[0], EVEN)
    yield Goal(2, LEVELS[0], WORST, EVEN)
    yield Goal(2, LEVELS[-1], search_elsewhere(played, side), ELSEWHERE)


def better(played: Sequence[Row], side: tuple[str, str]) -> str:
    """Which of the two earlier bots is the better one, as far as they have met."""
    met = _row(played, side, Goal(2, SEARCH, SIMPLE, EVEN))
    return SEARCH if met is not None and met.share > EVEN else SIMPLE


def search_elsewhere(played: Sequence[Row], side: tuple[str, str]) -> str:
    """OpenSpiel's search, with as many simulations as take as long as the master does."""
    met = (row.head.others for row in played if (row.head.game, row.head.option) == side)
    return next((others for others in met if others.startswith(FAMILY)), FAMILY.rstrip(":"))


def lines(played: Sequence[Row]) -> list[str]:
    """The goals of every side, met or missed."""
    head = ["| side | seats | bot | against | goal | reached (95 %) | games | |", "|---" * 8 + "|"]
    return [*head, *(_line(played, side, goal) for side in SIDES for goal in goals(played, side))]


def _line(played: Sequence[Row], side: tuple[str, str], goal: Goal) -> str:
    name, option = side
    title = game(name).facts.titles["en"] + (f", {option}" if option else "")
    asked = f"{100 * goal.least:.0f} %" if goal.seats == 2 else f"× {goal.least}"
    row = _row(played, side, goal)
    told = "– | 0 | **not played**" if row is None else _told(row, goal)
    return f"| {title} | {goal.seats} | {goal.bot} | {goal.others} | {asked} | {told} |"


def _told(row: Row, goal: Goal) -> str:
    """The figure with its interval, and whether it is enough."""
    shares = [row.share, *wilson(sum(row.wins), row.games)]
    if goal.seats == 2:
        reached, low, high = (f"{100 * share:.1f}" for share in shares)
    else:
        reached, low, high = (f"{goal.seats * share:.2f}" for share in shares)
    scale = 1 if goal.seats == 2 else goal.seats
    state = "met" if scale * row.share >= goal.least else "**missed**"
    if row.games < ENOUGH:
        state = "**too few**" if state == "met" else "**missed so far**"
    return f"{reached} ({low}–{high}) | {row.games} | {state}"


def _row(played: Sequence[Row], side: tuple[str, str], goal: Goal) -> Row | None:
    """What was played of a goal."""
    wanted = (*side, goal.seats, goal.bot, goal.others)
    for row in played:
        head = row.head
        if wanted == (head.game, head.option, head.seats, head.bot, head.others):
            return row
    return None
