"""A first game that explains itself: how it is dealt, what is played in it, and a word on every move."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from bivouac.core.refusal import SetupError
from bivouac.core.words import LANGUAGES


@dataclass(frozen=True)
class Step:
    """A move of the learner's with the word that asks for it, and what the others play after it."""

    play: str
    say: Mapping[str, str]
    then: tuple[tuple[int, str], ...]
    rulings: tuple[str, ...] = ()  # the keys of the rulings its word rests on


@dataclass(frozen=True)
class Lesson:
    """A game dealt from a fixed seed; the others' moves are written down as far as the learner's are."""

    seats: int
    learner: int
    seed: int
    options: Mapping[str, Any]
    before: tuple[tuple[int, str], ...]  # what the others play before the learner's first move
    steps: tuple[Step, ...]
    farewell: Mapping[str, str]  # said when the last step is done, and the learner plays on alone

    def script(self) -> list[tuple[int, str]]:
        """Every move in order, with its seat."""
        moves = list(self.before)
        for step in self.steps:
            moves += [(self.learner, step.play), *step.then]
        return moves

    def steps_taken(self, moves: list[tuple[int, str]]) -> int | None:
        """How many steps the learner has taken on the path; None once somebody has left it."""
        if moves != self.script()[: len(moves)]:
            return None
        return sum(seat == self.learner for seat, _ in moves)


def load_lesson(package: str) -> Lesson | None:
    """The lesson of a package, where it brings one; raises SetupError for one that cannot be read."""
    page = files(package).joinpath("guide", "lesson.toml")
    if not page.is_file():
        return None
    try:
        return _lesson(tomllib.loads(page.read_text(encoding="utf-8")))
    except (KeyError, TypeError, ValueError) as wrong:
        raise SetupError(f"{package}/guide/lesson.toml: {wrong!r}") from None


def _lesson(found: dict[str, Any]) -> Lesson:
    return Lesson(
        seats=int(found["seats"]),
        learner=int(found["learner"]),
        seed=int(found["seed"]),
        options=dict(found.get("options", {})),
        before=_moves(found.get("before", [])),
        steps=tuple(_step(step) for step in found["step"]),
        farewell=_said(found["farewell"]),
    )


def _step(written: dict[str, Any]) -> Step:
    keys = tuple(str(key) for key in written.get("rulings", []))
    return Step(str(written["play"]), _said(written), _moves(written.get("then", [])), keys)


def _moves(written: list[str]) -> tuple[tuple[int, str], ...]:
    """Moves as a journal has them: the seat and the action."""
    parts = [line.partition(" ") for line in written]
    return tuple((int(seat), text) for seat, _, text in parts)


def _said(entry: dict[str, Any]) -> dict[str, str]:
    return {lang: str(entry[lang]) for lang in LANGUAGES}
