"""What the best few actions are worth to a judge that looks as far as the game's master does.

Whoever looks less far than the player it judges calls a mistake what it cannot see the good of. Where a
master plays on, so does its judge; where it plans, everybody plans after each action, in the same worlds.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from bivouac.bots.budget import Budget
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.learned.judge import Judge
from bivouac.bots.learned.weights import Array
from bivouac.bots.levels import levels_of
from bivouac.bots.plans import Candidate, PlanBot
from bivouac.bots.style import Plan
from bivouac.core.build import compiled
from bivouac.core.chance import Chance
from bivouac.core.contract import State
from bivouac.review.prospects import Tempered, chances_ahead, masters_sight, tempered, worlds_of

GROWN: Final = 12  # figures that are left out at first: a plan has to grow before it is worth anything
TOGETHER: Final = 24 if compiled else 1  # worlds that make up a figure; looks are dear on interpreted rules
LUCK: Final = 1 << 31


def closer_look(
    judge: Judge, state: State, seat: int, actions: list[int], count: int, chance: Chance
) -> Array:
    """The seat's chance after each of its actions, a row for each of so many looks."""
    plan = plan_of_the_master(Glimpse(state, seat))
    if plan is None:
        return chances_ahead(judge, worlds_of(state, seat, count, chance), seat, actions)
    chances = planned(plan, state, seat, actions, count, chance)
    return tempered(chances, judge.trust) if isinstance(judge, Tempered) else chances


def plan_of_the_master(glimpse: Glimpse) -> Plan | None:
    """How the master plans by the estimate at this table; nobody need where a look at once tells enough."""
    name = glimpse.game()
    master = levels_of(name).get("master")
    plan = None if master is None else master.facing(glimpse).plan
    return None if plan is None or plan.learned or not masters_sight(name) else plan


def planned(plan: Plan, state: State, seat: int, actions: list[int], count: int, chance: Chance) -> Array:
    """The seat's chance after each of its actions once all plan, so many times, each in worlds of its own."""
    bot = PlanBot(chance.below(LUCK), Budget(1), None, plan.exploration, plan.habit)
    glimpse = Glimpse(state, seat)
    candidates = [Candidate(action, seat) for action in actions]
    found = []
    before = _brought(candidates)
    for part in range(GROWN + count):
        for _ in range(TOGETHER):
            bot.budget.start()
            bot.compare(glimpse, candidates)
        now = _brought(candidates)
        if part >= GROWN:
            found.append([chance_of(old, new) for old, new in zip(before, now, strict=True)])
        before = now
    chances: Array = np.array(found, np.float32)
    return chances


def chance_of(before: float, now: float) -> float:
    """What the worlds of a figure brought as a chance; sums are a hair beside what is certain."""
    return min(1.0, max(0.0, (1 + (now - before) / TOGETHER) / 2))


def _brought(candidates: list[Candidate]) -> list[float]:
    """What each action has brought so far; all of them are tried in every world."""
    return [candidate.root.total for candidate in candidates]
