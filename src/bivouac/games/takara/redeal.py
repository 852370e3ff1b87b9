"""Dealing the world anew for a seat: hidden pieces lie as they may lie, and as likely, for what it knows.

The prior is the set-up's; it is conditioned on what the seat has seen and on what everybody may conclude
(an observed tile left face down is no rockfall), never on what others chose to do.
"""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, count_of, has, pieces
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
    tiles = state.tiles[:]
    for depth in range(2):
        deal_shallow(state, unknown(state, seat, depth), tiles, chance)
    deal_deep(unknown(state, seat, 2), tiles, chance)
    state.tiles = tiles
    state.chests = Pile(dealt_anew(state.chests.pieces, chance))


def unknown(state: State, seat: i64, depth: i64) -> list[int]:
    """The tiles of a depth (0 superficial, 2 deep) that lie hidden from the seat, in order of place."""
    return pieces(hidden_at(state, known_to(state, seat), depth))


def deal_shallow(state: State, places: list[int], tiles: vec[i64], chance: QuickChance) -> None:
    """Rockfalls go only where nobody observed and left a tile; the rest goes anywhere."""
    kinds = [tiles[place] for place in places]
    rockfalls = kinds.count(columns.ROCKFALL_KIND)
    laid: i64 = 0
    if rockfalls:
        free = [place for place in places if not has(state.cleared, place)]
        for _ in range(rockfalls):
            place = free.pop(chance.draw(len(free)))
            tiles[place] = columns.ROCKFALL_KIND
            laid |= bit(place)
    deal_rest(places, kinds, laid, tiles, chance)


def deal_deep(places: list[int], tiles: vec[i64], chance: QuickChance) -> None:
    """The Stones lie on two sites, every allowed pair of places being as likely; the rest goes anywhere."""
    kinds = [tiles[place] for place in places]
    hidden_stones = kinds.count(columns.STONE_KIND)
    laid: i64 = 0
    if hidden_stones == 2:
        laid = draw_pair(places, chance)
    elif hidden_stones == 1:
        other = found_stone(places, tiles)
        allowed = [place for place in places if place // LEVELS != other]
        laid = bit(allowed[chance.draw(len(allowed))])
    for place in places:
        if has(laid, place):
            tiles[place] = columns.STONE_KIND
    deal_rest(places, kinds, laid, tiles, chance)


def deal_rest(places: list[int], kinds: list[int], laid: i64, tiles: vec[i64], chance: QuickChance) -> None:
    """Everything but rockfalls and Stones, which are laid, goes anywhere on the places left."""
    rest = [kind for kind in kinds if kind != columns.ROCKFALL_KIND and kind != columns.STONE_KIND]
    rest = dealt_anew(rest, chance)
    for place in places:
        if not has(laid, place):
            tiles[place] = rest.pop()


def draw_pair(places: list[int], chance: QuickChance) -> i64:
    """Two of the places on different sites; a draw of twice the same site is thrown back."""
    while True:
        one: i64 = places[chance.draw(len(places))]
        two: i64 = places[chance.draw(len(places))]
        if one // LEVELS != two // LEVELS:
            return bit(one) | bit(two)


def found_stone(hidden: list[int], tiles: vec[i64]) -> i64:
    """The site of the Stone that is not among the hidden tiles."""
    for tile in range(SITES * LEVELS):
        if tiles[tile] == columns.STONE_KIND and tile not in hidden:
            return tile // LEVELS
    return -1


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
    for site in range(SITES):
        height = state.height(site)
        level = lowest
        while level < height and level < lowest + OF_A_DEPTH:
            tile = site * LEVELS + level
            if not has(known, tile):
                found |= bit(tile)
            level += 1
    return found


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


def _on_site(mask: i64, site: i64) -> i64:
    """The tiles of a mask that lie on a site, as a mask of levels."""
    return (mask >> (site * LEVELS)) & (bit(LEVELS) - 1)
