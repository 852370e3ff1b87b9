"""What a position is worth to a seat once everybody has answered: amidst a turn nobody's chances are known.

A judge knows best what an action is worth to whoever has just chosen it. A card that was turned up is worth
something because somebody will take it, and how much is seen when it has done its work; so before it is
judged a position is played on, by one choice where a graph is drawn and further where luck is weighed.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bivouac.bots.greedy import GreedyBot
from bivouac.bots.learned.judge import Judge
from bivouac.bots.learned.search import Search
from bivouac.bots.looking import Sight, branch, note
from bivouac.bots.looking import won as won_by
from bivouac.core.choices import Choices
from bivouac.core.contract import State


class FarSight:
    """A judge that is asked when everybody has played on for some actions, and again further on.

    How well a line went is partly its own luck, which many lines average out, and several moments of one.
    """

    def __init__(self, judge: Judge, ahead: Sequence[int]) -> None:
        self.judge = judge
        self.ahead = (
            ahead  # actions to the first moment, and from each to the next; then to the end of a turn
        )

    def standing(self, worlds: Sequence[State], seat: int) -> float:
        """The seat's chance in worlds that fit what it knows, all played on by the game's estimate."""
        searches = [Search(self.judge, seat, actions) for actions in self.ahead]
        sight = Sight()
        for luck, world in enumerate(worlds):
            line, guide = world.copy(), GreedyBot(luck, worlds=1)
            for search in searches:
                search.follow(line, guide)
                note(line, seat, self.judge.features, sight)
        return float(self.judge.judge(sight).mean())


class Foresight:
    """A judge that sees the best choice of whoever comes next."""

    def __init__(self, judge: Judge, seats: int) -> None:
        self.judge = judge
        self.seats = range(seats)
        self.found = Choices()

    def standing(self, worlds: Sequence[State], seat: int) -> float:
        """The seat's chance in worlds that fit what it knows; at the end its share of the win."""
        return float(np.mean([self.chance(world, seat) for world in worlds]))

    def chance(self, world: State, seat: int) -> float:
        """The seat's chance in one world."""
        line = world.copy()
        sight = Sight()
        reached = branch(line, self.found, self.judge.features, sight)
        outcome = line.outcome()
        if outcome is not None:
            return won_by(outcome.winners, seat)
        chances = self.judge.judge(sight)
        best = int(chances.argmax())
        chooser = int(self.found.seat)
        if chooser == seat:
            return float(chances[best])
        return self._left_by(reached[best], seat, chooser, float(chances[best]))

    def _left_by(self, world: State, seat: int, chooser: int, taken: float) -> float:
        """What a choice left to a seat: who made it knows best what they took, others share the rest."""
        sight = Sight()
        for other in self.seats:
            note(world, other, self.judge.features, sight)
        chances = self.judge.judge(sight)
        if self.judge.game.facts.cooperative:
            return float(chances[seat])
        others = float(chances.sum() - chances[chooser])
        return (1.0 - taken) * float(chances[seat]) / others if others > 0.0 else 0.0
