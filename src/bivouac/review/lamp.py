"""The lamp: a few good moves for whoever is to choose, from what their seat knows, surer and surer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal

import msgspec
import numpy as np

from bivouac.bots.learned.judge import Judge
from bivouac.bots.learned.weights import Array
from bivouac.core.chance import Chance
from bivouac.core.contract import Advised, State
from bivouac.core.refusal import SetupError
from bivouac.review import reasons
from bivouac.review.decisions import SURE, standard_error
from bivouac.review.lines import Line, line_of
from bivouac.review.planned import closer_look
from bivouac.review.prospects import chances_of, judge_for, worlds_of
from bivouac.review.records import Reason

SHOWN: Final = 3
FIRST: Final = 4  # worlds in which every action is looked at
KEPT: Final = 6  # actions that are looked at in more of them
BATCH: Final = 12
MOST: Final = 256  # worlds
NEAR: Final = 1.0  # what a game says is worth so much less than the best is no advice
ALIKE: Final = 0.01  # of the chance to win: moves that differ by less, or not surely, are alike


class Hint(msgspec.Struct, frozen=True):
    """A move worth a thought: the chance to win it leaves and how far that may be off, the lead, and why.

    The lead is over the strongest opponent, in points of the game's own estimate. Where looking ahead would
    tell what nobody may know yet, there are neither chances nor a lead.
    """

    text: str
    chance: float | None
    error: float | None
    lead: float | None
    why: list[Reason]


class Light(msgspec.Struct, frozen=True):
    """The best moves, in order, as far as they are known after so many worlds."""

    judge: Literal["learned", "estimate", "advice"]
    worlds: int
    hints: list[Hint]
    last: bool = False


def light(state: State, seat: int, chance: Chance, goes_on: Callable[[], bool]) -> Iterator[Light]:
    """What the seat might do, first quickly, then again and again until there is no more time.

    The state is only ever asked for worlds and for the seat's own actions and chances.
    """
    if seat not in state.actors():
        raise SetupError(f"seat {seat} has nothing to decide")
    judge = judge_for(state)
    if judge.game.facts.advised:
        yield _advised(judge, state, seat, chance)
    else:
        yield from _Looking(judge, state, seat, chance).go_on(goes_on)


def _advised(judge: Judge, state: State, seat: int, chance: Chance) -> Light:
    """What the game itself advises to the curious, by odds alone: looking ahead would be peeking."""
    (world,) = worlds_of(state, seat, 1, chance)
    assert isinstance(world, Advised), "its facts say that it advises"
    legal, worth = state.legal(seat), world.advise(seat, True)
    order = sorted(range(len(legal)), key=lambda place: -worth[place])[:SHOWN]
    top = worth[order[0]]
    least = max(0.0, top - NEAR) if top > 0.0 else top  # nor is what is worth less than nothing
    best = [legal[place] for place in order if worth[place] >= least]
    hints = [
        Hint(state.text(action), None, None, None, _told(judge, state, seat, action, action == best[0]))
        for action in best
    ]
    return Light("advice", 1, hints, last=True)


def _told(judge: Judge, state: State, seat: int, action: int, first: bool) -> list[Reason]:
    """The chances that an action takes; else only that it would be done, or what would rather be."""
    told = reasons.hopes(judge, state, seat, action)
    return told or [Reason("judge", "advice" if first else "second")]


class _Looking:
    """One position, looked at in more and more worlds."""

    def __init__(self, judge: Judge, state: State, seat: int, chance: Chance) -> None:
        self.judge = judge
        self.state = state
        self.seat = seat
        self.chance = chance
        self.lines: dict[int, Line] = {}  # of the actions that were among the best

    def go_on(self, goes_on: Callable[[], bool]) -> Iterator[Light]:
        """Everything there is to say, first of all actions in few worlds, then of the best in others."""
        legal = self.state.legal(self.seat)
        worlds = self._worlds(FIRST)
        first = chances_of(self.judge, worlds, self.seat, legal)
        kept = [int(at) for at in np.argsort(-first.mean(0), kind="stable")[:KEPT]]
        actions = [legal[at] for at in kept]
        yield self._light(actions, first[:, kept], worlds)
        # Whatever seemed best in the first worlds was also lucky in them: it is measured in others.
        seen: Array = first[:0, kept]
        while goes_on() and len(seen) < MOST:
            more = closer_look(self.judge, self.state, self.seat, actions, BATCH, self.chance)
            seen = np.concatenate([seen, more])
            yield self._light(actions, seen, self._worlds(FIRST))
        if len(seen):
            self.lines = {}  # once more, in more worlds
            yield self._light(actions, seen, self._worlds(BATCH), last=True)

    def _worlds(self, count: int) -> list[State]:
        return worlds_of(self.state, self.seat, count, self.chance)

    def _light(self, actions: list[int], seen: Array, worlds: list[State], *, last: bool = False) -> Light:
        order = [int(at) for at in np.argsort(-seen.mean(0), kind="stable")[:SHOWN]]
        best = [actions[at] for at in order]
        for action in best:
            if action not in self.lines:
                self.lines[action] = line_of(self.judge, worlds, self.seat, action)
        hints = [
            Hint(
                self.state.text(action),
                round(float(seen[:, at].mean()), 4),
                round(standard_error(seen[:, at]), 4),
                round(self.lines[action].lead, 2) if self.lines[action].terms else None,
                self._why(action, best, _is_alike(seen, order, place)),
            )
            for place, (action, at) in enumerate(zip(best, order, strict=True))
        ]
        return Light("estimate" if self.judge.net is None else "learned", len(seen), hints, last)

    def _why(self, action: int, best: list[int], alike: bool) -> list[Reason]:
        """Of the best move why it is better than the next; of others what they give for what they take."""
        hopes = reasons.hopes(self.judge, self.state, self.seat, action)
        if len(best) < 2:
            return hopes
        mine, judge = self.lines[action], "estimate" if self.judge.net is None else "learned"
        if action == best[0]:
            told = [*hopes, *reasons.differences(mine, self.lines[best[1]])]
            judge = "even" if alike else judge
        else:
            top = self.lines[best[0]]
            told = [*hopes, *reasons.exchange(mine, top), *reasons.invited(mine, top, "then")]
            judge = "alike" if alike else "beside"
        return told or [Reason("judge", judge)]


def _is_alike(seen: Array, order: list[int], place: int) -> bool:
    """Does the move at this place leave about as much as the first, or the first as much as the next?"""
    other = max(1, place)
    if other >= len(order):
        return False
    gap = seen[:, order[0]] - seen[:, order[other]]
    return float(gap.mean()) < max(ALIKE, SURE * standard_error(gap))
