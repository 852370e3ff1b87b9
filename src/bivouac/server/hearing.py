"""Whose words reach a window: not those of people whom its owner has muted or blocked."""

from bivouac.table import Table
from bivouac.table.views import Told


def heard(table: Table, lines: list[Told], unheard: frozenset[str], onlookers: frozenset[str]) -> list[Told]:
    """The lines without the words of those one does not want to read, at a seat or looking on."""
    if not unheard:
        return lines
    return [line for line in lines if not _is_unheard(table, line, unheard, onlookers)]


def _is_unheard(table: Table, line: Told, unheard: frozenset[str], onlookers: frozenset[str]) -> bool:
    if line.kind != "said" or line.seat is None:
        return False
    return table.seats[line.seat].player in unheard if line.seat >= 0 else line.who in onlookers
