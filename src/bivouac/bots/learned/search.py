"""Playing on in redealt worlds: what an action is worth once everybody has answered as well as they know."""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from bivouac.bots.bot import Bot
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.greedy import GreedyBot
from bivouac.bots.learned.judge import Judge
from bivouac.bots.learned.weights import Array
from bivouac.bots.looking import Sight, note
from bivouac.bots.worlds import after
from bivouac.core.contract import State

LESS: Final = 1e-6  # what was dropped is worth that much less than what was not, at least


class Looked(NamedTuple):
    """What looking one action ahead has shown: the chance each action leaves, in so many worlds."""

    chances: Array
    worlds: int


class Search:
    """A judge that looks so many choices ahead, for one seat.

    Everybody plays on by the game's estimate, each from a world dealt anew out of what they would know there:
    whoever digs in a line does not see before what lies below.
    """

    def __init__(self, judge: Judge, seat: int, ahead: int) -> None:
        self.judge = judge
        self.seat = seat
        self.ahead = ahead

    def weigh(self, worlds: list[State], actions: list[int], looked: Looked, milliseconds: int) -> Array:
        """The chance to win that each action leaves, by what was seen at first and by lines in these worlds.

        After each stage the worse half is dropped, and the others are looked on at in further worlds, until
        one is left or the time is over.
        """
        until = monotonic() + milliseconds / 1000
        totals, counts = looked.chances * looked.worlds, np.full(len(actions), looked.worlds, np.float32)
        left = np.arange(len(actions))
        stages = (len(actions) - 1).bit_length()
        for stage in range(stages):
            for luck in range(stage, len(worlds), stages):
                if monotonic() >= until:
                    return totals / counts
                totals[left] += self.play_on(worlds[luck], [actions[at] for at in left], luck)
                counts[left] += 1
            order = np.argsort(-totals[left] / counts[left], kind="stable")
            left = left[order[: (len(left) + 1) // 2]]
        means: Array = totals / counts
        dropped = np.setdiff1d(np.arange(len(actions)), left)
        means[dropped] = np.minimum(means[dropped], means[left].min() - LESS)
        return means

    def play_on(self, world: State, actions: list[int], luck: int) -> Array:
        """The chance after each action in this world, all of them followed with the same luck."""
        sight = Sight()
        for action in actions:
            line = after(world, self.seat, action)
            self.follow(line, GreedyBot(luck, worlds=1))
            note(line, self.seat, self.judge.features, sight)
        return self.judge.judge(sight)

    def follow(self, line: State, guide: Bot) -> None:
        """Play on for so many actions, and then to the end of a turn: amidst one, no two lines are alike."""
        actors = line.actors()
        done = 0
        last = -1
        while actors and done < 2 * self.ahead and (done < self.ahead or actors[0] == last):
            last = actors[0]
            line.play(last, guide.choose(Glimpse(line, last)))
            actors = line.actors()
            done += 1
