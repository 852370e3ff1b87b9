"""What a game that is at rest was for each of its seats: the place, the points, and who had given up.

Whoever gives up comes after all who stayed, and before those who gave up earlier; where nobody stayed, the
last to give up has won. Those who stayed are ranked among themselves as the rules of the game rank them.
"""

import msgspec

from bivouac.core.entries import Closed, Resigned
from bivouac.core.outcome import Outcome
from bivouac.table.lines import Started
from bivouac.table.table import Table

ABANDONED = "abandoned"


class SeatEnd(msgspec.Struct, frozen=True):
    """What the game was for one seat."""

    rank: int
    won: bool
    points: int | None  # of a game that was played to its end, and counts any
    gave_up: bool


def ends_of(table: Table) -> list[SeatEnd]:
    """What the game was for each seat; nothing while it goes on, or where it was broken off from outside."""
    outcome = None if table.state is None else table.state.outcome()
    gave_up = given_up(table)
    if table.status == "over" and outcome is not None:
        return [_end(table, outcome, seat, gave_up) for seat in range(len(table.seats))]
    if table.status == "closed" and _abandoned(table):
        return [_left(table, seat, gave_up) for seat in range(len(table.seats))]
    return []


def given_up(table: Table) -> list[int]:
    """The seats that gave up, the first to do so first."""
    return [line.fact.seat for line in table.lines if isinstance(line.fact, Resigned)]


def length_of(table: Table) -> int:
    """The milliseconds from the deal to the last line of the game."""
    begun = next((line.at for line in table.lines if isinstance(line.fact, Started)), 0)
    ended = next((line.at for line in table.lines if line.seq == table.turned), begun)
    return max(0, ended - begun)


def is_counted(table: Table) -> bool:
    """Was it a game of its own, dealt here, with nobody in two of its seats? Lessons and what-ifs are not."""
    holders = [seat.player for seat in table.seats if seat.player is not None]
    return table.charter.vouched and not table.charter.lesson and len(holders) == len(set(holders))


def _abandoned(table: Table) -> bool:
    return any(isinstance(line.fact, Closed) and line.fact.reason == ABANDONED for line in table.lines)


def _end(table: Table, outcome: Outcome, seat: int, gave_up: list[int]) -> SeatEnd:
    points = None if outcome.points is None else outcome.points[seat]
    if seat in gave_up:
        return SeatEnd(_rank_of_leaver(table, seat, gave_up), False, points, True)
    ahead = [rank for other, rank in enumerate(outcome.ranks) if other not in gave_up]
    rank = 1 + sum(other < outcome.ranks[seat] for other in ahead)
    # Where a stand-in came first for somebody who had left, the best of those who stayed has won.
    stood_in = any(winner in gave_up for winner in outcome.winners) and outcome.kind == "ranked"
    return SeatEnd(rank, rank == 1 if stood_in else seat in outcome.winners, points, False)


def _left(table: Table, seat: int, gave_up: list[int]) -> SeatEnd:
    """Of a game that nobody played to its end."""
    alone = len(table.seats) == 1 or table.game.facts.cooperative
    if seat not in gave_up:
        return SeatEnd(1, not alone, None, False)
    rank = _rank_of_leaver(table, seat, gave_up)
    return SeatEnd(rank, rank == 1 and not alone, None, True)


def _rank_of_leaver(table: Table, seat: int, gave_up: list[int]) -> int:
    return len(table.seats) - gave_up.index(seat)
