"""The census: every tile, token and figure is in exactly one place, and the question can be answered."""

from typing import Final

from bivouac.core.bits import nibbles, pieces
from bivouac.core.census import need, once
from bivouac.games.takara import columns, kinds
from bivouac.games.takara.data import prices
from bivouac.games.takara.kinds import GALLERIES, LEVELS, SITES, TEAM_SIZE, TILES
from bivouac.games.takara.state import State

_MAP_NODE: Final = columns.ROOT[columns.MAP_KIND]


def count(state: State) -> None:
    """Refuse a state that cannot be played on for want, excess or misplacement of a piece."""
    _tiles(state)
    _faces(state)
    _goods(state)
    _figures(state)
    _ending(state)
    _question(state)


def _tiles(state: State) -> None:
    """Each depth holds its eighteen tiles; sites, chest pile, rows and discard hold each tile once."""
    for depth in range(3):
        lowest = 6 - 3 * depth
        dealt = [state.tiles[site * LEVELS + lowest + at] for site in range(SITES) for at in range(3)]
        need(sorted(dealt) == columns.DEPTHS[depth], f"tiles: depth {depth + 1} does not hold its 18 tiles")
    sites = {tile // LEVELS for tile in range(GALLERIES) if state.tiles[tile] == columns.STONE_KIND}
    need(len(sites) == 2, "tiles: the Stones lie on the same site")
    found = [site * LEVELS + level for site in range(SITES) for level in range(state.height(site))]
    found += [*state.chests.pieces, *pieces(state.discard)]
    if state.agenda.kind == kinds.CHOOSE:  # a chest tile in hand waits for a choice
        found.append(int(state.agenda.b()))
    for seat, row in enumerate(state.won):
        found += pieces(row)
        kept = all(columns.KEPT[state.tiles[tile]] for tile in pieces(row))
        need(kept, f"won[{seat}]: a tile cannot be kept")
    once(found, range(TILES), "tile")


def _faces(state: State) -> None:
    """Only monsters and rockfalls lie open, wounds on open monsters; what lies open or is gone is known."""
    for tile in range(GALLERIES):
        on_site = tile % LEVELS < state.height(tile // LEVELS)
        up = state.is_up(tile)
        can = on_site and state.class_of(tile) in (kinds.MONSTER, kinds.ROCKFALL)
        need(not up or can, f"face_up: gallery tile {tile} cannot be")
        known = state.knowledge.knows(-1, tile)
        need(known == (up or not on_site), f"knowledge.public: gallery tile {tile} is wrong")
    for site in range(SITES):
        wounds, tile = state.wounds_on(site), int(state.top(site)) if state.height(site) else 0
        hit_points = columns.HIT_POINTS[state.tiles[tile]] if state.height(site) and state.is_up(tile) else 0
        need(wounds == 0 or wounds < hit_points, f"wounds[{site}]: no open monster bears {wounds} there")


def _goods(state: State) -> None:
    tokens = sum(nibbles(state.tokens, state.seats)) + state.stock
    wanted = prices.TOKENS_PER_SEAT * state.seats
    need(tokens == wanted, f"tokens: {tokens} are not {wanted}")
    holders = _holders(state)
    for seat in range(state.seats):
        need(holders.count(seat) <= 1, f"holder: seat {seat} has two specialists")


def _holders(state: State) -> list[int]:
    return [int(state.holder(specialist)) for specialist in range(kinds.SPECIALISTS)]


def _figures(state: State) -> None:
    """Recruits alone wait on the beach; only the active team is out."""
    for at, place in enumerate(nibbles(state.figures, TEAM_SIZE * state.seats)):
        seat, member = divmod(at, TEAM_SIZE)
        recruit = place != kinds.BEACH or member == kinds.THE_RECRUIT
        need(recruit, f"where[{at}]: only a recruit waits on the beach")
        home = place in (kinds.TEAM, kinds.REST_ROOM, kinds.BEACH)
        need(home or seat == state.active, f"where[{at}]: it is not that team's turn")


def _ending(state: State) -> None:
    """The Stones found are those that have left their sites, and a game that has ended asks nothing."""
    gone = [tile for row in [*state.won, int(state.discard)] for tile in pieces(row)]
    found = sum(1 for tile in gone if state.tiles[tile] == columns.STONE_KIND)
    need(state.stones == found, f"stones: {found} were found")
    over = state.phase == kinds.OVER
    need((state.ending == kinds.PLAYING) != over, "phase: it does not go with the ending")
    empty = state.empty_sites()
    # In the middle of a tile the end waits until it is resolved (ruling 52).
    ended = found == 2 or empty >= 5 or (empty >= 4 and found == 0)
    need(over or not ended or not state.agenda.empty(), "ending: nothing is left to play for")


def _question(state: State) -> None:
    """What is asked is about something there is, and can be answered."""
    steps = state.agenda.dump()
    listed = [step[0] for step in steps]
    hired = int(state.active) in _holders(state)
    phase = state.phase
    if phase == kinds.LOOK:
        need(listed == [kinds.LOOKING] and _looks(state, steps[0]), "agenda: nothing is being observed")
    elif phase == kinds.TARGET:
        sent = listed == [kinds.SENDING] and steps[0][1] < kinds.IMITATOR
        need(sent and hired, "agenda: nobody is sent")
    elif phase == kinds.WINDOW:
        foreseen = listed == [kinds.FORESEE] and steps[0][1] < SITES and hired
        need(foreseen and state.height(steps[0][1]) > prices.FORESEEN, "agenda: nothing is foreseen")
    elif phase == kinds.CHEST:
        need(_chooses(state, steps), "agenda: no chest waits")
    else:
        need(not listed and _asks(state), "phase: nothing of the kind can be asked now")
    need(phase == kinds.OVER or bool(state.legal(state.active)), "phase: nothing can be answered")


def _asks(state: State) -> bool:
    """Can the active player do what a question with nothing waiting offers?"""
    karas = state.karas[state.active]
    team = [int(state.place(state.active, member)) for member in range(TEAM_SIZE)]
    return bool(
        state.phase == kinds.OVER
        or (state.phase == kinds.SWORD and karas >= prices.SWORD_PRICE and not state.sword)
        or (state.phase == kinds.ASSIGN and kinds.TEAM in team)
        or (state.phase == kinds.HIRE_RECRUIT and karas >= prices.RECRUIT_PRICE and kinds.BEACH in team)
        or (state.phase == kinds.CARE and karas >= prices.CARE_PRICE and kinds.HOSPITAL in team)
    )


def _looks(state: State, step: list[int]) -> bool:
    _, site, packed = step
    level, left = packed >> 2, packed & 3
    if site >= SITES or level >= state.height(site) or not 1 <= left <= prices.OBSERVED:
        return False
    tile = site * LEVELS + level
    return not state.is_up(tile) and state.knowledge.knows(state.active, tile)


def _chooses(state: State, steps: list[list[int]]) -> bool:
    """A map is in hand, drawn by a digger or in the middle of mining."""
    mining = len(steps) == 3
    if mining:
        kind, site, left = steps.pop(0)
        mining = kind == kinds.MINE and site < SITES and left < prices.MINED
    if [step[0] for step in steps] != [kinds.CHECK_END, kinds.CHOOSE] or (not mining and state.digger < 0):
        return False
    _, node, tile = steps[1]
    return node == _MAP_NODE and GALLERIES <= tile < TILES and state.tiles[tile] == columns.MAP_KIND
