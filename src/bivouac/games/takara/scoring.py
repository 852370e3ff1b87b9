"""Points line by line, ranks and levels of fame."""

from typing import Final

from bivouac.core.bits import nibble, pieces
from bivouac.core.outcome import RANKED, Lines, Outcome, all_lost, ranked, totals
from bivouac.games.takara import columns
from bivouac.games.takara.data.prices import KARAS_PER_XP, TOKEN_XP
from bivouac.games.takara.data.specialists import FAME
from bivouac.games.takara.kinds import FOUR_EMPTY, GALLERIES, MONSTER, STONE
from bivouac.games.takara.state import State

LINES: Final[tuple[str, ...]] = ("galleries", "monsters", "chests", "stones", "tokens", "karas")


def lines(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """A player's points, one line for each source (Rulebook, scoring)."""
    worth = dict.fromkeys(LINES, 0)
    for tile in pieces(state.won[seat]):
        worth[line_of(state, tile)] += columns.XP[state.tiles[tile]]
    worth["tokens"] = TOKEN_XP * nibble(state.tokens, seat)
    worth["karas"] = state.karas[seat] // KARAS_PER_XP
    return tuple(worth.items())


def line_of(state: State, tile: int) -> str:
    """The line a won tile is counted on."""
    if tile >= GALLERIES:
        return "chests"
    kind = columns.CLASS[state.tiles[tile]]
    if kind == MONSTER:
        return "monsters"
    return "stones" if kind == STONE else "galleries"


def outcome(state: State) -> Outcome:
    """How the game ended."""
    seats = range(state.seats)
    if state.ending == FOUR_EMPTY:
        return all_lost(state.seats)
    sheets = tuple(lines(state, seat) for seat in seats)
    for seat in seats:
        if sum(1 for tile in pieces(state.won[seat]) if state.tiles[tile] == columns.STONE_KIND) == 2:
            return _eternal(state, seat, sheets)
    # Ties: most XP without Karas, that is fewest Karas among as many points, then a shared win (ruling 35).
    return ranked(sheets, [-dict(sheet)["karas"] for sheet in sheets])


def _eternal(state: State, seat: int, sheets: Lines) -> Outcome:
    """Both Stones in one hand: that player alone has won, the others are not ranked (ruling 53)."""
    ranks = tuple(1 if other == seat else 2 for other in range(state.seats))
    utility = tuple(1.0 if rank == 1 else -1.0 for rank in ranks)
    return Outcome(RANKED, (seat,), ranks, tuple(totals(sheets)), sheets, utility)


def fame(points: int) -> str:
    """The level a score has reached (ruling 36)."""
    return [level for level, lowest in FAME if points >= lowest][-1]
