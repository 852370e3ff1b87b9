"""A bot's pace: whoever measures it cannot tell a single legal action from a choice that is a secret.

What is measured is work: questions to the rules are counted, so that the answer is the same on any machine,
however crowded. That work is what takes the time is tried with a clock of the processor.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import msgspec
import pytest

import bivouac
from bivouac import QuickChance
from bivouac.bots.errand import NOTHING, Job, answer_to
from bivouac.core.contract import SPECTATOR, State
from tests.bots.counted_work import counted_work

# Deviations: an honest measurement goes beyond once in a million runs, a bot that answers at once always.
MOST = 5.0
TRIES = 24

Twins = tuple[State, State, int]  # the same to everybody else: without a choice, with one; and the seat
Measure = Callable[[str, State, Job], float]


def secret_decisions(name: str, seed: int) -> Iterator[Twins]:
    """Positions of a random game in which only the seat itself knows whether it has a choice."""
    state, luck = bivouac.game(name).start(2, seed), Random(seed)
    while state.actors():
        seat = state.actors()[0]
        worlds = [state.redeal(SPECTATOR, QuickChance(luck.getrandbits(32))) for _ in range(TRIES)]
        forced = [world for world in worlds if len(world.legal(seat)) == 1]
        free = [world for world in worlds if len(world.legal(seat)) > 1]
        if forced and free:
            yield luck.choice(forced), luck.choice(free), seat
        state.play(seat, luck.choice(state.legal(seat)))


@cache
def decisions(name: str, count: int) -> list[Twins]:
    """So many of them, from as few games as it takes."""
    found: list[Twins] = []
    for seed in range(count):
        for twins in secret_decisions(name, seed):
            found.append(twins)
            if len(found) == count:
                return found
    raise AssertionError(f"{name} has only {len(found)} such decisions in {count} games")


def job_of(name: str, truth: State, seat: int, bot: str, luck: int, *, double: bool) -> Job:
    """A decision as it is sent to a bot; without a double, a bot that has no choice need not think."""
    chance = QuickChance(luck)
    seen, public = truth.redeal(seat, chance).dump(), truth.redeal(SPECTATOR, chance).dump()
    imagined = msgspec.Raw(msgspec.json.encode(public)) if double else NOTHING
    return Job(1, name, msgspec.Raw(msgspec.json.encode(seen)), seat, bot, luck, 60.0, imagined)


def counted(monkeypatch: pytest.MonkeyPatch) -> Measure:
    """How much a bot asks the rules on the way to a decision."""

    def work(name: str, truth: State, job: Job) -> float:
        with counted_work(monkeypatch) as tally:
            answer = answer_to(job)
        assert truth.parse(answer.said) in truth.legal(job.seat)
        return tally.count

    return work


def seconds(name: str, truth: State, job: Job) -> float:
    """How long a bot works on a decision: processor time, so that neighbours on the machine do not count."""
    begun = time.thread_time()
    answer_to(job)
    return time.thread_time() - begun


def apart(forced: list[float], free: list[float]) -> float:
    """How far the ranks of two such lists are parted, in standard deviations of what chance alone does."""
    values = sorted(forced + free)
    few, all = len(free), len(values)
    equals = Counter(values)
    first = {value: values.index(value) for value in equals}
    of_free = sum(first[value] + (equals[value] + 1) / 2 for value in free)
    ties = sum(count**3 - count for count in equals.values()) / (all * (all - 1))
    spread = math.sqrt(few * len(forced) / 12 * (all + 1 - ties))
    return abs(of_free - few * (all + 1) / 2) / spread if spread else 0.0


def measured(name: str, bot: str, count: int, measure: Measure, *, double: bool = True) -> float:
    """How far decisions without a choice and as many with one are apart, taken by turns."""
    luck = Random(name)
    forced, free = list[float](), list[float]()
    for single, several, seat in decisions(name, count):
        pairs = [(single, forced), (several, free)]
        luck.shuffle(pairs)
        for truth, found in pairs:
            job = job_of(name, truth, seat, bot, luck.getrandbits(31), double=double)
            found.append(measure(name, truth, job))
    return apart(forced, free)


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:40"])
@pytest.mark.parametrize("name", ["takara", "arnak"])
def test_nobody_can_tell_a_secret_choice_from_none_by_the_work_it_takes(
    name: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert measured(name, bot, 40, counted(monkeypatch)) < MOST


@pytest.mark.full
@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:60"])
@pytest.mark.parametrize("name", ["takara", "arnak"])
def test_nobody_can_tell_it_from_hundreds_of_decisions_either(
    name: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert measured(name, bot, 200, counted(monkeypatch)) < MOST


@pytest.mark.full
@pytest.mark.parametrize("bot", ["greedy", "ismcts:40"])
@pytest.mark.parametrize("name", ["takara", "arnak"])
def test_nobody_can_tell_it_by_the_time_of_a_processor(name: str, bot: str) -> None:
    assert measured(name, bot, 40, seconds) < MOST


@pytest.mark.parametrize("name", ["takara", "arnak"])
def test_a_bot_that_answers_at_once_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert measured(name, "greedy", 40, counted(monkeypatch), double=False) > MOST


def test_a_pace_that_tells_would_be_noticed() -> None:
    luck = Random(3)
    quick = [luck.uniform(0.0, 0.03) for _ in range(40)]
    slow = [luck.uniform(0.02, 0.2) for _ in range(40)]
    assert apart(quick, slow) > MOST


def test_what_is_equal_tells_nothing() -> None:
    assert apart([3.0] * 40, [3.0] * 40) == 0.0
    assert apart([1.0, 2.0] * 20, [2.0, 1.0] * 20) == 0.0
