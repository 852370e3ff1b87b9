"""A bot's pace: whoever measures it cannot tell a single legal action from a choice that is a secret."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import bivouac
from bivouac import QuickChance
from bivouac.bots.errand import Job, answer_to
from bivouac.core.contract import SPECTATOR, State

# Deviations: an honest measurement goes beyond once in a million runs, a bot that answers at once always.
MOST = 5.0
TRIES = 24

Twins = tuple[State, State, int]  # the same to everybody else: without a choice, with one; and the seat


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


def seconds(name: str, truth: State, seat: int, bot: str, luck: int) -> float:
    """How long a bot works on a decision: processor time, so that neighbours on the machine do not count."""
    chance = QuickChance(luck)
    seen, public = truth.redeal(seat, chance).dump(), truth.redeal(SPECTATOR, chance).dump()
    job = Job(
        1, name, msgspec.Raw(msgspec.json.encode(seen)), seat, bot, luck, 60.0,
        msgspec.Raw(msgspec.json.encode(public)),
    )  # fmt: skip
    begun = time.thread_time()
    answer = answer_to(job)
    took = time.thread_time() - begun
    assert truth.parse(answer.said) in truth.legal(seat)
    return took


def apart(forced: list[float], free: list[float]) -> float:
    """How far the ranks of two such lists are parted, in standard deviations of what chance alone does."""
    ranked = sorted([(value, 0) for value in forced] + [(value, 1) for value in free])
    of_free = sum(rank for rank, (_, mark) in enumerate(ranked, 1) if mark)
    few, many = len(free), len(forced)
    expected = few * (few + many + 1) / 2
    return abs(of_free - expected) / math.sqrt(few * many * (few + many + 1) / 12)


def measured(name: str, bot: str, count: int) -> tuple[list[float], list[float]]:
    """The times of so many decisions without a choice, and of as many with one, by turns."""
    luck = Random(name)
    forced, free = list[float](), list[float]()
    for seed in range(count):
        for single, several, seat in secret_decisions(name, seed):
            pairs = [(single, forced), (several, free)]
            luck.shuffle(pairs)
            for truth, times in pairs:
                times.append(seconds(name, truth, seat, bot, luck.getrandbits(31)))
            if len(forced) == count:
                return forced, free
    raise AssertionError(f"{name} has only {len(forced)} such decisions in {count} games")


@pytest.mark.parametrize("bot", ["greedy", "ismcts:40"])
@pytest.mark.parametrize("name", ["takara", "arnak"])
def test_nobody_can_tell_a_secret_choice_from_none_by_the_time_it_takes(name: str, bot: str) -> None:
    assert apart(*measured(name, bot, 40)) < MOST


@pytest.mark.full
@pytest.mark.timeout(900)  # it computes for minutes, on a crowded machine for more
@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:200"])
@pytest.mark.parametrize("name", ["takara", "arnak"])
def test_nobody_can_tell_it_from_hundreds_of_decisions_either(name: str, bot: str) -> None:
    assert apart(*measured(name, bot, 200)) < MOST


def test_a_pace_that_tells_would_be_noticed() -> None:
    luck = Random(3)
    quick = [luck.uniform(0.0, 0.03) for _ in range(40)]
    slow = [luck.uniform(0.02, 0.2) for _ in range(40)]
    assert apart(quick, slow) > MOST
