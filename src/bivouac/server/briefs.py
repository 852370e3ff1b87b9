"""A running game in brief, written with its row: lists of tables tell it without opening any of them.

It holds what an onlooker of the table sees, and no more.
"""

from typing import Any

import msgspec

from bivouac.server.waits import Wait, waits_of
from bivouac.store import Row
from bivouac.table import Table
from bivouac.table.onlookers import shown


class Brief(msgspec.Struct, frozen=True, array_like=True):
    """Who is to act, by when, in which round, and what they are asked."""

    actors: list[int] = []
    round: int = 0
    rules: str = ""
    asked: dict[str, Any] = {}
    until: dict[int, int] = {}  # by seat, the moment at which its time will have run out
    waits: list[Wait] = []


NOTHING = Brief()


def brief_of(table: Table) -> bytes:
    """The game in brief, while it waits for people; bots are not waited for long enough to be told of."""
    thinking = table.thinking()
    if table.state is None or not thinking:
        return b""
    seen = shown(table)
    ends = {} if table.clock is None else {seat: table.clock.end(seat) for seat in thinking}
    return msgspec.json.encode(
        Brief(
            thinking,
            seen["round"],
            table.game.facts.rules,
            seen["prompt"],
            ends,
            waits_of(table),
        )
    )


def read_brief(row: Row) -> Brief:
    """The game of a row in brief; nothing where that cannot be read."""
    try:
        return msgspec.json.decode(row.brief, type=Brief) if row.brief else NOTHING
    except (msgspec.MsgspecError, ValueError, TypeError):
        return NOTHING
