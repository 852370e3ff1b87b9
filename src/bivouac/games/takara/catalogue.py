"""Every kind of piece in words and icons, walked from the records the rules resolve."""

from collections.abc import Iterator, Sequence

from bivouac.core.contract import Entry
from bivouac.core.effects import Effect
from bivouac.core.rulings import concerning
from bivouac.core.sentences import icons, statement
from bivouac.core.words import Words, words
from bivouac.games.takara import columns
from bivouac.games.takara.data import prices
from bivouac.games.takara.data.chests import CHEST_KINDS
from bivouac.games.takara.data.galleries import GALLERY_KINDS
from bivouac.games.takara.data.specialists import SPECIALIST_TILES, Specialist
from bivouac.games.takara.facts import FACTS, PACKAGE

# The drawings the strips ask for; a run of equal icons is an amount, which a client may write as a number.
ICONS = frozenset({
    "kara", "xp", "minus", "exile", "wound", "rockfall", "monster", "sword", "next", "chest", "stone",
    "pickaxe", "dig", "observe", "crystal", "mask", "character",
})  # fmt: skip

POWERS: dict[str, tuple[str, ...]] = {
    "miner": ("pickaxe", *("dig",) * prices.MINED),
    "archaeologist": ("observe",) * prices.STUDIED,
    "soothsayer": ("crystal", *("observe",) * prices.FORESEEN),
    "imitator": ("mask",),
}

# The gear: how many lie in the box, the price, and what it is good for.
GEAR: dict[str, tuple[int, int, tuple[str, ...]]] = {
    "sword": (1, prices.SWORD_PRICE, ("sword",)),
    "token": (prices.TOKENS_PER_SEAT * FACTS.seats[1], prices.TOKEN_PRICE, ("xp",) * prices.TOKEN_XP),
    "recruit": (FACTS.seats[1], prices.RECRUIT_PRICE, ("character",)),
}

# The rulings that concern one piece.
PIECE_RULINGS: dict[str, tuple[int, ...]] = {
    "karas_2": (21,),
    "karas_4": (21,),
    "karas_6": (21,),
    "bag": (49,),
    "map": (49,),
    "skull": (49, 55),
    "miner": (17, 18, 20, 21, 22, 46, 47, 48),
    "archaeologist": (17, 18, 23, 45, 46),
    "soothsayer": (17, 18, 23, 45, 46),
    "imitator": (17, 18, 19, 46),
    "sword": (9, 32, 56),
    "token": (13, 15, 16),
    "recruit": (30,),
}
SALE_RULINGS = (13, 14)


def catalogue(lang: str) -> list[Entry]:
    """All galleries, chest tiles, specialists and gear, in the order of the box."""
    spoken = words(PACKAGE, lang)
    return [*_galleries(spoken), *_chests(spoken), *_specialists(spoken), *_gear(spoken)]


def _galleries(spoken: Words) -> Iterator[Entry]:
    for kind in GALLERY_KINDS:
        tile = _tile(kind.id, kind.dug, spoken)
        yield {"group": "galleries", "count": sum(kind.copies), **tile}


def _chests(spoken: Words) -> Iterator[Entry]:
    for kind in CHEST_KINDS:
        yield {"group": "chests", "count": kind.copies, **_tile(kind.id, kind.drawn, spoken)}


def _tile(id: str, effect: Effect, spoken: Words) -> Entry:
    sold = SALE_RULINGS if columns.SALE[columns.KIND[id]] >= 0 else ()
    return {
        "id": id,
        "name": spoken.say(f"{id}-name"),
        "icons": list(icons(effect)),
        "text": statement(effect, spoken),
        "rulings": _rulings(id, [effect], sold),
    }


def _specialists(spoken: Words) -> Iterator[Entry]:
    for tile in SPECIALIST_TILES:
        yield {
            "id": tile.id,
            "group": "specialists",
            "name": spoken.say(f"{tile.id}-name"),
            "count": 1,
            "icons": [*("kara",) * tile.price, "next", *POWERS[tile.id]],
            "text": f"{_price(tile, spoken)} {spoken.say(f'power-{tile.id}')}",
            "rulings": _rulings(tile.id),
        }


def _price(tile: Specialist, spoken: Words) -> str:
    """The Imitator's price comes on top of another's (ruling 19)."""
    return spoken.say("price-more" if tile.id == "imitator" else "price", karas=tile.price)


def _gear(spoken: Words) -> Iterator[Entry]:
    for id, (count, price, strip) in GEAR.items():
        yield {
            "id": id,
            "group": "gear",
            "name": spoken.say(f"gear-{id}"),
            "count": count,
            "icons": [*("kara",) * price, "next", *strip],
            "text": f"{spoken.say('price', karas=price)} {spoken.say(f'gear-{id}', 'text')}",
            "rulings": _rulings(id),
        }


def _rulings(id: str, effects: Sequence[Effect] = (), more: tuple[int, ...] = ()) -> list[str]:
    return concerning(FACTS.name, effects, (*PIECE_RULINGS.get(id, ()), *more))
