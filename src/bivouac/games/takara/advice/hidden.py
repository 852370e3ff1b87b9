"""What a seat may expect of tiles it has not seen: `odds.face_odds` weighed, without naming the faces."""

from typing import Final, final

from mypy_extensions import i64

from bivouac.core.bits import has
from bivouac.games.takara import columns
from bivouac.games.takara.kinds import GALLERIES
from bivouac.games.takara.redeal import DEEP, depth_of, hidden_at, special_chance, special_kind
from bivouac.games.takara.state import State

NOT_YET: Final = -1.0  # less XP than any tile has


@final
class Alike:
    """What one seat expects of the tops of all sites; tiles of a depth nobody has looked at are alike."""

    def __init__(self, state: State, known: i64) -> None:
        self.state = state
        self.known = known
        self.superficial = NOT_YET
        self.middle = NOT_YET

    def expected_xp(self, tile: i64) -> float:
        """The XP of a hidden tile; deep ones differ, for where a Stone may lie depends on the site."""
        depth = depth_of(tile)
        if depth == DEEP or has(self.known, tile) or has(self.state.cleared, tile):
            return expected_xp(self.state, self.known, tile)
        if depth == 0:
            if self.superficial == NOT_YET:
                self.superficial = expected_xp(self.state, self.known, tile)
            return self.superficial
        if self.middle == NOT_YET:
            self.middle = expected_xp(self.state, self.known, tile)
        return self.middle


def expected_xp(state: State, known: i64, tile: i64) -> float:
    """The XP of a hidden tile as whoever knows these tiles may expect it."""
    if has(known, tile):
        return float(columns.XP[state.tiles[tile]])
    depth = depth_of(tile)
    hidden = hidden_at(state, known, depth)
    special = special_kind(depth)
    chance = special_chance(state, hidden, tile)
    xp: i64 = 0
    others: i64 = 0
    for place in range(GALLERIES):
        if has(hidden, place):
            kind: i64 = state.tiles[place]
            if kind != special:
                xp += columns.XP[kind]
                others += 1
    rest = (1.0 - chance) * float(xp) / float(others) if others else 0.0
    return chance * float(columns.XP[special]) + rest
