"""Which bots a table may be given: any of ours, within what one machine can bear."""

from functools import cache

from bivouac.bots.greedy import WORLDS
from bivouac.bots.levels import LEVELS, level_of, levels_of
from bivouac.bots.specs import EXAMPLES, make_bot
from bivouac.core.contract import Game
from bivouac.core.mistakes import PlayerMistake
from bivouac.core.refusal import SetupError, in_one_line
from bivouac.games import game
from bivouac.table.stand_in import PLANNER, stand_in

LOOKING = ("random", "greedy", "ismcts:500", "ismcts:2000")
PLANNING = ("random", PLANNER)
MOST_LOOKS = 20_000
MOST_MILLISECONDS = 10_000
MOST_WORLDS = 64
THINKING_LEVEL = LEVELS[-1]  # looks ahead; the others only look
QUICK_SIZES = tuple(str(worlds) for worlds in range(1, WORLDS + 1))


@cache
def offered(name: str) -> tuple[str, ...]:
    """The bots to choose among: the levels of the game; without any, a planner or those that look ahead."""
    if levels := levels_of(name):
        return tuple(levels)
    return PLANNING if stand_in(game(name)) == PLANNER else LOOKING


def is_quick(spec: str) -> bool:
    """Does this bot need but a moment, in every game?"""
    name, _, size = spec.partition(":")
    if spec in LEVELS:
        return spec != THINKING_LEVEL
    return name in ("random", PLANNER) or (name == "greedy" and (not size or size in QUICK_SIZES))


def permitted(spec: str, game: Game) -> str:
    """The bot, if one machine can bear it, else whoever stands in: however it came to the table."""
    try:
        return check_bot(spec, game)
    except SetupError:
        return stand_in(game)


def check_bot(spec: str, game: Game) -> str:
    """The spec, if it names a bot of this game that thinks for seconds rather than minutes."""
    make_bot(spec, 0)
    if spec in LEVELS:
        level_of(spec, game.facts.name)
    name, _, size = spec.partition(":")
    if name == "weights":  # a path on this machine, which is no guest's business
        raise PlayerMistake("no_bot", {"bot": in_one_line(spec), "known": EXAMPLES})
    most = MOST_WORLDS if name == "greedy" else MOST_LOOKS
    if size.endswith("ms"):
        most, size = MOST_MILLISECONDS, size[:-2]
    if size.isdecimal() and int(size) > most:
        raise PlayerMistake("bot_too_slow", {"bot": in_one_line(spec), "most": most, "known": EXAMPLES})
    return spec
