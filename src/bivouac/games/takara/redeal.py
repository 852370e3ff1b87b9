"""Dealing the world anew for a seat: hidden pieces lie as they may lie, and as likely, for what it knows.

The prior is the set-up's; it is conditioned on what the seat has seen and on what everybody may conclude
(an observed tile left face down is no rockfall), never on what others chose to do.
"""

from bivouac.core.chance import Chance, fork
from bivouac.core.piles import Pile
from bivouac.games.takara import columns
from bivouac.games.takara.kinds import LEVELS, SITES
from bivouac.games.takara.state import State


def redeal(state: State, seat: int, chance: Chance) -> None:
    """Replace every piece hidden from the seat by one dealt anew, and the future by the given chance."""
    tiles = state.tiles[:]
    for depth in (0, 1):
        deal_shallow(state, unknown(state, seat, depth), tiles, chance)
    deal_deep(unknown(state, seat, 2), tiles, chance)
    state.tiles = tiles
    pile = state.chests.pieces[:]
    pile.sort()
    chance.shuffle(pile)
    state.chests = Pile(pile)
    state.chance = fork(chance)
    state.log = []  # it told of the true world
    state.watching = False


def unknown(state: State, seat: int, depth: int) -> list[int]:
    """The tiles of a depth (0 superficial, 2 deep) that lie hidden from the seat, in order of place."""
    known = state.knowledge.public
    if seat >= 0:
        known |= state.knowledge.seen[seat]
    lowest = 6 - 3 * depth
    hidden = []
    for site in range(SITES):
        for level in range(lowest, min(lowest + 3, int(state.height(site)))):
            tile = site * LEVELS + level
            if not (known >> tile) & 1:
                hidden.append(tile)
    return hidden


def deal_shallow(state: State, places: list[int], tiles: list[int], chance: Chance) -> None:
    """Rockfalls go only where nobody observed and left a tile; the rest goes anywhere."""
    kinds = sorted([tiles[place] for place in places])
    rockfalls = kinds.count(columns.ROCKFALL_KIND)
    if rockfalls:
        free = [place for place in places if not (int(state.cleared) >> place) & 1]
        chance.shuffle(free)
        for place in free[:rockfalls]:
            tiles[place] = columns.ROCKFALL_KIND
        buried = free[:rockfalls]
        places = [place for place in places if place not in buried]
        kinds = [kind for kind in kinds if kind != columns.ROCKFALL_KIND]
    chance.shuffle(kinds)
    for place, kind in zip(places, kinds, strict=True):
        tiles[place] = kind


def deal_deep(places: list[int], tiles: list[int], chance: Chance) -> None:
    """The Stones lie on two sites, every allowed pair of places being as likely; the rest goes anywhere."""
    kinds = sorted([tiles[place] for place in places])
    hidden_stones = kinds.count(columns.STONE_KIND)
    laid: list[int] = []
    if hidden_stones == 2:
        laid = draw_pair(places, chance)
    elif hidden_stones == 1:
        other = found_stone(places, tiles)
        allowed = [place for place in places if place // LEVELS != other]
        laid = [allowed[chance.below(len(allowed))]]
    for place in laid:
        tiles[place] = columns.STONE_KIND
    rest = [kind for kind in kinds if kind != columns.STONE_KIND]
    chance.shuffle(rest)
    for place, kind in zip([place for place in places if place not in laid], rest, strict=True):
        tiles[place] = kind


def draw_pair(places: list[int], chance: Chance) -> list[int]:
    """Two of the places on different sites; a draw of twice the same site is thrown back."""
    while True:
        one = places[chance.below(len(places))]
        two = places[chance.below(len(places))]
        if one // LEVELS != two // LEVELS:
            return [one, two]


def found_stone(hidden: list[int], tiles: list[int]) -> int:
    """The site of the Stone that is not among the hidden tiles."""
    for tile in range(SITES * LEVELS):
        if tiles[tile] == columns.STONE_KIND and tile not in hidden:
            return tile // LEVELS
    return -1
