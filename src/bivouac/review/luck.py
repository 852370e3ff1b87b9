"""Luck told from skill: what a deal, a draw or a reveal brought a seat against what it could expect of it.

Only where a seat might have seen something else is there luck. It is counted as in backgammon: the seat's
chance after what it saw, less its mean over all that it might have seen. Whatever the judge is worth, these
differences add up to nothing in the long run; the better it is, the more of a result they explain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from bivouac.bots.learned.judge import Judge
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.review.prospects import later, standing, worlds_of

DEALS: Final = 96  # fresh ones, to know what a seat may expect of a deal


class Luck:
    """Weighs what happens at a table, seat by seat."""

    def __init__(self, judge: Judge, lots: int, chance: Chance) -> None:
        self.judge = judge
        self.lots = lots  # worlds to ask wherever luck has a say
        self.chance = chance

    def of_the_deal(self, state: State, dealt: Sequence[State], seat: int) -> float:
        """What the deal brought the seat against other deals of the same kind."""
        usual = [standing(self.judge, [self._for(other, seat)], seat) for other in dealt]
        return standing(self.judge, self._worlds(state, seat, len(dealt)), seat) - float(np.mean(usual))

    def of_an_action(
        self, before: State, after: State, worlds: Sequence[State], seat: int, actor: int, action: int
    ) -> float:
        """What was revealed to the seat by an action; nothing where it could have seen nothing else."""
        if not self._might_differ(after, later(self._alike(worlds, before), actor, action), seat):
            return 0.0
        fitting = later(self._alike(self._worlds(before, seat, self.lots), before), actor, action)
        if not fitting:
            return 0.0
        now = self._alike(self._worlds(after, seat, self.lots), after)
        return standing(self.judge, now, seat) - standing(self.judge, fitting, seat)

    def _might_differ(self, after: State, fitting: Sequence[State], seat: int) -> bool:
        seen = self.judge.game.features(after, seat)
        return any(self.judge.game.features(other, seat) != seen for other in fitting)

    def _worlds(self, state: State, seat: int, count: int) -> list[State]:
        return worlds_of(state, seat, count, self.chance)

    def _for(self, state: State, seat: int) -> State:
        return worlds_of(state, seat, 1, self.chance)[0]

    def _alike(self, worlds: Sequence[State], truth: State) -> Sequence[State]:
        """The worlds with the true table's secret choices: whoever made them was not dealt them."""
        box = self.judge.game
        if isinstance(box, HouseGame):
            for world in worlds:
                box.choose_alike(world, truth)
        return worlds
