"""Every kind of piece in words and icons, walked from the records the rules resolve."""

from collections.abc import Iterator

from bivouac.core.contract import Entry
from bivouac.core.effects import Effect
from bivouac.core.rulings import concerning
from bivouac.core.sentences import icons, sentence
from bivouac.core.words import Argument, Words, words
from bivouac.games.temple import columns
from bivouac.games.temple.data.artifacts import DECK_TABLE, Deck
from bivouac.games.temple.data.assistants import ASSISTANT_TABLE, Assistant
from bivouac.games.temple.data.prices import FEWEST_RELICS, HIRE_PRICE, MOST_RELICS, STAR_PRIZE, START_MONEY
from bivouac.games.temple.data.sets import ALL_LETTERS, LIKE_PLATES, PAIRS
from bivouac.games.temple.facts import FACTS, PACKAGE

# The drawings the strips ask for; a run of equal icons is an amount, which a client may write as a number.
ICONS = frozenset({
    "money", "minus", "action", "character", "theft", "observe", "exile", "gift", "opponent", "dig", "free",
    "point", "star", "type", "flipped", "shield", "majority", "cards", "next", "statue", "coin", "weapon",
    "manuscript", "jewel", "relic", "plate_a", "plate_b", "plate_c", "vampire", "mummy", "vampire_mummy",
    "cross", "coffin", "treasure", "fate",
})  # fmt: skip

# What lies in the box besides artifacts and assistants: how many, and the strip. Money: reconstructed, eight
# to begin with and six that coins can bring; it never runs out anyway (ruling 41).
GEAR: dict[str, tuple[int, tuple[str, ...]]] = {
    "star": (4, ("majority", "star", "next", *("point",) * STAR_PRIZE)),
    "money": (14, ("money", "next", "point")),
}

# The rulings that concern a deck or another piece.
DECK_RULINGS: dict[str, tuple[int, ...]] = {
    "statues": (10, 26, 39),
    "coins": (8, 9, 30, 31),
    "weapons": (8, 9, 30, 31),
    "manuscripts": (8, 9, 30, 31),
    "jewels": (8, 9, 30, 31),
    "relics": (24, 26, 49),
    "plates": (11, 26, 39, 50),
    "monsters": (12, 13, 39, 51),
    "treasures": (15, 34, 36),
    "curses": (15, 27, 34),
}
GEAR_RULINGS: dict[str, tuple[int, ...]] = {"star": (25, 49), "money": (5, 22, 41)}
ASSISTANT_RULINGS = (19, 42)


def catalogue(lang: str) -> list[Entry]:
    """All artifacts, assistants and gear, in the order of the box."""
    spoken = words(PACKAGE, lang)
    return [*_artifacts(spoken), *_assistants(spoken), *_gear(spoken)]


def _artifacts(spoken: Words) -> Iterator[Entry]:
    for kind, id in enumerate(columns.IDS):
        deck = DECK_TABLE[columns.DECK_OF[kind]]
        strip = ["star"] if columns.STAR[kind] else []
        yield {
            "id": id,
            "group": deck.id,
            "name": spoken.say(f"{id}-name"),
            "count": columns.BOX[columns.DECK_OF[kind]].count(kind),
            "icons": [*strip, *_strip(kind, deck)],
            "text": " ".join(_sentences(kind, deck, spoken)),
            "source": deck.source,
            "rulings": concerning(FACTS.name, _effects_of(kind, deck), DECK_RULINGS[deck.id]),
        }


def _effects_of(kind: int, deck: Deck) -> list[Effect]:
    taken = columns.TAKEN[kind]
    found = [columns.NODES.effects[taken] if taken >= 0 else None, deck.pair, deck.triple]
    return [effect for effect in found if effect is not None]


def _strip(kind: int, deck: Deck) -> list[str]:
    """The picture of the card, its points, what flipping it or taking it brings."""
    points = columns.POINTS[kind]
    picture = {"treasures": "treasure", "curses": "fate"}.get(deck.id, columns.FACE_IDS[kind])
    worth = ["minus"] * (points < 0) + ["point"] * abs(points)
    for effect in _effects_of(kind, deck):
        worth += ["next", *icons(effect)]
    return [picture, *worth]


def _sentences(kind: int, deck: Deck, spoken: Words) -> Iterator[str]:
    """What a card is worth and does, then how it lies and whether it bears a star."""
    taken = columns.TAKEN[kind]
    face = columns.FACE_IDS[kind]
    if taken >= 0:
        yield spoken.say("text-taken", effect=sentence(columns.NODES.effects[taken], spoken))
    elif deck.id in ("statues", "plates"):
        yield spoken.say(f"text-{deck.id}", **_plate_facts())
    elif deck.id == "monsters":
        yield spoken.say(f"text-{face}", **_monster_facts(kind))
    else:
        yield spoken.say("text-worth", points=columns.POINTS[kind])
    if deck.pair is not None and deck.triple is not None:
        yield spoken.say("text-bonus", pair=sentence(deck.pair, spoken), triple=sentence(deck.triple, spoken))
    if deck.id == "relics":
        yield spoken.say("text-relics", most=MOST_RELICS, fewest=-FEWEST_RELICS)
    if columns.DOWN[kind]:
        yield spoken.say("text-down")
    if columns.STAR[kind]:
        yield spoken.say("text-star")


def _plate_facts() -> dict[str, Argument]:
    return {"one": LIKE_PLATES[1], "two": LIKE_PLATES[2], "three": LIKE_PLATES[3], "all": ALL_LETTERS}


def _monster_facts(kind: int) -> dict[str, Argument]:
    face, alone = columns.FACE_IDS[kind], columns.POINTS[kind]
    paired: dict[str, Argument] = {}
    for (monster, remedy), points in PAIRS.items():
        if face == monster:
            paired[remedy] = points
        elif face == remedy:
            paired["both" if monster == "vampire_mummy" else monster] = points
    return paired | {"loss": -alone, "alone": alone}


def _assistants(spoken: Words) -> Iterator[Entry]:
    for assistant in ASSISTANT_TABLE:
        does = [effect for _, effect in _parts(assistant)]
        strip = [icon for effect in does for icon in icons(effect)]
        yield {
            "id": assistant.id,
            "group": "assistants",
            "name": spoken.say(f"{assistant.id}-name"),
            "count": 1,
            "icons": [*("money",) * HIRE_PRICE, "next", *strip],
            "text": " ".join(
                spoken.say(f"text-{when}", effect=sentence(effect, spoken))
                for when, effect in _parts(assistant)
            ),
            "source": assistant.source,
            "rulings": concerning(FACTS.name, does, ASSISTANT_RULINGS),
        }


def _parts(assistant: Assistant) -> list[tuple[str, Effect]]:
    found = [("now", assistant.now), ("lasting", assistant.lasting), ("end", assistant.end)]
    return [(when, effect) for when, effect in found if effect is not None]


def _gear(spoken: Words) -> Iterator[Entry]:
    texts = {
        "star": spoken.say("text-star-card", points=STAR_PRIZE),
        "money": spoken.say("text-money", start=START_MONEY),
    }
    for id, (count, strip) in GEAR.items():
        yield {
            "id": id,
            "group": "gear",
            "name": spoken.say(f"{id}-name"),
            "count": count,
            "icons": list(strip),
            "text": texts[id],
            "source": "rulebook" if id == "star" else "reconstructed",
            "rulings": concerning(FACTS.name, [], GEAR_RULINGS[id]),
        }
