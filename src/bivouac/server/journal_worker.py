"""A process that lays journals and positions on tables: that may take seconds, which nobody else should wait.

`python -m bivouac.server.journal_worker MEBIBYTES NICENESS`, started by the server.
"""

import signal
import sys
from typing import Literal

import msgspec

from bivouac.core.journal import parse
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.position import game_named, names_a_game
from bivouac.core.refusal import SetupError
from bivouac.games import open_game
from bivouac.server.bot_limits import check_bot
from bivouac.server.rooms import SNAPSHOT_EVERY, founding_of, kept_of
from bivouac.server.worker_loop import work
from bivouac.store import Founding, Snapshot
from bivouac.table import Table
from bivouac.table.successors import lay, what_if


class Copy(msgspec.Struct, frozen=True, kw_only=True):
    """A journal or a position to be laid on a table of its own, for whoever brought it."""

    number: int = 0
    text: str
    table: str
    player: str
    name: str
    alone: bool
    at: int
    seconds: float  # by the clock
    processor: float  # seconds of it


class Copied(msgspec.Struct, frozen=True):
    """The table as it is stored, or why the text is none; number 0 greets."""

    number: int
    kind: Literal["ready", "laid", "refused"]
    code: str = ""
    facts: dict[str, int | str] = {}
    founding: Founding | None = None
    snapshot: Snapshot | None = None


def bounded(copy: Copy) -> Copied:
    """The table, or why there is none; a journal that takes too much of the processor ends this process."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, copy.processor)
    told = copied(copy)
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, 0)
    return told


def copied(copy: Copy) -> Copied:
    """Play a journal again, or set out a position, and write it down."""
    try:
        table = _laid(copy)
    except SetupError as wrong:
        named = wrong if isinstance(wrong, PlayerMistake) else PlayerMistake("setup")
        return Copied(copy.number, "refused", named.code, named.facts)
    long = table.status == "playing" and table.course.count >= SNAPSHOT_EVERY
    return Copied(copy.number, "laid", "", {}, founding_of(table, copy.at), kept_of(table) if long else None)


def _laid(copy: Copy) -> Table:
    whose = (copy.table, copy.player, copy.name, copy.at)
    if names_a_game(copy.text):
        table = what_if(open_game(game_named(copy.text)), copy.text, *whose, alone=copy.alone)
    else:
        journal = parse(copy.text)
        table = lay(open_game(journal.game), journal, *whose, alone=copy.alone)
    if table.status == "playing":  # what is over may have been played by anybody
        for seat in table.seats:
            if seat.acting_bot:
                check_bot(seat.acting_bot, table.game)
    return table


def main() -> None:
    """Copy journals until the server hangs up."""
    work(Copy, Copied(0, "ready"), lambda copy, _: bounded(copy))


if __name__ == "__main__":
    main()
