"""Law 4 on Agartha: a bid is secret though the action names its value, which the common laws take for public.

Whoever watches sees and is told the same, whichever of the bidder's tokens was laid in a zone.
"""

from __future__ import annotations

from typing import Any

from bivouac import QuickChance
from bivouac.core.contract import State
from tests.contract.canon import difference, strict
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, sampled


def a_bid_tells_others_nothing_of_its_value(table: Table, seed: Seed, *, states: int) -> int:
    """From each sampled state every zone is tried with every token in hand."""
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            for seat in moment.state.actors():
                if moment.state.outlook(seat)["phase"] == "bid":
                    count += _compared(moment, seat)
    return count


def _compared(moment: Moment, seat: int) -> int:
    """The last bid of a round turns tokens up, which may show anything; it is left out."""
    state = moment.state
    by_zone: dict[str, list[int]] = {}
    for action in state.legal(seat):
        _, _, zone = state.text(action).split(" ", 2)
        by_zone.setdefault(zone, []).append(action)
    others = [viewer for viewer in moment.table.viewers() if viewer != seat]
    count = 0
    for zone, actions in by_zone.items():
        worlds = [_after(moment, seat, action) for action in actions]
        if any(world.outlook(seat)["phase"] != "bid" for world in worlds) or len(worlds) < 2:
            continue
        for viewer in others:
            first = _witnessed(worlds[0], viewer)
            for world in worlds[1:]:
                count += 1
                parted = difference(first, _witnessed(world, viewer))
                assert not parted, f"{moment}: viewer {viewer} can tell which token lies on {zone}: {parted}"
    return count


def _after(moment: Moment, seat: int, action: int) -> State:
    document = moment.state.dump()
    document["chance"] = QuickChance(1).dump()
    world = moment.table.game.load(document)
    world.watch(True)
    world.play(seat, action)
    return world


def _witnessed(world: State, viewer: int) -> list[Any]:
    seen = [
        world.outlook(viewer),
        world.events(viewer),
        world.actors(),
        world.legal(viewer),
        world.revealed(),
    ]
    return seen if strict(seen) else []
