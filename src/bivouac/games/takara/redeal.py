"""Dealing the world anew for a seat: hidden pieces lie as they may lie, and as likely, for what it knows.

The prior is the set-up's; it is conditioned on what the seat has seen and on what everybody may conclude
(an observed tile left face down is no rockfall), never on what others chose to do.
"""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, count_of, has, nth_of
from bivouac.core.chance import QuickChance, dealt_anew
from bivouac.core.piles import Pile
from bivouac.core.vectors import vec
from bivouac.games.takara import columns
from bivouac.games.takara.kinds import GALLERIES, LEVELS, SITES
from bivouac.games.takara.state import State

DEEP: Final = 2
OF_A_DEPTH: Final = 3  # tiles of a site


def redeal(state: State, seat: i64, chance: QuickChance) -> None:
    """Replace every piece hidden from the seat by one dealt anew."""
    known = known_to(state, seat)
    tiles = state.tiles[:]
    for depth in range(DEEP + 1):
        hidden = hidden_at(state, known, depth)
        counts = counted(state, hidden)
        special = special_kind(depth)
        if depth == DEEP:
            laid = lay_stones(state, hidden, counts[special], chance)
        else:
            laid = lay_rockfalls(hidden & ~state.cleared, counts[special], chance)
        lay(special, laid, tiles)
        counts[special] = 0
        deal_rest(hidden & ~laid, counts, tiles, chance)
    state.tiles = tiles
    state.chests = Pile(dealt_anew(state.chests.pieces, chance))


def counted(state: State, hidden: i64) -> vec[i64]:
    """How many tiles of each kind lie hidden."""
    counts = vec[i64]([0] * columns.GALLERY_COUNT)
    tile: i64
    for tile in range(GALLERIES):
        if (hidden >> tile) & 1:
            counts[state.tiles[tile]] += 1
    return counts


def lay_rockfalls(free: i64, rockfalls: i64, chance: QuickChance) -> i64:
    """Rockfalls go only where nobody observed and left a tile."""
    laid: i64 = 0
    while rockfalls:
        laid |= bit(drawn(free & ~laid, chance))
        rockfalls -= 1
    return laid


def lay_stones(state: State, hidden: i64, stones: i64, chance: QuickChance) -> i64:
    """The Stones lie on two sites, every allowed pair of places being as likely."""
    if stones == 2:
        return draw_pair(hidden, chance)
    if stones == 1:
        return bit(drawn(hidden & ~site_mask(found_stone(state, hidden)), chance))
    return 0


def draw_pair(hidden: i64, chance: QuickChance) -> i64:
    """Two of the places on different sites; a draw of twice the same site is thrown back."""
    while True:
        one = drawn(hidden, chance)
        two = drawn(hidden, chance)
        if one // LEVELS != two // LEVELS:
            return bit(one) | bit(two)


def drawn(places: i64, chance: QuickChance) -> i64:
    """One of the places of a mask."""
    return nth_of(places, chance.draw(count_of(places)))


def found_stone(state: State, hidden: i64) -> i64:
    """The site of the Stone that is not among the hidden tiles."""
    tile: i64 = 0
    while state.tiles[tile] != columns.STONE_KIND or has(hidden, tile):
        tile += 1
    return tile // LEVELS


def lay(kind: i64, places: i64, tiles: vec[i64]) -> None:
    """Tiles of a kind on the places of a mask."""
    tile: i64 = 0
    while places >> tile:
        if (places >> tile) & 1:
            tiles[tile] = kind
        tile += 1


def deal_rest(places: i64, counts: vec[i64], tiles: vec[i64], chance: QuickChance) -> None:
    """All that is counted goes anywhere on these places, which are as many."""
    rest = vec[i64]([0] * count_of(places))
    left: i64 = 0
    for kind in range(len(counts)):
        while counts[kind]:
            counts[kind] -= 1
            rest[left] = kind
            left += 1
    chance.mix(rest)
    tile: i64
    for tile in range(GALLERIES):
        if (places >> tile) & 1:
            left -= 1
            tiles[tile] = rest[left]


# How hidden tiles may lie


def known_to(state: State, seat: i64) -> i64:
    """The mask of the gallery tiles a seat knows."""
    public: i64 = state.knowledge.public
    if seat < 0:
        return public
    seen: i64 = state.knowledge.seen[seat]
    return public | seen


def hidden_at(state: State, known: i64, depth: i64) -> i64:
    """The mask of the tiles of a depth (0 superficial, 2 deep) that lie on a site and are not known."""
    found: i64 = 0
    lowest: i64 = OF_A_DEPTH * (DEEP - depth)
    levels = bit(lowest + OF_A_DEPTH) - bit(lowest)
    for site in range(SITES):
        found |= ((bit(state.height(site)) - 1) & levels) << (site * LEVELS)
    return found & ~known


def depth_of(tile: i64) -> i64:
    """How deep a tile lies: 0 superficial, 2 deep."""
    return DEEP - tile % LEVELS // OF_A_DEPTH


def special_kind(depth: i64) -> i64:
    """The kind that is laid by a rule of its own at this depth."""
    return columns.STONE_KIND if depth == DEEP else columns.ROCKFALL_KIND


def special_chance(state: State, hidden: i64, tile: i64) -> float:
    """The chance that a tile, one of those hidden at its depth, is of the special kind."""
    if depth_of(tile) == DEEP:
        return stone_chance(state, hidden, tile)
    return rockfall_chance(state, hidden, tile)


def rockfall_chance(state: State, hidden: i64, tile: i64) -> float:
    """Rockfalls lie evenly among the hidden tiles nobody observed and left (ruling 43)."""
    if has(state.cleared, tile):
        return 0.0
    rockfalls: i64 = 0
    free: i64 = 0
    for place in range(GALLERIES):
        if has(hidden, place):
            if state.tiles[place] == columns.ROCKFALL_KIND:
                rockfalls += 1
            if not has(state.cleared, place):
                free += 1
    return float(rockfalls) / float(free)


def stone_chance(state: State, hidden: i64, tile: i64) -> float:
    """The Stones lie on two different sites, every allowed pair of places being as likely."""
    unfound: i64 = 0
    found_site: i64 = -1
    for place in range(GALLERIES):
        if state.tiles[place] == columns.STONE_KIND:
            if has(hidden, place):
                unfound += 1
            elif found_site < 0:
                found_site = place // LEVELS
    if unfound == 0:
        return 0.0
    here = tile // LEVELS
    if unfound == 1:
        if here == found_site:
            return 0.0
        return 1.0 / float(count_of(hidden) - count_of(_on_site(hidden, found_site)))
    total = count_of(hidden)
    same_site: i64 = 0
    for site in range(SITES):
        count = count_of(_on_site(hidden, site))
        same_site += count * count
    pairs = (total * total - same_site) // 2
    return float(total - count_of(_on_site(hidden, here))) / float(pairs)


def site_mask(site: i64) -> i64:
    """The mask of all tiles of a site."""
    return (bit(LEVELS) - 1) << (site * LEVELS)


def _on_site(mask: i64, site: i64) -> i64:
    """The tiles of a mask that lie on a site."""
    return mask & site_mask(site)
