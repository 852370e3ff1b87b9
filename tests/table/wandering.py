"""A random walk over every command of a table, refused or not, with time passing in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from bivouac import Refusal
from bivouac.core.contract import Game
from bivouac.table import ClockPlan, Table, coaching, onlookers, playing, pledges
from bivouac.table import gathering as gather
from bivouac.table.charter import DAY, SeatKind
from bivouac.table.successors import follow, rematch
from tests.table.parlour import opened, texts
from tests.table.people import HOST, LANTERNS, NAMES, NOON, PEOPLE, STRANGER, TAKARA

PAUSES = (0, 0, 40, 700, 2_500, 9_000, 40_000)  # milliseconds from one command to the next
CLOCK = ClockPlan(move=1_000, bank=60_000, increment=500)
WALKS: dict[str, tuple[Game, tuple[str, ...], ClockPlan | None]] = {
    "lanterns": (LANTERNS, ("human", "open"), None),
    "lanterns-clock": (LANTERNS, ("human", "open", "open"), CLOCK),
    "takara-clock": (TAKARA, ("human", "human"), CLOCK),
    "takara-bot": (TAKARA, ("human", "open", "greedy"), None),
    "lanterns-coach": (LANTERNS, ("human", "open"), None),
    "lanterns-days": (LANTERNS, ("human", "open"), ClockPlan(days=1)),
}


def table_for(walk: str) -> Table:
    """The table of a walk, before anything has happened."""
    game, plans, clock = WALKS[walk]
    return opened(*plans, game=game, clock=clock, coach=True if walk == "lanterns-coach" else None)


def _person(luck: Random) -> str:
    return luck.choice((*PEOPLE, STRANGER))


def _seat(table: Table, luck: Random) -> int:
    return luck.randrange(len(table.seats))


def _take(table: Table, luck: Random, at: int) -> None:
    wanted = luck.choice((None, _seat(table, luck)))
    gather.take(table, _person(luck), luck.choice(NAMES), at, seat=wanted, invited=luck.random() < 0.8)


def _leave(table: Table, luck: Random, at: int) -> None:
    gather.leave(table, _person(luck), at, seat=luck.choice((None, _seat(table, luck))))


def _plan(table: Table, luck: Random, at: int) -> None:
    kinds: tuple[SeatKind, ...] = ("human", "open", "bot")
    gather.plan(table, HOST, _seat(table, luck), luck.choice(kinds), at, bot="greedy:2")


def _pledge(table: Table, luck: Random, at: int) -> None:
    seat = _seat(table, luck)
    player = table.seats[seat].player or _person(luck)
    pledges.pledge(table, player, seat, pledges.pledge_of(luck.choice(WORDS)), at)


def _word(table: Table, luck: Random, at: int) -> None:
    seat = luck.choice(table.silent() or [_seat(table, luck)])
    player = table.seats[seat].player if luck.random() < 0.9 else None
    pledges.say_word(table, player or _person(luck), seat, luck.choice((*WORDS, "")), at)


def _redraw(table: Table, luck: Random, at: int) -> None:
    pledges.redraw(table, _person(luck), luck.randbytes(32), at)


def _start(table: Table, luck: Random, at: int) -> None:
    gather.start(table, HOST, at)


def _recover(table: Table, luck: Random, at: int) -> None:
    gather.recover(table, _seat(table, luck), _person(luck), luck.choice(("", "Ed")), at)


def _act(table: Table, luck: Random, at: int) -> None:
    seat = luck.choice(table.actors() or [0])
    client = luck.choice(("", "window-1"))
    text = luck.choice(texts(table, seat) if table.actors() else ["fly away"])
    playing.act(table, seat, text, at, client=client, on=table.seq if client else 0)


def _act_out_of_turn(table: Table, luck: Random, at: int) -> None:
    playing.act(table, _seat(table, luck), luck.choice(("take", "den", "peek 9")), at)


def _undo(table: Table, luck: Random, at: int) -> None:
    count = table.course.count
    number = luck.choice((None, None, count - 2, luck.randint(0, count)))
    playing.undo(table, _seat(table, luck), number, at, client=luck.choice(("", "window-2")), on=table.seq)


def _answer(table: Table, luck: Random, at: int) -> None:
    playing.answer(table, _seat(table, luck), luck.random() < 0.75, at)


def _lend(table: Table, luck: Random, at: int) -> None:
    playing.lend(table, _seat(table, luck), "random", at)


def _take_back(table: Table, luck: Random, at: int) -> None:
    playing.take_back(table, _seat(table, luck), at)


def _resign(table: Table, luck: Random, at: int) -> None:
    playing.resign(table, _seat(table, luck), at)


def _ask_the_coach(table: Table, luck: Random, at: int) -> None:
    coaching.ask(table, _seat(table, luck), at)


def _pause(table: Table, luck: Random, at: int) -> None:
    playing.pause(table, _seat(table, luck), at)


def _resume(table: Table, luck: Random, at: int) -> None:
    playing.resume(table, _seat(table, luck), at)


def _tick(table: Table, luck: Random, at: int) -> None:
    playing.tick(table, at)


def _stay_away(table: Table, luck: Random, at: int) -> None:
    begins, days = NOON + luck.randrange(3) * 30_000, luck.randrange(1, 3)
    playing.stay_away(table, _person(luck), begins, begins + days * 20_000, at)


def _call_time(table: Table, luck: Random, at: int) -> None:
    playing.tick(table, at + luck.randrange(3) * DAY)


def _say(table: Table, luck: Random, at: int) -> None:
    seat = luck.randint(-1, len(table.seats) - 1)
    playing.say(table, seat, luck.choice(NAMES), luck.choice(("bien joué", "  \n", "a\tb")), at)


def _receive(table: Table, luck: Random, at: int) -> None:
    onlookers.receive(table, _person(luck), luck.choice(("welcome", "silent", "none")), at)


def _give_order(table: Table, luck: Random, at: int) -> None:
    onlookers.give_order(
        table, _person(luck), luck.choice(("zoe", "yan")), luck.choice(("", "muted", "out")), at
    )


def _rematch(table: Table, luck: Random, at: int) -> None:
    follow(table, rematch(table, f"table-{luck.randint(2, 9)}", bytes(32), at).id, at)


def _close(table: Table, luck: Random, at: int) -> None:
    playing.close(table, "operator", at)


WORDS = ("échelle", "rope")
Command = Callable[[Table, Random, int], None]

# How often each is tried, of all that are tried.
GATHERING: dict[Command, int] = {
    _take: 12, _leave: 2, _plan: 2, _pledge: 4, _word: 18, _redraw: 1, _start: 8, _recover: 2,
    _act: 1, _say: 3, _close: 1, _receive: 2, _give_order: 3,
}  # fmt: skip
PLAY: dict[Command, int] = {
    _act: 60, _act_out_of_turn: 3, _undo: 8, _answer: 12, _lend: 3, _take_back: 5, _resign: 1, _pause: 2,
    _resume: 6, _tick: 6, _say: 4, _recover: 1, _take: 1, _rematch: 1,
    _receive: 2, _give_order: 3,
}  # fmt: skip
COACHED = {**PLAY, _ask_the_coach: 6}
BY_POST = {**PLAY, _stay_away: 6, _call_time: 2}


def wander(table: Table, luck: Random, steps: int) -> Iterator[int]:
    """So many commands, and after each one the moment it was given."""
    at = NOON
    for _ in range(steps):
        at += luck.choice(PAUSES)
        tried = GATHERING if table.status == "gathering" else _played_at(table)
        (command,) = luck.choices(list(tried), list(tried.values()))
        before = _standing(table)
        refused = ""
        try:
            command(table, luck, at)
        except Refusal as refusal:
            refused = str(refusal)
        assert not refused or _standing(table) == before, f"{refused}, and yet something changed"
        yield at


def _played_at(table: Table) -> dict[Command, int]:
    if table.charter.clock is not None and table.charter.clock.days:
        return BY_POST
    return COACHED if table.charter.coach else PLAY


def _standing(table: Table) -> tuple[object, ...]:
    """What a refusal may not change."""
    clock = None if table.clock is None else (table.clock.banks[:], dict(table.clock.since))
    return table.seq, len(table.fresh), table.state and table.state.key(), clock, table.asked, table.paused
