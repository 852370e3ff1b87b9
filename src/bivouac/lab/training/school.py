"""Generations of lessons: play, learn, write it all down, and now and then ask whether it became better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

import numpy as np

from bivouac.bots.learned.judge import ENDING, fingerprint
from bivouac.bots.learned.weights import Array, pack
from bivouac.games import game
from bivouac.lab.engines import Engine
from bivouac.lab.played import play
from bivouac.lab.schedule import make_schedule
from bivouac.lab.sequential import Question
from bivouac.lab.tournament import Tournament
from bivouac.lab.training.learner import Learner, fresh
from bivouac.lab.training.lesson import Learned, Lesson, play_lesson
from bivouac.lab.training.register import Register, Report

BEST: Final = "best" + ENDING
NOW: Final = "now" + ENDING
MATCHES: Final = 0x6D61746368  # deals of matches start here, far from those of lessons


@dataclass(frozen=True)
class Course:
    """What is taught and how; all of it stands in the manifest."""

    game: str
    side: str
    options: dict[str, Any]
    seed: int = 0
    games: int = 400  # a generation
    remembered: int = 12  # generations that are learned from
    batch: int = 512
    passes: float = 1.5  # how often, on average, an example of a generation is learned from when it is new
    width: int = 96
    narrow: int = 32
    pace: float = 1e-3
    last_pace: float = 1e-4
    temper: float = 0.02
    whim: float = 0.02
    trace: float = 0.8
    rated_every: int = 8  # generations
    rated_deals: int = 150


@dataclass(frozen=True)
class Stage:
    """Where a course is: which generation plays, against whom if that is a match, and the seconds so far."""

    generation: int
    rival: str
    seconds: float


Watch = Callable[[Stage], None]
Played = TypeVar("Played")


class School:
    """A course in a folder: it goes on where it was left. Whoever watches is told of every game."""

    def __init__(self, course: Course, folder: Path, crew: Engine, watch: Watch | None = None) -> None:
        self.course = course
        self.watch = watch
        self.started = 0.0  # of the present generation
        self.folder = folder
        self.crew = crew
        self.box = game(course.game)
        self.register = Register(folder, asdict(course))

    def attend(self, seconds: float) -> Iterator[Report]:
        """Teach for so long in all, and report after each generation."""
        while (spent := self.register.seconds) < seconds:
            self.started = monotonic()
            report = self._generation(spent / seconds)
            report.seconds = monotonic() - self.started
            self.register.close_generation(report)
            yield report

    def _generation(self, share: float) -> Report:
        """Play, learn, and rate where it is due."""
        number = self.register.generation + 1
        learner = self.register.learner()
        if learner is not None:  # as the last whole generation left it, whatever one cut short has written
            self._write(self.folder / NOW, learner, number - 1)
        games = list(self._play(number))
        self.register.keep_games(number, _joined(games))
        if learner is None:
            learner = Learner(
                fresh(self.register.games(1)[0], self.course.width, self.course.narrow, self.course.seed)
            )
        pace = self.course.pace * (self.course.last_pace / self.course.pace) ** share
        loss = self._learn(learner, number, pace)
        self.register.keep_learner(number, learner)
        self._write(self.folder / NOW, learner, number)
        report = Report(number, len(games), sum(game.actions for game in games), loss)
        if number % self.course.rated_every == 0:
            self._rate(report)
        return report

    def _play(self, number: int) -> Iterator[Learned]:
        lesson = Lesson(
            game=self.course.game,
            side=self.course.side,
            options=self.course.options,
            seats=self._seats(),
            weights=(self.folder / NOW).read_bytes() if number > 1 else b"",
            temper=self.course.temper,
            whim=self.course.whim,
            trace=self.course.trace,
            seed=self.course.seed + number * self.course.games,
        )
        games = self.crew(partial(play_lesson, lesson), range(self.course.games))
        yield from sorted(self._watched(games, number), key=lambda game: game.number)

    def _watched(self, games: Iterator[Played], generation: int, rival: str = "") -> Iterator[Played]:
        for played in games:
            if self.watch is not None:
                spent = self.register.seconds + monotonic() - self.started
                self.watch(Stage(generation, rival, spent))
            yield played

    def _seats(self) -> tuple[int, ...]:
        """Half of the games at the smallest table of rivals, the others at the larger ones."""
        low, high = self.box.facts.seats
        fewest = max(2, low)
        larger = tuple(range(fewest + 1, high + 1))
        return (fewest,) * max(1, len(larger)) + larger

    def _learn(self, learner: Learner, number: int, pace: float) -> float:
        """Steps over examples of the last generations, drawn at random; how far off it was on average."""
        inputs, estimates, targets = self._recent(number)
        luck = np.random.default_rng([self.course.seed, number])
        new = len(self.register.games(number)[1])
        steps = max(1, int(self.course.passes * new / self.course.batch))
        losses = []
        for _ in range(steps):
            drawn = luck.integers(0, len(targets), self.course.batch)
            losses.append(learner.learn(inputs[drawn], estimates[drawn], targets[drawn], pace))
        return float(np.mean(losses))

    def _recent(self, number: int) -> tuple[Array, Array, Array]:
        first = max(1, number - self.course.remembered + 1)
        self.register.forget_games_before(first)
        kept = [self.register.games(at) for at in range(first, number + 1)]
        inputs, estimates, targets = (np.concatenate(part) for part in zip(*kept, strict=True))
        return inputs, estimates, targets

    def _write(self, path: Path, learner: Learner, number: int) -> None:
        facts = self.box.facts
        trained: dict[str, int | float | str] = {
            "seed": self.course.seed,
            "generations": number,
            "games": number * self.course.games,
        }
        content = pack(
            facts.name, self.course.side, facts.rules, fingerprint(facts.name), learner.arrays, trained
        )
        self.register.write(path, content)

    def _rate(self, report: Report) -> None:
        """Ask whether the net of now beats the best one; only then it becomes the best."""
        best, now = self.folder / BEST, self.folder / NOW
        rival = f"weights:{best}" if best.exists() else "greedy"
        schedule = make_schedule(
            self.box.facts,
            [f"weights:{now}", rival],
            seed=MATCHES + self.course.seed + report.generation,
            options=self.course.options,
        )
        match = Tournament(schedule, self.course.rated_deals, Question(elo0=0, elo1=25))
        report.rival = rival.partition(":")[0]
        with closing(self.crew(partial(play, schedule), match.left())) as games:
            for game_played in self._watched(games, report.generation, report.rival):
                match.add(game_played)
                if match.over:
                    break
        verdict = match.verdict
        assert verdict is not None, "a match with a question has a verdict"
        report.share, report.deals = verdict.share, verdict.deals
        if verdict.answer == "better":
            self.register.write(best, now.read_bytes())
            report.accepted = True


def _joined(games: list[Learned]) -> tuple[Array, Array, Array]:
    return (
        np.concatenate([game.inputs for game in games]),
        np.concatenate([game.estimates for game in games]),
        np.concatenate([game.targets for game in games]),
    )
