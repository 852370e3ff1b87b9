"""The games of a simulation, played side by side."""

from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Any, Final

from bivouac.bots import bot_seed, make_bot, play_match
from bivouac.cli.win_rates import Plan
from bivouac.core.journal import Journal, format
from bivouac.games import game
from bivouac.lab import local_pool
from bivouac.lab.whole_file import write_whole

ENDING: Final = ".journal"


def play_game(plan: Plan, journals: Path | None, number: int) -> dict[str, Any]:
    """One game of a plan, wherever it is played; its journal goes into the folder."""
    seed = plan.seed + number
    order = plan.order(number)
    bots = [make_bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(order)]
    journal = None
    if journals is not None:
        journal = Journal(plan.game, plan.rules, len(bots), plan.options, seed)
    result = play_match(game(plan.game), bots, seed, plan.options, journal)
    if journals is not None and journal is not None:
        write_whole(journals / f"{plan.game}-{seed}{ENDING}", format(journal).encode())
    return {
        "seed": seed,
        "order": order,
        "winners": list(result.winners),
        "points": None if result.points is None else list(result.points),
        "actions": result.actions,
        "kind": result.kind,
    }


def play_all(
    plan: Plan, numbers: list[int], workers: int, journals: Path | None = None
) -> Generator[dict[str, Any]]:
    """The games of these numbers as they are finished, in no particular order."""
    return local_pool.play_all(partial(play_game, plan, journals), numbers, workers)
