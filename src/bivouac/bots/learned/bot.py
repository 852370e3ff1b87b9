"""The bot that judges by what it learned: every action, in a few worlds, by the chance to win it leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from bivouac.bots.glimpse import Glimpse
from bivouac.bots.learned.judge import Judge, judge_by, judge_of, read_weights
from bivouac.bots.learned.search import Looked, Search
from bivouac.bots.learned.weights import Array
from bivouac.bots.looking import Sight, look
from bivouac.bots.style import Style
from bivouac.bots.worlds import after
from bivouac.core.chance import QuickChance
from bivouac.core.contract import SPECTATOR, Game, State
from bivouac.core.game import HouseGame
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.play import Play
from bivouac.games import game

FINE: Final = 1 << 30  # into how many parts a draw divides the line from 0 to 1


class LearnedBot:
    """Play by the judge of the game at hand, or by a file that is given."""

    def __init__(self, name: str, seed: int, style: Style, file: Path | None = None) -> None:
        self.name = name
        self.style = style
        self.file = file
        self.content: bytes | None = None  # of the file, where whoever seats the bot has read it
        self.own: Judge | None = None  # of the file
        self.fault: PlayerMistake | None = None  # why the estimate judges, where a net should
        self.chance = QuickChance(seed)

    def choose(self, glimpse: Glimpse) -> int:
        """An action by its chance to win, averaged over the same worlds for all."""
        legal = glimpse.legal()
        if len(legal) == 1:
            return legal[0]
        style = self.style
        actions, chances = self.weigh(glimpse, legal)
        best = pick(chances, style.temper, style.slip, self.chance)
        if style.mix:
            best = self.hide(glimpse, actions, chances, best)
        return actions[best]

    def weigh(self, glimpse: Glimpse, legal: list[int]) -> tuple[list[int], Array]:
        """The actions worth a thought, and the chance to win that each of them leaves."""
        style = self.style
        worlds = [glimpse.world(self.chance) for _ in range(style.worlds)]
        judge = self.judge(worlds[0])
        sight = Sight()
        for world in worlds:
            look(world, glimpse.seat, legal, judge.features, sight)
        chances: Array = judge.judge(sight).reshape(len(worlds), len(legal)).mean(0)
        if style.kept < 2 or not style.ahead:
            return legal, chances
        best = np.argsort(-chances, kind="stable")[: style.kept]
        kept = [legal[at] for at in best]
        others = [glimpse.world(self.chance) for _ in range(style.played())]
        looked = Looked(chances[best], style.worlds)
        return kept, Search(judge, glimpse.seat, style.ahead).weigh(others, kept, looked, style.milliseconds)

    def hide(self, glimpse: Glimpse, actions: list[int], chances: Array, best: int) -> int:
        """The place of the best action, or by temper of one that looks the same to everybody else."""
        world = glimpse.world(self.chance)
        seen = [after(world, glimpse.seat, action).outlook(SPECTATOR) for action in actions]
        alike = [at for at in range(len(actions)) if seen[at] == seen[best]]
        return alike[pick(chances[alike], self.style.mix, self.style.slip, self.chance)]

    def judge(self, state: State) -> Judge:
        """Who judges this state: read once a process, a file that is given once a bot."""
        box = game_of(state)
        if not self.style.learned:
            return Judge(box)
        side = box.side(state) if isinstance(box, HouseGame) else ""
        if self.file is None:
            judge = judge_of(box.facts.name, side)
            self.fault = judge.fault
            return judge
        if self.own is None:
            content = read_weights(self.file) if self.content is None else self.content
            self.own = judge_by(content, self.file.name, box, side)
        return self.own


def pick(chances: Array, temper: float, slip: float, chance: QuickChance) -> int:
    """The place of the best, or by temper of one that is not much worse."""
    if not temper:
        return int(chances.argmax())
    behind = chances.max() - chances
    likely = np.where(behind <= slip, np.exp(-behind / temper), 0)
    return int((np.cumsum(likely) > draw(chance) * likely.sum()).argmax())


def draw(chance: QuickChance) -> float:
    """A number from 0 to 1."""
    return chance.below(FINE) / FINE


def game_of(state: State) -> Game:
    """The box a state came out of."""
    assert isinstance(state, Play), "only games that inherit the face of the house are judged"
    return game(state.rules.actions.game)
