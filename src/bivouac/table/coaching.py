"""The coach at a table: who may ask it, and that it was asked."""

from bivouac.core.entries import Acted, Advised, Undone
from bivouac.core.refusal import Refusal, not_your_turn
from bivouac.table.table import Table


def allowed(table: Table) -> bool:
    """May those who sit here ask the coach?

    Whoever sits down agrees to what the table was opened with. Where nothing was said, one may who plays
    against bots alone. A rated game knows no coach.
    """
    if table.charter.rated:
        return False
    if table.charter.coach is not None:
        return table.charter.coach
    return len(_people(table)) == 1


def is_what_if(table: Table) -> bool:
    """Is it a game of one person with themselves: forked from another, or from a position they brought?"""
    forked = bool(table.charter.origin) and not table.charter.vouched
    brought = table.charter.document is not None and not table.charter.lesson
    return (forked or brought) and len(_people(table)) == 1


def _people(table: Table) -> set[str | int]:
    """Whoever is no bot; a seat that nobody has taken counts as somebody."""
    return {seat.player or number for number, seat in enumerate(table.seats) if seat.kind != "bot"}


def ask(table: Table, seat: int, at: int) -> None:
    """Note that the seat asked the coach about the present position; once is enough."""
    if not allowed(table):
        raise Refusal("no_coach")
    if seat not in table.thinking():
        raise not_your_turn(seat)
    if not _was_asked(table, seat):
        table.write(Advised(seat), at)


def _was_asked(table: Table, seat: int) -> bool:
    for line in reversed(table.lines):
        if isinstance(line.fact, Acted | Undone):
            return False
        if line.fact == Advised(seat):
            return True
    return False
