"""Tables to try the floor at: opened, seated, dealt, played at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from bivouac.core.contract import Game
from bivouac.table import ClockPlan, Fact, SeatPlan, Table
from bivouac.table.charter import SeatKind, found
from bivouac.table.gathering import start, take
from bivouac.table.playing import act
from bivouac.table.pledges import pledge, pledge_of, say_word
from tests.table.people import HOST, LANTERNS, NAMES, NOON, PEOPLE, SEED


def opened(
    *plans: str,
    game: Game = LANTERNS,
    clock: ClockPlan | None = None,
    seed: bytes = SEED,
    options: dict[str, Any] | None = None,
    coach: bool | None = None,
) -> Table:
    """A table nobody sits at: each seat is `human`, `open`, or the name of a bot."""
    seats = [_plan(plan) for plan in plans]
    charter = found(game, options=options or {}, seats=seats, seed=seed, host=HOST, clock=clock, coach=coach)
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
