"""What is worth what: the evaluation bots use, and a seat's knowledge as numbers."""

from math import tanh
from typing import Final

from bivouac.core.effects import AllOf, Effect, OneOf
from bivouac.games._template import columns, odds
from bivouac.games._template.effects import Shine
from bivouac.games._template.facts import FACTS
from bivouac.games._template.kinds import LANTERNS, REACH
from bivouac.games._template.scoring import outcome, points
from bivouac.games._template.state import State

LEAD: Final = 4.0  # so many points ahead count three quarters of a win: a guess, two good lanterns


def _sparks(effect: Effect) -> int:
    """The most sparks an effect can give."""
    if isinstance(effect, AllOf):
        return sum([_sparks(part) for part in effect.parts])
    if isinstance(effect, OneOf):
        return max([_sparks(part) for part in effect.parts])
    return effect.sparks if isinstance(effect, Shine) else 0


# What each kind is worth to its taker, walked from its effect.
WORTH: Final[list[int]] = [
    columns.POINTS[kind] + _sparks(columns.NODES.effects[columns.ROOT[kind]])
    for kind in range(len(columns.IDS))
]


def estimate(state: State, seat: int) -> float:
    """What the position is worth to the seat, in expected utility, from what lies open to all."""
    ended = outcome(state)
    if ended is not None:
        return ended.utility[seat]
    rivals = [points(state, other) for other in range(state.seats) if other != seat]
    return float(tanh((points(state, seat) - max(rivals)) / LEAD))


def features(state: State, seat: int) -> list[float]:
    """What the seat knows as numbers: the turn, its points and then the others', the lanterns in reach."""
    row = [float(state.phase), float(state.active == seat), state.deck / LANTERNS]
    for step in range(FACTS.seats[1]):
        row.append(points(state, (seat + step) % int(state.seats)) / 10 if step < state.seats else 0.0)
    for places in range(REACH):
        row.append(_expected(state, seat, places))
    return row


def _expected(state: State, seat: int, places: int) -> float:
    """What the lantern so deep in the deck is worth, as far as the seat can tell."""
    lantern = state.below_top(places)
    if lantern < 0:
        return 0.0
    faces = odds.face_odds(state, seat, lantern)
    return sum([chance * WORTH[columns.KIND[id]] for id, chance in faces.items()])
