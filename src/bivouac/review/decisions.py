"""A decision judged without hindsight: what its player gave away against the best they could have found."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, sqrt
from typing import Final

import numpy as np

from bivouac.bots.learned.judge import Judge
from bivouac.bots.learned.weights import Array
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from bivouac.review import reasons
from bivouac.review.prospects import chances_of, worlds_of
from bivouac.review.records import Decision, Mark, Prospect

# The loss of winning chances from which a decision is called so.
MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.16, "blunder"), (0.09, "mistake"), (0.045, "inaccuracy"))
SURE: Final = 2.0  # standard errors by which a loss must exceed nothing before it is called anything
SHORTLIST: Final = 4  # actions that are looked at in more worlds, besides the one played
SHOWN: Final = 3
EXPLAINED: Final = 12  # worlds in which lines are played on to see why
FORGIVEN: Final = 0.12  # a loss of so much leaves about a third of the accuracy


def judged(
    judge: Judge,
    state: State,
    seat: int,
    action: int,
    number: int,
    worlds: list[State],
    closer: int,
    chance: Chance,
) -> Decision:
    """The decision to play this, looked at in these worlds, and the best few in so many more.

    The best is found in the first worlds and measured in the others: measured where it was found it would
    seem better than it is.
    """
    legal = state.legal(seat)
    wide = chances_of(judge, worlds, seat, legal)
    kept = _shortlist(wide, legal.index(action))
    actions = [legal[at] for at in kept]
    seen = wide[:, kept]
    if closer:
        seen = chances_of(judge, worlds_of(state, seat, closer, chance), seat, actions)
    means = seen.mean(0)
    mine = actions.index(action)
    best = 0 if means[0] >= means[mine] else mine
    gap = seen[:, best] - seen[:, mine]
    loss, error = float(gap.mean()), standard_error(gap)
    mark = mark_of(loss, error)
    prospects = [_prospect(state.text(one), seen[:, place]) for place, one in enumerate(actions)]
    return Decision(
        number=number,
        played=prospects[mine],
        best=prospects[best],
        loss=_round(loss),
        error=_round(error),
        mark=mark,
        choices=len(legal),
        others=sorted(prospects, key=lambda prospect: -prospect.chance)[:SHOWN],
        why=reasons.why(judge, state, worlds[:EXPLAINED], seat, actions[best], action) if mark else [],
    )


def _prospect(text: str, seen: Array) -> Prospect:
    return Prospect(text, _round(seen.mean()), _round(standard_error(seen)))


def _shortlist(wide: Array, played: int) -> list[int]:
    """The places of the actions that seem best, in order, and of the one that was played."""
    order = [int(at) for at in np.argsort(-wide.mean(0), kind="stable")]
    kept = order[:SHORTLIST]
    return kept if played in kept else [*kept, played]


def mark_of(loss: float, error: float) -> Mark:
    """What a loss is called; nothing as long as it may be none."""
    if loss <= SURE * error:
        return ""
    return next((mark for bound, mark in MARKS if loss >= bound), "")


def accuracy(decisions: Iterable[Decision]) -> float | None:
    """How much of what there was to win by choosing well was won, of 100."""
    kept = [exp(-decision.loss / FORGIVEN) for decision in decisions]
    return round(100 * sum(kept) / len(kept), 1) if kept else None


def standard_error(seen: Array) -> float:
    """How far a mean over worlds may be off."""
    return float(seen.std(ddof=1) / sqrt(len(seen))) if len(seen) > 1 else 0.0


def _round(chance: float) -> float:
    return round(float(chance), 4)
