"""The eighteen research bonus tiles: six types of three."""

from bivouac.games.arnak.data.tiles import Tile
from bivouac.games.arnak.effects import Draw, Exile, UpgradeResource, gain

# What the first token on a space gets.
BONUSES = (
    Tile("bonus_coin", 3, gain(coin=1)),
    Tile("bonus_compass", 3, gain(compass=1)),
    Tile("bonus_tablet", 3, gain(tablet=1)),
    Tile("bonus_card", 3, Draw()),
    Tile("bonus_exile", 3, Exile()),
    Tile("bonus_upgrade", 3, UpgradeResource()),
)
