"""Tables to try the floor at: opened, seated, played at random, read back from their lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any, cast

import msgspec
import pytest

import bivouac
from bivouac import Refusal
from bivouac.core import journal as journals
from bivouac.core.contract import Game
from bivouac.table import Charter, ClockPlan, Fact, Line, SeatPlan, Table
from bivouac.table.charter import SeatKind, found
from bivouac.table.gathering import start, take
from bivouac.table.lines import decode, encode
from bivouac.table.playing import act
from bivouac.table.pledges import pledge, pledge_of, say_word
from bivouac.table.table import Snapshot
from bivouac.table.views import news, position, refusal_view, table_view

TAKARA = bivouac.game("takara")
LANTERNS = bivouac.game("_template")
LANGUAGES = ("en", "fr")
SEED = bytes(range(32))
NOON = 1_700_000_000_000  # milliseconds since the epoch, like every time handed in
PEOPLE = ("player-ada-7f31", "player-bo-c2d9", "player-cy-51e0", "player-di-e846")
NAMES = ("Ada", "Bo", "Cy", "Di")
HOST = PEOPLE[0]
STRANGER = "player-zoe-0b66"


def opened(
    *plans: str,
    game: Game = LANTERNS,
    clock: ClockPlan | None = None,
    seed: bytes = SEED,
    options: dict[str, Any] | None = None,
) -> Table:
    """A table nobody sits at: each seat is `human`, `open`, or the name of a bot."""
    charter = found(
        game, options=options or {}, seats=[_plan(plan) for plan in plans], seed=seed, host=HOST, clock=clock
    )
    return Table("table-1", charter, game)


def _plan(plan: str) -> SeatPlan:
    return SeatPlan(cast(SeatKind, plan)) if plan in ("human", "open") else SeatPlan("bot", plan)


def seated(*plans: str, game: Game = LANTERNS, clock: ClockPlan | None = None, seed: bytes = SEED) -> Table:
    """A table at which each seat that is no bot's is held by a person of its own, the host first."""
    table = opened(*plans, game=game, clock=clock, seed=seed)
    people = iter(zip(PEOPLE, NAMES, strict=True))
    for seat, plan in enumerate(table.charter.seats):
        if plan.kind != "bot":
            player, name = next(people)
            take(table, player, name, NOON, seat=seat, invited=True)
    return table


def started(*plans: str, game: Game = LANTERNS, clock: ClockPlan | None = None, seed: bytes = SEED) -> Table:
    """The same, dealt."""
    table = seated(*plans, game=game, clock=clock, seed=seed)
    start(table, HOST, NOON)
    return table


def start_with_words(table: Table, words: Mapping[int, str], at: int = NOON) -> None:
    """Call the start with these words pledged by their seats, and have all of them said."""
    for seat, word in words.items():
        pledge(table, holder(table, seat), seat, pledge_of(word), at)
    start(table, HOST, at)
    for seat, word in words.items():
        say_word(table, holder(table, seat), seat, word, at)


def holder(table: Table, seat: int) -> str:
    """The player who holds that seat."""
    player = table.seats[seat].player
    assert player is not None
    return player


def actor(table: Table) -> int:
    """The seat whose turn it is."""
    return table.actors()[0]


def last(table: Table) -> Fact:
    """What the last line says."""
    return table.lines[-1].fact


def key(table: Table) -> bytes:
    """The key of the state as it is now."""
    assert table.state is not None
    return table.state.key()


def texts(table: Table, seat: int | None = None) -> list[str]:
    """What may be played now, as it is written."""
    assert table.state is not None
    return [table.state.text(action) for action in table.state.legal(actor(table) if seat is None else seat)]


def play(table: Table, *written: str, at: int = NOON) -> None:
    """Each of these in turn, by whoever's turn it is."""
    for text in written:
        act(table, actor(table), text, at)


def play_on(table: Table, luck: Random, most: int = 10_000, at: int = NOON) -> Table:
    """Random actions, so many or to the end."""
    for _ in range(most):
        if not table.actors():
            break
        play(table, luck.choice(texts(table)), at=at)
    return table


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
