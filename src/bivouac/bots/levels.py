"""Bots on a ladder: five names, each with its way to play and how strong that is in each game."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from bivouac.bots.bot import Bot
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.planner import PlannerBot
from bivouac.core.mistakes import PlayerMistake
from bivouac.games import game

LEVELS: Final = ("beginner", "casual", "club", "expert", "master")
FILE: Final = "levels.toml"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level plays one game, and how strong it is there.

    It looks at so many worlds. With a temper it does not always take what is best: an action whose chance to
    win is lower by the temper is taken about a third as often, and one lower by more than `slip` never. The
    rating is in points of Elo, `greedy` being 1500, with its 95 % interval; `seconds` is what 19 turns of 20
    take at most on one core at a table of four.
    """

    worlds: int = 8
    temper: float = 0.0
    slip: float = 1.0
    learned: bool = True
    curious: bool = False  # of a level that follows the game's own advice
    rating: int | None = None
    interval: tuple[int, int] | None = None
    seconds: float | None = None


class LevelBot:
    """A level at whatever game it is handed; it finds out at its first glimpse."""

    def __init__(self, level: str, seed: int) -> None:
        self.name = level
        self.seed = seed
        self.player: Bot | None = None

    def choose(self, glimpse: Glimpse) -> int:
        """As this level plays this game."""
        if self.player is None:
            self.player = player(self.name, glimpse.game(), self.seed)
        return self.player.choose(glimpse)


def player(level: str, name: str, seed: int) -> Bot:
    """The bot that a level is in a game."""
    box = game(name)
    style = levels_of(name).get(level)
    if style is None:
        raise PlayerMistake("no_level", {"bot": level, "game": name, "known": ", ".join(levels_of(name))})
    if box.facts.advised:
        return PlannerBot(seed, curious=style.curious)
    from bivouac.bots.learned.bot import LearnedBot, Style  # numpy is loaded where somebody judges

    return LearnedBot(level, seed, Style(style.worlds, style.temper, style.slip, style.learned))


# Of a game that says nothing of levels: mistakes become rarer, and nobody has measured how strong that is.
UNMEASURED: Final = {
    "beginner": Level(worlds=1, temper=0.2, slip=0.4, learned=False),
    "casual": Level(worlds=2, temper=0.08, slip=0.25, learned=False),
    "club": Level(worlds=4, temper=0.03, slip=0.1, learned=False),
    "expert": Level(worlds=8),
    "master": Level(worlds=16),
}


@lru_cache(maxsize=64)
def levels_of(name: str) -> dict[str, Level]:
    """The levels a game has, from the weakest to the strongest."""
    box = game(name)
    package = getattr(box, "package", None)
    file = files(str(package)) / FILE if package else None
    if file is None or not file.is_file():
        return {} if box.facts.cooperative else UNMEASURED
    entries = msgspec.convert(tomllib.loads(file.read_text("utf-8")), type=dict[str, Level])
    return {level: entries[level] for level in LEVELS if level in entries}
