"""Law: where others cannot know whether a seat had a choice, its bot finds something to think about."""

from __future__ import annotations

from collections.abc import Callable

from bivouac import QuickChance
from bivouac.bots.pace import free_world
from bivouac.core.contract import SPECTATOR, State
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, sampled

Seek = Callable[[State, int, QuickChance], State | None]


def no_pace_tells_of_a_choice(
    table: Table, seed: Seed, states: int, worlds: int = 6, seek: Seek = free_world
) -> int:
    """Every decision whose existence is a secret has a double with a choice; how many such there are."""
    secret = 0
    for moment in sampled(table, seed, states):
        with moment:
            for seat in moment.state.actors():
                free = [len(world.legal(seat)) > 1 for world in _imagined(moment, seat, worlds)]
                forced = len(moment.state.legal(seat)) == 1
                secret += any(free) if forced else not all(free)
                if forced and any(free):
                    public = moment.state.redeal(SPECTATOR, QuickChance(moment.number))
                    double = seek(public, seat, QuickChance(moment.number + 1))
                    assert double is not None, f"{moment}: seat {seat} would answer at once, and so tell"
                    assert len(double.legal(seat)) > 1, f"{moment}: seat {seat} would think about nothing"
    return secret


def _imagined(moment: Moment, seat: int, worlds: int) -> list[State]:
    """What everybody else may take for the truth."""
    found = [
        moment.state.redeal(viewer, QuickChance(1000 * moment.number + number))
        for viewer in moment.table.viewers()
        if viewer != seat
        for number in range(worlds)
    ]
    for world in found:
        assert seat in world.actors(), f"{moment}: that seat {seat} is to act is no secret"
    return found
