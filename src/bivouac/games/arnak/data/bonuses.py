"""The eighteen research bonus tiles: six types of three."""

from bivouac.core.effects import Effect
from bivouac.games.arnak.data.tiles import Tile
from bivouac.games.arnak.effects import Draw, Exile, UpgradeResource, gain

OF_EACH = 3
# What the first token on a space gets.
_BROUGHT: dict[str, Effect] = {
    "bonus_coin": gain(coin=1),
    "bonus_compass": gain(compass=1),
    "bonus_tablet": gain(tablet=1),
    "bonus_card": Draw(),
    "bonus_exile": Exile(),
    "bonus_upgrade": UpgradeResource(),
}
BONUSES = tuple(Tile(id, OF_EACH, effect) for id, effect in _BROUGHT.items())
