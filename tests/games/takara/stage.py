"""Setting up a position: a whole document is made, and the loader counts every piece of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bivouac import QuickChance, game
from bivouac.core.contract import State
from bivouac.games.takara import columns, kinds
from bivouac.games.takara.actions import ACTIONS
from bivouac.games.takara.data.prices import DIE_FACES, SWORD_FACES
from tests.games.takara.island import Island

PLACES = {
    "home": kinds.TEAM,
    **{f"site-{site + 1}": kinds.SITE + site for site in range(kinds.SITES)},
    "den": kinds.DEN,
    "counter": kinds.COUNTER,
    "port": kinds.PORT,
    "hospital": kinds.HOSPITAL,
    "rest-room": kinds.REST_ROOM,
    "beach": kinds.BEACH,
}
CHESTS = [columns.IDS[kind] for kind in columns.CHEST_TILES]
FACES = ("sword", "hospital")


def stage(
    seats: int = 2,
    *,
    active: int = 0,
    asked: str = "assign",
    strict: bool = False,
    sites: Mapping[int, Sequence[str]] | None = None,
    left: Mapping[int, int] | None = None,
    karas: Mapping[int, int] | None = None,
    tokens: Mapping[int, int] | None = None,
    won: Mapping[int, Sequence[str]] | None = None,
    team: Mapping[int, Sequence[str]] | None = None,
    asleep: Mapping[str, int] | None = None,
    chests: Sequence[str] = (),
    dice: Sequence[str] = (),
    sword: bool = False,
    traded: bool = False,
    seed: int = 0,
) -> State:
    """A real state with these wishes fulfilled: sites and tiles count from 1 at the top, seats from 0.

    `left` says how many tiles a site still has, `asleep` before whom a specialist sleeps, `chests` what
    lies on top of the pile, `dice` what the next throws show; `won` tiles leave sites no wish speaks of.
    """
    document = game("takara").start(seats, seed, {"strict_observation": strict}).dump()
    document |= {"active": active, "turn": active, "phase": ACTIONS.questions.index(asked), "moves": 1}
    document |= {"sword": sword, "traded": traded, "digger": -1}
    island = Island(left or {})
    for site, tiles in (sites or {}).items():
        island.lay(site, tiles)
    document |= _tiles(island, seats, won or {}, chests, seed)
    document |= _teams(seats, team or {})
    document["karas"] = [(karas or {}).get(seat, 0) for seat in range(seats)]
    document["tokens"] = [(tokens or {}).get(seat, 0) for seat in range(seats)]
    document["stock"] -= sum(document["tokens"])
    document |= _specialists(asleep or {})
    if dice:
        document["chance"] = _loaded_dice(dice).dump()
    return game("takara").load(document)


def _tiles(
    island: Island, seats: int, won: Mapping[int, Sequence[str]], chests: Sequence[str], seed: int
) -> dict[str, Any]:
    """Where the 62 tiles are; what was dug and not won lies on the discard."""
    pile = list(range(kinds.GALLERIES, kinds.TILES))
    rows: list[list[int]] = [[] for _ in range(seats)]
    for seat, tiles in won.items():
        for kind in tiles:
            rows[seat].append(_draw(pile, kind) if kind in CHESTS else island.quarry(kind))
    top = [_draw(pile, kind) for kind in chests]
    tiles = island.deal(seed)
    gone = [place for place in range(kinds.GALLERIES) if not island.is_on_site(place)]
    public = sorted([*gone, *island.face_up])
    return {
        "tiles": tiles,
        "height": island.height,
        "face_up": sorted(island.face_up),
        "wounds": island.wounds,
        "knowledge": {"public": public, "seen": [[] for _ in range(seats)], "revealed": len(public)},
        "chests": [*pile, *reversed(top)],
        "won": [sorted(row) for row in rows],
        "discard": [place for place in gone if not any(place in row for row in rows)],
        "stones": sum(tile < kinds.GALLERIES and tiles[tile] == "stone" for row in rows for tile in row),
    }


def _draw(pile: list[int], kind: str) -> int:
    found = [tile for tile in pile if CHESTS[tile - kinds.GALLERIES] == kind]
    if not found:
        raise ValueError(f"the chests hold fewer tiles {kind}")
    pile.remove(found[0])
    return found[0]


def _teams(seats: int, team: Mapping[int, Sequence[str]]) -> dict[str, Any]:
    """Where each adventurer is: two at home and the recruit on the beach unless a team is described."""
    teams = [team.get(seat, ("home", "home", "beach")) for seat in range(seats)]
    return {"where": [PLACES[place] for places in teams for place in places]}


def _specialists(asleep: Mapping[str, int]) -> dict[str, Any]:
    holder = [asleep.get(id, kinds.AT_PORT) for id in columns.SPECIALIST_IDS]
    return {"holder": holder, "asleep": [who for who, seat in enumerate(holder) if seat != kinds.AT_PORT]}


def _loaded_dice(faces: Sequence[str]) -> QuickChance:
    """A chance whose next throws show these faces."""
    for face in faces:
        if face not in FACES:
            raise ValueError(f"{face} is no face of the die")
    for seed in range(100_000):
        chance = QuickChance(seed)
        thrown = [FACES[chance.below(DIE_FACES) >= SWORD_FACES] for _ in faces]
        if thrown == list(faces):
            return QuickChance(seed)
    raise ValueError(f"no chance throws {' '.join(faces)}")
