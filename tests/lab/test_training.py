"""Training: what is learned, that it can be cut short anywhere, and that it knows no secrets."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import cast

import numpy as np
import pytest

import bivouac
from bivouac.bots.learned.judge import Judge
from bivouac.core.contract import Game, State
from bivouac.core.mistakes import PlayerMistake
from bivouac.lab.local_pool import play_all
from bivouac.lab.played import play
from bivouac.lab.schedule import make_schedule
from bivouac.lab.training.learner import Learner, fresh
from bivouac.lab.training.lesson import Lesson, Pupil, play_lesson
from bivouac.lab.training.school import NOW, Course, School, Stage

COURSE = Course(
    "_template", "", {}, seed=5, games=6, rated_every=2, rated_deals=2, batch=16, width=8, narrow=4
)
HERE = partial(play_all, workers=1)
LESSON = Lesson("_template", "", {}, (2, 3), weights=b"", temper=0.02, whim=0.1, trace=0.8, seed=3)


def test_a_learner_finds_what_the_estimate_does_not_say() -> None:
    luck = np.random.default_rng(1)
    inputs = luck.standard_normal((2000, 5)).astype(np.float32)
    targets = (inputs[:, 2] > 0).astype(np.float32)
    estimates = np.zeros(2000, np.float32)
    learner = Learner(fresh(inputs, 16, 8, seed=1))
    first = learner.learn(inputs, estimates, targets, 1e-2)
    for _ in range(150):
        last = learner.learn(inputs, estimates, targets, 1e-2)
    assert first == pytest.approx(np.log(2), abs=1e-3)
    assert last < 0.1
    right = (learner.net.chances(inputs, estimates) > 0.5) == (targets > 0.5)
    assert right.mean() > 0.97


def test_a_lesson_is_the_same_wherever_it_is_played_and_ends_in_what_came_true() -> None:
    one, again = play_lesson(LESSON, 4), play_lesson(LESSON, 4)
    for name in ("inputs", "estimates", "targets"):
        assert np.array_equal(getattr(one, name), getattr(again, name))
    assert len(one.inputs) == len(one.estimates) == len(one.targets) > 0
    sure = play_lesson(replace(LESSON, trace=1.0), 4)
    assert set(np.unique(sure.targets)) <= {0.0, 0.5, 1.0}, "with a full trace only the end counts"


def test_what_is_learned_from_holds_no_secret() -> None:
    """A pupil that notes the same truth twice notes two worlds: none of them can be the true one for sure."""
    state = bivouac.game("takara").start(2, 1)
    pupil = Pupil(Judge(cast(Game, Leaking())), replace(LESSON, whim=1.0), state, state.actors()[0], 1)
    while len(pupil.seen.estimates) < 12:
        if state.actors() == [pupil.seat]:
            pupil.act(state)
        else:
            state.play(1 - pupil.seat, _any(state))
    assert len(set(pupil.seen.rows)) > 6, "what a pupil cannot see is dealt anew each time it notes something"


class Leaking:
    """A box whose features are a digest of everything, secrets included."""

    def features(self, state: State, seat: int) -> list[float]:
        return [float(int.from_bytes(blake2b(str(state.dump()["tiles"]).encode(), digest_size=6).digest()))]


def _any(state: State) -> int:
    return state.legal(state.actors()[0])[0]


def test_a_course_goes_on_where_it_was_cut_short(tmp_path: Path) -> None:
    told: list[Stage] = []
    whole = School(COURSE, tmp_path / "whole", HERE, told.append)
    for _, report in zip(range(4), whole.attend(1e9), strict=False):
        assert report.games == 6
    lessons = [stage.generation for stage in told if not stage.rival]
    assert [lessons.count(generation) for generation in range(1, 5)] == [6] * 4, (
        "whoever watches sees every game"
    )
    assert sorted(stage.seconds for stage in told) == [stage.seconds for stage in told]
    for stop in (1, 3):
        cut = School(COURSE, tmp_path / "cut", HERE)
        for report in cut.attend(1e9):
            if report.generation == stop:
                break
        (tmp_path / "cut" / NOW).write_bytes(b"half of a later gen")
        with open(tmp_path / "cut" / "progress.jsonl", "ab") as file:
            file.write(b'{"generation": 9, "ga')
    last = School(COURSE, tmp_path / "cut", HERE)
    for report in last.attend(1e9):
        if report.generation == 4:
            break
    one, other = whole.register.learner(), last.register.learner()
    assert one is not None
    assert other is not None
    for mine, theirs in zip(one.arrays, other.arrays, strict=True):
        assert np.array_equal(mine, theirs)


def test_games_are_played_by_weights_where_their_file_is_not(tmp_path: Path) -> None:
    next(School(COURSE, tmp_path / "course", HERE).attend(1e9))
    file = tmp_path / "course" / NOW
    schedule = make_schedule(bivouac.game(COURSE.game).facts, [f"weights:{file}", "random"], seed=3)
    settings = schedule.settings()
    here = [play(schedule, number) for number in range(4)]
    file.unlink()
    assert [play(schedule, number) for number in range(4)] == here
    assert schedule.settings() == settings
    assert list(settings["weights"]) == [f"weights:{file}"]


def test_another_course_or_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    School(COURSE, tmp_path / "course", HERE)
    with pytest.raises(PlayerMistake, match="another setting, seed: 5, and 6 is asked for"):
        School(replace(COURSE, seed=6), tmp_path / "course", HERE)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("dear")
    with pytest.raises(PlayerMistake, match="no course of training"):
        School(COURSE, tmp_path / "letters", HERE)
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["dear.txt"]
