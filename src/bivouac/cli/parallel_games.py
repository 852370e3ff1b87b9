"""The games of a simulation, played side by side."""

from collections.abc import Generator
from functools import partial
from typing import Any

from bivouac.bots import bot_seed, make_bot, play_match
from bivouac.cli.win_rates import Plan
from bivouac.games import game
from bivouac.lab import local_pool


def play_game(plan: Plan, number: int) -> dict[str, Any]:
    """One game of a plan, wherever it is played."""
    seed = plan.seed + number
    order = plan.order(number)
    bots = [make_bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(order)]
    result = play_match(game(plan.game), bots, seed, plan.options)
    return {
        "seed": seed,
        "order": order,
        "winners": list(result.winners),
        "points": None if result.points is None else list(result.points),
        "actions": result.actions,
        "kind": result.kind,
    }


def play_all(plan: Plan, numbers: list[int], workers: int) -> Generator[dict[str, Any]]:
    """The games of these numbers as they are finished, in no particular order."""
    return local_pool.play_all(partial(play_game, plan), numbers, workers)
