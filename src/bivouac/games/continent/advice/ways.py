"""The ways between regions, as anybody learns them who walks there: which of them lead nearer to a region."""

from typing import Final

from bivouac.games.continent.columns import Columns
from bivouac.games.continent.kinds import E_NEW_BOARD, E_TAKE, TERRAIN

# For each pack the regions one can go to from each region.
_beside: Final[dict[str, list[list[int]]]] = {}


def towards(box: Columns, here: int, wanted: list[int]) -> list[int]:
    """The regions beside this one from which there are fewer steps to one that is wanted."""
    if not wanted or here in wanted:
        return []
    far = _steps(box, wanted)
    return [zone for zone in beside(box)[here] if far[zone] < far[here]]


def _steps(box: Columns, wanted: list[int]) -> list[int]:
    """For each region the steps to the nearest that is wanted."""
    far = [0 if zone in wanted else box.zones for zone in range(box.zones)]
    for _ in range(box.zones):
        for zone, others in enumerate(beside(box)):
            for other in others:
                far[zone] = min(far[zone], far[other] + 1)
    return far


def beside(box: Columns) -> list[list[int]]:
    """The regions that each region leads to."""
    if box.name not in _beside:
        found: list[list[int]] = [[] for _ in range(box.zones)]
        for card in range(box.first_fog):
            if box.kind[card] == TERRAIN:
                for attempt in box.attempts[card]:
                    found[box.zone[card]] += _led_to(box, box.success[attempt])
        _beside[box.name] = found
    return _beside[box.name]


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
