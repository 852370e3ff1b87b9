"""How a game ended: who won, who came where, and how many points each line gave."""

from collections.abc import Sequence
from typing import Any, Final, final

from bivouac.core.shapes import Ended, Ending

RANKED: Final = "ranked"
TOGETHER: Final = "together"
ALL_LOST: Final = "all_lost"

Lines = tuple[tuple[tuple[str, int], ...], ...]


@final
class Outcome:
    """The end of a game; `lines` explain the points of each seat and add up to them."""

    def __init__(
        self,
        kind: Ending,
        winners: tuple[int, ...],
        ranks: tuple[int, ...],
        points: tuple[int, ...] | None,
        lines: Lines,
        utility: tuple[float, ...],
    ) -> None:
        self.kind: Ending = kind
        self.winners = winners
        self.ranks = ranks
        self.points = points
        self.lines = lines
        self.utility = utility

    def to_dict(self) -> Ended:
        """The outcome as JSON-ready data."""
        return {
            "kind": self.kind,
            "winners": list(self.winners),
            "ranks": list(self.ranks),
            "points": None if self.points is None else list(self.points),
            "lines": [pairs(seat) for seat in self.lines],
            "utility": list(self.utility),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.kind, self.winners, self.ranks, self.points))

    def __repr__(self) -> str:
        return f"Outcome({self.kind}, winners={self.winners}, ranks={self.ranks}, points={self.points})"


def pairs(sheet: Sequence[Any]) -> list[tuple[str, int]]:
    """The lines of a sheet, each with its points, as JSON has them: a line is a list there."""
    written: list[Any] = [list(line) for line in sheet]
    return written


def ranks_of(scores: list[tuple[int, ...]]) -> tuple[int, ...]:
    """1-based ranks, highest score first; equal scores share a rank."""
    return tuple(1 + sum(1 for other in scores if other > score) for score in scores)


def utility_of(ranks: tuple[int, ...]) -> tuple[float, ...]:
    """From 1 for a sole first to -1 for a sole last, in even steps; those who tie share their steps."""
    seats = len(ranks)
    if seats == 1:
        return (1.0,)
    worth = []
    for rank in ranks:
        tied = sum(1 for other in ranks if other == rank)
        middle = rank - 1 + (tied - 1) / 2
        worth.append(1.0 - 2.0 * middle / (seats - 1))
    return tuple(worth)


def totals(lines: Lines) -> list[int]:
    """The points of each seat, all lines together."""
    return [sum([count for _, count in sheet]) for sheet in lines]


def ranked(lines: Lines, *ties: list[int]) -> Outcome:
    """The ordinary end: most points win; whoever has as many is told apart by a number each for every tie."""
    points = totals(lines)
    ranks = ranks_of([(points[seat], *[tie[seat] for tie in ties]) for seat in range(len(points))])
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(RANKED, winners, ranks, tuple(points), lines, utility_of(ranks))


def all_lost(seats: int) -> Outcome:
    """Nobody has won and no points are counted."""
    return Outcome(ALL_LOST, (), (1,) * seats, None, ((),) * seats, (-1.0,) * seats)
