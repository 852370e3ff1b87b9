"""The sixteen idols, the five effects of an idol slot, and what empty slots are worth."""

from dataclasses import dataclass

from bivouac.core.effects import Effect, pay
from bivouac.games.arnak.effects import Draw, Exile, Refresh, UpgradeResource, gain


@dataclass(frozen=True)
class Idol:
    """A type of idol: how many there are, and what finding one face up brings."""

    id: str
    count: int
    effect: Effect


@dataclass(frozen=True)
class SlotEffect:
    """One of the effects to choose from when an idol is moved to a slot."""

    id: str
    effect: Effect


IDOLS = (
    Idol("idol_coin", 3, gain(coin=1)),
    Idol("idol_compass", 3, gain(compass=1)),
    Idol("idol_tablet", 3, gain(tablet=1)),
    Idol("idol_exile", 3, Exile()),
    Idol("idol_upgrade", 2, UpgradeResource()),
    Idol("idol_refresh", 2, Refresh()),
)

SLOT_EFFECTS = (
    SlotEffect("slot_jewel", pay("coin", 1, to=gain(jewel=1))),
    SlotEffect("slot_arrowhead", gain(arrowhead=1)),
    SlotEffect("slot_tablets", gain(tablet=2)),
    SlotEffect("slot_supplies", gain(coin=1, compass=1)),
    SlotEffect("slot_card", Draw()),
)

IDOL_POINTS = 3
# Points of a slot that is empty at the end, from left to right.
SLOT_POINTS = (1, 2, 3, 4)
