"""Worlds dealt anew for a viewer, once or twice, which the laws of each game compare."""

from __future__ import annotations

from typing import Any

from bivouac import QuickChance
from bivouac.core.contract import State

Document = dict[str, Any]


def redeals(state: State, viewer: int, count: int) -> list[Document]:
    """The documents of so many worlds dealt anew for a viewer."""
    return [state.redeal(viewer, QuickChance(number)).dump() for number in range(count)]


def redealt_twice(state: State, viewer: int, count: int) -> list[Document]:
    """The documents of so many worlds dealt anew from worlds dealt anew."""
    worlds = [state.redeal(viewer, QuickChance(-1 - number)) for number in range(count)]
    return [world.redeal(viewer, QuickChance(count + number)).dump() for number, world in enumerate(worlds)]
