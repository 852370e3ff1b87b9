"""The bot that plans, its ends judged by what was learned of the game."""

from __future__ import annotations

from bivouac.bots.glimpse import Glimpse
from bivouac.bots.learned.bot import game_of
from bivouac.bots.learned.judge import Judge, judge_of
from bivouac.bots.learned.leaves import JudgedLeaves
from bivouac.bots.plans import PlanBot
from bivouac.bots.style import Plan
from bivouac.core.chance import QuickChance
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.play import Play


class JudgedPlanBot:
    """A planner at whatever game it is handed; without weights that fit, the game's estimate judges."""

    def __init__(self, name: str, seed: int, plan: Plan) -> None:
        self.name = name
        self.seed = seed
        self.plan = plan
        self.fault: PlayerMistake | None = None  # why the estimate judges
        self.player: PlanBot | None = None

    def choose(self, glimpse: Glimpse) -> int:
        """As it plans with the judge of this game and side."""
        if self.player is None:
            self.player = self._seated(glimpse)
        return self.player.choose(glimpse)

    def goes_on(self, glimpse: Glimpse) -> bool:
        """Does it follow a plan that it made for this moment?"""
        return self.player is not None and self.player.goes_on(glimpse)

    def _seated(self, glimpse: Glimpse) -> PlanBot:
        plan = self.plan
        world = glimpse.world(QuickChance(0))  # side and seats are open to all, so that any world says them
        judge = judge_at(world)
        self.fault = judge.fault
        if judge.net is None:
            return PlanBot(self.seed, plan.budget(), None, plan.exploration, plan.habit)
        assert isinstance(world, Play), "only games that inherit the face of the house are judged"
        budget = plan.budget(rows=max(1, int(world.seats) - 1))  # between two, one is asked for both
        return PlanBot(self.seed, budget, JudgedLeaves(judge.net), plan.exploration, plan.habit)


def judge_at(world: State) -> Judge:
    """Who judges at this table."""
    box = game_of(world)
    return judge_of(box.facts.name, box.side(world) if isinstance(box, HouseGame) else "")
