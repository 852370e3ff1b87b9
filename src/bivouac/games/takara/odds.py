"""Exact chances from what a seat knows: what a dig may bring, how a fight may end."""

from bivouac.core.bits import pieces
from bivouac.games.takara import codes, columns, redeal
from bivouac.games.takara.data.prices import DIE_FACES, SWORD_FACES
from bivouac.games.takara.kinds import MONSTER, SITES
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
    depth = redeal.depth_of(tile)
    unseen = redeal.hidden_at(state, redeal.known_to(state, seat), depth)
    special, chance = redeal.special_kind(depth), redeal.special_chance(state, unseen, tile)
    rest = [state.tiles[place] for place in pieces(unseen) if state.tiles[place] != special]
    faces = {columns.IDS[special]: chance} if chance else {}
    for kind in sorted(set(rest)):
        share = (1 - chance) * rest.count(kind) / len(rest)
        if share:
            faces[columns.IDS[kind]] = share
    return faces
