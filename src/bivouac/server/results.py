"""What a finished game was for its players, as it is stored with its last line."""

from bivouac.core.entries import Closed, Ended
from bivouac.store import Result
from bivouac.table import Table
from bivouac.table.ending import ends_of, is_counted, length_of


def ends_in(table: Table) -> list[Result]:
    """What the game was for its seats, if the lines that nobody has stored yet end it."""
    ended = any(isinstance(line.fact, Ended | Closed) for line in table.fresh)
    return results_of(table) if ended else []


def results_of(table: Table) -> list[Result]:
    """A row for each seat of a game that is at rest; none where it was broken off from outside."""
    ends = ends_of(table)
    if not ends:
        return []
    counted, length = is_counted(table), length_of(table)
    ended = table.lines[table.turned - 1].at
    return [
        Result(
            player=seat.player or "",
            ended=ended,
            table_id=table.id,
            seat=number,
            bot=seat.bot,
            game=table.charter.game,
            seats=len(ends),
            rank=end.rank,
            won=end.won,
            points=end.points,
            gave_up=end.gave_up,
            length=length,
            actions=table.course.count,
            counted=counted,
            rated=counted and table.charter.rated,
        )
        for number, (seat, end) in enumerate(zip(table.seats, ends, strict=True))
    ]
