"""The census: every tile, token and figure is in exactly one place, and the place is one it can be in."""

from typing import Final

from bivouac.core.bits import has, nibbles, pieces
from bivouac.core.refusal import SetupError
from bivouac.games.takara import columns
from bivouac.games.takara.data.prices import (
    CARE_PRICE,
    RECRUIT_PRICE,
    SWORD_PRICE,
    TOKENS_PER_SEAT,
)
from bivouac.games.takara.kinds import (
    ASSIGN,
    AT_PORT,
    BEACH,
    CARE,
    CHECK_END,
    CHEST,
    CHOOSE,
    COUNTER,
    FIVE_EMPTY,
    FORESEE,
    FORESEEN,
    FOUR_EMPTY,
    GALLERIES,
    HIRE_RECRUIT,
    HOSPITAL,
    IMITATOR,
    LEVELS,
    LOOK,
    LOOKING,
    MINE,
    MINED,
    MONSTER,
    OBSERVED,
    OVER,
    PLAYING,
    PORT,
    REST_ROOM,
    ROCKFALL,
    SENDING,
    SITES,
    SPECIALISTS,
    SWORD,
    TARGET,
    TEAM,
    TEAM_SIZE,
    THE_RECRUIT,
    TILES,
    TWO_STONES,
    WINDOW,
)
from bivouac.games.takara.state import State

# Tiles that never reach the discard: what one can neither refuse nor sell.
_UNDISCARDED: Final[tuple[int, ...]] = (columns.KIND["skull"], columns.KIND["bag"])
_MAP_NODE: Final = columns.ROOT[columns.MAP_KIND]


def count(state: State) -> None:
    """Refuse a state that no game can reach for want, excess or misplacement of a piece."""
    _recipe(state)
    _tiles(state)
    _faces(state)
    _goods(state)
    _figures(state)
    _specialists(state)
    _ending(state)
    _question(state)


def _need(holds: bool, reason: str) -> None:
    if not holds:
        raise SetupError(reason)


def _recipe(state: State) -> None:
    """Each depth holds its eighteen tiles, and the Stones were dealt to two sites."""
    for depth in range(3):
        lowest = 6 - 3 * depth
        dealt = [state.tiles[site * LEVELS + lowest + at] for site in range(SITES) for at in range(3)]
        _need(sorted(dealt) == columns.DEPTHS[depth], f"tiles: depth {depth + 1} does not hold its 18 tiles")
    sites = {tile // LEVELS for tile in range(GALLERIES) if state.tiles[tile] == columns.STONE_KIND}
    _need(len(sites) == 2, "tiles: the Stones lie on the same site")


def _tiles(state: State) -> None:
    """Sites, chest pile, rows and discard hold each tile once."""
    places = [0] * TILES
    for site in range(SITES):
        for level in range(state.height(site)):
            places[site * LEVELS + level] += 1
    for tile in [*state.chests.pieces, *pieces(state.discard), *_in_hand(state)]:
        places[tile] += 1
    for seat in range(state.seats):
        for tile in pieces(state.won[seat]):
            places[tile] += 1
            _need(columns.KEPT[state.tiles[tile]], f"won[{seat}]: tile {tile} cannot be kept")
    for tile in range(TILES):
        _need(places[tile] > 0, f"tile {tile} is missing")
        _need(places[tile] < 2, f"tile {tile} lies in {places[tile]} places")
    for tile in pieces(state.discard):
        kind = state.tiles[tile]
        _need(kind not in _UNDISCARDED, f"discard: tile {tile} is never discarded")
        lone = state.ending == FIVE_EMPTY
        _need(kind != columns.STONE_KIND or lone, "discard: a Stone goes there only at the end")


def _in_hand(state: State) -> list[int]:
    """The chest tile that waits for a choice."""
    return [int(state.agenda.b())] if state.agenda.kind() == CHOOSE else []


def _faces(state: State) -> None:
    """Only monsters and rockfalls lie open, wounds on open monsters, and what left a site is known."""
    for tile in range(GALLERIES):
        on_site = tile % LEVELS < state.height(tile // LEVELS)
        up = state.is_up(tile)
        name = f"gallery tile {tile}"
        _need(
            not up or (on_site and state.class_of(tile) in (MONSTER, ROCKFALL)), f"face_up: {name} cannot be"
        )
        _need(up or not has(state.fresh, tile), f"fresh: {name} is not face up")
        seen = bool(state.knowledge.viewers(tile))
        if (state.cleared >> tile) & 1:
            hidden = on_site and not up and state.class_of(tile) != ROCKFALL
            _need(hidden and seen, f"cleared: {name} was not observed and left")
        known = state.knowledge.knows(-1, tile)
        _need(known == (up or not on_site), f"knowledge.public: {name} is wrong")
    for site in range(SITES):
        wounds = state.wounds_on(site)
        tile = int(state.top(site)) if state.height(site) else 0
        hit_points = columns.HIT_POINTS[state.tiles[tile]] if state.height(site) and state.is_up(tile) else 0
        _need(wounds == 0 or wounds < hit_points, f"wounds[{site}]: no open monster bears {wounds} there")


def _goods(state: State) -> None:
    tokens = sum(nibbles(state.tokens, state.seats)) + state.stock
    _need(
        tokens == TOKENS_PER_SEAT * state.seats, f"tokens: {tokens} are not {TOKENS_PER_SEAT * state.seats}"
    )


def _figures(state: State) -> None:
    """Recruits alone wait on the beach; only the active team is out; counter and port hold one each."""
    where = nibbles(state.figures, TEAM_SIZE * state.seats)
    for at, place in enumerate(where):
        seat, member = divmod(at, TEAM_SIZE)
        _need(place != BEACH or member == THE_RECRUIT, f"where[{at}]: only a recruit waits on the beach")
        home = place in (TEAM, REST_ROOM, BEACH)
        _need(home or seat == state.active, f"where[{at}]: it is not that team's turn")
    for place in (COUNTER, PORT):
        _need(where.count(place) <= 1, "where: one adventurer fits there")
    _need(COUNTER not in where or state.traded, "traded: an adventurer stands at the counter")


def _specialists(state: State) -> None:
    holders = _holders(state)
    for seat in range(state.seats):
        _need(holders.count(seat) <= 1, f"holder: seat {seat} has two specialists")
    for specialist, holder in enumerate(holders):
        if holder == AT_PORT:
            _need(not state.is_asleep(specialist), "asleep: nobody sleeps at the port")
        elif holder != state.active:
            _need(state.is_asleep(specialist), "asleep: only the active player's specialist is awake")


def _holders(state: State) -> list[int]:
    return [int(state.holder(specialist)) for specialist in range(SPECIALISTS)]


def _ending(state: State) -> None:
    gone = [tile for row in [*state.won, int(state.discard)] for tile in pieces(row)]
    found = sum(1 for tile in gone if state.tiles[tile] == columns.STONE_KIND)
    _need(state.stones == found, f"stones: {found} were found")
    empty = state.empty_sites()
    ended = PLAYING
    if found == 2:
        ended = TWO_STONES
    elif empty >= 4 and found == 0:
        ended = FOUR_EMPTY
    elif empty >= 5:
        ended = FIVE_EMPTY
    # In the middle of a tile the end waits until it is resolved (ruling 52).
    _need(
        state.ending == ended or (state.ending == PLAYING and not state.agenda.empty()),
        "ending: it is not the one",
    )
    _need((state.ending == PLAYING) == (state.phase != OVER), "phase: it does not go with the ending")


def _question(state: State) -> None:
    """The open question is one that can be asked."""
    steps = state.agenda.dump()
    kinds = [step[0] for step in steps]
    active = int(state.active)
    karas = state.karas[active]
    hired = active in _holders(state)
    team = [int(state.place(active, member)) for member in range(TEAM_SIZE)]
    home = not set(team) - {TEAM, HOSPITAL, REST_ROOM, BEACH}
    phase = state.phase
    if phase == LOOK:
        _need(kinds == [LOOKING] and _looks(state, steps[0]), "agenda: nothing is being observed")
    elif phase == TARGET:
        _need(
            kinds == [SENDING] and steps[0][1] < IMITATOR and hired,
            "agenda: nobody is sent",
        )
    elif phase == WINDOW:
        _need(kinds == [FORESEE] and steps[0][1] < SITES, "agenda: nothing is foreseen")
        _need(
            state.height(steps[0][1]) > FORESEEN and hired,
            "agenda: nothing is to be chosen",
        )
    elif phase == CHEST:
        _need(_chooses(state, steps), "agenda: no chest waits")
    else:
        _need(not kinds, "agenda: something is left over")
        asked = (
            phase == OVER
            or (phase == SWORD and karas >= SWORD_PRICE and not state.sword and home and HOSPITAL not in team)
            or (phase == ASSIGN and TEAM in team)
            or (phase == HIRE_RECRUIT and karas >= RECRUIT_PRICE and BEACH in team and TEAM not in team)
            or (phase == CARE and karas >= CARE_PRICE and HOSPITAL in team and home)
        )
        _need(asked, "phase: nothing of the kind can be asked now")


def _looks(state: State, step: list[int]) -> bool:
    _, site, packed = step
    level, left = packed >> 2, packed & 3
    if site >= SITES or level >= state.height(site) or not 1 <= left <= OBSERVED:
        return False
    tile = site * LEVELS + level
    return (
        not state.is_up(tile)
        and (int(state.cleared) >> tile) & 1 == 1
        and state.knowledge.knows(state.active, tile)
    )


def _chooses(state: State, steps: list[list[int]]) -> bool:
    if len(steps) == 3:
        kind, site, left = steps[0]
        if kind != MINE or site >= SITES or left >= MINED or state.digger != -1:
            return False
        steps = steps[1:]
    elif state.digger < 0:
        return False
    if [step[0] for step in steps] != [CHECK_END, CHOOSE]:
        return False
    _, node, tile = steps[1]
    return node == _MAP_NODE and GALLERIES <= tile < TILES and state.tiles[tile] == columns.MAP_KIND
