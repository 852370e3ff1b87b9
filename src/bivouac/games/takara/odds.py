"""Exact chances from what a seat knows: what a dig may bring, how a fight may end."""

from bivouac.games.takara import codes, columns
from bivouac.games.takara.data.prices import DIE_FACES, SWORD_FACES
from bivouac.games.takara.kinds import LEVELS, MONSTER, SITES
from bivouac.games.takara.redeal import unknown
from bivouac.games.takara.shapes import FightOdds, Odds
from bivouac.games.takara.state import State

HIT = SWORD_FACES / DIE_FACES


def odds(state: State, seat: int, action: int) -> Odds | None:
    """The chances of a dig or a fight; None for what is certain and for what cannot be done there."""
    digs = codes.DIG <= action < codes.DIG + SITES
    if not digs and not codes.FIGHT <= action < codes.FIGHT + SITES:
        return None
    site = action - (codes.DIG if digs else codes.FIGHT)
    if state.height(site) == 0:
        return None
    tile = int(state.top(site))
    if digs:
        return None if state.is_up(tile) else {"tiles": face_odds(state, seat, tile)}
    if not state.is_up(tile) or state.class_of(tile) != MONSTER:
        return None
    return fight_odds(columns.HIT_POINTS[state.tiles[tile]] - state.wounds_on(site))


def fight_odds(needed: int) -> FightOdds:
    """The chance to land so many hits in one go, and of each number of hits before a wound."""
    return {"win": HIT**needed, "hits": [HIT**hits * (1 - HIT) for hits in range(needed)] + [HIT**needed]}


def face_odds(state: State, seat: int, tile: int) -> dict[str, float]:
    """How likely each kind is to be the face of a hidden tile; the kinds that cannot be are left out."""
    if state.knowledge.knows(seat, tile):
        return {columns.IDS[state.tiles[tile]]: 1.0}
    places = unknown(state, seat, depth_of(tile))
    special, chance = special_chance(state, places, tile)
    rest = [state.tiles[place] for place in places if state.tiles[place] != special]
    faces = {columns.IDS[special]: chance} if chance else {}
    for kind in sorted(set(rest)):
        share = (1 - chance) * rest.count(kind) / len(rest)
        if share:
            faces[columns.IDS[kind]] = share
    return faces


def expected_xp(state: State, seat: int, tile: int) -> float:
    """The XP of a hidden tile as the seat may expect it: `face_odds` weighed, without naming the faces."""
    if state.knowledge.knows(seat, tile):
        return float(columns.XP[state.tiles[tile]])
    places = unknown(state, seat, depth_of(tile))
    special, chance = special_chance(state, places, tile)
    xp = others = 0
    for place in places:
        kind = state.tiles[place]
        if kind != special:
            xp += columns.XP[kind]
            others += 1
    rest = (1 - chance) * xp / others if others else 0.0
    return chance * columns.XP[special] + rest


def depth_of(tile: int) -> int:
    """How deep a tile lies: 0 superficial, 2 deep."""
    return 2 - tile % LEVELS // 3


def special_chance(state: State, places: list[int], tile: int) -> tuple[int, float]:
    """The kind that is laid by a rule of its own at this depth, and the chance that this tile is one."""
    if depth_of(tile) == 2:
        return columns.STONE_KIND, stone_chance(state, places, tile)
    return columns.ROCKFALL_KIND, rockfall_chance(state, places, tile)


def rockfall_chance(state: State, places: list[int], tile: int) -> float:
    """Rockfalls lie evenly among the hidden tiles nobody observed and left (ruling 43)."""
    rockfalls = [state.tiles[place] for place in places].count(columns.ROCKFALL_KIND)
    free = [place for place in places if not (int(state.cleared) >> place) & 1]
    return rockfalls / len(free) if tile in free else 0.0


def stone_chance(state: State, places: list[int], tile: int) -> float:
    """The Stones lie on two different sites, every allowed pair of places being as likely."""
    stones = [place for place in range(SITES * LEVELS) if state.tiles[place] == columns.STONE_KIND]
    hidden = [place for place in stones if place in places]
    here = tile // LEVELS
    if not hidden:
        return 0.0
    if len(hidden) == 1:
        found = next(place for place in stones if place not in hidden) // LEVELS
        allowed = [place for place in places if place // LEVELS != found]
        return 0.0 if here == found else 1 / len(allowed)
    count = [sum(1 for place in places if place // LEVELS == site) for site in range(SITES)]
    total = len(places)
    pairs = (total * total - sum(n * n for n in count)) // 2
    return (total - count[here]) / pairs
