"""The tables of data/ laid out as columns of ints, indexed by card, tile, place or effect, for the rules."""

from collections.abc import Callable
from typing import Final, TypeVar

from mypy_extensions import i64

from bivouac.core.bits import with_byte
from bivouac.core.effects import AllOf, Effect, Nodes, OneOf, Pay, SomeOf
from bivouac.core.vectors import vec
from bivouac.games.arnak import effects, kinds
from bivouac.games.arnak.data import box, cards, guardians, idols, rival, sites, tracks
from bivouac.games.arnak.data.artifacts import ARTIFACTS
from bivouac.games.arnak.data.assistants import ASSISTANTS
from bivouac.games.arnak.data.bonuses import BONUSES
from bivouac.games.arnak.data.items import ITEMS

Price = tuple[tuple[str, int], ...]
E = TypeVar("E", bound=Effect)
T = TypeVar("T")

FIRST_ITEM: Final = kinds.FIRST_ITEM

RESOURCE_IDS: Final[list[str]] = ["coin", "compass", "tablet", "arrowhead", "jewel"]
ICON_IDS: Final[list[str]] = ["boot", "car", "ship", "plane"]
SIDE_IDS: Final[list[str]] = ["bird", "snake"]

# Numbers of the box that fold when compiled stand in kinds as well, and are the same there
assert box.ROUNDS == kinds.ROUNDS
assert box.HAND_SIZE == kinds.HAND_SIZE
assert box.ROW_SIZE == kinds.ROW
assert box.ARCHAEOLOGISTS == kinds.FIGURES
assert box.RIVAL_ARCHAEOLOGISTS == kinds.RIVAL_FIGURES
assert box.ASSISTANT_PLACES == kinds.PLACES_FOR_ASSISTANTS
assert len(sites.CAMPS) == kinds.CAMPS
assert len(sites.LEVEL_1) == kinds.NEAR_TILES
assert len(sites.LEVEL_1) + len(sites.LEVEL_2) == kinds.SITE_TILES
assert len(ASSISTANTS) == kinds.ASSISTANTS
assert len(idols.IDOLS) == kinds.IDOL_TYPES
assert len(idols.SLOT_POINTS) == kinds.SLOTS
assert len(idols.SLOT_EFFECTS) == kinds.SLOT_CHOICES
assert len(BONUSES) == kinds.BONUS_TYPES
assert len(tracks.STACKS) == kinds.TEMPLE_STACKS
assert [len(track.spaces) for track in tracks.TRACKS] == [kinds.TRACK_SPACES, kinds.TRACK_SPACES]
assert max(box.BLOCKED_CAMPS.values()) <= kinds.CAMPS
assert sum(box.SUPPLY_STACKS["bird"]) == kinds.ASSISTANTS
assert sum(box.SUPPLY_STACKS["snake"]) + max(box.STACK_HEIGHT.values()) < kinds.ASSISTANTS
PILOT_PRICE: Final[int] = box.PILOT


def purse_of(bundle: Price) -> int:
    """The tokens of a bundle: eight bits a resource."""
    return sum(count << (8 * RESOURCE_IDS.index(what)) for what, count in bundle if what in RESOURCE_IDS)


def some(resource: i64, count: i64) -> i64:
    """So many tokens of a resource, as a purse."""
    return with_byte(0, resource, count)


def icons_of(words: tuple[str, ...]) -> int:
    """A row of icons: three bits an icon."""
    return sum(1 << (3 * ICON_IDS.index(word)) for word in words)


def bundle_icons(bundle: Price) -> int:
    """The icons of a bundle as a row."""
    return sum(count << (3 * ICON_IDS.index(what)) for what, count in bundle if what in ICON_IDS)


def part_of(bundle: Price, word: str) -> int:
    """How many of one thing a bundle asks for."""
    return sum(count for what, count in bundle if what == word)


# Cards
CARD_TABLE: Final = (*cards.BASIC, *ITEMS, *ARTIFACTS)
IDS: Final[list[str]] = [card.id for card in CARD_TABLE]
CARD: Final[dict[str, int]] = {id: number for number, id in enumerate(IDS)}
COST: Final[vec[i64]] = vec[i64]([card.cost for card in CARD_TABLE])
POINTS: Final[vec[i64]] = vec[i64]([card.points for card in CARD_TABLE])
CARD_ICONS: Final[vec[i64]] = vec[i64]([icons_of(card.travel) for card in CARD_TABLE])
IS_FREE: Final[list[bool]] = [card.timing == "free" for card in CARD_TABLE]
IS_EXILED: Final[list[bool]] = [card.exiled for card in CARD_TABLE]
assert len(IDS) == kinds.CARDS
assert [IDS[0], IDS[kinds.FIRST_ITEM], IDS[kinds.FIRST_ARTIFACT]] == ["fear", ITEMS[0].id, ARTIFACTS[0].id]
LAID_IDS: Final[list[str]] = [*IDS, "fear_tile"]
STARTING_DECK: Final[list[int]] = [CARD[id] for id in box.STARTING_DECK]
STARTING_PURSE: Final[list[int]] = [purse_of(tokens) for tokens in box.STARTING_TOKENS]

# Guardians
GUARDIAN_IDS: Final[list[str]] = [guardian.id for guardian in guardians.GUARDIANS]
GUARDIAN_PRICE: Final[list[int]] = [purse_of(guardian.cost) for guardian in guardians.GUARDIANS]
GUARDIAN_CARD: Final[list[int]] = [part_of(guardian.cost, "card") for guardian in guardians.GUARDIANS]
GUARDIAN_ICONS: Final[list[int]] = [bundle_icons(guardian.cost) for guardian in guardians.GUARDIANS]
BOON_ICONS: Final[vec[i64]] = vec[i64](
    [
        bundle_icons(guardian.boon.icons) if isinstance(guardian.boon, effects.Travel) else 0
        for guardian in guardians.GUARDIANS
    ]
)
assert len(GUARDIAN_IDS) == kinds.GUARDIANS

# Sites and spaces
CAMP_IDS: Final[list[str]] = [camp.id for camp in sites.CAMPS]
PLACE_IDS: Final[list[str]] = [place.id for place in sites.PLACES["bird"]]
SITE_IDS: Final[list[str]] = CAMP_IDS + PLACE_IDS
TILE_IDS: Final[list[str]] = [tile.id for tile in (*sites.LEVEL_1, *sites.LEVEL_2)]
SPACE_IDS: Final[list[str]] = [f"{camp}{mark}" for camp in CAMP_IDS for mark in ("", "-second")] + PLACE_IDS
SITE_OF: Final[vec[i64]] = vec[i64](
    [space // 2 for space in range(kinds.CAMP_SPACES)]
    + [kinds.CAMPS + place for place in range(kinds.PLACES)]
)
assert len(SPACE_IDS) == kinds.SPACES
# The spaces of a site, as a mask
SPACES_OF: Final[vec[i64]] = vec[i64](
    [
        sum(1 << space for space in range(kinds.SPACES) if SITE_OF[space] == site)
        for site in range(kinds.SITES)
    ]
)
LEVEL_OF: Final[list[int]] = [0] * kinds.CAMPS + [place.level for place in sites.PLACES["bird"]]
BOARD_ROW: Final[list[int]] = [0] * kinds.CAMPS + [place.row for place in sites.PLACES["bird"]]
BOARD_COLUMN: Final[list[int]] = [*range(1, kinds.CAMPS + 1)] + [
    place.column for place in sites.PLACES["bird"]
]
DISCOVERY: Final[vec[i64]] = vec[i64]([sites.DISCOVERY[place.level] for place in sites.PLACES["bird"]])
_SPACE_ICONS: Final = [
    [
        *(icons_of(sites.CAMP_SPACES[space % 2]) for space in range(kinds.CAMP_SPACES)),
        *(icons_of(place.travel) for place in sites.PLACES[side]),
    ]
    for side in SIDE_IDS
]
# The way to a space on either side
SPACE_ICONS: Final[list[list[int]]] = _SPACE_ICONS

# Assistants, idols, bonus tiles
ASSISTANT_IDS: Final[list[str]] = [assistant.id for assistant in ASSISTANTS]
assert [assistant.main for assistant in ASSISTANTS].index(True) == kinds.BUYER


def _travel_side(effect: Effect) -> int:
    """The icons an assistant can be used for inside a payment."""
    parts = effect.parts if isinstance(effect, OneOf) else (effect,)
    return sum(bundle_icons(part.icons) for part in parts if isinstance(part, effects.Travel))


# Two columns an assistant: silver, gold
RIDE_ICONS: Final[vec[i64]] = vec[i64](
    [_travel_side(side) for assistant in ASSISTANTS for side in (assistant.silver, assistant.gold)]
)
IDOL_IDS: Final[list[str]] = [idol.id for idol in idols.IDOLS]
IDOL_COUNT: Final[list[int]] = [idol.count for idol in idols.IDOLS]
SLOT_IDS: Final[list[str]] = [slot.id.removeprefix("slot_") for slot in idols.SLOT_EFFECTS]
SLOT_POINTS: Final[vec[i64]] = vec[i64](list(idols.SLOT_POINTS))
BONUS_IDS: Final[list[str]] = [bonus.id.removeprefix("bonus_") for bonus in BONUSES]
BONUS_COUNT: Final[list[int]] = [bonus.count for bonus in BONUSES]

# Research, by side
STEP_IDS: Final[list[str]] = [
    "start" if space.row == 0 else str(at) for at, space in enumerate(tracks.BIRD.spaces)
]
STEP_ROW: Final[list[list[int]]] = [[space.row for space in track.spaces] for track in tracks.TRACKS]
STEP_COLUMN: Final[list[list[int]]] = [[space.column for space in track.spaces] for track in tracks.TRACKS]
STEP_PRICE: Final[list[list[int]]] = [
    [purse_of(space.price) for space in track.spaces] for track in tracks.TRACKS
]
STEP_IDOL: Final[list[list[int]]] = [
    [part_of(space.price, "idol") for space in track.spaces] for track in tracks.TRACKS
]
STEP_WAYS: Final[list[list[list[int]]]] = [
    [list(space.ways) for space in track.spaces] for track in tracks.TRACKS
]
STEP_BRIDGES: Final[list[list[int]]] = [
    [sum(1 << way for way in ways) for ways in spaces] for spaces in STEP_WAYS
]  # the same as masks
STEP_BONUSES: Final[list[list[list[int]]]] = [
    [[space.bonuses[max(seats, 2) - 2] for space in track.spaces] for seats in range(5)]
    for track in tracks.TRACKS
]
GLASS_POINTS: Final[list[list[int]]] = [
    [0, *(row.glass_points for row in track.rows)] for track in tracks.TRACKS
]
NOTEBOOK_POINTS: Final[list[list[int]]] = [
    [0, *(row.notebook_points for row in track.rows)] for track in tracks.TRACKS
]
ARRIVALS: Final[list[int]] = list(tracks.ARRIVALS)
STACK_IDS: Final[list[str]] = [stack.id.removeprefix("temple_") for stack in tracks.STACKS]
STACK_POINTS: Final[list[int]] = [stack.points for stack in tracks.STACKS]
STACK_PRICE: Final[list[list[int]]] = [
    [sum(purse_of(track.temple[at]) for at in stack.costs) for stack in tracks.STACKS]
    for track in tracks.TRACKS
]
STACK_HEIGHT: Final[list[int]] = [0, *(box.STACK_HEIGHT[seats] for seats in (1, 2, 3, 4))]
BLOCKED_CAMPS: Final[list[int]] = [0, *(box.BLOCKED_CAMPS[seats] for seats in (1, 2, 3, 4))]

# Rival
DEED_IDS: Final[list[str]] = [deed.id for deed in rival.DEEDS]
DEED_ACTION: Final[list[str]] = [deed.action for deed in rival.DEEDS]
DEED_RIGHT: Final[list[bool]] = [deed.arrow == "right" for deed in rival.DEEDS]
DEED_CROSSED: Final[list[bool]] = [deed.crossed for deed in rival.DEEDS]
DEED_RED: Final[list[bool]] = [deed.family == "red" for deed in rival.DEEDS]
DEED_RESOURCE: Final[list[int]] = [
    -1 if deed.resource is None else RESOURCE_IDS.index(deed.resource) for deed in rival.DEEDS
]
FIND_LEVEL: Final[list[list[int]]] = [[find.level for find in deed.finds] for deed in rival.DEEDS]
FIND_GUARDIAN: Final[list[list[bool]]] = [[find.guardian for find in deed.finds] for deed in rival.DEEDS]
FIGURES_DEEDS: Final[list[int]] = [
    at for at, deed in enumerate(rival.DEEDS) if deed.family == "archaeologist"
]
# Green and red of each pair
DEED_PAIRS: Final[list[list[int]]] = [
    [at, at + 1] for at, deed in enumerate(rival.DEEDS) if deed.family == "green"
]


def _roots() -> list[Effect]:
    found: list[Effect] = [card.play for card in CARD_TABLE if card.play is not None]
    found += [guardian.boon for guardian in guardians.GUARDIANS]
    found += [site.effect for site in (*sites.CAMPS, *sites.LEVEL_1, *sites.LEVEL_2)]
    found += [effect for assistant in ASSISTANTS for effect in (assistant.silver, assistant.gold)]
    found += [idol.effect for idol in idols.IDOLS]
    found += [slot.effect for slot in idols.SLOT_EFFECTS]
    found += [bonus.effect for bonus in BONUSES]
    for track in tracks.TRACKS:
        found += [effect for row in track.rows for effect in (row.glass, row.notebook)]
    return found


# Every effect with its number
# The pieces whose effects ask something; the first stands for any other
SOURCE_IDS: Final[list[str]] = ["effect", *IDS, *ASSISTANT_IDS, *SITE_IDS[: kinds.CAMPS], *TILE_IDS]
assert len(SOURCE_IDS) == kinds.SOURCES
assert [SOURCE_IDS[at] for at in (kinds.OF_CARD, kinds.OF_ASSISTANT, kinds.OF_CAMP, kinds.OF_TILE)] == [
    IDS[0], ASSISTANT_IDS[0], SITE_IDS[0], TILE_IDS[0]
]  # fmt: skip
NODES: Final = Nodes(_roots())
NODE_KIND: Final[vec[i64]] = vec[i64](NODES.kinds(effects.KINDS))
NODE_PARTS: Final[list[list[int]]] = NODES.parts()
NODE_COUNT: Final[int] = len(NODES.effects)


def node(effect: Effect | None) -> int:
    """The number of an effect; -1 for none."""
    return -1 if effect is None else NODES.number[effect]


CARD_NODE: Final[list[int]] = [node(card.play) for card in CARD_TABLE]
BOON_NODE: Final[list[int]] = [node(guardian.boon) for guardian in guardians.GUARDIANS]
CAMP_NODE: Final[list[int]] = [node(camp.effect) for camp in sites.CAMPS]
TILE_NODE: Final[list[int]] = [node(tile.effect) for tile in (*sites.LEVEL_1, *sites.LEVEL_2)]
ASSISTANT_NODE: Final[list[int]] = [
    node(side) for assistant in ASSISTANTS for side in (assistant.silver, assistant.gold)
]
IDOL_NODE: Final[list[int]] = [node(idol.effect) for idol in idols.IDOLS]
SLOT_NODE: Final[list[int]] = [node(slot.effect) for slot in idols.SLOT_EFFECTS]
BONUS_NODE: Final[list[int]] = [node(bonus.effect) for bonus in BONUSES]
# By side, then by row, then glass and notebook
ROW_NODE: Final[list[list[list[int]]]] = [
    [[-1, -1], *([node(row.glass), node(row.notebook)] for row in track.rows)] for track in tracks.TRACKS
]


def _has_pass(effect: Effect) -> bool:
    inside = effect.parts if isinstance(effect, AllOf) else (effect,)
    return any(isinstance(part, effects.Pass) for part in inside)


# What an effect says, one column for each meaning; 0 or False for every other effect.
_ALL: Final = NODES.effects
_LEVELS: Final = ("camp", "level_1", "level_2")


def _said(kind: type[E], told: Callable[[E], T], otherwise: T) -> list[T]:
    """A column: what every effect of one kind says, and the same of all others."""
    return [told(effect) if isinstance(effect, kind) else otherwise for effect in _ALL]


NODE_GAINS: Final[list[int]] = _said(effects.Gain, lambda said: purse_of(said.what), 0)
NODE_TRAVEL: Final[list[int]] = _said(effects.Travel, lambda said: bundle_icons(said.icons), 0)
# What a price asks for: tokens, icons, cards laid down
_PRICES: Final = [effect.price if isinstance(effect, Pay) else () for effect in _ALL]
NODE_PRICE: Final[list[int]] = [purse_of(price) for price in _PRICES]
NODE_PRICE_ICONS: Final[list[int]] = [bundle_icons(price) for price in _PRICES]
NODE_PRICE_CARDS: Final[list[int]] = [part_of(price, "card") for price in _PRICES]
NODE_PASSES: Final[list[bool]] = [_has_pass(effect) for effect in _ALL]
# How many parts of a choice are picked
NODE_PICKED: Final[list[int]] = [
    effect.count if isinstance(effect, SomeOf) else int(isinstance(effect, OneOf)) for effect in _ALL
]
NODE_DRAWS: Final[list[int]] = [
    effect.count if isinstance(effect, effects.Draw) else int(isinstance(effect, effects.DrawBottom))
    for effect in _ALL
]
NODE_FROM_BOTTOM: Final[list[int]] = [
    int(
        isinstance(effect, effects.DrawBottom)
        or (isinstance(effect, effects.Sift) and effect.end == "bottom")
    )
    for effect in _ALL
]
NODE_SIFTS: Final[list[int]] = _said(effects.Sift, lambda said: said.most, 0)
NODE_REFRESHES: Final[list[int]] = _said(effects.Refresh, lambda said: said.count, 0)
NODE_MOST_COMPASSES: Final[list[int]] = _said(effects.CompassPer, lambda said: said.most, 0)
# What a compass is taken for
NODE_COUNTED: Final[list[str]] = _said(effects.CompassPer, lambda said: said.thing, "")
# 1: the golden side of an assistant of the supply
NODE_GOLD: Final[list[int]] = [
    int(isinstance(effect, effects.UseSupply) and effect.side == "gold") for effect in _ALL
]
# The icons covered of the way an archaeologist is sent
NODE_COVERS: Final[list[int]] = _said(effects.Send, lambda said: bundle_icons(said.cover), 0)
# Compasses off a discovery, tokens off a card, tokens of one resource off a step of research
NODE_COMPASSES_OFF: Final[list[int]] = _said(effects.Send, lambda said: said.compasses, 0)
NODE_CARD_DISCOUNT: Final[list[int]] = [
    effect.discount if isinstance(effect, effects.Buy | effects.RevealAndBuy) else 0 for effect in _ALL
]
NODE_STEP_DISCOUNT: Final[list[int]] = _said(effects.Research, lambda said: said.discount, 0)
NODE_STEP_RESOURCE: Final[list[int]] = _said(
    effects.Research, lambda said: RESOURCE_IDS.index(said.resource), 0
)
NODE_SELLS_ITEMS: Final[list[bool]] = [
    isinstance(effect, effects.Buy | effects.RevealAndBuy) and effect.ware != "artifact" for effect in _ALL
]
NODE_SELLS_ARTIFACTS: Final[list[bool]] = [
    isinstance(effect, effects.Buy | effects.RevealAndBuy) and effect.ware != "item" for effect in _ALL
]
NODE_TO_HAND: Final[list[bool]] = _said(effects.TakeItem, lambda said: said.to == "hand", False)
NODE_TO_TOP: Final[list[bool]] = _said(effects.TakeItem, lambda said: said.to == "top", False)
# How often a camp is used to which an archaeologist is sent
NODE_USES: Final[list[int]] = _said(effects.SendToCamp, lambda said: said.uses, 0)
# How many sites are used, of which level, or up to which
NODE_SITES: Final[list[int]] = [
    effect.count
    if isinstance(effect, effects.ActivateCamps)
    else int(isinstance(effect, effects.ActivateSite | effects.ActivateOwn))
    for effect in _ALL
]
NODE_LEVEL: Final[list[int]] = [
    _LEVELS.index(effect.level) if isinstance(effect, effects.ActivateSite | effects.ActivateTile) else 0
    for effect in _ALL
]
NODE_REACH: Final[list[int]] = _said(effects.Relocate, lambda said: _LEVELS.index(said.reach), 0)
NODE_UNOCCUPIED: Final[list[bool]] = _said(
    effects.ActivateSite, lambda said: said.occupancy == "unoccupied", False
)
# Compasses for the use of an own site of level II
NODE_SURCHARGE: Final[list[int]] = _said(effects.ActivateOwn, lambda said: said.surcharge, 0)
# 1: a trap, which catches where nobody else stands
NODE_TRAPS: Final[list[int]] = [int(isinstance(effect, effects.Trap)) for effect in _ALL]

_KIND: Final[dict[type, int]] = {kind: at for at, kind in enumerate(effects.KINDS)}
TRAVEL_KIND: Final = _KIND[effects.Travel]
PAY_KIND: Final = _KIND[Pay]
DRAW_KIND: Final = _KIND[effects.Draw]
BUY_KIND: Final = _KIND[effects.Buy]
REVEAL_KIND: Final = _KIND[effects.RevealAndBuy]
TAKE_ITEM_KIND: Final = _KIND[effects.TakeItem]
EXILE_KIND: Final = _KIND[effects.Exile]
UPGRADE_KIND: Final = _KIND[effects.UpgradeResource]
DISCARD_KIND: Final = _KIND[effects.Discard]
NOTEBOOK_KIND: Final = _KIND[effects.ResearchNotebook]
OWN_SITE_KIND: Final = _KIND[effects.ActivateOwn]
CAMPS_KIND: Final = _KIND[effects.ActivateCamps]


def _gives(effect: Effect, resource: str) -> bool:
    """Does an effect offer a resource, among others or as one choice?"""
    if isinstance(effect, effects.Gain):
        return any(what == resource for what, _ in effect.what)
    if isinstance(effect, AllOf | OneOf):
        return any(_gives(part, resource) for part in effect.parts)
    return isinstance(effect, Pay) and _gives(effect.part, resource)


# What the rival looks for: the resources of camps and tiles, as masks
CAMP_GIVES: Final[list[int]] = [
    sum(1 << at for at, word in enumerate(RESOURCE_IDS) if _gives(camp.effect, word)) for camp in sites.CAMPS
]
TILE_GIVES: Final[list[int]] = [
    sum(1 << at for at, word in enumerate(RESOURCE_IDS) if _gives(tile.effect, word))
    for tile in (*sites.LEVEL_1, *sites.LEVEL_2)
]
