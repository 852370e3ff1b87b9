"""Since when a table waits for those who are to act, and which of their waits it is."""

from typing import Final

from bivouac.core.entries import Acted, TakenBack, Undone
from bivouac.table.lines import Fact, Resumed, Started
from bivouac.table.table import Table

TURNS: Final = (Started, Acted, Undone, TakenBack, Resumed)  # after these somebody has to think anew


def waits_since(table: Table) -> int:
    """The moment at which those who are to act now could begin to think."""
    return next((line.at for line in reversed(table.lines) if isinstance(line.fact, TURNS)), 0)


def wait_of(table: Table, seat: int) -> int:
    """The line with which a seat began to wait for its turn: its own last action, or one that begins anew."""
    return next((line.seq for line in reversed(table.lines) if _begins_a_wait(line.fact, seat)), 0)


def _begins_a_wait(fact: Fact, seat: int) -> bool:
    if isinstance(fact, Acted | TakenBack):
        return fact.seat == seat
    return isinstance(fact, Started | Undone | Resumed)
