"""The solo rival: a tile is turned and carried out without any decision (Rulebook p. 20 and p. 21)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit, has, nibble
from bivouac.games.arnak import columns, tell
from bivouac.games.arnak.kinds import (
    CAMPS,
    FIRST_DEEP,
    GLASS,
    NO_CARD,
    NO_GUARDIAN,
    NO_TILE,
    PLACES,
    RESCUE_SPACE,
    RIVAL,
    ROUNDS,
    ROW,
    SHARED_SPACE,
    SITES,
    SNAKE,
    SPACES,
    STACKS,
    TEMPLE,
)
from bivouac.games.arnak.moves import cards, island, track
from bivouac.games.arnak.moves.lists import changed
from bivouac.games.arnak.state import State

# The stacks of temple tiles that it takes, from left to right
SIXES: Final[list[int]] = [columns.STACK_IDS.index(id) for id in ("6_left", "6_right")]


def shuffle(state: State) -> None:
    """The same ten tiles again (ruling 117)."""
    deeds = state.deeds + state.deeds_done
    deeds.sort()
    state.chance.shuffle(deeds)
    state.deeds = deeds
    state.deeds_done = []


def act(state: State) -> None:
    """The top tile is turned and carried out; one crossed out does nothing in round V (ruling 116)."""
    deed: i64 = state.deeds[len(state.deeds) - 1]
    state.deeds = state.deeds[:-1]
    state.deeds_done = [*state.deeds_done, deed]
    state.revealed_count += 1
    tell.deed(state, deed)
    if columns.DEED_CROSSED[deed] and state.round == ROUNDS:
        tell.idle(state)
        return
    DEEDS[columns.DEED_ACTION[deed]](state, deed)


def points_right(state: State) -> bool:
    """The decision arrow: on the back of the next tile, or of the first one of the round (ruling 108)."""
    tile: i64 = state.deeds[len(state.deeds) - 1] if state.deeds else state.deeds_done[0]
    return columns.DEED_RIGHT[tile]


def by_arrow(state: State, options: list[int]) -> i64:
    """The option farthest left or right, as the arrow says; options come from left to right."""
    return options[len(options) - 1] if points_right(state) else options[0]


def by_row(state: State, sites: list[int], highest: bool) -> i64:
    """Of some sites those in the highest or lowest row of the board, then by the arrow."""
    best: i64 = -1
    options: list[int] = []
    for site in sites:
        row: i64 = columns.BOARD_ROW[site]
        if best < 0 or (row > best if highest else row < best):
            best = row
            options = []
        if row == best:
            options.append(site)
    return by_arrow(state, options)


def dig(state: State, deed: i64) -> None:
    """A figure blocks a site that gives the resource (ruling 109)."""
    wanted: i64 = columns.DEED_RESOURCE[deed]
    taken = state.occupied() | state.blocked
    sites: list[int] = []
    for site in range(SITES):
        if state.is_known(site) and columns.SPACES_OF[site] & ~taken and has(_gives(state, site), wanted):
            sites.append(site)
    if not sites:
        tell.idle(state)
        return
    site = by_row(state, sites, True)
    for space in range(SPACES):
        if columns.SITE_OF[space] == site and not has(taken, space):
            island.place_figure(state, RIVAL, space)
            return


def _gives(state: State, site: i64) -> i64:
    if site < CAMPS:
        return columns.CAMP_GIVES[site]
    return columns.TILE_GIVES[state.tiles[site - CAMPS]]


def discover(state: State, deed: i64) -> None:
    """A site of this round's level is discovered; no effect is carried out (rulings 110 and 111)."""
    level: i64 = columns.FIND_LEVEL[deed][state.round - 1]
    sites: list[int] = []
    for place in range(PLACES):
        if state.tiles[place] == NO_TILE and columns.LEVEL_OF[CAMPS + place] == level:
            sites.append(CAMPS + place)
    if not sites:
        tell.idle(state)
        return
    place = by_row(state, sites, False) - CAMPS
    island.place_figure(state, RIVAL, 2 * CAMPS + place)
    idol = nibble(state.idols_up, place)
    if has(state.rival_idols, idol):
        state.rival_pile += 1
    else:
        state.rival_idols |= bit(idol)
    if place >= FIRST_DEEP:
        state.rival_pile += 1
    tell.idols(state, RIVAL, place, 2 if place >= FIRST_DEEP else 1)
    island.turn_tile(state, place)
    if columns.FIND_GUARDIAN[deed][state.round - 1]:
        island.wake_guardian(state, place)


def research(state: State, deed: i64) -> None:
    """The glass moves up, and an assistant leaves the supply (rulings 112 and 113)."""
    climb(state)
    tallest: i64 = 0
    for stack in range(STACKS):
        tallest = max(tallest, len(state.supply[stack]))
    if tallest:
        stacks = [stack for stack in range(STACKS) if len(state.supply[stack]) == tallest]
        track.send_away(state, by_arrow(state, stacks))


def climb(state: State) -> None:
    """One row up; in the Lost Temple a tile of six points instead."""
    here = nibble(state.glass, RIVAL)
    if here == TEMPLE:
        _take_six(state)
        return
    space = by_arrow(state, columns.STEP_WAYS[state.side][here])
    track.move_token(state, RIVAL, GLASS, space)
    if space == TEMPLE:
        if state.temple_stack:
            track.box_temple_bonus(state)
        return
    _take_bonus(state, space)
    if state.side == SNAKE and space == RESCUE_SPACE and state.rescue:
        track.send_rescued_away(state)


def _take_six(state: State) -> None:
    stacks: list[int] = []
    for stack in SIXES:
        if nibble(state.temple_tiles, stack):
            stacks.append(stack)
    if stacks:
        track.take_temple_tile(state, RIVAL, by_arrow(state, stacks))
    else:
        tell.idle(state)


def _take_bonus(state: State, space: i64) -> None:
    """A bonus tile of the space is removed, by the arrow where several lie there."""
    last: i64 = space
    if state.side == SNAKE and space == SHARED_SPACE:
        last = SHARED_SPACE + 2
    places: list[int] = []
    for place in range(space, last + 1):
        if state.bonus_at(place) >= 0:
            places.append(place)
    if places:
        track.take_bonus_at(state, RIVAL, by_arrow(state, places), space)


def overcome(state: State, deed: i64) -> None:
    """A guardian where a figure of the rival stands, else research without an assistant (ruling 114)."""
    sites: list[int] = []
    for site in range(SITES):
        if state.guards[site] != NO_GUARDIAN and state.stands_at(RIVAL, site):
            sites.append(site)
    if sites:
        island.catch_guardian(state, RIVAL, by_row(state, sites, True))
    else:
        climb(state)


def buy_item(state: State, deed: i64) -> None:
    """The item with the fewest points, or the most (ruling 115)."""
    _buy(state, deed, state.round, ROW)


def buy_artifact(state: State, deed: i64) -> None:
    """The artifact with the fewest points, or the most (ruling 115)."""
    _buy(state, deed, 0, state.round)


def _buy(state: State, deed: i64, first: i64, stop: i64) -> None:
    highest: bool = columns.DEED_RED[deed]
    best: i64 = -1
    places: list[int] = []
    for place in range(first, stop):
        if state.row[place] == NO_CARD:
            continue
        points: i64 = columns.POINTS[state.row[place]]
        if best < 0 or (points > best if highest else points < best):
            best = points
            places = []
        if points == best:
            places.append(place)
    if not places:
        tell.idle(state)
        return
    place = by_arrow(state, places)
    card: i64 = state.row[place]
    state.row = changed(state.row, place, NO_CARD)
    state.rival_cards = [*state.rival_cards, card]
    tell.rival_takes(state, card)
    cards.refill(state)


Deed = Callable[[State, i64], None]
DEEDS: Final[dict[str, Deed]] = {
    "dig": dig,
    "discover": discover,
    "research": research,
    "overcome": overcome,
    "buy_item": buy_item,
    "buy_artifact": buy_artifact,
}
assert set(DEEDS) == set(columns.DEED_ACTION), "no doer for some tile of the rival"
