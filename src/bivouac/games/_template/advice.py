"""What is worth what: the evaluation bots use, and a seat's knowledge as numbers."""

from math import tanh
from typing import Final

from bivouac.core.effects import Effect, most
from bivouac.core.numbers import Numbers, best_other
from bivouac.games._template import redeal
from bivouac.games._template.data import LANTERN_KINDS, Shine
from bivouac.games._template.facts import FACTS
from bivouac.games._template.kinds import LANTERNS, REACH
from bivouac.games._template.scoring import points
from bivouac.games._template.state import State

LEAD: Final = 4.0  # so many points ahead count three quarters of a win: a guess, two good lanterns


def _sparks(effect: Effect) -> int:
    return effect.sparks if isinstance(effect, Shine) else 0


# What each kind is worth to its taker: the points, and the most sparks its effect can give.
WORTH: Final[list[int]] = [kind.points + most(kind.taken, _sparks) for kind in LANTERN_KINDS]


def estimates(state: State, asked: int) -> list[float]:
    """What the position is worth to every seat of a mask, in expected utility, from what lies open to all."""
    worth = [float(points(state, seat)) for seat in range(state.seats)]
    return [tanh((worth[seat] - best_other(worth, seat)) / LEAD) for seat in range(state.seats)]


def features(state: State, seat: int, numbers: Numbers) -> None:
    """Add what the seat knows: the turn, its points and then the others', the lanterns in reach."""
    numbers.add(float(state.phase))
    numbers.add_truth(state.active == seat)
    numbers.add(state.deck / LANTERNS)
    for step in range(FACTS.seats[1]):
        seated = step < state.seats
        numbers.add(points(state, (seat + step) % int(state.seats)) / 10 if seated else 0.0)
    for places in range(REACH):
        lantern = state.below_top(places)
        faces = redeal.faces(state, seat, lantern) if lantern >= 0 else {}
        numbers.add(sum([chance * WORTH[kind] for kind, chance in faces.items()], 0.0))
