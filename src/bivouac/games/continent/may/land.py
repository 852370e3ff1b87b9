"""How the land lies: what is beside what, what is linked to what, where one can go (rulings 88 to 93)."""

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.continent import kinds
from bivouac.games.continent.state import State


def neighbour(cell: i64, direction: i64) -> i64:
    """The cell to the north, east, south or west, or NO_CELL beyond the edge (ruling 88)."""
    if direction == kinds.NORTH:
        return cell - kinds.SIDE if cell >= kinds.SIDE else kinds.NO_CELL
    if direction == kinds.EAST:
        return cell + 1 if cell % kinds.SIDE < kinds.SIDE - 1 else kinds.NO_CELL
    if direction == kinds.SOUTH:
        return cell + kinds.SIDE if cell < kinds.CELLS - kinds.SIDE else kinds.NO_CELL
    return cell - 1 if cell % kinds.SIDE else kinds.NO_CELL


def is_terrain(state: State, cell: i64) -> bool:
    """Does a terrain lie in the cell?"""
    card = state.cells[cell]
    return card >= 0 and state.box.kind[card] == kinds.TERRAIN


def home(state: State, card: i64) -> i64:
    """The cell a terrain belongs to (ruling 150)."""
    return state.box.cell[card]


def leads_on(state: State, cell: i64) -> bool:
    """Does another terrain lie beside this one, so that one can go somewhere? (ruling 90)"""
    for direction in range(4):
        beyond = neighbour(cell, direction)
        if beyond != kinds.NO_CELL and is_terrain(state, beyond):
            return True
    return False


def destinations(state: State, start: i64) -> list[int]:
    """The other terrains an unbroken chain of neighbouring terrains leads to (ruling 90)."""
    found = [int(start)]
    at: i64 = 0
    while at < len(found):
        for direction in range(4):
            beyond = neighbour(found[at], direction)
            if beyond != kinds.NO_CELL and beyond not in found and is_terrain(state, beyond):
                found.append(beyond)
        at += 1
    return sorted(found[1:])


def is_linked(state: State, cell: i64, direction: i64) -> bool:
    """Is the card beyond linked to this terrain, by the terrain's arrow or its own? (rulings 92 and 93)"""
    beyond = neighbour(cell, direction)
    terrain = state.cells[cell]
    if beyond == kinds.NO_CELL or terrain < 0:
        return False
    card = state.cells[beyond]
    if card == kinds.FREE_CELL or (
        card >= 0 and state.box.kind[card] == kinds.TERRAIN and state.faces[beyond] == kinds.FACE_UP
    ):
        return False
    if card >= 0 and state.faces[beyond] == kinds.FACE_UP and state.box.points_at[card]:
        return has(state.box.points_at[card], (direction + 2) % 4)
    return state.box.arrow[4 * terrain + direction] > 0


def linked_cells(state: State, cell: i64) -> list[int]:
    """The cells with a card that is linked to the terrain of a cell, by direction; NO_CELL for none."""
    found: list[int] = []
    for direction in range(4):
        beyond = neighbour(cell, direction)
        found.append(
            beyond if beyond != kinds.NO_CELL and is_linked(state, cell, direction) else kinds.NO_CELL
        )
    return found


def linked_events(state: State, cell: i64) -> list[int]:
    """The permanent events linked to a terrain, attached to it or in a cell beside it (rulings 86 and 92)."""
    found = state.events_at(cell)
    for beyond in linked_cells(state, cell):
        if beyond != kinds.NO_CELL and state.cells[beyond] >= 0 and state.faces[beyond] == kinds.FACE_UP:
            found.append(state.cells[beyond])
    return found


def other_sides(state: State, bridge: i64, here: i64) -> list[int]:
    """The terrains a bridge leads to from here (ruling 92)."""
    found: list[int] = []
    card = state.cells[bridge]
    if card < 0:
        return found
    for direction in range(4):
        beyond = neighbour(bridge, direction)
        pointed = has(state.box.points_at[card], direction)
        if pointed and beyond != kinds.NO_CELL and beyond != here and is_terrain(state, beyond):
            found.append(beyond)
    return found


def camp_site(state: State) -> i64:
    """The cell all figures share, or NO_CELL (ruling 128)."""
    site: i64 = kinds.NO_CELL
    for seat in state.clockwise(0):
        if site != kinds.NO_CELL and state.spots[seat] != site:
            return kinds.NO_CELL
        site = state.spots[seat]
    return site
