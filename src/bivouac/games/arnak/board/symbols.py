"""Signs for the terminal: tokens, effects and players as single characters, legible without colour."""

from collections.abc import Iterable, Mapping
from typing import Final

from bivouac.core.sentences import icons
from bivouac.games.arnak.catalogue import leaf_icons
from bivouac.games.arnak.data.bonuses import BONUSES
from bivouac.games.arnak.data.guardians import GUARDIANS
from bivouac.games.arnak.data.idols import IDOLS
from bivouac.games.arnak.data.sites import CAMPS, LEVEL_1, LEVEL_2

# The solo rival is a glyph first and a colour second, as a seat is.
RIVAL_GLYPH: Final = "Ω"
RIVAL_COLOUR: Final = "bright_magenta"

STAFF: Final = "☾"
GUARD: Final = "♜"
FIGURE: Final = "♟"
IDOL: Final = "♁"
FULL: Final = "■"
EMPTY: Final = "□"
BLOCKED: Final = "×"

SIGNS: Final[dict[str, str]] = {
    "coin": "¢",
    "compass": "✦",
    "tablet": "▤",
    "arrowhead": "➤",
    "jewel": "◆",
    "card": "▯",
    "draw": "▯",
    "discard": "▯",
    "fear": "☠",
    "exile": "⊘",
    "upgrade": "⇑",
    "refresh": "↻",
    "idol": IDOL,
    "item": "▢",
    "bottom": "",
    "or": "/",
    "arrow": "›",
}
# What the legend explains, in this order.
EXPLAINED: Final = (
    "coin",
    "compass",
    "tablet",
    "arrowhead",
    "jewel",
    "card",
    "fear",
    "exile",
    "upgrade",
    "refresh",
)


def strip(names: Iterable[str]) -> str:
    """A strip of icons as signs."""
    return "".join(SIGNS[name] for name in names)


def price(what: Iterable[tuple[str, int]], travel: Mapping[str, str]) -> str:
    """A price as signs, travel in letters."""
    return "".join(SIGNS.get(token, travel.get(token, "")) * count for token, count in what)


# What sites, idols and bonus tiles give, by id.
GIVES: Final[dict[str, str]] = {
    piece.id: strip(icons(piece.effect, leaf_icons))
    for table in (CAMPS, LEVEL_1, LEVEL_2, IDOLS, BONUSES)
    for piece in table
}
COST: Final = {guardian.id: guardian.cost for guardian in GUARDIANS}
