"""What actions are worth once everybody has played on: as far as the game's master looks, or further."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bivouac.bots.learned.judge import Judge
from bivouac.bots.learned.search import Search
from bivouac.bots.learned.weights import Array
from bivouac.bots.levels import levels_of
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.core.play import Play
from bivouac.review.foresight import FarSight
from bivouac.review.prospects import chances_of
from bivouac.review.scale import scale_of
from bivouac.review.standings import SEATS, fitted_for


def chances_ahead(judge: Judge, worlds: Sequence[State], seat: int, actions: list[int]) -> Array:
    """The seat's chance after each of its actions, a row for every world, once all have played on.

    Where a net was fitted on results they are judged as far ahead as luck is (decision 0161), else as far as
    the master of the game looks; where that misleads, at once.
    """
    fitted = _fitted(judge, worlds[0])
    if fitted is not None:
        return FarSight(fitted, scale_of(judge.game.facts.name).ahead).chances(worlds, seat, actions)
    ahead = masters_sight(judge.game.facts.name)
    if not ahead:
        return chances_of(judge, worlds, seat, actions)
    search = Search(judge, seat, ahead)
    return np.array([search.play_on(world, actions, luck) for luck, world in enumerate(worlds)])


def masters_sight(name: str) -> int:
    """How many actions the master of a game plays on before it judges."""
    master = levels_of(name).get("master")
    return 0 if master is None else master.style.ahead


def _fitted(judge: Judge, world: State) -> Judge | None:
    """The net that was fitted on results at tables like this one, if there is one."""
    box = judge.game
    if not isinstance(box, HouseGame) or not isinstance(world, Play) or int(world.seats) != SEATS:
        return None
    return fitted_for(box.facts.name, box.side(world))
