"""The eighteen research bonus tiles: six types of three."""

from dataclasses import dataclass

from bivouac.core.effects import Effect
from bivouac.games.arnak.effects import Draw, Exile, UpgradeResource, gain


@dataclass(frozen=True)
class Bonus:
    """A type of bonus tile: how many there are, and what the first token there gets."""

    id: str
    count: int
    effect: Effect


BONUSES = (
    Bonus("bonus_coin", 3, gain(coin=1)),
    Bonus("bonus_compass", 3, gain(compass=1)),
    Bonus("bonus_tablet", 3, gain(tablet=1)),
    Bonus("bonus_card", 3, Draw()),
    Bonus("bonus_exile", 3, Exile()),
    Bonus("bonus_upgrade", 3, UpgradeResource()),
)
