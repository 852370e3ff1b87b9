"""What is on disk stays readable: recorded tables are written, read and exported as ever, to the byte.

After a change of rules they are recorded anew by `python3 run.py test tests/table/test_recorded.py --regold`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from bivouac import game
from bivouac.core import replay
from bivouac.core.journal import HEADERS, format, parse
from bivouac.table import Charter, Line, Table
from bivouac.table.coaching import ask
from bivouac.table.gathering import PATIENCE, start
from bivouac.table.lines import decode, encode, kind_of
from bivouac.table.pledges import pledge, pledge_of, redraw, say_word
from bivouac.table.signatures import Signer
from bivouac.table.successors import export, fork, lay
from bivouac.table.table import FOLDS
from tests.table.parlour import actor, holder, play_on, seated, start_with_words, started
from tests.table.people import HOST, NOON, SEED, TAKARA
from tests.table.test_successors import BOT, eventful, terminal_game
from tests.table.wandering import table_for, wander

RECORDED = Path(__file__).parent / "recorded"
SIGN = Signer(SEED).sign


def walked(walk: str, seed: int) -> Table:
    """A table after a random walk over every command."""
    table = table_for(walk)
    for _ in wander(table, Random(seed), 130):
        pass
    return table


def redrawn() -> Table:
    """A game dealt from the second draw of seed and words, as a word of the first was kept back."""
    table = seated("human", "human", game=TAKARA)
    for seat in (0, 1):
        pledge(table, holder(table, seat), seat, pledge_of("rope"), NOON)
    start(table, HOST, NOON)
    say_word(table, HOST, 0, "rope", NOON)
    redraw(table, HOST, bytes(32), NOON + PATIENCE)
    start_with_words(table, {0: "échelle", 1: "rope"}, NOON + PATIENCE)
    return play_on(table, Random(6), 20)


def brought() -> Table:
    """A game with every kind of line, brought from a terminal."""
    journal = eventful(terminal_game(SEED, BOT, words=["pierre", "légende"]))
    return lay(TAKARA, journal, "table-5", HOST, "Ada", NOON)


def brought_signed() -> Table:
    """A game that another house has dealt and signed."""
    text = export(play_on(started("human", "greedy", game=TAKARA), Random(2)), SIGN)
    return lay(TAKARA, parse(text), "table-7", HOST, "Ada", NOON)


def coached() -> Table:
    """A game against a bot in which the coach was asked."""
    table = started("human", "greedy", game=TAKARA)
    for _ in range(3):
        while actor(table) != 0:
            play_on(table, Random(5), 1)
        ask(table, 0, NOON)
        play_on(table, Random(5), 4)
    return table


def what_if() -> Table:
    """A game forked in the middle of it."""
    over = play_on(started("human", "human", game=TAKARA), Random(3))
    return fork(over, "table-8", 21, HOST, "Ada", NOON)


TABLES: dict[str, Callable[[], Table]] = {
    **{f"{walk}-{seed}": partial(walked, walk, seed) for walk, seed in (
        ("lanterns", 3), ("lanterns-clock", 2), ("lanterns-clock", 39),
        ("takara-clock", 0), ("takara-bot", 2), ("lanterns-days", 1),
    )},
    "redrawn": redrawn,
    "brought": brought,
    "brought-signed": brought_signed,
    "coached": coached,
    "what-if": what_if,
}  # fmt: skip


def lines_of(table: Table) -> bytes:
    """The charter, then each line as it is stored: its place, its moment, its kind and its body."""
    rows = [
        b"%d %d %s %s" % (line.seq, line.at, kind_of(line.fact).encode(), encode(line.fact))
        for line in table.lines
    ]
    return b"\n".join([msgspec.json.encode(table.charter), *rows, b""])


def stored_in(recording: bytes) -> tuple[Charter, list[Line]]:
    """The charter and the lines of a recording."""
    charter, *rows = recording.splitlines()
    parts = [row.split(b" ", 3) for row in rows]
    lines = [Line(int(seq), int(at), decode(body)) for seq, at, _, body in parts]
    return msgspec.json.decode(charter, type=Charter), lines


def exported(table: Table) -> str:
    """The journal as the operator gets it, also while the game goes on."""
    return export(table, SIGN, operator=True)


@pytest.fixture(params=TABLES)
def name(request: pytest.FixtureRequest) -> str:
    """Each recording; with --regold it is made anew first."""
    if request.config.getoption("--regold"):
        table = TABLES[request.param]()
        (RECORDED / f"{request.param}.lines").write_bytes(lines_of(table))
        (RECORDED / f"{request.param}.journal").write_text(exported(table), "utf-8", newline="\n")
    recording: str = request.param
    return recording


def lines_recorded(name: str) -> bytes:
    """What was stored of the table."""
    return (RECORDED / f"{name}.lines").read_bytes()


def journal_recorded(name: str) -> str:
    """What was exported of the table."""
    return (RECORDED / f"{name}.journal").read_bytes().decode()


def test_the_same_commands_write_the_same_lines_and_the_same_journal(name: str) -> None:
    table = TABLES[name]()
    assert lines_of(table) == lines_recorded(name)
    assert exported(table) == journal_recorded(name)


def test_lines_of_old_are_read_and_exported_as_they_were(name: str) -> None:
    charter, lines = stored_in(lines_recorded(name))
    table = Table("table-1", charter, game(charter.game))
    table.read(lines)
    assert lines_of(table) == lines_recorded(name)
    assert exported(table) == journal_recorded(name)


def test_a_journal_of_old_is_read_replayed_and_written_back(name: str) -> None:
    text = journal_recorded(name)
    journal = parse(text)
    assert format(journal) == text
    rules = game(journal.game)
    state = replay.verify(rules, journal) if journal.ended() else replay.replay(rules, journal)
    assert (state.outcome() is not None) == text.splitlines()[-1].startswith("end ")


def test_recordings_hold_every_kind_of_line_a_table_or_a_journal_can_have() -> None:
    kinds = {row.split(b" ")[2].decode() for name in TABLES for row in lines_recorded(name).splitlines()[1:]}
    assert kinds == {str(kind.__struct_config__.tag) for kind in FOLDS}  # type: ignore[attr-defined]
    words = {line.split(" ")[0] for name in TABLES for line in journal_recorded(name).splitlines()}
    assert words >= {"lend", "back", "resign", "coach", "undo", "seal", "signed", "end", "closed"}
    assert words >= {f"{header}:" for header in HEADERS}
