"""Every table opened once: which are damaged, what is wrong with each, and what of it can be saved."""

from bisect import bisect_left
from collections.abc import AsyncIterator, Sequence

import msgspec

from bivouac.core.refusal import Refusal, SetupError
from bivouac.server import reading
from bivouac.server.reading import Damaged
from bivouac.store import Entry, Row, Store
from bivouac.table import Table
from bivouac.table.successors import export

AT_ONCE = 200


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A table that cannot be opened: how many of its lines are sound, and how many actions they hold."""

    table: str
    game: str
    status: str
    part: str
    reason: str
    lines: int  # that were written
    sound: int  # the first so many can be read
    actions: int  # that stand after those
    journal: str = ""  # what can be saved, as a file that can be imported again


async def examine(store: Store) -> AsyncIterator[Finding | None]:
    """A finding for each damaged table, and None for each sound one; rows are marked accordingly."""
    last = ""
    while rows := await store.every_table(last, AT_ONCE):
        last = rows[-1].id
        for row in rows:
            finding = await _examine(store, row)
            found = "" if finding is None else f"{finding.part}: {finding.reason}"
            if found != row.damaged:
                await store.mark(row.id, found)
            yield finding


async def _examine(store: Store, row: Row) -> Finding | None:
    entries: list[Entry] = []
    try:
        entries = await reading.stored(store, row)
        reading.read(row, entries)
    except Damaged as wrong:
        return _finding(row, entries, wrong.part, wrong.reason)
    except SetupError as wrong:
        return _finding(row, entries, "game", str(wrong))
    return None


def _finding(row: Row, entries: Sequence[Entry], part: str, reason: str) -> Finding:
    sound = saved(row, entries)
    return Finding(
        table=row.id,
        game=row.game,
        status=row.status,
        part=part,
        reason=reason,
        lines=row.seq,
        sound=0 if sound is None else sound.seq,
        actions=0 if sound is None else sound.course.count,
        journal="" if sound is None else _written(sound),
    )


def saved(row: Row, entries: Sequence[Entry]) -> Table | None:
    """The table after as many of its first lines as can be read; None when not even its charter can."""
    if _prefix(row, entries, 0) is None:
        return None
    bad = bisect_left(range(1, len(entries) + 1), True, key=lambda n: _prefix(row, entries, n) is None)
    return _prefix(row, entries, bad)


def _prefix(row: Row, entries: Sequence[Entry], count: int) -> Table | None:
    try:
        return reading.read(msgspec.structs.replace(row, seq=count), entries[:count])
    except SetupError:
        return None


def _written(table: Table) -> str:
    try:
        return export(table, operator=True)
    except (Refusal, SetupError):  # it had not begun, or not from a seed
        return ""
