"""Bots on a ladder: named levels, each with its way to play a game and how strong that is there."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from bivouac.bots.bot import Bot, Planning
from bivouac.bots.budget import Budget
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.ismcts import IsmctsBot
from bivouac.bots.planner import PlannerBot
from bivouac.bots.plans import PlanBot
from bivouac.bots.style import Plan, Style
from bivouac.core.mistakes import PlayerMistake
from bivouac.games import game

LEVELS: Final = ("beginner", "casual", "club", "expert", "master")
FILE: Final = "levels.toml"


class Otherwise(Plan, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a level plans at a table where a list that all may see, and that never changes, lacks something."""

    among: str
    lacks: str


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level plays one game, and what was measured of it.

    The rating is in points of Elo at a table of two, `greedy` being 1500, with its 95 % interval; `seconds`
    is what 19 decisions of 20 take at most, on one core at a table of four.
    """

    style: Style = Style()
    looks: int = 0  # of a level that searches instead
    plan: Plan | None = None  # of a level that plans instead; its style is then how a review plays on
    otherwise: Otherwise | None = None  # of a level that plans at some tables only
    curious: bool = False  # of a level that follows the game's own advice
    rating: int | None = None
    interval: tuple[int, int] | None = None
    seconds: float | None = None

    @property
    def learned(self) -> bool:
        """Does it judge by weights, where there are some?"""
        if self.plan is not None:
            return self.plan.learned
        return self.style.learned and not self.looks

    def facing(self, glimpse: Glimpse) -> Level:
        """The level as it plays at this table."""
        other = self.otherwise
        if other is None or other.lacks in glimpse.outlook()[other.among]:
            return self
        return msgspec.structs.replace(self, plan=other, otherwise=None)


class LevelBot:
    """A level at whatever game it is handed; it finds out at its first glimpse."""

    def __init__(self, level: str, seed: int) -> None:
        self.name = level
        self.seed = seed
        self.player: Bot | None = None

    def choose(self, glimpse: Glimpse) -> int:
        """As this level plays this game."""
        if self.player is None:
            self.player = player(self.name, glimpse, self.seed)
        return self.player.choose(glimpse)

    def goes_on(self, glimpse: Glimpse) -> bool:
        """Does it follow a plan that it made for this moment?"""
        return isinstance(self.player, Planning) and self.player.goes_on(glimpse)

    @property
    def fault(self) -> PlayerMistake | None:
        """Why it plays by the game's estimate instead of what was learned, if it does."""
        return getattr(self.player, "fault", None)


def player(name: str, glimpse: Glimpse, seed: int) -> Bot:
    """The bot that a level is at a table."""
    of = glimpse.game()
    level = level_of(name, of).facing(glimpse)
    if game(of).facts.advised:
        return PlannerBot(seed, curious=level.curious)
    if level.looks:
        return IsmctsBot(seed, Budget(looks=level.looks))
    if level.plan is not None:
        return planning(name, level.plan, seed)
    from bivouac.bots.learned.bot import LearnedBot  # numpy is loaded where somebody judges

    return LearnedBot(name, seed, level.style)


def planning(name: str, plan: Plan, seed: int) -> Bot:
    """The bot of a level that plans."""
    if not plan.learned:
        return PlanBot(seed, plan.budget(), None, plan.exploration, plan.habit)
    from bivouac.bots.learned.planned import JudgedPlanBot  # numpy is loaded where somebody judges

    return JudgedPlanBot(name, seed, plan)


def level_of(name: str, of: str) -> Level:
    """A level of a game; one it does not have is refused."""
    levels = levels_of(of)
    if name not in levels:
        raise PlayerMistake("no_level", {"bot": name, "game": of, "known": ", ".join(levels)})
    return levels[name]


def check_levels(specs: Iterable[str], of: str) -> None:
    """Refuse a level that the game does not have before anybody plays; other bots are not asked."""
    for spec in specs:
        if spec in LEVELS:
            level_of(spec, of)


def lower(name: str, of: str) -> str | None:
    """The next lower level of a game; None below the lowest, and for a bot that is no level."""
    ladder = list(levels_of(of))
    at = ladder.index(name) if name in ladder else 0
    return ladder[at - 1] if at else None


@lru_cache(maxsize=64)
def levels_of(of: str) -> dict[str, Level]:
    """The levels that were measured in a game, from the weakest to the strongest."""
    package = getattr(game(of), "package", None)
    file = files(str(package)) / FILE if package else None
    if file is None or not file.is_file():
        return {}
    entries = msgspec.convert(tomllib.loads(file.read_text("utf-8")), type=dict[str, Level])
    return {level: entries[level] for level in LEVELS if level in entries}
