"""Dealing the world anew for a seat: hidden pieces lie as they may lie, and as likely, for what it knows.

The prior is the set-up's; it is conditioned on what the seat has seen and on what everybody may conclude
(an observed tile left face down is no rockfall), never on what others chose to do.
"""

from mypy_extensions import i64

from bivouac.core.bits import bit, has
from bivouac.core.chance import QuickChance
from bivouac.core.piles import Pile
from bivouac.games.takara import columns
from bivouac.games.takara.kinds import LEVELS, SITES
from bivouac.games.takara.state import State


def redeal(state: State, seat: i64, chance: QuickChance) -> None:
    """Replace every piece hidden from the seat by one dealt anew."""
    tiles = state.tiles[:]
    for depth in range(2):
        deal_shallow(state, unknown(state, seat, depth), tiles, chance)
    deal_deep(unknown(state, seat, 2), tiles, chance)
    state.tiles = tiles
    pile = state.chests.pieces[:]
    pile.sort()
    chance.shuffle(pile)
    state.chests = Pile(pile)


def unknown(state: State, seat: i64, depth: i64) -> list[int]:
    """The tiles of a depth (0 superficial, 2 deep) that lie hidden from the seat, in order of place."""
    known: i64 = state.knowledge.public
    if seat >= 0:
        known |= state.knowledge.seen[seat]
    lowest: i64 = 6 - 3 * depth
    hidden: list[int] = []
    for site in range(SITES):
        for level in range(lowest, min(lowest + 3, state.height(site))):
            tile: i64 = site * LEVELS + level
            if not (known >> tile) & 1:
                hidden.append(tile)
    return hidden


def deal_shallow(state: State, places: list[int], tiles: list[int], chance: QuickChance) -> None:
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


def deal_deep(places: list[int], tiles: list[int], chance: QuickChance) -> None:
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


def deal_rest(places: list[int], kinds: list[int], laid: i64, tiles: list[int], chance: QuickChance) -> None:
    """Everything but rockfalls and Stones, which are laid, goes anywhere on the places left."""
    rest = [kind for kind in kinds if kind != columns.ROCKFALL_KIND and kind != columns.STONE_KIND]
    rest.sort()  # the same deal whatever the truth was
    chance.shuffle(rest)
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


def found_stone(hidden: list[int], tiles: list[int]) -> i64:
    """The site of the Stone that is not among the hidden tiles."""
    for tile in range(SITES * LEVELS):
        if tiles[tile] == columns.STONE_KIND and tile not in hidden:
            return tile // LEVELS
    return -1
