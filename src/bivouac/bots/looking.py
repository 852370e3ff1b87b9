"""Looking ahead, in compiled code: what actions lead to, as a judge reads it."""

from collections.abc import Callable
from typing import final

from bivouac.bots.worlds import after, lay_out, perform
from bivouac.core.choices import Choices
from bivouac.core.contract import State

Features = Callable[[State, int], list[float]]


@final
class Sight:
    """What was seen: rows of numbers one after the other, estimates, and which games had already ended."""

    def __init__(self) -> None:
        self.rows: list[float] = []
        self.estimates: list[float] = []
        self.ended: dict[int, float] = {}  # by place among the estimates: the share of a win


def look(world: State, seat: int, legal: list[int], features: Features, sight: Sight) -> None:
    """Add what the world would be after each action, as the seat would know it."""
    for action in legal:
        note(after(world, seat, action), seat, features, sight)


def branch(world: State, found: Choices, features: Features, sight: Sight) -> list[State]:
    """Play on to the next choice, and add what each action there leads to, as whoever has it would know it.

    The worlds it leads to; none when the game is over.
    """
    while lay_out(world, found) and found.count == 1:
        perform(world, found, 0)
    seat = int(found.seat)
    reached: list[State] = []
    for at in range(found.count):
        reached.append(after(world, seat, int(found.codes[at])))
        note(reached[-1], seat, features, sight)
    return reached


def note(world: State, seat: int, features: Features, sight: Sight) -> None:
    """Add one position, as the seat knows it."""
    outcome = world.outcome()
    if outcome is not None:
        sight.ended[len(sight.estimates)] = won(outcome.winners, seat)
    sight.rows += features(world, seat)
    sight.estimates.append(world.estimate(seat))


def won(winners: tuple[int, ...], seat: int) -> float:
    """A win as a number; those who win together share it."""
    return 1.0 / float(len(winners)) if seat in winners else 0.0
