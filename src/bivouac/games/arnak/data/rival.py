"""The fifteen action tiles of the solo rival, ten of them in play."""

from dataclasses import dataclass
from typing import Literal

from bivouac.games.arnak.effects import Resource


@dataclass(frozen=True)
class Find:
    """What a discovery tile looks for in one round: the level, and whether a guardian wakes."""

    level: int
    guardian: bool


@dataclass(frozen=True)
class Deed:
    """An action tile: its face, the arrow on its back, and whether a cross strikes it out in round V."""

    id: str
    family: Literal["archaeologist", "green", "red"]
    action: Literal["dig", "discover", "research", "overcome", "buy_item", "buy_artifact"]
    arrow: Literal["left", "right"]
    resource: Resource | None = None
    crossed: bool = False
    finds: tuple[Find, ...] = ()


# fmt: off
DEEDS = (
    Deed("dig_coin", "archaeologist", "dig", "right", "coin"),
    Deed("dig_compass", "archaeologist", "dig", "left", "compass"),
    Deed("dig_tablet", "archaeologist", "dig", "right", "tablet"),
    Deed("dig_arrowhead", "archaeologist", "dig", "left", "arrowhead"),
    Deed("dig_jewel", "archaeologist", "dig", "right", "jewel"),
    Deed("discover_green", "green", "discover", "left", crossed=True,
         finds=(Find(1, True), Find(1, False), Find(1, True), Find(2, False))),
    Deed("discover_red", "red", "discover", "left",
         finds=(Find(1, False), Find(1, True), Find(1, False), Find(2, True), Find(2, False))),
    Deed("research_green", "green", "research", "right", crossed=True),
    Deed("research_red", "red", "research", "right"),
    Deed("overcome_green", "green", "overcome", "left", crossed=True),
    Deed("overcome_red", "red", "overcome", "left"),
    Deed("buy_item_green", "green", "buy_item", "right"),
    Deed("buy_item_red", "red", "buy_item", "right"),
    Deed("buy_artifact_green", "green", "buy_artifact", "left"),
    Deed("buy_artifact_red", "red", "buy_artifact", "left"),
)
# fmt: on

# Points of an idol the rival keeps face up, and of one on its last pile.
UNIQUE_IDOL = 3
OTHER_IDOL = 2
