"""Random play: the moments of a game that the laws look at, each with a name that finds it again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from types import TracebackType
from typing import Any, Self

from bivouac import QuickChance
from bivouac.bots import Glimpse, make_bot
from bivouac.core.contract import Advised, Game, State
from tests.contract.tables import Seed, Table

Move = tuple[int, int]


@dataclass(frozen=True)
class Moment:
    """A state met in play: the live one, so a law that changes it takes a copy."""

    table: Table
    seed: Seed
    number: int
    state: State
    move: Move | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Whatever a state should not have raised breaks the law, here and by name."""
        if isinstance(error, Exception) and not isinstance(error, AssertionError):
            raise AssertionError(f"{self}: {type(error).__name__}: {error}") from error

    def __str__(self) -> str:
        return f"{named(self.table, self.seed)}, after move {self.number}{self._last()}"

    def _last(self) -> str:
        return f" ({said(self.state, self.move)})" if self.move else ""


def named(table: Table, seed: Seed) -> str:
    """A game by its table and seed."""
    return f"{table}, seed {seed.hex() if isinstance(seed, bytes) else seed}"


def said(state: State, move: Move) -> str:
    """A move as seat and notation."""
    return f"seat {move[0]}: {state.text(move[1])}"


def walk(table: Table, seed: Seed) -> Iterator[Moment]:
    """Every moment of a random game, from the start to the end."""
    state = table.start(seed)
    luck = Random(str(seed))
    cap = table.game.facts.cap
    moment = Moment(table, seed, 0, state)
    yield moment
    for number in range(1, cap + 1):
        if not state.actors():
            return
        with moment:
            move = step(state, luck)
        moment = Moment(table, seed, number, state, move)
        yield moment
    assert not state.actors(), f"{named(table, seed)}: not over after {cap} moves"


def planned(table: Table, seed: Seed, most: int) -> Iterator[Moment]:
    """Moments of a game played well, up to so many moves: by its own advice, else greedily.

    Chance alone leads nowhere in a long adventure; what only a plan reaches is met here.
    """
    state = table.start(seed)
    luck = Random(f"plans of {seed!r}")
    spec = "planner" if isinstance(state, Advised) else "greedy:2"
    bots = [make_bot(spec, seat) for seat in range(table.seats)]
    moment = Moment(table, seed, 0, state)
    yield moment
    for number in range(1, most + 1):
        if not state.actors():
            return
        seat = luck.choice(state.actors())
        with moment:
            move = seat, bots[seat].choose(Glimpse(state, seat))
            state.play(*move)
        moment = Moment(table, seed, number, state, move)
        yield moment


def step(state: State, luck: Random) -> Move:
    """Play one of the legal actions and say which."""
    seat = luck.choice(state.actors())
    action = luck.choice(state.legal(seat))
    state.play(seat, action)
    return seat, action


def sampled(table: Table, seed: Seed, count: int) -> Iterator[Moment]:
    """So many moments of a random game: the start, the end, and others drawn from between."""
    length = sum(1 for _ in walk(table, seed)) - 1
    between = range(1, length)
    luck = Random(f"moments of {seed!r}")
    drawn = luck.sample(between, min(max(count - 2, 1), len(between)))
    wanted = {0, length, *drawn} if count > 1 else set(drawn)
    for moment in walk(table, seed):
        if moment.number in wanted:
            yield moment


def in_play(table: Table, seed: Seed, count: int) -> Iterator[Moment]:
    """The same without those of a game that is fresh or over."""
    for moment in sampled(table, seed, count):
        if moment.number and moment.state.actors():
            yield moment


def midway(game: Game, seats: int, seed: int, actions: int) -> State:
    """A state met in random play."""
    state = game.start(seats, seed)
    luck = Random(seed)
    for _ in range(actions):
        if state.actors():
            seat = state.actors()[0]
            state.play(seat, luck.choice(state.legal(seat)))
    return state


def twins(state: State, viewer: int, number: int) -> list[dict[str, Any]]:
    """The true world and one the viewer cannot tell from it, with the same future chance, as documents."""
    worlds = (state, state.redeal(viewer, QuickChance(number)))
    chance = QuickChance(number + 1).dump()
    return [{**world.dump(), "chance": chance} for world in worlds]
