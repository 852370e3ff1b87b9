"""All that a table knows and shows, and the same table made anew from its lines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from bivouac import Refusal
from bivouac.core import journal as journals
from bivouac.table import Charter, Line, Table
from bivouac.table.lines import decode, encode
from bivouac.table.table import Snapshot
from bivouac.table.views import news, position, refusal_view, table_view
from tests.table.people import LANGUAGES, NOON, PEOPLE, STRANGER


def stored(lines: list[Line]) -> list[Line]:
    """The lines as they come back from where they were stored."""
    return [Line(line.seq, line.at, decode(encode(line.fact))) for line in lines]


def reopened(table: Table) -> Table:
    """The table before its first line, its charter read back from JSON."""
    charter = msgspec.json.decode(msgspec.json.encode(table.charter), type=Charter)
    return Table(table.id, charter, table.game)


def read_back(table: Table, *cuts: int, house_opened: int = 0, snapshot: Snapshot | None = None) -> Table:
    """The table made anew from its lines, read in one go or in pieces that end at the cuts."""
    again = reopened(table)
    lines = stored(table.lines)
    for low, high in zip((0, *cuts), (*cuts, len(lines)), strict=True):
        again.read(lines[low:high], house_opened, snapshot)
    return again


def record(table: Table) -> dict[str, Any]:
    """All that a table knows, but the views it gives."""
    clock = table.clock
    return {
        "seq": table.seq,
        "deal": (table.seed, table.draws, table.calling, table.redrawn, table.kept_back, table.brought),
        "lines": [(line.seq, line.at, encode(line.fact)) for line in table.lines],
        "status": table.status,
        "seats": [vars(seat) for seat in table.seats],
        "journal": journals.format(table.journal()),
        "key": None if table.state is None else table.state.key(),
        "reveals": table.reveals,
        "banks": None if clock is None else clock.banks,
        "running": None if clock is None else clock.since,
        "paused": table.paused,
        "asked": table.asked,
        "agreed": sorted(table.agreed),
        "follower": table.follower,
        "turned": table.turned,
        "messages": table.messages,
    }


def views(table: Table, at: int = NOON) -> dict[str, Any]:
    """All that leaves the floor: the frame for everybody, news and position for every viewer."""
    frames = {str(player): table_view(table, player, at) for player in (*PEOPLE, STRANGER, None)}
    told = {viewer: news(table, viewer, 0, "en") for viewer in table.viewers()}
    seen = {viewer: position(table, viewer, "en") for viewer in table.viewers()} if table.state else {}
    plain: dict[str, Any] = msgspec.to_builtins({"frames": frames, "told": told, "seen": seen}, str_keys=True)
    return plain


@contextmanager
def refused(table: Table, ruling: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """What is done here is refused by that ruling, in words, and changes nothing."""
    before = msgspec.json.encode([str(record(table)), views(table)])
    with pytest.raises(Refusal) as caught:
        yield caught
    assert caught.value.ruling == ruling
    assert msgspec.json.encode([str(record(table)), views(table)]) == before
    for lang in LANGUAGES:
        shown = refusal_view(table, caught.value, lang)
        assert shown["law"]["sentence"]
        assert shown["say"] not in ("", caught.value.code)
