"""A table made anew from what is stored of it; what cannot be read is the damage of that table alone."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from bivouac.core.contract import Game
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import SetupError, in_one_line
from bivouac.games import game
from bivouac.store import Entry, Row, Store, Unreadable
from bivouac.store import Snapshot as Kept
from bivouac.table import Charter, Line, Table
from bivouac.table.lines import decode
from bivouac.table.table import Snapshot

LONGEST_REASON = 200


class Plate(msgspec.Struct, frozen=True, array_like=True):
    """What is written in front of a seat, and after the game what it leaves to whoever sat there."""

    kind: str
    bot: str
    player: str
    left: list[str] = []


class Damaged(SetupError):
    """What is stored of a table cannot be read: which part of it, and why; for the operator's eyes."""

    def __init__(self, table: str, part: str, reason: str) -> None:
        self.table = table
        self.part = part
        self.reason = " ".join(reason.split())[:LONGEST_REASON]
        self.what = f"{part}: {self.reason}"
        super().__init__(f"table {table} is damaged: {self.what}")


async def stored(store: Store, row: Row) -> list[Entry]:
    """The lines of a table as they are stored."""
    try:
        return await store.entries(row.id)
    except Unreadable as wrong:
        raise Damaged(row.id, "archive", str(wrong)) from None


def charter_of(row: Row) -> tuple[Charter, Game]:
    """What was agreed on at the table, and the rules of its game."""
    try:
        charter = msgspec.json.decode(row.charter, type=Charter)
    except (msgspec.MsgspecError, ValueError, TypeError) as wrong:
        raise Damaged(row.id, "charter", str(wrong)) from None
    try:
        return charter, game(charter.game)
    except KeyError:
        raise PlayerMistake("game_missing", {"name": in_one_line(charter.game)}) from None


def snapshot_of(kept: Kept | None) -> Snapshot | None:
    """A snapshot that can be read; without one the game is played again from its lines."""
    try:
        return None if kept is None else msgspec.json.decode(kept.body, type=Snapshot)
    except (msgspec.MsgspecError, ValueError, TypeError):
        return None


def read(row: Row, entries: Sequence[Entry], kept: Snapshot | None = None, opened: int = 0) -> Table:
    """The table after these lines, which must be all that were written; a snapshot only saves time."""
    if kept is not None:
        with suppress(Damaged):
            return _read(row, entries, kept, opened)
    return _read(row, entries, None, opened)


def _read(row: Row, entries: Sequence[Entry], kept: Snapshot | None, opened: int) -> Table:
    charter, rules = charter_of(row)
    written = entries[-1].seq if entries else 0
    if written != row.seq:
        raise Damaged(row.id, "journal", f"it ends with line {written}, and {row.seq} were written")
    try:
        table = Table(row.id, charter, rules)
    except Exception as wrong:
        raise Damaged(row.id, "charter", f"{type(wrong).__name__}: {wrong}") from wrong
    fold(table, entries, opened, kept)
    return table


def fold(table: Table, entries: Sequence[Entry], opened: int = 0, kept: Snapshot | None = None) -> list[Line]:
    """Read further lines into a table, and return them; after Damaged nobody knows what the table holds."""
    try:
        lines = [_line(table.id, entry) for entry in entries]
        table.read(lines, opened, kept)
    except Damaged:
        raise
    # Whatever rules and journal make of lines that they would not have written.
    except Exception as wrong:
        raise Damaged(table.id, "journal", f"{type(wrong).__name__}: {wrong}") from wrong
    return lines


def plates_of(row: Row) -> list[Plate]:
    """The seats as the list of tables shows them; none where that cannot be read."""
    try:
        return msgspec.json.decode(row.seats, type=list[Plate])
    except (msgspec.MsgspecError, ValueError, TypeError):
        return []


def _line(table: str, entry: Entry) -> Line:
    try:
        return Line(entry.seq, entry.at, decode(entry.body))
    except (msgspec.MsgspecError, ValueError, TypeError) as wrong:
        raise Damaged(table, f"line {entry.seq}", str(wrong)) from None
