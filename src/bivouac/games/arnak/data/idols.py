"""The sixteen idols, the five effects of an idol slot, and what empty slots are worth."""

from bivouac.core.effects import Effect, Frozen, pay
from bivouac.games.arnak.data.tiles import Tile
from bivouac.games.arnak.effects import Draw, Exile, Refresh, UpgradeResource, gain

# What finding one face up brings.
IDOLS = (
    Tile("idol_coin", 3, gain(coin=1)),
    Tile("idol_compass", 3, gain(compass=1)),
    Tile("idol_tablet", 3, gain(tablet=1)),
    Tile("idol_exile", 3, Exile()),
    Tile("idol_upgrade", 2, UpgradeResource()),
    Tile("idol_refresh", 2, Refresh()),
)


class SlotEffect(Frozen):
    """One of the effects to choose from when an idol is moved to a slot."""

    id: str
    effect: Effect


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
