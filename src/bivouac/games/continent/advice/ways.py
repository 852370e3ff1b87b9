"""The ways between regions, as anybody learns them who walks there: which of them lead nearer to a region."""

from typing import Final

from bivouac.games.continent.columns import Columns
from bivouac.games.continent.kinds import E_NEW_BOARD, E_TAKE, IN_BOX, TERRAIN
from bivouac.games.continent.state import State

# For each pack and choice of curses the regions one can go to from each region.
_beside: Final[dict[str, list[list[int]]]] = {}


def towards(state: State, here: int, wanted: list[int]) -> list[int]:
    """The regions beside this one from which there are fewer steps to one that is wanted."""
    if not wanted or here in wanted:
        return []
    ways = beside(state)
    far = _steps(ways, wanted)
    return [zone for zone in ways[here] if far[zone] < far[here]]


def _steps(ways: list[list[int]], wanted: list[int]) -> list[int]:
    """For each region the steps to the nearest that is wanted."""
    far = [0 if zone in wanted else len(ways) for zone in range(len(ways))]
    for _ in ways:
        for zone, others in enumerate(ways):
            for other in others:
                far[zone] = min(far[zone], far[other] + 1)
    return far


def beside(state: State) -> list[list[int]]:
    """The regions that each region leads to, by the places that are in this game."""
    box = state.box
    name = f"{box.name} {state.chosen}"
    if name not in _beside:
        found: list[list[int]] = [[] for _ in range(box.zones)]
        for card in range(box.first_fog):
            if box.kind[card] == TERRAIN and state.where[card] != IN_BOX:
                for attempt in box.attempts[card]:
                    found[box.zone[card]] += _led_to(box, box.success[attempt])
        _beside[name] = found
    return _beside[name]


def _led_to(box: Columns, node: int) -> list[int]:
    """The regions an effect leads to, at once or by the event it calls."""
    if node < 0:
        return []
    if box.node_kind[node] == E_NEW_BOARD:
        return [box.zone[box.greens[box.node_number[node]][0]]]
    found: list[int] = []
    if box.node_kind[node] == E_TAKE:
        for card in box.greens[box.node_number[node]]:
            if box.kind[card] != TERRAIN:
                found += _led_to(box, box.arrival[card])
    for part in box.node_parts[node]:
        found += _led_to(box, part)
    return found
