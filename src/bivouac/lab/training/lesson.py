"""One game that a net plays against itself, and what it teaches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from bivouac.bots import bot_seed
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.learned.bot import draw, pick
from bivouac.bots.learned.judge import Judge, inputs_of, judge_by
from bivouac.bots.learned.weights import Array
from bivouac.bots.looking import Sight, note, won
from bivouac.core.chance import QuickChance
from bivouac.core.contract import Game, State
from bivouac.games import game


@dataclass(frozen=True)
class Lesson:
    """How games are played to learn from: by which weights, at which tables, how adventurously."""

    game: str
    side: str
    options: Mapping[str, Any]
    seats: tuple[int, ...]
    weights: bytes  # nothing for the estimate
    temper: float  # of a choice by chances to win
    whim: float  # how often an action is any action
    trace: float  # how much a position learns from the end rather than from what followed
    seed: int


@dataclass(frozen=True)
class Learned:
    """Positions in the order they came up, and what chance they should have been given."""

    number: int
    inputs: Array
    estimates: Array
    targets: Array
    actions: int


def play_lesson(lesson: Lesson, number: int) -> Learned:
    """The game of that number, the same wherever it is played."""
    box = game(lesson.game)
    judge = _judge(lesson.game, lesson.side, lesson.weights)
    seats = lesson.seats[number % len(lesson.seats)]
    seed = lesson.seed + number
    state = box.start(seats, seed, lesson.options)
    players = [Pupil(judge, lesson, state, seat, bot_seed(seed, seat)) for seat in range(seats)]
    actions = 0
    while actions < box.facts.cap and (actors := state.actors()):
        players[actors[0]].act(state)
        actions += 1
    parts = [player.taught(state, lesson.trace) for player in players]
    inputs, estimates, targets = (np.concatenate(part) for part in zip(*parts, strict=True))
    return Learned(number, inputs, estimates, targets, actions)


class Pupil:
    """A seat of such a game: it chooses by what it believes now, and remembers where that led."""

    def __init__(self, judge: Judge, lesson: Lesson, state: State, seat: int, seed: int) -> None:
        self.judge = judge
        self.lesson = lesson
        self.glimpse = Glimpse(state, seat)
        self.seat = seat
        self.chance = QuickChance(seed)
        self.seen = Sight()

    def act(self, state: State) -> None:
        """Do something; where there was a choice, note what it led to."""
        legal = self.glimpse.legal()
        state.play(self.seat, self.choose(legal))
        if (
            len(legal) > 1 and state.outcome() is None
        ):  # a redealt one: nobody learns from what it cannot know
            note(self.glimpse.world(self.chance), self.seat, self.judge.game.features, self.seen)

    def choose(self, legal: list[int]) -> int:
        """An action by the chances it gives in one world, the better ones far more often."""
        if len(legal) == 1:
            return legal[0]
        if draw(self.chance) < self.lesson.whim:
            return legal[self.chance.below(len(legal))]
        chances = self.judge.weigh(self.glimpse.world(self.chance), self.seat, legal)
        return legal[pick(chances, self.lesson.temper, 1.0, self.chance)]

    def taught(self, state: State, trace: float) -> tuple[Array, Array, Array]:
        """What was seen, and the chances that, looking back, each position had."""
        count = len(self.seen.estimates)
        if not count:
            width = len(self.judge.game.features(state, self.seat))
            return np.empty((0, width), np.float32), np.empty(0, np.float32), np.empty(0, np.float32)
        believed = self.judge.judge(self.seen)
        targets = np.empty(count, np.float32)
        outcome = state.outcome()
        ahead = won(outcome.winners, self.seat) if outcome is not None else 0.0
        for at in range(count - 1, -1, -1):
            targets[at] = ahead
            ahead = (1 - trace) * believed[at] + trace * ahead
        return inputs_of(self.seen), np.array(self.seen.estimates, np.float32), targets


@lru_cache(maxsize=2)
def _judge(name: str, side: str, weights: bytes) -> Judge:
    box: Game = game(name)
    return judge_by(weights, name, box, side) if weights else Judge(box)
