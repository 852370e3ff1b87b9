"""Bots by name: `random`, `master`, `planner:curious`, `greedy:8`, `ismcts:2000`, `plans:500ms`."""

from pathlib import Path
from typing import Final

from bivouac.bots.bot import Bot
from bivouac.bots.budget import Budget
from bivouac.bots.greedy import WORLDS, GreedyBot
from bivouac.bots.ismcts import IsmctsBot
from bivouac.bots.levels import LEVELS, LevelBot
from bivouac.bots.planner import CURIOUS, PlannerBot
from bivouac.bots.plans import PlanBot
from bivouac.bots.random import RandomBot
from bivouac.bots.style import Style
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import in_one_line

SEARCHES: Final = ("ismcts:2000", "ismcts:500ms", "plans:2000", "plans:500ms")
EXAMPLES: Final = ", ".join(
    ("random", *LEVELS, "planner", "planner:curious", "greedy", "greedy:8", *SEARCHES)
)
MOST: Final = 10_000_000


def make_bot(spec: str, seed: int) -> Bot:
    """A new bot for a spec; what it draws comes from the seed alone."""
    name, colon, size = spec.partition(":")
    if name == "random" and not colon:
        return RandomBot(seed)
    if name == "planner" and size in ("", CURIOUS) and bool(colon) == bool(size):
        return PlannerBot(seed, curious=size == CURIOUS)
    if name == "greedy":
        return GreedyBot(seed, _count(spec, size) if colon else WORLDS)
    if name == "ismcts" and colon:
        return IsmctsBot(seed, _budget(spec, size))
    if name == "plans" and colon:
        return PlanBot(seed, _budget(spec, size))
    if spec in LEVELS:
        return LevelBot(spec, seed)
    if name == "weights" and size:
        from bivouac.bots.learned.bot import LearnedBot  # numpy is loaded where somebody judges

        return LearnedBot(spec, seed, Style(), Path(size))
    raise _unknown(spec)


def _budget(spec: str, size: str) -> Budget:
    if size.endswith("ms"):
        return Budget(milliseconds=_count(spec, size[:-2]))
    return Budget(looks=_count(spec, size))


def _count(spec: str, size: str) -> int:
    if not (size.isascii() and size.isdecimal() and 0 < len(size) <= 8 and 1 <= int(size) <= MOST):
        raise _unknown(spec)
    return int(size)


def _unknown(spec: str) -> PlayerMistake:
    return PlayerMistake("no_bot", {"bot": in_one_line(spec), "known": EXAMPLES})
