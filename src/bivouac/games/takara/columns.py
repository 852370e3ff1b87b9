"""The tables of data/ laid out as columns of ints, indexed by kind of tile, for the rules."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.effects import Effect, Nodes, walk
from bivouac.core.vectors import vec
from bivouac.games.takara.data.chests import CHEST_KINDS
from bivouac.games.takara.data.galleries import GALLERY_KINDS
from bivouac.games.takara.data.prices import FORESEEN
from bivouac.games.takara.data.specialists import SPECIALIST_TILES
from bivouac.games.takara.effects import KINDS, Ambush, Block, FindStone, Gain, Keep, Meet
from bivouac.games.takara.kinds import (
    ARCHAEOLOGIST,
    GALLERIES,
    IMITATOR,
    LEVELS,
    MINER,
    MONSTER,
    PLAIN,
    ROCKFALL,
    SOOTHSAYER,
    STONE,
    WINDOWS,
)

# Kinds of tiles: galleries first, then chests.
_EFFECTS: Final[list[Effect]] = [kind.dug for kind in GALLERY_KINDS] + [kind.drawn for kind in CHEST_KINDS]
IDS: Final[list[str]] = [kind.id for kind in GALLERY_KINDS] + [kind.id for kind in CHEST_KINDS]
KIND: Final[dict[str, int]] = {id: number for number, id in enumerate(IDS)}
GALLERY_COUNT: Final[int] = len(GALLERY_KINDS)

# Every effect of every tile with its number.
NODES: Final = Nodes(_EFFECTS)
NODE_KIND: Final[vec[i64]] = vec[i64](NODES.kinds(KINDS))
NODE_PARTS: Final[list[list[int]]] = NODES.parts()
ROOT: Final[vec[i64]] = vec[i64]([NODES.number[effect] for effect in _EFFECTS])


def _karas(effect: Effect) -> int:
    return effect.karas if isinstance(effect, Gain) else 0


NODE_KARAS: Final[vec[i64]] = vec[i64]([_karas(effect) for effect in NODES.effects])


def _xp(effect: Effect) -> int:
    """What the tile counts in its owner's pile."""
    worth = [part.xp for part in walk(effect) if isinstance(part, Keep | Meet | Ambush | FindStone)]
    return worth[0] if worth else 0


def _class(effect: Effect) -> int:
    if isinstance(effect, Meet):
        return MONSTER
    if isinstance(effect, Block):
        return ROCKFALL
    return STONE if isinstance(effect, FindStone) else PLAIN


XP: Final[vec[i64]] = vec[i64]([_xp(effect) for effect in _EFFECTS])
CLASS: Final[vec[i64]] = vec[i64]([_class(effect) for effect in _EFFECTS])
HIT_POINTS: Final[vec[i64]] = vec[i64](
    [effect.hit_points if isinstance(effect, Meet | Ambush) else 0 for effect in _EFFECTS]
)
BOUNTY: Final[vec[i64]] = vec[i64]([effect.karas if isinstance(effect, Meet) else 0 for effect in _EFFECTS])

# What the Counter buys: any tile worth XP but the Stones (ruling 13), in the order of the tables.
_SALEABLE: Final[list[int]] = [kind for kind in range(len(IDS)) if XP[kind] > 0 and CLASS[kind] != STONE]
SALEABLE: Final[vec[i64]] = vec[i64](_SALEABLE)
SALE: Final[vec[i64]] = vec[i64](
    [_SALEABLE.index(kind) if kind in _SALEABLE else -1 for kind in range(len(IDS))]
)

# The kinds of the tiles that can lie in front of a player.
KEPT: Final[list[bool]] = [
    any(isinstance(part, Keep | Meet | Ambush | FindStone) for part in walk(effect)) for effect in _EFFECTS
]

STONE_KIND: Final = KIND["stone"]
ROCKFALL_KIND: Final = KIND["rockfall"]
CHEST_KIND: Final = KIND["chest"]
MAP_KIND: Final = KIND["map"]

assert WINDOWS == LEVELS - FORESEEN + 1, "a full site has other windows"

# The chest tiles are tiles 54 to 61; each keeps its number for the whole game.
CHEST_TILES: Final[list[int]] = [
    GALLERY_COUNT + number for number, kind in enumerate(CHEST_KINDS) for _ in range(kind.copies)
]


def _depth(depth: int) -> list[int]:
    return [number for number, kind in enumerate(GALLERY_KINDS) for _ in range(kind.copies[depth])]


# The tiles of each depth, superficial first, as kinds.
DEPTHS: Final[list[list[int]]] = [_depth(depth) for depth in range(3)]
assert sum(len(depth) for depth in DEPTHS) == GALLERIES

PRICE: Final[list[int]] = [tile.price for tile in SPECIALIST_TILES]
SPECIALIST_IDS: Final[list[str]] = [tile.id for tile in SPECIALIST_TILES]

# Whom one can hire: three for their own power, the Imitator for one of the three.
HIRED: Final[vec[i64]] = vec[i64]([MINER, ARCHAEOLOGIST, SOOTHSAYER, IMITATOR, IMITATOR, IMITATOR])
POWER: Final[vec[i64]] = vec[i64]([MINER, ARCHAEOLOGIST, SOOTHSAYER, MINER, ARCHAEOLOGIST, SOOTHSAYER])

# What each of these costs: the Imitator's own price comes on top of that of whom it copies (ruling 19).
WAGES: Final[vec[i64]] = vec[i64](
    [
        PRICE[power] + (PRICE[IMITATOR] if hired == IMITATOR else 0)
        for hired, power in zip(HIRED, POWER, strict=True)
    ]
)
