"""Playing on in redealt worlds: what an action is worth when everybody has answered as well as they know."""

from __future__ import annotations

from time import monotonic

from bivouac.bots.learned.judge import Judge
from bivouac.bots.learned.weights import Array
from bivouac.bots.looking import Sight, branch, note
from bivouac.bots.worlds import after
from bivouac.core.choices import Choices
from bivouac.core.contract import State


class Search:
    """A judge that looks so many choices ahead, for one seat."""

    def __init__(self, judge: Judge, seat: int, ahead: int) -> None:
        self.judge = judge
        self.seat = seat
        self.ahead = ahead
        self.found = Choices()

    def weigh(self, worlds: list[State], actions: list[int], milliseconds: int) -> Array:
        """The chance to win that each action leaves, on average over as many of the worlds as time allows."""
        until = monotonic() + milliseconds / 1000
        total = self.play_on(worlds[0], actions)
        seen = 1
        while seen < len(worlds) and monotonic() < until:
            total += self.play_on(worlds[seen], actions)
            seen += 1
        mean: Array = (total / seen).astype(total.dtype)
        return mean

    def play_on(self, world: State, actions: list[int]) -> Array:
        """The chance after each action in this world: side by side, so that all are judged at once."""
        lines = [after(world, self.seat, action) for action in actions]
        for _ in range(self.ahead):
            self.step(lines)
        sight = Sight()
        for line in lines:
            note(line, self.seat, self.judge.features, sight)
        return self.judge.judge(sight)

    def step(self, lines: list[State]) -> None:
        """Every line goes on by one choice: whoever has it takes what seems best to them."""
        sight = Sight()
        reached = [branch(line, self.found, self.judge.features, sight) for line in lines]
        if not sight.estimates:
            return
        chances = self.judge.judge(sight)
        first = 0
        for at, worlds in enumerate(reached):
            if worlds:
                lines[at] = worlds[int(chances[first : first + len(worlds)].argmax())]
                first += len(worlds)
