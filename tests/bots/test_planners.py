"""Bots that go on with a plan, in a process that thinks for others: the right ones, and no others."""

from __future__ import annotations

import msgspec
import pytest

import bivouac
from bivouac import QuickChance
from bivouac.bots import Bot, Glimpse, playout
from bivouac.bots.budget import Budget
from bivouac.bots.errand import MOST_PLANNERS, Job, Planners, answer_to
from bivouac.bots.plans import PlanBot
from bivouac.core.contract import SPECTATOR, State


class Makers:
    """Whoever was made for a job, in that order."""

    def __init__(self) -> None:
        self.made: list[PlanBot] = []

    def __call__(self, spec: str, seed: int) -> Bot:
        self.made.append(PlanBot(seed, Budget(looks=60)))
        return self.made[-1]


def job_at(state: State, seat: int, table: str, *, double: bool = False) -> Job:
    """A decision as a server sends it."""
    chance = QuickChance(5)
    document = msgspec.Raw(msgspec.json.encode(state.redeal(seat, chance).dump()))
    public = msgspec.Raw(msgspec.json.encode(state.redeal(SPECTATOR, chance).dump() if double else None))
    return Job(1, "takara", document, seat, "master", 7, 60.0, public, table)


def begun() -> tuple[State, int]:
    """The first turn of a game: two adventurers are to be sent out, one after the other."""
    state = bivouac.game("takara").start(2, 11)
    return state, state.actors()[0]


def played_on(state: State, seat: int, answer: str) -> None:
    """What was answered is done, and the same seat is asked again."""
    state.play(seat, state.parse(answer))
    assert seat in state.actors()


@pytest.mark.parametrize(("table", "made"), [("the same", 1), ("", 2)])
def test_a_plan_is_gone_on_with_at_its_own_table_alone(table: str, made: int) -> None:
    state, seat = begun()
    make, planners = Makers(), Planners()
    for _ in range(2):
        answer = answer_to(job_at(state, seat, table), make, planners)
        assert answer.kind == "chosen"
        played_on(state, seat, answer.said)
    assert len(make.made) == made


def test_another_table_seat_or_moment_has_no_part_in_a_plan() -> None:
    state, seat = begun()
    make, planners = Makers(), Planners()
    answer = answer_to(job_at(state, seat, "one"), make, planners)
    answer_to(job_at(state, seat, "one"), make, planners)  # the same moment again
    assert len(make.made) == 2
    played_on(state, seat, answer.said)
    answer_to(job_at(state, seat, "another"), make, planners)
    assert len(make.made) == 3


def test_what_was_thought_about_an_imagined_world_is_nobodys_plan() -> None:
    state = bivouac.game("takara").start(2, 3)
    chance = QuickChance(3)
    forced = 0
    while forced < 3 and state.actors():
        seat = state.actors()[0]
        if len(state.legal(seat)) == 1:
            make, planners = Makers(), Planners()
            answer = answer_to(job_at(state, seat, "one", double=True), make, planners)
            assert answer.said == state.text(state.legal(seat)[0])
            assert planners.kept == {}
            forced += 1
        playout(state, chance, 1)
    assert forced


def test_no_more_planners_wait_than_there_is_room_for() -> None:
    state, seat = begun()
    planners = Planners()
    for table in range(MOST_PLANNERS + 5):
        planners.keep(job_at(state, seat, str(table)), PlanBot(1, Budget(looks=1)))
    assert len(planners.kept) == MOST_PLANNERS
    assert planners.take(job_at(state, seat, "0"), Glimpse(state, seat)) is None
