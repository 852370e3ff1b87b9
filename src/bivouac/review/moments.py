"""Where a game turned, and which decisions are worth another look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bivouac.review.records import Decision, Moment

TURNS: Final = 5
LEAST_TURN: Final = 0.08  # of the chances of one seat
APART: Final = 20  # no two of them within this part of a game
LESSONS: Final = 3


def turning(chances: Sequence[Sequence[float]]) -> list[int]:
    """The actions that changed some seat's chances the most, in the order of the game."""
    count = len(chances[0]) - 1
    changes = {
        number: max(abs(line[number] - line[number - 1]) for line in chances)
        for number in range(1, count + 1)
    }
    turns: list[int] = []
    for number in sorted(changes, key=lambda number: -changes[number]):
        near = any(abs(number - other) * APART < count for other in turns)
        if changes[number] >= LEAST_TURN and not near and len(turns) < TURNS:
            turns.append(number)
    return sorted(turns)


def to_learn_from(found: Sequence[Sequence[Decision]]) -> list[Moment]:
    """The marked decisions that cost the most, whoever's they were, in the order of the game."""
    marked = [
        (decision.loss, decision.number, seat)
        for seat, decisions in enumerate(found)
        for decision in decisions
        if decision.mark
    ]
    dearest = sorted(marked, key=lambda one: (-one[0], one[1]))[:LESSONS]
    return [Moment(number, seat) for _, number, seat in sorted(dearest, key=lambda one: one[1])]
