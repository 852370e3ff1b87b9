"""Every card and tile in words and icons, walked from the records the rules resolve."""

from collections.abc import Iterator, Sequence

from bivouac.core import contract, sentences
from bivouac.core.effects import Effect
from bivouac.core.rulings import concerning
from bivouac.core.sentences import after_colon, bundle, drawn, icons, sentence, statement
from bivouac.core.words import Words, words
from bivouac.games.arnak import effects as leaves
from bivouac.games.arnak.actions.labels import PACKAGE
from bivouac.games.arnak.data.artifacts import ARTIFACTS
from bivouac.games.arnak.data.assistants import ASSISTANTS
from bivouac.games.arnak.data.bonuses import BONUSES
from bivouac.games.arnak.data.box import FEAR_CARDS, FEAR_TILE_POINTS, FEAR_TILES
from bivouac.games.arnak.data.cards import BASIC, Card
from bivouac.games.arnak.data.guardians import GUARDIAN_POINTS, GUARDIANS
from bivouac.games.arnak.data.idols import IDOL_POINTS, IDOLS, SLOT_EFFECTS
from bivouac.games.arnak.data.items import ITEMS
from bivouac.games.arnak.data.rival import DEEDS, Deed
from bivouac.games.arnak.data.sites import CAMPS, LEVEL_1, LEVEL_2
from bivouac.games.arnak.data.tracks import ARRIVALS, STACKS, TRACKS, Row, Track
from bivouac.games.arnak.effects import Bundle
from bivouac.games.arnak.facts import FACTS
from bivouac.games.arnak.shapes import (
    AssistantEntry,
    CardEntry,
    Entry,
    RowEntry,
    StackEntry,
    TempleEntry,
    TileEntry,
)

# The drawings the strips ask for; a run of equal icons is an amount, which a client may write as a number.
ICONS = frozenset({
    "coin", "compass", "tablet", "arrowhead", "jewel", "card", "idol", "boot", "car", "ship", "plane",
    "fear", "draw", "bottom", "top", "keep", "discard", "exile", "upgrade", "refresh", "assistant", "silver",
    "gold", "rescue", "swap", "archaeologist", "site", "camp", "level_1", "level_2", "free", "own", "move",
    "recall", "shield", "minus", "item", "artifact", "show", "hand", "overcome", "alone", "guardian",
    "research", "glass", "notebook", "pass", "discover", "point", "temple", "rival", "dig", "left",
    "right",
})  # fmt: skip
# Marks that stand between icons: ours, between a cost and what it buys, and those of every game.
MARKS = sentences.MARKS | {"next"}

# The rulings that concern one piece.
PIECE_RULINGS: dict[str, tuple[int, ...]] = {
    "fear": (2, 16, 60),
    "army_knife": (62,),
    "bow_and_arrows": (40, 63),
    "brush": (64,),
    "sacred_drum": (59,),
    "crystal_earring": (10, 76),
    "obsidian_earring": (10, 75),
    "camp_5": (29, 59),
    "ruin_1": (109,),
    "assistant_3": (31,),
    "assistant_10": (53, 91),
}


def catalogue(lang: str) -> list[Entry]:
    """All cards and tiles, in the order of the box."""
    spoken = words(PACKAGE, lang)
    return [
        *_cards(spoken),
        *_guardians(spoken),
        *_sites(spoken),
        *_assistants(spoken),
        *_tiles(spoken),
        *_temple(spoken),
        *_tracks(spoken),
        *_rival(spoken),
    ]


def leaf_icons(effect: Effect) -> tuple[str, ...]:
    """A leaf as a strip of icons: most say it themselves, some by a word of theirs."""
    match effect:
        case leaves.ActivateSite(level, occupancy):
            return ("free", level) if occupancy == "unoccupied" else (level,)
        case leaves.Relocate(reach):
            return ("move", "archaeologist", "camp", *(("level_1",) if reach == "level_1" else ()))
        case leaves.Buy(what, discount):
            return (*_wares(what), "minus", *_currency(what, discount))
        case leaves.RevealAndBuy(what, discount):
            return ("show", *_wares(what), "minus", *_currency(what, discount))
        case leaves.Research(resource, discount):
            return ("research", "minus", *(resource,) * discount)
    return drawn(effect)


def _tokens(what: Bundle) -> tuple[str, ...]:
    return tuple(token for token, count in what for _ in range(count))


def _wares(what: str) -> tuple[str, ...]:
    return ("item", "or", "artifact") if what == "any" else (what,)


def _currency(what: str, count: int) -> tuple[str, ...]:
    coins, compasses = ("coin",) * count, ("compass",) * count
    return coins if what == "item" else compasses if what == "artifact" else (*coins, "or", *compasses)


def _cards(spoken: Words) -> Iterator[Entry]:
    for card in BASIC:
        yield _card(card, "basic", spoken)
    tile = [spoken.say("text-fear_tile"), _worth(FEAR_TILE_POINTS, spoken)]
    yield _piece("fear_tile", "basic", ("fear",), tile, spoken, (60, 102)) | {"count": FEAR_TILES}
    for group, cards in (("items", ITEMS), ("artifacts", ARTIFACTS)):
        for card in cards:
            yield _card(card, group, spoken)


def _card(card: Card, group: str, spoken: Words) -> CardEntry:
    price: Bundle = ()
    if group != "basic":
        price = (("coin" if group == "items" else "compass", card.cost),)
    return {
        "id": card.id,
        "group": group,
        "name": spoken.say(f"{card.id}-name"),
        "count": FEAR_CARDS if card.id == "fear" else FACTS.seats[1] if group == "basic" else 1,
        "cost": card.cost,
        "points": card.points,
        "travel": list(card.travel),
        "free": card.timing == "free",
        "exiled": card.exiled,
        "fee": ["tablet"] if group == "artifacts" else [],
        "icons": ["fear"] if card.play is None else list(icons(card.play, leaf_icons)),
        "text": " ".join(_card_sentences(card, price, spoken)),
        "source": "rulebook" if card.printed else "ours",
        "rulings": concerning(FACTS.name, [card.play] if card.play else [], _card_rulings(card, group)),
    }


def _card_sentences(card: Card, price: Bundle, spoken: Words) -> Iterator[str]:
    """What a card does, what it costs, what it is spent for and what it counts."""
    if card.play is None:
        yield spoken.say("text-fear")
    else:
        yield _played(card, card.play, spoken)
    if price:
        yield spoken.say("text-cost", price=bundle(price, spoken))
    travel: dict[str, int] = {}
    for icon in card.travel:
        travel[icon] = travel.get(icon, 0) + 1
    yield spoken.say("text-travel", icons=bundle(tuple(travel.items()), spoken))
    if card.points:
        yield _worth(card.points, spoken)


def _played(card: Card, effect: Effect, spoken: Words) -> str:
    if card.timing == "free":
        return spoken.say("text-free", effect=after_colon(effect, spoken))
    if card.exiled:
        return spoken.say("text-exiled", effect=after_colon(effect, spoken))
    return statement(effect, spoken)


def _worth(points: int, spoken: Words) -> str:
    key = "text-points" if points > 0 else "text-loss"
    return spoken.say(key, points=abs(points))


def _card_rulings(card: Card, group: str) -> tuple[int, ...]:
    more = {"basic": (3,), "items": (44,), "artifacts": (45, 46)}[group]
    if card.timing == "free":
        more += (9,)
    return more + ((56,) if card.exiled else ()) + PIECE_RULINGS.get(card.id, ())


def _guardians(spoken: Words) -> Iterator[TileEntry]:
    for guardian in GUARDIANS:
        said = [
            spoken.say("text-overcome", price=bundle(guardian.cost, spoken)),
            spoken.say("text-boon", effect=sentence(guardian.boon, spoken)),
            _worth(GUARDIAN_POINTS, spoken),
        ]
        strip = [*_tokens(guardian.cost), "arrow", *icons(guardian.boon, leaf_icons)]
        piece = _piece(guardian.id, "guardians", strip, said, spoken, (31, 37, 39), guardian.boon)
        yield {**piece, "points": GUARDIAN_POINTS}


def _sites(spoken: Words) -> Iterator[contract.Entry]:
    for group, sites in (("camp", CAMPS), ("level_1", LEVEL_1), ("level_2", LEVEL_2)):
        for site in sites:
            said = [statement(site.effect, spoken)]
            more = (30, *PIECE_RULINGS.get(site.id, ()))
            strip = icons(site.effect, leaf_icons)
            yield _piece(site.id, group, strip, said, spoken, more, site.effect)


def _assistants(spoken: Words) -> Iterator[AssistantEntry]:
    for assistant in ASSISTANTS:
        said = [spoken.say("text-main")] if assistant.main else []
        said.append(spoken.say("text-silver", effect=after_colon(assistant.silver, spoken)))
        said.append(spoken.say("text-gold", effect=after_colon(assistant.gold, spoken)))
        strip = ("silver", *icons(assistant.silver, leaf_icons), "gold", *icons(assistant.gold, leaf_icons))
        more = (7, 91, *PIECE_RULINGS.get(assistant.id, ()))
        sides = (assistant.silver, assistant.gold)
        yield {
            **_piece(assistant.id, "assistants", strip, said, spoken, more, *sides),
            "silver": statement(assistant.silver, spoken),
            "gold": statement(assistant.gold, spoken),
        }


def _tiles(spoken: Words) -> Iterator[TileEntry]:
    """Idols, idol slots and bonus tiles: one effect each."""
    idols = [("idols", idol.id, idol.count, idol.effect, "text-found", (5, 33)) for idol in IDOLS]
    slots = [("slots", slot.id, 1, slot.effect, "text-slot", (41,)) for slot in SLOT_EFFECTS]
    bonuses = [("bonuses", one.id, one.count, one.effect, "text-bonus", (6, 84, 123)) for one in BONUSES]
    for group, id, count, effect, key, more in (*idols, *slots, *bonuses):
        said = [spoken.say(key, effect=sentence(effect, spoken))]
        if group == "idols":
            said.append(_worth(IDOL_POINTS, spoken))
        piece = _piece(id, group, icons(effect, leaf_icons), said, spoken, more, effect)
        yield {**piece, "count": count, "points": IDOL_POINTS if group == "idols" else 0}


def _temple(spoken: Words) -> Iterator[StackEntry]:
    for stack in STACKS:
        said = [_worth(stack.points, spoken)]
        for track in TRACKS:
            price = _sum([track.temple[cost] for cost in stack.costs])
            said.append(spoken.say(f"text-temple-{track.id}", price=bundle(price, spoken)))
        strip = ["temple", *["point"] * stack.points]
        yield {
            **_piece(stack.id, "temple", strip, said, spoken, (87,)),
            "count": FACTS.seats[1],
            "points": stack.points,
            "price": {
                track.id: [token for cost in stack.costs for token in _tokens(track.temple[cost])]
                for track in TRACKS
            },
        }


def _sum(prices: list[Bundle]) -> tuple[tuple[str, int], ...]:
    """Several prices as one, in the order in which resources are always named."""
    order = ("coin", "compass", "tablet", "arrowhead", "jewel")
    total = dict.fromkeys(order, 0)
    for price in prices:
        for token, count in price:
            total[token] += count
    return tuple((token, count) for token, count in total.items() if count)


def _tracks(spoken: Words) -> Iterator[RowEntry | TempleEntry]:
    for track in TRACKS:
        for at, row in enumerate(track.rows):
            yield _row(track, at + 1, row, spoken)
        said = [
            spoken.say("text-lost_temple", price=bundle(track.spaces[-1].price, spoken)),
            spoken.say("text-arrivals", points=", ".join(str(points) for points in ARRIVALS)),
        ]
        yield {
            "id": f"{track.id}_temple",
            "group": f"track_{track.id}",
            "name": spoken.say(f"track-{track.id}-temple"),
            "icons": ["glass", "temple"],
            "text": " ".join(said),
            "price": list(_tokens(track.spaces[-1].price)),
            "arrivals": list(ARRIVALS),
            "rulings": concerning(FACTS.name, [], (86,)),
        }


def _row(track: Track, number: int, row: Row, spoken: Words) -> RowEntry:
    said = [
        *_spaces(track, number, spoken),
        spoken.say("text-glass", points=row.glass_points, effect=sentence(row.glass, spoken)),
        spoken.say("text-notebook", points=row.notebook_points, effect=sentence(row.notebook, spoken)),
    ]
    return {
        "id": f"{track.id}_row_{number}",
        "group": f"track_{track.id}",
        "name": spoken.say(f"track-{track.id}", row=number),
        "icons": ["glass", *icons(row.glass, leaf_icons), "notebook", *icons(row.notebook, leaf_icons)],
        "text": " ".join(said),
        "glass": {"points": row.glass_points, "icons": list(icons(row.glass, leaf_icons))},
        "notebook": {"points": row.notebook_points, "icons": list(icons(row.notebook, leaf_icons))},
        "prices": [list(_tokens(space.price)) for space in track.spaces if space.row == number],
        "bridges": [
            [track.spaces[way].column for way in space.ways] for space in track.spaces if space.row == number
        ],
        "rulings": concerning(FACTS.name, [row.glass, row.notebook], (82, 83, 84, 85)),
    }


def _spaces(track: Track, number: int, spoken: Words) -> Iterator[str]:
    """The spaces of a row and the price of their bridges."""
    for space in track.spaces:
        if space.row == number:
            yield spoken.say("text-space", column=space.column, price=bundle(space.price, spoken))


def _rival(spoken: Words) -> Iterator[contract.Entry]:
    numbers = {"dig": 109, "discover": 110, "research": 112, "overcome": 114}
    for deed in DEEDS:
        said = [_deed(deed, spoken)]
        if deed.crossed:
            said.append(spoken.say("text-crossed"))
        said.append(spoken.say("text-arrow", arrow=deed.arrow))
        more = (106, 108, numbers.get(deed.action, 115), *((116,) if deed.crossed else ()))
        yield _piece(deed.id, "rival", _deed_icons(deed), said, spoken, more)


def _deed(deed: Deed, spoken: Words) -> str:
    """What the rival does by a tile."""
    match deed.action:
        case "dig":
            return spoken.say("text-dig", resource=deed.resource or "")
        case "discover":
            return spoken.say("text-discover", finds=", ".join(_finds(deed, spoken)))
        case "buy_item" | "buy_artifact":
            return spoken.say(f"text-{deed.action}", family=deed.family)
        case "overcome":
            return spoken.say("text-rival_overcome")
    return spoken.say("text-research")


def _finds(deed: Deed, spoken: Words) -> Iterator[str]:
    """Round by round, the level looked for and whether a guardian wakes."""
    for at, find in enumerate(deed.finds):
        key = "text-find-guardian" if find.guardian else "text-find"
        yield spoken.say(key, round=ROMAN[at], depth=ROMAN[find.level - 1])


ROMAN = ("I", "II", "III", "IV", "V")


def _deed_icons(deed: Deed) -> list[str]:
    strips = {
        "dig": ["dig", deed.resource or ""],
        "discover": ["discover", "site"],
        "research": ["research", "glass"],
        "overcome": ["overcome", "guardian"],
        "buy_item": ["item"],
        "buy_artifact": ["artifact"],
    }
    return ["rival", *strips[deed.action], deed.arrow]


def _piece(
    id: str,
    group: str,
    strip: Sequence[str],
    said: list[str],
    spoken: Words,
    more: tuple[int, ...],
    *does: Effect,
) -> contract.Entry:
    """What all entries have; there is one of each unless said otherwise."""
    return {
        "id": id,
        "group": group,
        "name": spoken.say(f"{id}-name"),
        "count": 1,
        "icons": list(strip),
        "text": " ".join(said),
        "rulings": concerning(FACTS.name, does, more),
    }
