"""A decision judged without hindsight: what its player gave away against the best they could have found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from math import exp, sqrt
from typing import Final

import msgspec
import numpy as np

from bivouac.bots.learned.judge import Judge
from bivouac.bots.learned.weights import Array
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from bivouac.review import reasons
from bivouac.review.lines import played_out
from bivouac.review.planned import closer_look
from bivouac.review.prospects import chances_of
from bivouac.review.records import Decision, Mark, Prospect, Reason

# The loss of winning chances from which a decision is called so.
MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.16, "blunder"), (0.09, "mistake"), (0.045, "inaccuracy"))
SURE: Final = 2.0  # standard errors by which a loss must exceed a bound before it is called so
FURTHER: Final = 3  # times as many worlds are asked when a second look does not tell what to call a loss
SHORTLIST: Final = 4  # actions that are looked at in more worlds, besides the one played
FOUND_IN: Final = 3  # in the first third of them the best is found
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
    """The decision to play this, looked at in these worlds; the best few are played on in so many more.

    The best is found in some and measured in others: where it was found it would seem better than it is.
    """
    legal = state.legal(seat)
    wide = chances_of(judge, worlds, seat, legal)
    kept = _shortlist(wide, legal.index(action))
    actions, mine = [legal[at] for at in kept], kept.index(legal.index(action))
    if closer:
        found, seen = np.split(_ahead(judge, state, seat, actions, closer, chance), [closer // FOUND_IN])
        best = _better(found.mean(0), mine)
    else:
        seen, best = wide[:, kept], 0
    best = best if seen[:, best].mean() >= seen[:, mine].mean() else mine
    gap = seen[:, best] - seen[:, mine]
    if closer and best != mine:
        look = partial(_ahead, judge, state, seat, [actions[best], action], chance=chance)
        gap = _looked_again(gap, look, closer)
    prospects = [_prospect(state.text(one), seen[:, place]) for place, one in enumerate(actions)]
    decision = Decision(
        number=number,
        played=prospects[mine],
        best=prospects[best],
        loss=max(0.0, _round(gap.mean())),  # a second look may find that nothing was lost
        error=_round(standard_error(gap)),
        mark=mark_of(float(gap.mean()), standard_error(gap)),
        choices=len(legal),
        others=sorted(prospects, key=lambda prospect: -prospect.chance)[:SHOWN],
    )
    return _explained(judge, state, seat, decision, worlds[:EXPLAINED]) if decision.mark else decision


def _ahead(judge: Judge, state: State, seat: int, actions: list[int], count: int, chance: Chance) -> Array:
    return closer_look(judge, state, seat, actions, count, chance)


def _looked_again(gap: Array, look: Callable[[int], Array], closer: int) -> Array:
    """The loss in more worlds, as long as it is open what to call it."""
    for count in (closer, FURTHER * closer):
        if _is_unsure(gap):
            pair = look(count)
            gap = np.concatenate([gap, pair[:, 0] - pair[:, 1]])
    return gap


def _better(means: Array, mine: int) -> int:
    """The place of the best; of equals the one that was played."""
    best = int(means.argmax())
    return best if means[best] > means[mine] else mine


def _is_unsure(gap: Array) -> bool:
    """Might the loss be called something else, if it were looked at more closely?"""
    loss, doubt = float(gap.mean()), SURE * standard_error(gap)
    return any(abs(loss - bound) < doubt for bound in (0.0, *(bound for bound, _ in MARKS)))


def _explained(judge: Judge, state: State, seat: int, decision: Decision, worlds: list[State]) -> Decision:
    """The decision with what the best has over what was played and over the others, and how it goes on."""
    best = state.parse(decision.best.text)

    def why(prospect: Prospect) -> list[Reason]:
        if prospect.text == decision.best.text:
            return []
        return reasons.why(judge, state, worlds, seat, best, state.parse(prospect.text))

    return msgspec.structs.replace(
        decision,
        others=[msgspec.structs.replace(other, why=why(other)) for other in decision.others],
        why=why(decision.played),
        line=played_out(judge, worlds[0], seat, best),
    )


def _prospect(text: str, seen: Array) -> Prospect:
    return Prospect(text, _round(seen.mean()), _round(standard_error(seen)))


def _shortlist(wide: Array, played: int) -> list[int]:
    """The places of the actions that seem best, in order, and of the one that was played."""
    order = [int(at) for at in np.argsort(-wide.mean(0), kind="stable")]
    kept = order[:SHORTLIST]
    return kept if played in kept else [*kept, played]


def mark_of(loss: float, error: float) -> Mark:
    """The worst that a loss surely is: nothing as long as it may be none, and else at least the mildest."""
    least, mildest = MARKS[-1]
    if loss < least or loss <= SURE * error:
        return ""
    return next((mark for bound, mark in MARKS if loss - SURE * error >= bound), mildest)


def accuracy(decisions: Iterable[Decision]) -> float | None:
    """How much of what there was to win by choosing well was won, of 100."""
    kept = [exp(-decision.loss / FORGIVEN) for decision in decisions]
    return round(100 * sum(kept) / len(kept), 1) if kept else None


def standard_error(seen: Array) -> float:
    """How far a mean over worlds may be off."""
    return float(seen.std(ddof=1) / sqrt(len(seen))) if len(seen) > 1 else 0.0


def _round(chance: float) -> float:
    return round(float(chance), 4)
