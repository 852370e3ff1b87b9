"""One action ahead, in compiled code: what each action leads to, as a judge reads it."""

from collections.abc import Callable

from bivouac.core.contract import State

Features = Callable[[State, int], list[float]]


class Sight:
    """What was seen: rows of numbers one after the other, estimates, and which games had already ended."""

    def __init__(self) -> None:
        self.rows: list[float] = []
        self.estimates: list[float] = []
        self.ended: dict[int, float] = {}  # by place among the estimates: the share of a win


def look(world: State, seat: int, legal: list[int], features: Features, sight: Sight) -> None:
    """Add what the world would be after each action, as the seat would know it."""
    for action in legal:
        after = world.copy()
        after.play(seat, action)
        note(after, seat, features, sight)


def note(after: State, seat: int, features: Features, sight: Sight) -> None:
    """Add one position, as the seat knows it."""
    outcome = after.outcome()
    if outcome is not None:
        sight.ended[len(sight.estimates)] = won(outcome.winners, seat)
    sight.rows += features(after, seat)
    sight.estimates.append(after.estimate(seat))


def won(winners: tuple[int, ...], seat: int) -> float:
    """A win as a number; those who win together share it."""
    return 1.0 / float(len(winners)) if seat in winners else 0.0
