"""Who weighs luck: a net fitted to who won from positions as they come up, or the game's judge.

A judge of actions need only put them in order. Luck asks for more: how often a position is won, whoever is to
act there. Where the judge of a game knows too little of that, a net of its own was fitted on results
(`python -m bench.standings GAME`).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from bivouac.bots.learned.bot import game_of
from bivouac.bots.learned.judge import ENDING, FOLDER, Judge, net_for
from bivouac.bots.learned.weights import unpack
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.core.mistakes import PlayerMistake
from bivouac.games import game
from bivouac.review.prospects import judge_for

SEATS: Final = 2  # at the tables it was fitted on


def judge_of_luck(state: State, seats: int) -> Judge:
    """Who says what luck was worth at this table."""
    box = game_of(state)
    side = box.side(state) if isinstance(box, HouseGame) else ""
    fitted = fitted_for(box.facts.name, side) if seats == SEATS else None
    return judge_for(state) if fitted is None else fitted


@lru_cache(maxsize=64)
def fitted_for(name: str, side: str) -> Judge | None:
    """The net fitted for a game and side, read once a process; nothing where none fits its rules."""
    box = game(name)
    file = files(__package__) / FOLDER / f"{side or name}{ENDING}"
    if not file.is_file():
        return None
    try:
        return Judge(box, net_for(unpack(file.read_bytes(), file.name), box, side, file.name))
    except PlayerMistake:
        return None
